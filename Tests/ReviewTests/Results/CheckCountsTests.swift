import Testing
import Traces

@testable import Review

struct CheckCountsTests {
  @Test(arguments: Verdict.allCases) func approvedIsWhatExistsAndComparedIsWhatWas(verdict: Verdict)
  {
    let counts = CheckCounts([SampleOutcomes.trace("frame", verdict)])
    #expect(counts.approved == (verdict == .missing ? 0 : 1))
    #expect(counts.compared == (verdict.isComparison ? 1 : 0))
    #expect(counts.notAsked == 0 && counts.ofTests == 0)
  }

  @Test func filmsCheckedByALimitAreCountedSeparately() {
    var outcome = SampleOutcomes.trace("frame", .identical)
    outcome.limit = "1 pt"
    #expect(
      CheckCounts([outcome]).sentence
        == "0 approved, 0 compared; 1 more was checked by a limit alone."
    )
  }

  @Test(arguments: [
    (0, 0, "0 approved, 0 compared."), (3, 0, "0 approved, 0 compared; 3 more were not asked for."),
    (0, 1, "0 approved, 0 compared; 1 more was approved by an app's tests."),
    (
      1, 2,
      "0 approved, 0 compared; 1 more was not asked for; 2 more were approved by an app's tests."
    ),
  ])
  func theSentenceNamesTheSurroundings(notAsked: Int, ofTests: Int, sentence: String) {
    #expect(CheckCounts([], notAsked: notAsked, ofTests: ofTests).sentence == sentence)
  }
}
