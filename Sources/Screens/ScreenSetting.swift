/// The screen that a scenario plays on, and what is on it.
public enum ScreenSetting: Sendable, Hashable {
  /// A conversation with a toolbar at the bottom.
  case chat(ChatSetting)
  /// Fields to fill in.
  case form(FormSetting)

  /// Its kind.
  public var kind: ScreenKind {
    switch self {
    case .chat: .chat
    case .form: .form
    }
  }
}

/// The kinds of screen that approaches are written for.
public enum ScreenKind: String, Sendable, Hashable, CaseIterable {
  /// `ChatScreen`.
  case chat
  /// `FormScreen`.
  case form
}

/// What is on a chat's screen.
public struct ChatSetting: Sendable, Hashable {
  /// The conversation, from first to last.
  public var messages: [Message]
  /// Whether the chat lies in a tab bar controller, with the bar at its bottom.
  public var hasTabBar: Bool
  /// How it covers the screen.
  public var presentation: Presentation
  /// What shows the messages: a table view, or a collection view, whose new cells fly in.
  public var list: Table.Kind

  /// A chat of these messages.
  public init(
    messages: [Message], hasTabBar: Bool = false, presentation: Presentation = .fullScreen,
    list: Table.Kind = .table
  ) {
    self.messages = messages
    self.hasTabBar = hasTabBar
    self.presentation = presentation
    self.list = list
  }
}
