package import Traces

/// A check's report: the outcomes, and what they are based on.
///
/// Every kind of report is made of it; none looks at a file.
package struct Report: Sendable {
  /// The baselines' folder, from the project's.
  package var baseline: String
  /// The fonts and libraries that the check drew with, in a line; empty where no picture differs.
  package var environment: String
  /// What was found out, in the order of the plan.
  package var outcomes: [Outcome]
  /// How much is approved, and how much of that was compared.
  package var counts: CheckCounts

  /// A report of these outcomes; without counts, those of the outcomes.
  package init(
    baseline: String, environment: String, outcomes: [Outcome], counts: CheckCounts? = nil
  ) {
    self.baseline = baseline
    self.environment = environment
    self.outcomes = outcomes
    self.counts = counts ?? CheckCounts(outcomes)
  }

  /// The report of a check's results.
  package init(_ results: CheckResults) {
    self.init(
      baseline: results.folder, environment: results.environment, outcomes: results.outcomes,
      counts: results.counts)
  }
}

extension Outcome {
  /// The name within its scenario: the approach's, and for pictures the frame's number and the scale.
  var nameInScenario: String {
    let start = Array("\(scenario)/".utf8)
    guard name.utf8.starts(with: start) else { return name }
    return String(decoding: name.utf8.dropFirst(start.count), as: UTF8.self)
  }
}
