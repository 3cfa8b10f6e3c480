import Testing

@testable import Traces

struct OutcomeGroupTests {
  private func outcome(_ verdict: Verdict, cause: String) -> Outcome {
    Outcome(
      name: "a/b", scenario: "a", approach: "b", verdict: verdict, cause: cause, baseline: "")
  }

  @Test func oneCauseIsOneGroupAndTheLargestComesFirst() {
    let groups = OutcomeGroup.failing(in: [
      outcome(.otherLayout, cause: "toolbar"), outcome(.identical, cause: ""),
      outcome(.otherPixels, cause: "font"), outcome(.missing, cause: ""),
      outcome(.otherEnvironment, cause: "font"), outcome(.allowedOrphan, cause: "font"),
    ])
    #expect(groups.map(\.cause) == ["font", "toolbar", "not approved yet"])
    #expect(groups.map(\.indices) == [[2, 4], [0], [3]])
  }

  @Test func nothingThatPassesIsInAny() {
    #expect(OutcomeGroup.failing(in: []).isEmpty)
    let outcomes = Verdict.allCases.map { outcome($0, cause: "") }
    let found = Set(OutcomeGroup.failing(in: outcomes).flatMap(\.indices))
    #expect(found == Set(outcomes.indices.filter { !outcomes[$0].verdict.passes }))
  }
}
