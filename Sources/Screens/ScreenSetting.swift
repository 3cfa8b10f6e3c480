/// A scenario's screen and its contents.
public enum ScreenSetting: Sendable, Hashable {
  /// A conversation with a toolbar at the bottom.
  case chat(ChatSetting)
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
  case chat
  case form
}

/// The contents of a chat's screen.
public struct ChatSetting: Sendable, Hashable {
  /// The conversation, from first to last.
  public var messages: [Message]
  /// Whether the chat is in a tab bar controller, with the bar at its bottom.
  public var hasTabBar: Bool
  /// Its presentation.
  public var presentation: Presentation
  /// The list of messages: a table view, or a collection view, whose new cells fly in.
  public var list: Table.Kind
  /// The bar's place.
  public var bar: BarPlace
  /// The list's bottom.
  public var listBottom: ListBottom
  /// The field's initial number of lines, which the bar adapts to: 1 to `ChatScreen.mostLines`.
  public var lines: Int

  /// Whether the list is turned over, newest message first, as in chats that grow upward.
  ///
  /// It is scaled by −1 vertically, and so are its rows' contents.
  public var isUpsideDown: Bool

  /// The place of a chat's toolbar.
  public enum BarPlace: String, Sendable, Hashable, CaseIterable {
    /// On the view's bottom: its background fills the part below its content.
    case bottom
    /// On the safe area: the screen's background shows below it.
    case safeArea = "safe-area"
  }

  /// Whether the bar extends to the view's bottom, below its content.
  var barReachesDown: Bool { !hasTabBar && bar == .bottom }

  /// Where a chat's list ends.
  public enum ListBottom: String, Sendable, Hashable, CaseIterable {
    case bar
    /// At the view's bottom, behind the toolbar, with an inset for the part covered at rest.
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
  /// The kind of screen, and its contents.
  public var description: String {
    switch self {
    case .chat(let setting): "chat of \(setting)"
    case .form(let setting): "form of \(setting)"
    }
  }
}

extension ChatSetting: CustomStringConvertible {
  /// The number of messages, the kind of list, and the presentation.
  public var description: String {
    "\(messages.count) \(messages.count == 1 ? "message" : "messages") in a \(list.rawValue), "
      + "\(presentation.rawValue)"
  }
}
