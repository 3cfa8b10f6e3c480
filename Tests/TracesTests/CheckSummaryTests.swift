import Testing

@testable import Traces

struct CheckSummaryTests {
  private func summary(_ verdicts: [Verdict: Int]) -> CheckSummary {
    CheckSummary(
      verdicts.flatMap { verdict, count in
        (0..<count).map {
          Outcome(
            name: "a/\($0)", scenario: "a", approach: "\($0)", verdict: verdict, baseline: "")
        }
      })
  }

  @Test func theHeadlineSaysWhatCounts() {
    #expect(summary([:]).headline == "Nothing was compared")
    #expect(summary([.missing: 1]).headline == "Nothing was compared, 1 is not approved yet")
    #expect(summary([.identical: 1]).headline == "1 of 1 is as approved")
    #expect(
      summary([.identical: 1, .withinTolerance: 2, .samePixels: 3]).headline
        == "6 of 6 are as approved")
    #expect(summary([.otherLayout: 1, .identical: 9]).headline == "1 of 10 differs")
    #expect(
      summary([.otherLayout: 1, .otherEnvironment: 1, .otherFrames: 1, .identical: 37]).headline
        == "3 of 40 differ")
    #expect(
      summary([.otherEnvironment: 2, .identical: 1, .missing: 2, .orphaned: 1]).headline
        == "2 of 3 were drawn in another environment, 2 are not approved yet, 1 is orphaned")
    #expect(
      summary([.identical: 2, .orphaned: 1, .allowedOrphan: 1, .notCompared: 3]).headline
        == "2 of 2 are as approved, 2 are orphaned, 3 could not be compared")
  }

  /// What is held to a limit alone is neither approved nor as approved, and yet it was checked.
  @Test func aLimitIsNotAnApproval() {
    func summary(_ held: [Verdict], _ others: [Verdict] = []) -> CheckSummary {
      CheckSummary(
        (held + others).enumerated().map { index, verdict in
          var outcome = Outcome(
            name: "a/\(index)", scenario: "a", approach: "\(index)", verdict: verdict, baseline: "")
          if index < held.count { outcome.limit = "1 pt" }
          return outcome
        })
    }
    let within = summary([.identical])
    #expect(within.approved == 0 && within.compared == 0 && within.heldToLimit == 1)
    #expect(within.headline == "1 of 1 is within the limit" && within.conclusion == .passed)
    let beyond = summary([.otherLayout, .identical])
    #expect(beyond.headline == "1 of 2 is beyond the limit" && beyond.conclusion == .failed)
    let both = summary([.otherLayout, .otherLayout], [.identical, .otherLayout])
    #expect(both.headline == "1 of 2 differs, 2 of 2 are beyond the limit")
    #expect(both.approved == 2 && both.compared == 2 && both.different == 3)
    let unknown = summary([.notCompared])
    #expect(unknown.approved == 0 && unknown.conclusion == .incomplete)
    #expect(unknown.headline == "Nothing was compared, 1 could not be compared")
  }

  /// Nor is a film in other settings, which is held to the one in the scenario's own.
  @Test func otherSettingsAreNotAnApproval() {
    func summary(_ varied: [Verdict], _ others: [Verdict] = []) -> CheckSummary {
      CheckSummary(
        (varied + others).enumerated().map { index, verdict in
          var outcome = Outcome(
            name: "a/\(index)", scenario: "a", approach: "\(index)", verdict: verdict, baseline: "")
          if index < varied.count { outcome.variant = "AX5" }
          return outcome
        })
    }
    let holds = summary([.identical, .identical], [.identical])
    #expect(holds.headline == "1 of 1 is as approved, 2 of 2 hold in other settings")
    #expect(holds.approved == 1 && holds.compared == 1 && holds.conclusion == .passed)
    let breaks = summary([.breaks, .identical], [.identical, .otherLayout])
    #expect(breaks.headline == "1 of 2 differs, 1 of 2 breaks in other settings")
    #expect(breaks.different == 2 && breaks.approvable == 1 && breaks.conclusion == .failed)
    #expect(summary([.breaks], [.missing]).conclusion == .failed)
    #expect(summary([.identical], [.missing]).conclusion == .nothingCompared)
  }

  @Test func theConclusionSaysWhatFailed() {
    #expect(summary([:]).conclusion == .nothingCompared)
    #expect(summary([.missing: 3, .orphaned: 2]).conclusion == .nothingCompared)
    #expect(summary([.missing: 1, .allowedOrphan: 2]).conclusion == .nothingCompared)
    #expect(summary([.identical: 1, .orphaned: 2]).conclusion == .failed)
    #expect(summary([.identical: 1, .allowedOrphan: 2]).conclusion == .passed)
    #expect(summary([.otherEnvironment: 1, .orphaned: 1]).conclusion == .failed)
    #expect(summary([.notCompared: 1]).conclusion == .incomplete)
    #expect(summary([.identical: 1, .otherLayout: 1, .notCompared: 1]).conclusion == .incomplete)
    #expect(summary([.identical: 1, .missing: 1]).conclusion == .failed)
    #expect(summary([.otherEnvironment: 1, .identical: 1]).conclusion == .otherEnvironment)
    #expect(summary([.otherEnvironment: 1, .missing: 1]).conclusion == .failed)
    #expect(summary([.otherEnvironment: 1, .otherPixels: 1]).conclusion == .failed)
  }

  /// A check passes exactly where every verdict of what was compared or is missing does.
  @Test(arguments: Verdict.allCases) func theConclusionAgreesWithTheVerdict(verdict: Verdict) {
    let conclusion = summary([.identical: 1].merging([verdict: 1], uniquingKeysWith: +)).conclusion
    #expect((conclusion == .passed) == verdict.passes)
    #expect(summary([verdict: 3])[verdict] == 3)
  }

  /// Nothing passes unless all that is approved was compared, but for what is allowed to be orphaned.
  @Test func whatPassesWasCompared() {
    for verdict in Verdict.allCases {
      for other in Verdict.allCases {
        let summary = summary([verdict: 2].merging([other: 1], uniquingKeysWith: +))
        #expect(summary.approved == 3 - summary[.missing])
        guard summary.conclusion == .passed else { continue }
        #expect(summary.compared > 0)
        #expect(summary.compared == summary.approved - summary[.allowedOrphan])
      }
    }
  }
}
