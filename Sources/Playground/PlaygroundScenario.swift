import Basics
import Pages
import Scenarios

/// A scenario in which what a playground's controls say takes the place of what its text says.
struct PlaygroundScenario {
  /// The scenario that a playground begins with, and what its own approach is shown beside.
  static let usualName = "keyboard-gap"
  private static let usualReference = "transform"

  /// The scenario as its text has it.
  let scenario: Scenario
  private let text: ScenarioText
  private let file: String
  private let isBuiltIn: Bool
  private let isUsual: Bool

  /// A scenario's text; `file` is what errors call it.
  ///
  /// - Parameters:
  ///   - isBuiltIn: Whether it is a built-in's, of which the summary and the remarks are about its own approaches.
  ///   - isUsual: Whether nobody has asked for it.
  ///   - catalogue: The approaches that it knows by name.
  init(
    _ text: String, file: String, isBuiltIn: Bool = false, isUsual: Bool = false,
    catalogue: ApproachCatalogue
  ) throws {
    scenario = try Scenario(yaml: text, file: file, catalogue: catalogue)
    self.text = try ScenarioText(text, file: file)
    self.file = file
    self.isBuiltIn = isBuiltIn
    self.isUsual = isUsual
  }

  /// What the controls say at first: the first approach of the scenario, and as its reference the second.
  var choices: PlaygroundChoices {
    var choices = PlaygroundChoices()
    guard let first = scenario.approaches.first else { return choices }
    if let move = first.move { choices.move = PlaygroundChoices.Move(move) }
    // What nobody asked for by name is there to be changed.
    if !isUsual {
      if isNamed(first) { choices.approach = first.name } else { choices.move.name = first.name }
    }
    if !isBuiltIn, scenario.approaches.count > 1 {
      choices.reference = scenario.approaches[1].name
    } else if first.handlers.screen == .chat, first.name != PlaygroundScenario.usualReference {
      choices.reference = PlaygroundScenario.usualReference
    } else {
      choices.reference = scenario.approaches.dropFirst().first?.name
    }
    return choices
  }

  /// The approaches that can be chosen: the text's own, and the catalogue's for its screen.
  var approaches: [NamedApproach] {
    let screen = scenario.screen.kind
    let own = scenario.approaches.filter { !isNamed($0) }
    return own
      + scenario.catalogue.groups.flatMap(\.approaches).filter { $0.handlers.screen == screen }
  }

  /// The text with what the controls say: the reference first, then the approach.
  ///
  /// - Parameter name: The scenario's name; nil keeps it.
  func text(with choices: PlaygroundChoices, named name: String? = nil) -> String {
    // Beside itself it would be there twice.
    let reference = choices.reference == approachName(in: choices) ? nil : choices.reference
    var values = values(of: choices, items: [reference.map(item), approachItem(in: choices)])
    values += [("bug", nil), ("group", nil), ("position", nil)]
    if let name { values.append(("name", name)) }
    if isBuiltIn { values.append(("summary", nil)) }
    return text.replacing(values, hasHead: !isBuiltIn)
  }

  /// The text with what the controls say in place of its first approach; all other approaches and keys stay.
  func text(keepingOthersBeside choices: PlaygroundChoices) -> String {
    let others = scenario.approaches.dropFirst().map(\.name).filter {
      $0 != approachName(in: choices)
    }
    return text.replacing(
      values(of: choices, items: [approachItem(in: choices)] + others.map(item)))
  }

  /// What the approach that the controls describe is called.
  private func approachName(in choices: PlaygroundChoices) -> String {
    choices.approach ?? choices.move.name
  }

  /// The approach that the controls describe.
  private func approachItem(in choices: PlaygroundChoices) -> String {
    choices.approach.map(item) ?? choices.move.item
  }

  /// The keys of the text that the controls and a list of approaches give.
  private func values(
    of choices: PlaygroundChoices, items: [String?]
  ) -> [(key: String, value: String?)] {
    let list = items.compactMap(\.self).map { "\n  - \($0)" }.joined()
    var values: [(key: String, value: String?)] = [("approaches", list)]
    if let device = choices.device { values.append(("device", YAMLText.scalar(device))) }
    if let profile = choices.keyboard {
      values.append(("keyboard", "{profile: \(YAMLText.scalar(profile))}"))
    }
    if let context = choices.context { values.append(("context", YAMLText.scalar(context))) }
    return values
  }

  /// The scenario with what the controls say.
  ///
  /// - Throws: `ScenarioError`; its line is one of `text(with:named:)`, not of the file.
  func scenario(with choices: PlaygroundChoices) throws -> Scenario {
    try Scenario(yaml: text(with: choices), file: file, catalogue: scenario.catalogue)
  }

  /// An approach by its name, as a scenario's text has it: described, where only this text describes it.
  private func item(_ name: String) -> String {
    let own = scenario.approaches.first { $0.name == name && !isNamed($0) }
    return own?.move.map { move in
      var move = PlaygroundChoices.Move(move)
      move.name = name
      return move.item
    } ?? YAMLText.scalar(name)
  }

  /// Whether the text has an approach by the name that the catalogue knows.
  private func isNamed(_ approach: NamedApproach) -> Bool {
    scenario.catalogue.approach(named: approach.name).map { $0.move == approach.move } ?? false
  }
}

extension PlaygroundChoices.Move {
  /// The words for a move.
  init(_ move: BarMove) {
    self.init()
    self.move = move.move.rawValue
    layout = move.layout.rawValue
    curve =
      switch move.curve.options {
      case .notified: "keyboard"
      case .named(let curve): curve.name
      case .raw(let value): "\(value)"
      }
    duration = move.duration
    delay = move.delay
    lag = move.lag
  }

  /// The approach in a scenario's text, without what is so anyway.
  var item: String {
    var pairs = [("name", name), ("move", move), ("curve", curve)]
    if let duration { pairs.append(("duration", duration.shortest)) }
    if delay != 0 { pairs.append(("delay", delay.shortest)) }
    if lag != 0 { pairs.append(("lag", "\(lag)")) }
    if move == BarMove.Move.constraint.rawValue { pairs.append(("layout", layout)) }
    return "{"
      + pairs.map { "\($0): \(YAMLText.scalar($1))" }.joined(separator: ", ") + "}"
  }
}

/// How texts stand in YAML.
private enum YAMLText {
  /// A text as a scalar anywhere: in quotes, as JSON has them, unless it is made of letters, digits, `.`, `-` and `_`.
  static func scalar(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      case UInt8(ascii: "-"): !text.hasPrefix("-")
      case UInt8(ascii: " "): !text.hasPrefix(" ") && !text.hasSuffix(" ")
      default: false
      }
    }
    return isPlain && !text.isEmpty ? text : JSONText.quoted(text)
  }
}
