package import Traces

/// How many files are approved, traces and pictures, and how many of them a check compared.
///
/// A check that was asked for everything accounts for every file in the baselines' folder that is called as a baseline.
/// Where the two numbers differ by more than the orphans that are allowed, it does not pass.
package struct CheckCounts: Sendable, Hashable, Codable {
  /// Approved files of what was asked for.
  package var approved: Int
  /// Those that were compared with what the scenarios make now.
  package var compared: Int
  /// Results that were held to a limit alone, as nothing is approved of them; nil where there are none.
  package var heldToLimit: Int?
  /// Approved files that belong to scenarios or approaches that were not asked for.
  package var notAsked: Int
  /// Files that an app's own tests approved, which name no scenario and are compared by those tests.
  package var ofTests: Int

  /// The counts of outcomes, and of files beside them.
  package init(_ outcomes: [Outcome], notAsked: Int = 0, ofTests: Int = 0) {
    let summary = CheckSummary(outcomes)
    (approved, compared) = (summary.approved, summary.compared)
    heldToLimit = summary.heldToLimit > 0 ? summary.heldToLimit : nil
    self.notAsked = notAsked
    self.ofTests = ofTests
  }

  /// The counts in a sentence, such as `24 approved, 24 compared`.
  package var sentence: String {
    var parts = ["\(approved) approved, \(compared) compared"]
    if let heldToLimit {
      parts.append("\(heldToLimit) more \(were(heldToLimit)) held to a limit alone")
    }
    if notAsked > 0 { parts.append("\(notAsked) more \(were(notAsked)) not asked for") }
    if ofTests > 0 { parts.append("\(ofTests) more \(were(ofTests)) approved by an app's tests") }
    return parts.joined(separator: "; ") + "."
  }

  private func were(_ count: Int) -> String { count == 1 ? "was" : "were" }
}
