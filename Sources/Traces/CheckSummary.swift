/// The number of outcomes with each verdict, and their overall result.
package struct CheckSummary: Sendable, Hashable {
  private let counts: [Verdict: Int]
  /// Those compared only with a limit, without an approved file.
  private let limited: [Verdict: Int]
  /// The films in other settings than their scenarios'.
  package let varied: Int

  package init(_ outcomes: [Outcome]) {
    func counts(_ outcomes: [Outcome]) -> [Verdict: Int] {
      outcomes.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
    }
    self.counts = counts(outcomes)
    limited = counts(outcomes.filter { $0.limit != nil })
    varied = outcomes.count { $0.variant != nil }
  }

  package subscript(verdict: Verdict) -> Int { counts[verdict] ?? 0 }

  private func count(where holds: (Verdict) -> Bool) -> Int {
    Verdict.allCases.filter(holds).reduce(0) { $0 + self[$1] }
  }

  private func limited(where holds: (Verdict) -> Bool) -> Int {
    limited.reduce(0) { holds($1.key) ? $0 + $1.value : $0 }
  }

  package var approved: Int {
    count { $0 != .missing } - limited { $0 != .missing } - varied
  }

  package var compared: Int { count(where: \.isComparison) - heldToLimit - varied }

  /// The number of results compared only with a limit, without an approved file.
  package var heldToLimit: Int { limited(where: \.isComparison) }

  /// The number of results different from the approved ones, or beyond their limit.
  package var different: Int { count { $0.isComparison && !$0.passes } }

  /// The number of results different from the approved ones, which can be approved instead.
  package var approvable: Int { different - self[.breaks] }

  package var beyondLimit: Int { limited { $0.isComparison && !$0.passes } }

  /// The result in a line, for example `3 of 40 differ, 1 is not approved yet`.
  package var headline: String {
    var parts = compared > 0 || heldToLimit == 0 ? [comparison] : []
    if heldToLimit > 0 {
      parts.append(
        beyondLimit > 0
          ? "\(beyondLimit) of \(heldToLimit) \(beyondLimit == 1 ? "is" : "are") beyond the limit"
          : "\(heldToLimit) of \(heldToLimit) \(heldToLimit == 1 ? "is" : "are") within the limit")
    }
    if varied > 0 {
      let breaking = self[.breaks]
      parts.append(
        breaking > 0
          ? "\(breaking) of \(varied) \(breaking == 1 ? "breaks" : "break") in other settings"
          : "\(varied) of \(varied) \(varied == 1 ? "holds" : "hold") in other settings")
    }
    if self[.missing] > 0 {
      parts.append("\(self[.missing]) \(self[.missing] == 1 ? "is" : "are") not approved yet")
    }
    let orphans = count(where: \.isOrphan)
    if orphans > 0 { parts.append("\(orphans) \(orphans == 1 ? "is" : "are") orphaned") }
    if self[.notCompared] > 0 { parts.append("\(self[.notCompared]) could not be compared") }
    return parts.joined(separator: ", ")
  }

  private var comparison: String {
    let different = approvable - beyondLimit
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

  package enum Conclusion: Sendable, Hashable, CaseIterable {
    /// Everything approved passes, orphaned only where allowed, and nothing is missing.
    case passed
    /// Something differs, is orphaned, or is not approved yet.
    case failed
    case nothingCompared
    /// Only pictures drawn with other fonts or libraries differ.
    case otherEnvironment
    /// Something approved could not be compared; all else was.
    case incomplete
  }

  package var conclusion: Conclusion {
    guard self[.notCompared] == 0 else { return .incomplete }
    guard compared + heldToLimit + self[.breaks] > 0 else { return .nothingCompared }
    let failing = different + self[.missing] + self[.orphaned]
    guard failing > 0 else { return .passed }
    return failing == self[.otherEnvironment] ? .otherEnvironment : .failed
  }
}
