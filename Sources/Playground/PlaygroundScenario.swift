import Basics
import Pages
import Scenarios

/// A scenario in which a playground's controls replace parts of the text.
struct PlaygroundScenario {
  /// A playground's first scenario, which is also the reference for its own approach.
  static let usualName = "keyboard-gap"
  private static let usualReference = "transform"

  let scenario: Scenario
  private let text: ScenarioText
  private let file: String
  private let isBuiltIn: Bool
  private let isUsual: Bool

  /// A scenario's text; errors name `file`.
  ///
  /// - Parameters:
  ///   - isBuiltIn: Whether it is a built-in's, with a summary and remarks about its own approaches.
  ///   - isUsual: Whether it is the default.
  ///   - catalogue: Its named approaches.
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

  /// The initial controls: the first approach of the scenario, and as its reference the second.
  var choices: PlaygroundChoices {
    var choices = PlaygroundChoices()
    guard let first = scenario.approaches.first else { return choices }
    if let move = first.move { choices.move = PlaygroundChoices.Move(move) }
    // The default is meant to be changed.
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

  /// The selectable approaches: the text's own, and the catalogue's for its screen.
  var approaches: [NamedApproach] {
    let screen = scenario.screen.kind
    let own = scenario.approaches.filter { !isNamed($0) }
    return own
      + scenario.catalogue.groups.flatMap(\.approaches).filter { $0.handlers.screen == screen }
  }

  /// The text with the controls' values, the reference before the approach; the scenario is called `name`, if given.
  func text(with choices: PlaygroundChoices, named name: String? = nil) -> String {
    // Next to itself it would be there twice.
    let reference = choices.reference == approachName(in: choices) ? nil : choices.reference
    var values = values(of: choices, items: [reference.map(item), approachItem(in: choices)])
    values += [("bug", nil), ("group", nil), ("position", nil)]
    if let name { values.append(("name", name)) }
    if isBuiltIn { values.append(("summary", nil)) }
    return text.replacing(values, hasHead: !isBuiltIn)
  }

  /// The text with the controls' values instead of its first approach; all else stays.
  func text(keepingOthersBeside choices: PlaygroundChoices) -> String {
    let others = scenario.approaches.dropFirst().map(\.name).filter {
      $0 != approachName(in: choices)
    }
    return text.replacing(
      values(of: choices, items: [approachItem(in: choices)] + others.map(item)))
  }

  private func approachName(in choices: PlaygroundChoices) -> String {
    choices.approach ?? choices.move.name
  }

  private func approachItem(in choices: PlaygroundChoices) -> String {
    choices.approach.map(item) ?? choices.move.item
  }

  /// The keys of the text that the controls and a list of approaches determine.
  private func values(
    of choices: PlaygroundChoices, items: [String?]
  ) -> [(key: String, value: String?)] {
    let list = items.compactMap(\.self).map { "\n  - \($0)" }.joined()
    var values: [(key: String, value: String?)] = [("approaches", list)]
    if let device = choices.device { values.append(("device", ScenarioText.scalar(device))) }
    let keyboard = [
      choices.keyboard.map { ("profile", $0) }, choices.height.map { ("height", $0.shortest) },
    ].compactMap(\.self)
    if !keyboard.isEmpty {
      values.append(("keyboard", text.map(of: "keyboard", replacing: keyboard)))
    }
    if let fps = choices.fps { values.append(("fps", fps.shortest)) }
    if let context = choices.context { values.append(("context", ScenarioText.scalar(context))) }
    return values
  }

  /// Throws `ScenarioError`, whose line is one of `text(with:named:)`, not of the file.
  func scenario(with choices: PlaygroundChoices) throws -> Scenario {
    try Scenario(yaml: text(with: choices), file: file, catalogue: scenario.catalogue)
  }

  /// An approach by its name, with its description if only this text describes it.
  private func item(_ name: String) -> String {
    let own = scenario.approaches.first { $0.name == name && !isNamed($0) }
    return own?.move.map { move in
      var move = PlaygroundChoices.Move(move)
      move.name = name
      return move.item
    } ?? ScenarioText.scalar(name)
  }

  /// Whether the text has the catalogue's approach of this name.
  private func isNamed(_ approach: NamedApproach) -> Bool {
    scenario.catalogue.approach(named: approach.name).map { $0.move == approach.move } ?? false
  }
}

extension PlaygroundChoices.Move {
  init(_ move: BarMove) {
    self.init()
    self.move = move.move.rawValue
    layout = move.layout.rawValue
    curve =
      switch move.curve.options {
      case .notified: "keyboard"
      case .named(let curve): curve.name
      case .raw(let value): "\(value)"
      case .own(let motion): motion.text
      }
    duration = move.duration
    delay = move.delay
    lag = move.lag
  }

  /// The approach in a scenario's text, without defaults.
  var item: String {
    // A spring is a map, which cannot be quoted.
    let isMap = curve.wholeMatch(of: /\{spring: \{[^{}]*\}\}/) != nil
    var pairs = [("name", name), ("move", move)] + (isMap ? [] : [("curve", curve)])
    if let duration { pairs.append(("duration", duration.shortest)) }
    if delay != 0 { pairs.append(("delay", delay.shortest)) }
    if lag != 0 { pairs.append(("lag", "\(lag)")) }
    if move == BarMove.Move.constraint.rawValue { pairs.append(("layout", layout)) }
    return "{"
      + (pairs.map { "\($0): \(ScenarioText.scalar($1))" } + (isMap ? ["curve: \(curve)"] : []))
      .joined(separator: ", ") + "}"
  }
}
