/// A scenario: a device, a keyboard, a screen, events, and the approaches to compare.
///
/// Made from YAML text or by name from the built-in catalogue, so every value is within its limits.
///
/// ```swift
/// let film = try Scenario.named("keyboard-gap").film(of: Mine())
/// print(film.measures.gapMax.value)  // 0: no gap at any frame
/// print(film.measures.overlapMax.value)  // 0: and nothing covered
/// ```
public struct Scenario: Sendable {
  /// Its name, which begins the names of files made from it.
  public let name: String
  /// Its subject, in a sentence; may be empty.
  public let summary: String
  /// The script.
  public let script: Script
  /// The file's handler context; nil without one: the approaches it names are then deferred.
  let givenContext: HandlerContext?
  /// The screen that the approaches act on.
  public let screen: ScreenSetting
  /// The approaches to compare, in order.
  public let approaches: [NamedApproach]
  /// The further approaches it knows by name.
  public let catalogue: ApproachCatalogue
  package let strip: StripSetting
  package let bug: ShownBug?
  /// Its group among the built-in scenarios; a custom scenario may name any, or none.
  package let group: String?
  package let position: Double?
  /// Settings in which its approaches are played by default, in addition to its own.
  package var variants: [Variant] = []
  /// Reads its text again with further overrides; nil without a text.
  var rereading: (@Sendable (Overrides) throws(ScenarioError) -> Scenario)?
}

extension Scenario {
  /// Plays the scenario with a custom handler, for a chat or for a form, and returns the film.
  ///
  /// - Parameters:
  ///   - approach: The handlers; use fresh ones for each play if they have state.
  ///   - name: Its name in the film; the handler's type by default.
  ///   - context: How its handlers are called; nil is as in the scenario's file, or by default inside the keyboard's
  ///     block, as UIKit calls observers of its notifications.
  ///   - mending: The causes to fix.
  /// - Throws: `PlayError` where turns never end, where the approach's share of `PlayLimits.all` is exceeded, or where
  ///   the scenario plays on another kind of screen.
  public func film<A: Approach>(
    of approach: A, named name: String? = nil, context: HandlerContext? = nil,
    mending: Mending = []
  ) throws(PlayError) -> Film where A.Screen: ScenarioScreen {
    try film(
      of: approach, named: name, in: context ?? ownContext, mending: mending,
      among: approaches.count)
  }

  package var ownContext: HandlerContext { givenContext ?? .inherited }

  /// Plays the scenario with a custom handler as one of several films kept at once.
  func film<A: Approach>(
    of approach: A, named name: String? = nil, in context: HandlerContext, mending: Mending,
    among films: Int
  ) throws(PlayError) -> Film where A.Screen: ScenarioScreen {
    let name = name ?? "\(A.self)"
    guard let makeScreen = A.Screen.maker(of: screen) else {
      throw .otherScreen(
        approach: name, needs: A.Screen.kind.rawValue, plays: screen.kind.rawValue)
    }
    var script = script
    script.context = context
    // A scenario made in code may have no approach.
    return try script.play(
      approach, named: name, mending: mending,
      limits: PlayLimits.all.share(among: max(films, 1)), on: makeScreen)
  }

  /// Plays the scenario with one of its approaches or of the catalogue's, and returns the film.
  ///
  /// An app's own (`NamedApproach.isOwn`) is called as a custom handler is.
  ///
  /// - Throws: `PlayError` where turns never end, or the approach is for another kind of screen.
  public func film(
    of approach: NamedApproach, mending: Mending = []
  ) throws(PlayError) -> Film {
    try film(of: approach, mending: mending, among: approaches.count)
  }

  func film(
    of approach: NamedApproach, mending: Mending, among films: Int
  ) throws(PlayError) -> Film {
    let context = approach.isOwn ? ownContext : script.context
    return switch approach.handlers {
    case .chat(let make):
      try film(of: make(), named: approach.name, in: context, mending: mending, among: films)
    case .form(let make):
      try film(of: make(), named: approach.name, in: context, mending: mending, among: films)
    case .own(let screen):
      try film(of: screen, named: approach.name, mending: mending, among: films)
    }
  }

  /// Plays the scenario on a screen with its own handlers, as one of several films kept at once.
  ///
  /// - Parameter context: How the handlers are called; nil is as for custom handlers.
  package func film(
    of own: OwnScreen, named name: String, context: HandlerContext? = nil, mending: Mending,
    among films: Int
  ) throws(PlayError) -> Film {
    var script = script
    script.context = context ?? ownContext
    return try own.film(
      script, on: screen, named: name, mending: mending,
      limits: PlayLimits.all.share(among: max(films, 1)))
  }

  /// The scenario's own approach with a name, else the catalogue's; nil where neither has it.
  public func approach(named name: String) -> NamedApproach? {
    approaches.first { $0.name == name } ?? catalogue.approach(named: name)
  }
}

extension Scenario: CustomStringConvertible {
  /// Its name, its approaches, and its script.
  public var description: String {
    let compared = approaches.map(\.name).joined(separator: ", ")
    return "\(name): \(compared.isEmpty ? "no approaches" : compared); \(script)"
  }
}
