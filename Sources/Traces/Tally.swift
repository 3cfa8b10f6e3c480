/// How many outcomes there are of each verdict, and what they come to.
public struct Tally: Sendable, Hashable {
  private let counts: [Verdict: Int]

  /// Counts outcomes.
  public init(_ outcomes: [Outcome]) {
    counts = outcomes.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
  }

  /// How many outcomes have a verdict.
  public subscript(verdict: Verdict) -> Int { counts[verdict] ?? 0 }

  /// How many outcomes have a verdict of which something holds.
  private func count(where holds: (Verdict) -> Bool) -> Int {
    Verdict.allCases.filter(holds).reduce(0) { $0 + self[$1] }
  }

  /// How many baselines were compared with something.
  public var compared: Int { count(where: \.isComparison) }

  /// How many baselines were compared and are not as approved.
  public var different: Int { count { $0.isComparison && !$0.passes } }

  /// The result in a line, such as `3 of 40 differ, 1 is not approved yet`.
  public var headline: String {
    var parts = [comparison]
    if self[.missing] > 0 {
      parts.append("\(self[.missing]) \(self[.missing] == 1 ? "is" : "are") not approved yet")
    }
    if self[.orphaned] > 0 {
      parts.append("\(self[.orphaned]) \(self[.orphaned] == 1 ? "is" : "are") orphaned")
    }
    return parts.joined(separator: ", ")
  }

  private var comparison: String {
    guard compared > 0 else { return "Nothing was compared" }
    guard different > 0 else {
      return "\(compared) of \(compared) \(compared == 1 ? "is" : "are") as approved"
    }
    guard different > self[.otherEnvironment] else {
      let were = different == 1 ? "was" : "were"
      return "\(different) of \(compared) \(were) drawn in another environment"
    }
    return "\(different) of \(compared) \(different == 1 ? "differs" : "differ")"
  }

  /// The code that a check ends with: 0 fine, 1 differences, 2 nothing compared, 3 nothing but another environment.
  public var exitCode: Int {
    guard compared > 0 else { return 2 }
    let failing = different + self[.missing]
    guard failing > 0 else { return 0 }
    return failing == self[.otherEnvironment] ? 3 : 1
  }
}
