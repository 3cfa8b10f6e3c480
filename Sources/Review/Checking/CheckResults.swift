public import Traces

/// What a check leaves behind for those who accept, review or report: the outcomes, and what they rest on.
///
/// The results' folder holds it as `results.json`, and what differs in `expected`, `actual` and `difference`.
public struct CheckResults: Sendable, Hashable, Codable {
  /// Who wrote it: `Filmstrip`.
  public var software = CheckResults.software
  /// The baselines' folder, absolute, so that it is found from anywhere.
  public var folder: String
  /// The fonts and libraries that the check drew with, in a line; empty where no picture differs.
  public var environment: String
  /// What was found out, in the order of the plan.
  public var outcomes: [Outcome]
  /// Names of outcomes whose result was approved since.
  public var accepted: [String] = []
  /// Names of outcomes that somebody looked at and did not approve.
  public var rejected: [String] = []

  /// Results that nobody has looked at yet.
  public init(folder: String, environment: String, outcomes: [Outcome]) {
    self.folder = folder
    self.environment = environment
    self.outcomes = outcomes
  }

  /// Who writes it.
  static let software = "Filmstrip"
  /// The file's name in the results' folder.
  public static let file = "results.json"
  /// The results' folder, where nobody says otherwise.
  public static let usualFolder = ".filmstrip"

  /// Outcomes that can be approved: their results are there and differ from what is.
  public var open: [Outcome] {
    outcomes.filter { $0.actual != nil && !accepted.contains($0.name) }
  }
}
