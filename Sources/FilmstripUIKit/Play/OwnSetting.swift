import Screens

/// What a scenario says of the screen that an app's own controller is shown on.
struct OwnSetting {
  /// How it covers the screen.
  let presentation: Presentation
  /// Whether it lies in a tab bar controller.
  let hasTabBar: Bool
  /// Whether something must ride on the keyboard.
  let needsBar: Bool
  /// The fields that events may name, of which the first is the one that the keyboard comes for; none in a chat.
  let fieldNames: [String]
  /// What of the scenario's screen an app's controller would have to bring, and is not shown.
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
