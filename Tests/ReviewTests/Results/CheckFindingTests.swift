import Testing
import Traces

@testable import Review

struct CheckFindingTests {
  /// What passes as approved leaves nothing behind; all else leaves what there is of it.
  @Test(arguments: Verdict.allCases) func filesAreKeptWhereTheUserMustLook(verdict: Verdict) {
    let finding = CheckFinding(
      SampleOutcomes.trace("frame", verdict), expected: [1], actual: [2], difference: [3])
    let (outcome, files) = finding.kept()
    let isKept = ![.identical, .samePixels, .allowedOrphan].contains(verdict)
    #expect(finding.isKept == isKept)
    #expect(files.map(\.bytes) == (isKept ? [[1], [2], [3]] : []))
    #expect(
      files.map(\.path)
        == [outcome.expected, outcome.actual, outcome.difference].compactMap { $0 })
    #expect((outcome.expected == "expected/chat/frame.trace.json") == isKept)
    #expect((outcome.difference == "difference/chat/frame.png") == isKept)
  }

  @Test func missingFilesHaveNoName() {
    let (outcome, files) = CheckFinding(SampleOutcomes.trace("frame", .missing), actual: [2]).kept()
    #expect(outcome.expected == nil && outcome.difference == nil)
    #expect(files.map(\.path) == ["actual/chat/frame.trace.json"])
    let nothing = CheckFinding(SampleOutcomes.trace("frame", .otherLayout)).kept()
    #expect(nothing.files.isEmpty && nothing.outcome.actual == nil)
  }

  /// The names that outcomes had before are not kept: they may be of another run.
  @Test func picturesHaveTheirEnding() {
    var picture = SampleOutcomes.picture()
    picture.expected = "elsewhere/x.png"
    let (outcome, _) = CheckFinding(picture, actual: [1]).kept()
    #expect(outcome.expected == nil)
    #expect(outcome.actual == "actual/chat/frame-0012@3x.png")
  }
}
