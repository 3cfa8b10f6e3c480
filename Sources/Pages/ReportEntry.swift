public import Traces

/// An outcome as report pages show it.
public struct ReportEntry: Sendable {
  /// The numbers of one film: what a trace holds.
  public struct Film: Sendable, Hashable {
    /// One series.
    public struct Series: Sendable, Hashable {
      let name: String
      let values: [Double?]

      /// A series' name, such as `toolbar.bottom`, and its points, one a frame; nil where it has no value.
      public init(_ name: String, _ values: [Double?]) {
        self.name = name
        self.values = values
      }
    }

    let times: [Int]
    let series: [Series]

    /// The frames' times, in microseconds, and series that have one value a frame.
    public init(times: [Int], series: [Series]) {
      self.times = times
      self.series = series
    }

    /// What a trace holds.
    public init(_ trace: Trace) {
      times = trace.times
      series = trace.features.map { Series($0.name, $0.values) }
    }

    /// The values of a series; none for one that the film does not have.
    func values(of name: String) -> [Double?] { series.first { $0.name == name }?.values ?? [] }
  }

  /// What somebody who reviewed it said.
  public enum Decision: String, Sendable, Hashable {
    /// What the check made is approved.
    case accepted
    /// What was approved stays.
    case rejected
  }

  /// What the check found out.
  public var outcome: Outcome
  /// The approved film, for traces that differ; nil where none is approved.
  public var expected: Film?
  /// The film of now, for traces that differ or are not approved yet.
  public var actual: Film?
  /// What was said of it already.
  public var decision: Decision?

  /// An outcome, and for a trace that differs the films.
  public init(
    _ outcome: Outcome, expected: Film? = nil, actual: Film? = nil, decision: Decision? = nil
  ) {
    self.outcome = outcome
    self.expected = expected
    self.actual = actual
    self.decision = decision
  }
}
