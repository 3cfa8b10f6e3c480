package import Traces

/// An outcome as report pages show it.
package struct ReportEntry: Sendable {
  /// What somebody who reviewed it said.
  package enum Decision: String, Sendable, Hashable {
    /// What the check made is approved.
    case accepted
    /// What was approved stays.
    case rejected
  }

  /// What the check found out.
  package var outcome: Outcome
  /// The approved film, for traces that differ; nil where none is approved.
  package var expected: Trace?
  /// The new film, for traces that differ or are not approved yet.
  package var actual: Trace?
  /// What was said of it already.
  package var decision: Decision?

  /// An outcome, and for a trace that differs the films.
  package init(
    _ outcome: Outcome, expected: Trace? = nil, actual: Trace? = nil, decision: Decision? = nil
  ) {
    self.outcome = outcome
    self.expected = expected
    self.actual = actual
    self.decision = decision
  }
}
