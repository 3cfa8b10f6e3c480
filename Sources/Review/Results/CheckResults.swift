package import Traces

/// A check's outcomes and their basis, for acceptance, review and reports.
///
/// The results' folder contains it as `results.json`, and differing files in `expected`, `actual` and `difference`.
package struct CheckResults: Sendable, Hashable, Codable {
  /// The writer: `Filmstrip`.
  package var software = "Filmstrip"
  /// Absolute: relative paths of another project mean nothing here.
  package var project: String
  /// The baselines' folder, from the project's.
  package var folder: String
  /// The check's fonts and libraries, in a line; empty where no picture differs.
  package var environment: String
  /// In the order of the plan.
  package var outcomes: [Outcome]
  /// The numbers of approved and of compared files.
  package var counts: CheckCounts
  /// Names of outcomes whose result was approved since.
  package var accepted: [String] = []
  /// Names of outcomes that were reviewed and not approved.
  package var rejected: [String] = []

  /// Results before any review.
  package init(
    project: String, folder: String, environment: String, outcomes: [Outcome], counts: CheckCounts
  ) {
    self.project = project
    self.folder = folder
    self.environment = environment
    self.outcomes = outcomes
    self.counts = counts
  }

  /// In the results' folder.
  package static let file = "results.json"
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
    if failed.allSatisfy({ $0.verdict == .breaks }) {
      return
        "films that break in other settings have no baseline; fix the approach, or leave these settings out."
    }
    return failed.allSatisfy { accepted.contains($0.name) }
      ? "everything that the last check found is accepted." : nil
  }
}
