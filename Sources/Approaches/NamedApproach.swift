/// An approach with its entry in the catalogue.
public struct NamedApproach: Sendable {
  /// Its name in scenarios and commands.
  public let name: String
  /// What pictures call it; nil for its name.
  public var title: String?
  /// Its code, described in a sentence.
  public var summary: String
  /// Its essential call, for captions: a few short lines.
  public var code: String
  /// Its value form; nil for other handlers.
  public let move: BarMove?
  /// Makes fresh handlers for a play, for their kind of screen.
  public let handlers: Handlers

  /// Whether an app or a program made it.
  ///
  /// Its handlers are then called inside the keyboard's block unless the scenario's file differs, as those given to
  /// `Scenario.film(of:named:context:mending:)` are. Those of the catalogue, and those described in a scenario's file,
  /// are deferred.
  package(set) public var isOwn = true

  /// The line in the scenario's file; nil without one.
  package(set) public var line: Int?

  /// Handlers for one kind of screen.
  public enum Handlers: Sendable {
    case chat(@Sendable () -> any Approach<ChatScreen>)
    case form(@Sendable () -> any Approach<FormScreen>)
    /// On its own screen, in a scenario of this kind.
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

  /// An approach in its value form, from which sentence and call follow by default.
  public init(_ name: String, _ move: BarMove, summary: String? = nil) {
    self.init(
      name, summary: summary ?? move.summary, code: move.code, move: move,
      handlers: .chat { move })
  }

  /// An approach in its handler form, for a chat.
  ///
  /// - Parameters:
  ///   - name: Letters, digits, - and _.
  ///   - summary: Its code, described in a sentence; by default that it is the handler of this type.
  ///   - code: The essential call, for captions: a few short lines. By default the handler's type.
  ///   - make: Makes a fresh handler for each play. Plays run on several threads.
  public init<A: Approach<ChatScreen>>(
    _ name: String, summary: String? = nil, code: String? = nil,
    make: @escaping @Sendable () -> A
  ) {
    self.init(
      name, summary: summary ?? NamedApproach.summary(of: A.self), code: code ?? "\(A.self)",
      move: nil, handlers: .chat(make))
  }

  /// An approach in its handler form, for a form; parameters as for a chat.
  public init<A: Approach<FormScreen>>(
    _ name: String, summary: String? = nil, code: String? = nil,
    make: @escaping @Sendable () -> A
  ) {
    self.init(
      name, summary: summary ?? NamedApproach.summary(of: A.self), code: code ?? "\(A.self)",
      move: nil, handlers: .form(make))
  }

  private static func summary(of handler: Any.Type) -> String {
    "The app's own handler \(handler), as it is written."
  }

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

extension NamedApproach {
  /// The same under another name and with another summary, which leaves out the code.
  package func named(_ name: String, summary: String) -> NamedApproach {
    var other = NamedApproach(name, summary: summary, code: "", move: move, handlers: handlers)
    (other.isOwn, other.line) = (isOwn, line)
    return other
  }
}

extension NamedApproach: CustomStringConvertible {
  /// Its name and summary.
  public var description: String { "\(name): \(summary)" }
}
