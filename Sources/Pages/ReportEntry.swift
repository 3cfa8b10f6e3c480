package import Traces

/// An outcome as report pages show it.
package struct ReportEntry: Sendable {
  /// A reviewer's decision.
  package enum Decision: String, Sendable, Hashable {
    /// The check's result is approved.
    case accepted
    /// What was approved stays.
    case rejected
  }

  /// What the check found.
  package var outcome: Outcome
  /// The approved film, for traces that differ; nil where none is approved.
  package var expected: Trace?
  /// The new film, for traces that differ or are not approved yet.
  package var actual: Trace?
  /// Nil before a review.
  package var decision: Decision?
  /// What the stage did in the new film, as `log` prints it; nil where that was not kept.
  package var log: String?

  package init(
    _ outcome: Outcome, expected: Trace? = nil, actual: Trace? = nil, decision: Decision? = nil,
    log: String? = nil
  ) {
    self.outcome = outcome
    self.expected = expected
    self.actual = actual
    self.decision = decision
    self.log = log
  }
}
