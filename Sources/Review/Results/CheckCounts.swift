package import Traces

/// The numbers of approved files, traces and pictures, and of those that a check compared.
///
/// A check of everything accounts for every file in the baselines' folder that is named as a baseline. It does not pass
/// if the two numbers differ by more than the allowed orphans.
package struct CheckCounts: Sendable, Hashable, Codable {
  /// Approved files of the request.
  package var approved: Int
  /// Files compared with the scenarios' current results.
  package var compared: Int
  /// Results compared with a limit alone, as none is approved; nil where there are none.
  package var heldToLimit: Int?
  /// Films in other settings than their scenarios', of which none is approved; nil where there are none.
  package var varied: Int?
  /// Approved files of scenarios or approaches outside the request.
  package var notAsked: Int
  /// Files of an app's own tests, which name no scenario and are compared by those tests.
  package var ofTests: Int

  /// The counts of outcomes, and of other files.
  package init(_ outcomes: [Outcome], notAsked: Int = 0, ofTests: Int = 0) {
    let summary = CheckSummary(outcomes)
    (approved, compared) = (summary.approved, summary.compared)
    heldToLimit = summary.heldToLimit > 0 ? summary.heldToLimit : nil
    varied = summary.varied > 0 ? summary.varied : nil
    self.notAsked = notAsked
    self.ofTests = ofTests
  }

  /// A sentence such as `24 approved, 24 compared`.
  package var sentence: String {
    var parts = ["\(approved) approved, \(compared) compared"]
    if let heldToLimit {
      parts.append("\(heldToLimit) more \(were(heldToLimit)) checked by a limit alone")
    }
    if let varied { parts.append("\(varied) more \(were(varied)) played in other settings") }
    if notAsked > 0 { parts.append("\(notAsked) more \(were(notAsked)) not asked for") }
    if ofTests > 0 { parts.append("\(ofTests) more \(were(ofTests)) approved by an app's tests") }
    return parts.joined(separator: "; ") + "."
  }

  private func were(_ count: Int) -> String { count == 1 ? "was" : "were" }
}
