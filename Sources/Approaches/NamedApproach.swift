/// An approach with its entry in the catalogue.
public struct NamedApproach: Sendable {
  /// Its name in scenarios and commands.
  public let name: String
  /// What its code does, in a sentence.
  public let summary: String
  /// The call at its heart, for captions: a few short lines.
  public let code: String
  /// Its value form; nil for handlers that have none.
  public let move: BarMove?
  /// Makes fresh handlers for a play, for the screen they are written for.
  public let handlers: Handlers

  /// The line of the scenario's file that lists it; nil where no file does.
  package(set) public var line: Int?

  /// Handlers for one kind of screen.
  public enum Handlers: Sendable {
    /// For a chat.
    case chat(@Sendable () -> any Approach<ChatScreen>)
    /// For a form.
    case form(@Sendable () -> any Approach<FormScreen>)
    /// On a screen of its own, in a scenario of this kind.
    case own(OwnScreen)

    /// The kind of screen.
    public var screen: ScreenKind {
      switch self {
      case .chat: .chat
      case .form: .form
      case .own(let screen): screen.kind
      }
    }
  }

  /// An approach in its value form; the sentence and the call follow from it where they are not given.
  public init(_ name: String, _ move: BarMove, summary: String? = nil) {
    self.init(
      name, summary: summary ?? move.summary, code: move.code, move: move,
      handlers: .chat { move })
  }

  /// An approach in its handler form, for a chat.
  public init(
    _ name: String, summary: String, code: String,
    make: @escaping @Sendable () -> any Approach<ChatScreen>
  ) {
    self.init(name, summary: summary, code: code, move: nil, handlers: .chat(make))
  }

  /// An approach in its handler form, for a form.
  public init(
    _ name: String, summary: String, code: String,
    onForm make: @escaping @Sendable () -> any Approach<FormScreen>
  ) {
    self.init(name, summary: summary, code: code, move: nil, handlers: .form(make))
  }

  /// An approach that brings a screen of its own along.
  package init(_ name: String, summary: String, code: String, screen: OwnScreen) {
    self.init(name, summary: summary, code: code, move: nil, handlers: .own(screen))
  }

  private init(
    _ name: String, summary: String, code: String, move: BarMove?, handlers: Handlers
  ) {
    self.name = name
    self.summary = summary
    self.code = code
    self.move = move
    self.handlers = handlers
  }
}
