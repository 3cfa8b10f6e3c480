import Testing

@testable import Traces

struct TallyTests {
  private func tally(_ verdicts: [Verdict: Int]) -> Tally {
    Tally(
      verdicts.flatMap { verdict, count in
        (0..<count).map {
          Outcome(
            name: "a/\($0)", scenario: "a", approach: "\($0)", verdict: verdict, baseline: "")
        }
      })
  }

  @Test func theHeadlineSaysWhatCounts() {
    #expect(tally([:]).headline == "Nothing was compared")
    #expect(tally([.missing: 1]).headline == "Nothing was compared, 1 is not approved yet")
    #expect(tally([.identical: 1]).headline == "1 of 1 is as approved")
    #expect(
      tally([.identical: 1, .withinTolerance: 2, .samePixels: 3]).headline
        == "6 of 6 are as approved")
    #expect(tally([.otherLayout: 1, .identical: 9]).headline == "1 of 10 differs")
    #expect(
      tally([.otherLayout: 1, .otherEnvironment: 1, .otherFrames: 1, .identical: 37]).headline
        == "3 of 40 differ")
    #expect(
      tally([.otherEnvironment: 2, .identical: 1, .missing: 2, .orphaned: 1]).headline
        == "2 of 3 were drawn in another environment, 2 are not approved yet, 1 is orphaned")
  }

  @Test func theExitCodeSaysWhatFailed() {
    #expect(tally([:]).exitCode == 2)
    #expect(tally([.missing: 3, .orphaned: 2]).exitCode == 2)
    #expect(tally([.identical: 1, .orphaned: 2]).exitCode == 0)
    #expect(tally([.identical: 1, .missing: 1]).exitCode == 1)
    #expect(tally([.otherEnvironment: 1, .identical: 1]).exitCode == 3)
    #expect(tally([.otherEnvironment: 1, .missing: 1]).exitCode == 1)
    #expect(tally([.otherEnvironment: 1, .otherPixels: 1]).exitCode == 1)
  }

  /// A check passes exactly where every verdict of what was compared or is missing does.
  @Test(arguments: Verdict.allCases) func theCodeAgreesWithTheVerdict(verdict: Verdict) {
    let code = tally([.identical: 1].merging([verdict: 1], uniquingKeysWith: +)).exitCode
    #expect((code == 0) == verdict.passes)
    #expect(tally([verdict: 3])[verdict] == 3)
  }
}
