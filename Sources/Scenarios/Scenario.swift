/// A scenario: a device, a keyboard, a screen, what happens, and the approaches that are compared.
///
/// Made from YAML text or by name from the built-in catalogue, so every value is within its limits.
public struct Scenario: Sendable {
  /// What it is called; files made from it begin with this.
  public let name: String
  /// What it shows, in a sentence; may be empty.
  public let summary: String
  /// What is played.
  public let script: Script
  /// The screen that the approaches act on.
  public let screen: ScreenSetting
  /// What is compared, in order.
  public let approaches: [NamedApproach]
  /// How its filmstrip is drawn.
  public let strip: StripSetting
  /// The bug it shows; nil where it shows none in particular.
  public let bug: ShownBug?

  init(
    name: String, summary: String, script: Script, screen: ScreenSetting,
    approaches: [NamedApproach], strip: StripSetting, bug: ShownBug?
  ) {
    self.name = name
    self.summary = summary
    self.script = script
    self.screen = screen
    self.approaches = approaches
    self.strip = strip
    self.bug = bug
  }
}

extension Scenario {
  /// Plays the scenario with a handler of one's own, for a chat or for a form, and returns the film.
  ///
  /// - Parameters:
  ///   - approach: The handlers; a fresh one for each play if it remembers anything.
  ///   - name: What the film calls it; the handler's type where it is not given.
  ///   - mending: The causes that are mended, to find out what each does.
  /// - Throws: `PlayError` where turns never end, or the scenario plays on another kind of screen.
  public func film<A: Approach>(
    of approach: A, named name: String? = nil, mending: Mending = []
  ) throws(PlayError) -> Film where A.Screen: ScenarioScreen {
    let name = name ?? "\(A.self)"
    guard let makeScreen = A.Screen.maker(of: screen) else {
      throw .otherScreen(
        approach: name, needs: A.Screen.kind.rawValue, plays: screen.kind.rawValue)
    }
    return try script.play(approach, named: name, mending: mending, on: makeScreen)
  }

  /// Plays the scenario with an approach of the catalogue, or of its own, and returns the film.
  ///
  /// - Throws: `PlayError` where turns never end, or the approach is for another kind of screen.
  public func film(
    of approach: NamedApproach, mending: Mending = []
  ) throws(PlayError) -> Film {
    switch approach.handlers {
    case .chat(let make): try film(of: make(), named: approach.name, mending: mending)
    case .form(let make): try film(of: make(), named: approach.name, mending: mending)
    }
  }

  /// The scenario's own approach of a name, else the catalogue's; nil where neither has it.
  public func approach(named name: String) -> NamedApproach? {
    approaches.first { $0.name == name } ?? NamedApproach.named(name)
  }
}
