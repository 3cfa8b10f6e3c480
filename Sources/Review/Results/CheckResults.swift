package import Traces

/// What a check leaves behind for those who accept, review or report: the outcomes, and what they rest on.
///
/// The results' folder holds it as `results.json`, and what differs in `expected`, `actual` and `difference`.
package struct CheckResults: Sendable, Hashable, Codable {
  /// Who wrote it: `Filmstrip`.
  package var software = CheckResults.software
  /// The project's folder, absolute: what is relative to another project's means nothing here.
  package var project: String
  /// The baselines' folder, from the project's.
  package var folder: String
  /// The fonts and libraries that the check drew with, in a line; empty where no picture differs.
  package var environment: String
  /// What was found out, in the order of the plan.
  package var outcomes: [Outcome]
  /// How much is approved, and how much of that was compared.
  package var counts: CheckCounts
  /// Names of outcomes whose result was approved since.
  package var accepted: [String] = []
  /// Names of outcomes that somebody looked at and did not approve.
  package var rejected: [String] = []

  /// Results that nobody has looked at yet.
  package init(
    project: String, folder: String, environment: String, outcomes: [Outcome], counts: CheckCounts
  ) {
    self.project = project
    self.folder = folder
    self.environment = environment
    self.outcomes = outcomes
    self.counts = counts
  }

  /// Who writes it.
  static let software = "Filmstrip"
  /// The file's name in the results' folder.
  package static let file = "results.json"
  /// The default results' folder.
  package static let usualFolder = ".filmstrip"

  /// Outcomes that can be approved: their results exist and differ from the baselines.
  package var open: [Outcome] {
    outcomes.filter { $0.actual != nil && !accepted.contains($0.name) }
  }

  /// Why nothing is left to approve; nil where something differs, or nothing could be compared.
  package var reasonToAcceptNothing: String? {
    guard outcomes.contains(where: \.verdict.isComparison) else { return nil }
    let failed = outcomes.filter { !$0.verdict.passes }
    if failed.isEmpty { return "the last check found no differences." }
    return failed.allSatisfy { accepted.contains($0.name) }
      ? "all that the last check found is accepted." : nil
  }
}
