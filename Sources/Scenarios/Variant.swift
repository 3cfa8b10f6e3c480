import Basics
import Stage

/// A device, a system, a context or settings of a phone's owner in which a scenario is played, in addition to its own.
package struct Variant: Sendable, Hashable {
  /// Its words, joined by +, such as `iPhone-17+AX5`; they have no blanks, as files are called after them.
  package private(set) var name: String
  private var device: String?
  private var system: SystemVersion?
  private var context: HandlerContext?
  private var textSize: UserSettings.TextSize?
  private var switches: Set<Switch> = []

  private enum Switch: String, CaseIterable {
    case boldText, reduceMotion, crossFade, rightToLeft

    /// As films name them.
    var words: String {
      switch self {
      case .boldText: "bold text"
      case .reduceMotion: "reduced motion"
      case .crossFade: "cross-fade"
      case .rightToLeft: "right to left"
      }
    }
  }

  /// The words that a name is made of, but for systems.
  package static let words =
    UserSettings.TextSize.allCases.map(\.rawValue) + Switch.allCases.map(\.rawValue)
    + HandlerContext.allCases.map(\.rawValue) + Device.namesByModel.map(joined)

  /// A device's or a system's name as a part of a variant's name: `iPad-Pro-13-M4`.
  private static func joined(_ words: String) -> String {
    String(words.filter { !"()".contains($0) }.map { $0 == " " ? "-" : $0 })
  }

  /// Nil for a name with an unknown word, or with two of a kind.
  package init?(_ name: String) {
    var words: [String] = []
    self.name = ""
    for word in name.split(separator: "+", omittingEmptySubsequences: false) {
      guard let known = take(Variant.joined(String(word))) else { return nil }
      words.append(known)
    }
    self.name = words.joined(separator: "+")
  }

  /// The word as a name has it; nil where it is unknown, or another of its kind was there.
  private mutating func take(_ word: String) -> String? {
    func set<Value>(
      _ value: Value, _ path: WritableKeyPath<Variant, Value?>, _ name: String
    ) -> String? {
      guard self[keyPath: path] == nil else { return nil }
      self[keyPath: path] = value
      return name
    }
    if let size = UserSettings.TextSize(rawValue: word) { return set(size, \.textSize, word) }
    if let given = Switch(rawValue: word) {
      switches.insert(given)
      return word
    }
    if let given = HandlerContext(rawValue: word) { return set(given, \.context, word) }
    if word.hasPrefix("iOS-"), let version = SystemVersion(String(word.dropFirst(4))) {
      return set(version, \.system, word)
    }
    return Device.namesByModel.first {
      Variant.joined($0).lowercased() == word.lowercased()
    }.flatMap { set($0, \.device, Variant.joined($0)) }
  }

  /// What is wrong with a name that has no variant, in a sentence.
  package static func problem(of name: String) -> String {
    let unknown =
      name.split(separator: "+").map(String.init).first { Variant($0) == nil } ?? name
    return
      "there is no variant “\(name)”; it is a device of `list devices`, a system such as iOS-26, deferred, inherited, a text size from xS to "
      + "AX5, \(Switch.allCases.map(\.rawValue).joined(separator: ", ")), or several of these, each of its kind once, joined by +."
      + NearestName.hint(for: joined(unknown), among: words)
  }

  /// An approach's name in these settings.
  fileprivate var summary: String {
    let settings =
      [textSize.map { "text \($0.rawValue)" }].compactMap(\.self)
      + Switch.allCases.filter(switches.contains).map(\.words)
    let parts = [
      device.map { "on the \($0)" }, system.map { "on \($0)" },
      context.map { $0 == .deferred ? "a turn later" : "inside the keyboard's block" },
      settings.isEmpty ? nil : "with \(settings.joined(separator: ", "))",
    ]
    return "The same code \(parts.compactMap(\.self).joined(separator: ", "))."
  }

  fileprivate func isSame(as other: Variant) -> Bool {
    device == other.device && system == other.system && context == other.context
      && textSize == other.textSize && switches == other.switches
  }

  /// What is read again from the scenario's text; nil where its script is changed alone.
  fileprivate var overrides: Overrides? {
    guard device != nil || system != nil || context != nil else { return nil }
    var overrides = Overrides(device: device, context: context)
    overrides.system = system
    return overrides
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

extension Variant {
  /// The most in a scenario: as many as there are text sizes.
  private static let limit = UserSettings.TextSize.allCases.count

  static let shape = Shape.list("variants", of: .text("a variant"), limit: limit)

  static func list(_ value: YAMLValue?) throws(ScenarioError) -> [Variant] {
    try value?.list().map { item throws(ScenarioError) in
      let name = try item.text()
      guard let variant = Variant(name) else {
        throw item.error(problem(of: name))
      }
      return variant
    } ?? []
  }
}

extension Scenario {
  /// The scenario in a variant, and an approach of it as it is called there: by both names, such as `frame+AX5`, as no other is.
  ///
  /// - Throws: `ScenarioError` where it cannot be played on the variant's device or system.
  package func varied(
    _ approach: NamedApproach, by variant: Variant
  ) throws(ScenarioError) -> (scenario: Scenario, approach: NamedApproach) {
    var base = self
    if let rereading, let overrides = variant.overrides { base = try rereading(overrides) }
    var script = base.script
    variant.change(&script)
    return (
      Scenario(
        name: name, summary: summary, script: script, givenContext: base.givenContext,
        screen: screen,
        approaches: approaches, catalogue: catalogue, strip: strip, bug: bug, group: group,
        position: position),
      approach.named("\(approach.name)+\(variant.name)", summary: variant.summary)
    )
  }

  /// The films of approaches in the scenario's own settings, each followed by its films in others: those given, or
  /// those that the scenario lists.
  ///
  /// - Throws: `PlayError`, and `ScenarioError` where all of the scenario's films would have too many frames.
  package func films(
    of approaches: [NamedApproach], in variants: [Variant],
    before each: () throws -> Void = {}
  ) throws -> [VariedFilm] {
    // The same settings in other words are played once.
    let variants = (variants.isEmpty ? self.variants : variants).reduce(
      into: [Variant]()
    ) { unique, next in
      if !unique.contains(where: { $0.isSame(as: next) }) { unique.append(next) }
    }
    let count = max(self.approaches.count, approaches.count) * (1 + variants.count)
    guard variants.isEmpty || script.frameCount * count <= Scenario.totalFrameLimit else {
      throw ScenarioError(
        file: name, line: nil,
        "\(count) films in \(1 + variants.count) settings with \(script.frameCount) frames each are "
          + "\(script.frameCount * count) frames; at most \(Scenario.totalFrameLimit) are allowed. Use fewer approaches or "
          + "variants, or a lower `until` or `fps`.")
    }
    var films: [VariedFilm] = []
    for approach in approaches {
      try each()
      let usual = try film(of: approach, mending: [], among: count)
      films.append(VariedFilm(approach: approach, film: usual))
      for variant in variants {
        try each()
        let (scenario, named) = try varied(approach, by: variant)
        films.append(
          VariedFilm(
            approach: named, film: try scenario.film(of: named, mending: [], among: count),
            variant: variant.name, usual: usual))
      }
    }
    return films
  }
}

/// A film in the scenario's own settings, or in others.
package struct VariedFilm {
  package let approach: NamedApproach
  package let film: Film
  /// The name of the other settings; nil in the scenario's own.
  package var variant: String?
  /// That in the scenario's own settings; nil for itself.
  fileprivate var usual: Film?

  /// How much farther from where it belongs a bar may be in other settings, or how much more of a field covered, in points.
  private static let tolerance = 1.0
  /// How much less of the last message may be seen, of 1: a point of a row of 75.
  private static let rowTolerance = 1.0 / 75

  /// What is worse than in the scenario's own settings, as the rest of a sentence; nil for nothing.
  ///
  /// For a bar whose right place is known that is how far it is off; for others gap and overlap at rest, as a fading
  /// keyboard also covers a right bar in motion. Fields and messages are looked at as they rest.
  package var breaks: String? {
    guard let usual = usual?.measures else { return nil }
    let own = film.measures
    let isOff = own.offMax != nil && usual.offMax != nil
    let lengths: [(name: String, value: Measure?, usual: Measure?)] = [
      ("off by", isOff ? own.offMax : nil, usual.offMax),
      ("a gap of", isOff ? nil : own.gapAtRest, usual.gapAtRest),
      ("covered by", isOff ? nil : own.overlapAtRest, usual.overlapAtRest),
      ("the field covered by", own.field?.coveredAtRest, usual.field?.coveredAtRest),
      ("the field off the top by", own.field?.offTopAtRest, usual.field?.offTopAtRest),
    ]
    var worse = lengths.compactMap { length -> String? in
      let before = length.usual?.value ?? 0
      guard let value = length.value, value.value - before > VariedFilm.tolerance else {
        return nil
      }
      let time = value.time.map { " at \(($0 * 1000).fixed(0)) ms" } ?? ""
      return "\(length.name) \(value.value.fixed(1)) pt\(time) instead of \(before.fixed(1))"
    }
    if let seen = own.messages?.lastMessageVisible.atRest.value,
      let before = usual.messages?.lastMessageVisible.atRest.value,
      before - seen > VariedFilm.rowTolerance
    {
      worse.append(
        "\((100 * seen).fixed(0)) % of the last message seen instead of \((100 * before).fixed(0))")
    }
    return worse.isEmpty ? nil : worse.joined(separator: ", and ") + "."
  }
}
