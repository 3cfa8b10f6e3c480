package import Traces

/// A check's outcomes and their basis, from which all kinds of reports are made without any file.
package struct Report: Sendable {
  /// The baselines' folder, from the project's.
  package var baseline: String
  /// The check's fonts and libraries, in a line; empty where no picture differs.
  package var environment: String
  /// In the order of the plan.
  package var outcomes: [Outcome]
  /// The numbers of approved and of compared files.
  package var counts: CheckCounts

  /// Without counts, those of the outcomes.
  package init(
    baseline: String, environment: String, outcomes: [Outcome], counts: CheckCounts? = nil
  ) {
    self.baseline = baseline
    self.environment = environment
    self.outcomes = outcomes
    self.counts = counts ?? CheckCounts(outcomes)
  }

  package init(_ results: CheckResults) {
    self.init(
      baseline: results.folder, environment: results.environment, outcomes: results.outcomes,
      counts: results.counts)
  }
}

extension Outcome {
  /// The approach's name, and for pictures the frame's number and the scale.
  var nameInScenario: String {
    let start = Array("\(scenario)/".utf8)
    guard name.utf8.starts(with: start) else { return name }
    return String(decoding: name.utf8.dropFirst(start.count), as: UTF8.self)
  }
}
