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

  /// Whether it was made by an app or a program.
  ///
  /// Its handlers are then called inside the keyboard's block unless the scenario's file says otherwise, as those given
  /// to `Scenario.film(of:named:context:mending:)` are. Those of the catalogue, and those that a scenario's file
  /// describes, are deferred.
  package(set) public var isOwn = true

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
  ///
  /// - Parameters:
  ///   - name: Its name: letters, digits, - and _.
  ///   - summary: What its code does, in a sentence. By default that it is the handler of this type.
  ///   - code: The call at its heart, for captions: a few short lines. By default the handler's type.
  ///   - make: Makes a fresh handler for each play. Plays run on several threads.
  public init<A: Approach<ChatScreen>>(
    _ name: String, summary: String? = nil, code: String? = nil,
    make: @escaping @Sendable () -> A
  ) {
    self.init(
      name, summary: summary ?? NamedApproach.summary(of: A.self), code: code ?? "\(A.self)",
      move: nil, handlers: .chat(make))
  }

  /// An approach in its handler form, for a form.
  ///
  /// As for a chat.
  public init<A: Approach<FormScreen>>(
    _ name: String, summary: String? = nil, code: String? = nil,
    make: @escaping @Sendable () -> A
  ) {
    self.init(
      name, summary: summary ?? NamedApproach.summary(of: A.self), code: code ?? "\(A.self)",
      move: nil, handlers: .form(make))
  }

  /// What can be said of a handler that nobody described.
  private static func summary(of handler: Any.Type) -> String {
    "The app's own handler \(handler), as it is written."
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

extension NamedApproach: CustomStringConvertible {
  /// Its name, and what its code does.
  public var description: String { "\(name): \(summary)" }
}
