public import Stage

/// A screen that a scenario may set up: a chat's or a form's.
public protocol ScenarioScreen: AppScreen {
  /// The name by which a scenario asks for the screen.
  static var kind: ScreenKind { get }
  /// Makes the screen of a setting in a simulation; nil where the setting is of another kind.
  static func maker(of setting: ScreenSetting) -> ((Simulation) -> Self)?
}

extension ChatScreen: ScenarioScreen {
  /// A chat.
  public static var kind: ScreenKind { .chat }

  /// Makes a chat's screen; nil for the setting of a form.
  public static func maker(of setting: ScreenSetting) -> ((Simulation) -> ChatScreen)? {
    guard case .chat(let setting) = setting else { return nil }
    return { ChatScreen(setting, in: $0) }
  }
}

extension FormScreen: ScenarioScreen {
  /// A form.
  public static var kind: ScreenKind { .form }

  /// Makes a form's screen; nil for the setting of a chat.
  public static func maker(of setting: ScreenSetting) -> ((Simulation) -> FormScreen)? {
    guard case .form(let setting) = setting else { return nil }
    return { FormScreen(setting, in: $0) }
  }
}
