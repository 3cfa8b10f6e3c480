import Screens

/// A scenario's requirements of the screen with an app's own controller.
struct OwnSetting {
  let presentation: Presentation
  /// Whether it is in a tab bar controller.
  let hasTabBar: Bool
  /// Whether something must ride on the keyboard.
  let needsBar: Bool
  /// The fields in events, none in a chat; the keyboard shows for the first.
  let fieldNames: [String]
  /// Parts of the scenario's screen that only the app's controller could show.
  let omitted: [String]

  init(_ setting: ScreenSetting) {
    switch setting {
    case .chat(let chat):
      (presentation, hasTabBar, needsBar) = (chat.presentation, chat.hasTabBar, true)
      (fieldNames, omitted) = ([], [])
    case .form(let form):
      (presentation, hasTabBar) = (form.presentation, form.containers.contains(.tab))
      needsBar = false
      fieldNames = form.fields.map(\.name)
      omitted = (form.header == nil ? [] : ["header"]) + (form.alert == nil ? [] : ["alert"])
    }
  }
}
