import Basics
import Stage

/// Settings of a phone's owner in which a scenario is played besides its own.
package struct SettingsVariant: Sendable, Hashable {
  /// Its words, joined by +: a text size, or a key of `settings`.
  package let name: String
  private let textSize: UserSettings.TextSize?
  private let switches: Set<Switch>

  private enum Switch: String, CaseIterable {
    case boldText, reduceMotion, crossFade, rightToLeft
  }

  /// The words that a name is made of.
  package static let words =
    UserSettings.TextSize.allCases.map(\.rawValue) + Switch.allCases.map(\.rawValue)

  /// Nil for a name with an unknown word, or with two text sizes.
  package init?(_ name: String) {
    let words = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let sizes = words.compactMap(UserSettings.TextSize.init)
    let switches = words.compactMap(Switch.init)
    guard sizes.count < 2, sizes.count + switches.count == words.count else { return nil }
    (self.name, textSize, self.switches) = (name, sizes.first, Set(switches))
  }

  fileprivate func isSame(as other: SettingsVariant) -> Bool {
    textSize == other.textSize && switches == other.switches
  }

  /// Prefer Cross-Fade Transitions brings Reduce Motion, below which it is offered.
  fileprivate func change(_ script: inout Script) {
    if let textSize { script.settings.textSize = textSize }
    if switches.contains(.boldText) { script.settings.boldText = true }
    if switches.contains(.rightToLeft) { script.settings.rightToLeft = true }
    if switches.contains(.crossFade) { script.keyboard.transition = .crossFade }
    if switches.contains(.crossFade) || switches.contains(.reduceMotion) {
      script.settings.reduceMotion = true
    }
  }
}

extension SettingsVariant {
  /// The most in a scenario: as many as there are text sizes.
  private static let limit = UserSettings.TextSize.allCases.count

  static func list(_ value: YAMLValue?) throws(ScenarioError) -> [SettingsVariant] {
    try value?.list(of: "settings", limit: limit).map { item throws(ScenarioError) in
      let name = try item.text("settings")
      guard let variant = SettingsVariant(name) else {
        throw item.error(
          "there are no settings “\(name)”; they are \(words.joined(separator: ", ")), or several of these joined by +."
            + NearestName.hint(for: name, among: words))
      }
      return variant
    } ?? []
  }
}

extension Scenario {
  /// The scenario in other settings.
  func varied(by variant: SettingsVariant) -> Scenario {
    var script = script
    variant.change(&script)
    return Scenario(
      name: name, summary: summary, script: script, givenContext: givenContext, screen: screen,
      approaches: approaches, catalogue: catalogue, strip: strip, bug: bug, group: group,
      position: position)
  }

  /// The films of approaches in the scenario's own settings, each followed by its films in others: those given, or
  /// those that the scenario lists.
  ///
  /// An approach in others is called by both names, such as `frame-AX5`.
  package func films(
    of approaches: [NamedApproach], in variants: [SettingsVariant],
    before each: () throws -> Void = {}
  ) throws -> [VariedFilm] {
    // The same settings in other words are played once.
    let variants = (variants.isEmpty ? self.variants : variants).reduce(
      into: [SettingsVariant]()
    ) { unique, next in
      if !unique.contains(where: { $0.isSame(as: next) }) { unique.append(next) }
    }
    let count = max(self.approaches.count, 1) * (1 + variants.count)
    var films: [VariedFilm] = []
    for approach in approaches {
      try each()
      let usual = try film(of: approach, mending: [], among: count)
      films.append(VariedFilm(approach: approach, film: usual))
      for variant in variants {
        try each()
        let words = variant.name.split(separator: "+").joined(separator: "-")
        let named = approach.named("\(approach.name)-\(words)")
        films.append(
          VariedFilm(
            approach: named,
            film: try varied(by: variant).film(of: named, mending: [], among: count),
            usual: usual))
      }
    }
    return films
  }
}

/// A film in the scenario's own settings, or in others.
package struct VariedFilm {
  package let approach: NamedApproach
  package let film: Film
  /// That in the scenario's own settings; nil for itself.
  fileprivate var usual: Film?

  /// How much farther from where it belongs a bar may be in other settings, in points.
  private static let tolerance = 1.0

  /// What is worse than in the scenario's own settings, in a sentence; nil for nothing.
  ///
  /// Where a right place is known, that is how far the bar is off; elsewhere gap and overlap at rest, as on the way a
  /// keyboard that fades covers a right bar, too.
  package var breaks: String? {
    guard let usual = usual?.measures else { return nil }
    let own = film.measures
    let pairs: [(name: String, value: Measure?, usual: Measure?)] =
      if own.offMax != nil, usual.offMax != nil {
        [("off by", own.offMax, usual.offMax)]
      } else {
        [
          ("a gap of", own.gapAtRest, usual.gapAtRest),
          ("covered by", own.overlapAtRest, usual.overlapAtRest),
        ]
      }
    func excess(_ pair: (name: String, value: Measure?, usual: Measure?)) -> Double {
      (pair.value?.value ?? 0) - (pair.usual?.value ?? 0)
    }
    guard let worst = pairs.max(by: { excess($0) < excess($1) }), let value = worst.value,
      excess(worst) > VariedFilm.tolerance
    else { return nil }
    let time = value.time.map { " at \(($0 * 1000).fixed(0)) ms" } ?? ""
    return "\(approach.name) breaks: \(worst.name) \(value.value.fixed(1)) pt\(time), "
      + "\((worst.usual?.value ?? 0).fixed(1)) pt in the scenario's own settings."
  }
}
