import ArgumentParser
import Basics
import Review
import Scenarios

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Say what is wrong with an approach, or in a recording, why, and what to write instead.",
    discussion: """
      Plays the scenario as it is, and again with one cause fixed at a time: the curve, the duration, \
      the start, the layout call, the block that handlers run in, the keyboard's height, and the safe \
      area's inset.

      A finding is certain if fixing its cause alone cures the film: no visible fault is left after any \
      event. It is likely if the fix removes part of the fault, or if the cause cannot be fixed here and the film has \
      features that no other cause produces. Otherwise it is possible.

      For a recording it reports how keyboard and bar moved and how far apart they were, as surely as its frames show \
      it, or why that cannot be determined.
      """, examples: ["explain starts-late --approach late-start"])

  @Argument(
    help:
      "A built-in scenario's name, the path of a scenario file or a recording, or - for a scenario on standard input.",
    completion: .scenarios)
  var scenario: String

  @Option(
    name: .long,
    help: "The approach to explain, in other settings by frame+AX5; a recording has none.",
    completion: .approaches)
  var approach: String?

  @OptionGroup var playing: OverrideOptions

  @OptionGroup(title: "Recordings") var recorded: RecordingOptions

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try FilmArgument.check([scenario], playing, recorded, approaches: approach.map { [$0] } ?? [])
    switch try FilmArgument.load(scenario, playing, recorded) {
    case .scenario(let scenario): try explain(scenario)
    case .recording(let recording):
      if json { return try Output.json(RecordedReport(recording, withSeries: false)) }
      try Output.lines(RecordedText(recording, isWhole: true).lines)
    }
  }

  private func explain(_ scenario: Scenario) throws {
    guard let name = self.approach else {
      let names = scenario.approaches.map(\.name).joined(separator: ", ")
      throw Failure(.usage, "--approach is missing: which of \(scenario.name)'s, \(names)?")
    }
    let (scenario, approach) = try ScenarioArgument.approach(name, of: scenario)
    let explanation = try scenario.explanation(of: approach)
    if json {
      try Output.json(ExplainReport(scenario, approach, explanation))
    } else {
      try Output.lines(ExplainedText(scenario, approach, explanation).lines) { line in
        line.contains(#/^\S.* \((?:certain|likely|possible)\)$|^Write instead:$/#) ? .bold : nil
      }
    }
  }
}

/// The JSON of `explain`.
struct ExplainReport: Encodable {
  struct Diagnosis: Encodable {
    let cause: String
    /// Null if the fault belongs to none.
    let family: Nullable<String>
    let certainty: String
    let evidence: String
    let fix: String
  }

  struct Change: Encodable {
    let change: String
    let gapMax: Double
    let overlapMax: Double
    /// Of a form's field; absent if no field has the cursor, and the values at rest also if nothing rests.
    let fieldCoveredMax, fieldCovered, fieldOffTop: Double?

    enum CodingKeys: String, CodingKey {
      case change
      case gapMax = "gap.max"
      case overlapMax = "overlap.max"
      case fieldCoveredMax = "field.covered.max"
      case fieldCovered = "field.covered"
      case fieldOffTop = "field.offTop"
    }
  }

  let scenario: String
  let approach: String
  /// Whether a second film of the same is equal; if not, no fixes are compared.
  let repeatable: Bool
  let diagnosis: [Diagnosis]
  let counterfactuals: [Change]

  init(_ scenario: Scenario, _ approach: NamedApproach, _ explanation: Explanation) {
    self.scenario = scenario.name
    self.approach = approach.name
    repeatable = explanation.isRepeatable
    diagnosis = explanation.findings.map {
      Diagnosis(
        cause: $0.cause, family: Nullable($0.family?.rawValue), certainty: $0.certainty.rawValue,
        evidence: $0.evidence, fix: $0.fix)
    }
    counterfactuals = explanation.counterfactuals.map {
      Change(
        change: $0.change.name, gapMax: $0.gapMax, overlapMax: $0.overlapMax,
        fieldCoveredMax: $0.field?.coveredMax.value, fieldCovered: $0.field?.coveredAtRest?.value,
        fieldOffTop: $0.field?.offTopAtRest?.value)
    }
  }
}
