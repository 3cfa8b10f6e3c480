/// A scenario: a device, a keyboard, a conversation, what happens, and the approaches that are compared.
///
/// Made from YAML text or by name from the built-in catalogue, so every value is within its limits.
public struct Scenario: Sendable {
  /// What it is called; files made from it begin with this.
  public let name: String
  /// What it shows, in a sentence; may be empty.
  public let summary: String
  /// What is played.
  public let script: Script
  /// The conversation, from first to last.
  public let messages: [Message]
  /// What is compared, in order.
  public let approaches: [NamedApproach]
  /// How its filmstrip is drawn.
  public let strip: StripSetting

  init(
    name: String, summary: String, script: Script, messages: [Message],
    approaches: [NamedApproach], strip: StripSetting
  ) {
    self.name = name
    self.summary = summary
    self.script = script
    self.messages = messages
    self.approaches = approaches
    self.strip = strip
  }
}

extension Scenario {
  /// Plays the scenario with a handler of one's own and returns the film.
  ///
  /// - Parameters:
  ///   - approach: The handlers; a fresh one for each play if it remembers anything.
  ///   - name: What the film calls it; the handler's type where it is not given.
  /// - Throws: `PlayError` where turns never end.
  public func film<A: Approach>(
    of approach: A, named name: String? = nil
  ) throws(PlayError) -> Film where A.Screen == ChatScreen {
    try script.play(approach, named: name ?? "\(A.self)") { ChatScreen(messages, in: $0) }
  }

  /// Plays the scenario with an approach of the catalogue, or of its own, and returns the film.
  ///
  /// - Throws: `PlayError` where turns never end.
  public func film(of approach: NamedApproach) throws(PlayError) -> Film {
    try film(of: approach.make(), named: approach.name)
  }

  /// The scenario's own approach of a name, else the catalogue's; nil where neither has it.
  public func approach(named name: String) -> NamedApproach? {
    approaches.first { $0.name == name } ?? NamedApproach.named(name)
  }
}
