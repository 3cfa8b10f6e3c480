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
  /// What the toolbar stands on.
  public var bar: BarPlace
  /// Where the list ends.
  public var listBottom: ListBottom
  /// How many lines the field holds at the start, which make the bar as tall as they need: 1 to `ChatScreen.mostLines`.
  public var lines: Int

  /// Whether the list is turned over, as chats do that begin with the newest message: it is scaled by −1 from top to
  /// bottom, and so is what is in its rows, of which the first is the newest.
  public var isUpsideDown: Bool

  /// What a chat's toolbar stands on.
  public enum BarPlace: String, Sendable, Hashable, CaseIterable {
    /// The view's bottom: its background fills what is below its content.
    case bottom
    /// The safe area: the screen's background shows below it.
    case safeArea = "safe-area"
  }

  /// Where a chat's list ends.
  public enum ListBottom: String, Sendable, Hashable, CaseIterable {
    /// At the toolbar's top.
    case bar
    /// At the view's bottom, behind the toolbar, with an inset as high as what that covers at rest.
    case view
  }

  /// A chat of these messages.
  public init(
    messages: [Message], hasTabBar: Bool = false, presentation: Presentation = .fullScreen,
    list: Table.Kind = .table, bar: BarPlace = .bottom, listBottom: ListBottom = .bar,
    lines: Int = 1, isUpsideDown: Bool = false
  ) {
    self.messages = messages
    self.hasTabBar = hasTabBar
    self.presentation = presentation
    self.list = list
    self.bar = bar
    self.listBottom = listBottom
    self.lines = lines
    self.isUpsideDown = isUpsideDown
  }
}

extension ScreenSetting: CustomStringConvertible {
  /// The kind of screen, and what is on it.
  public var description: String {
    switch self {
    case .chat(let setting): "chat of \(setting)"
    case .form(let setting): "form of \(setting)"
    }
  }
}

extension ChatSetting: CustomStringConvertible {
  /// How many messages in which kind of list, and how the screen is presented.
  public var description: String {
    "\(messages.count) \(messages.count == 1 ? "message" : "messages") in a \(list.rawValue), "
      + "\(presentation.rawValue)"
  }
}
