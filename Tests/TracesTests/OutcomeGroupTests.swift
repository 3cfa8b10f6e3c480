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
      outcome(.otherEnvironment, cause: "font"), outcome(.orphaned, cause: "font"),
    ])
    #expect(groups.map(\.cause) == ["font", "toolbar", "not approved yet"])
    #expect(groups.map(\.places) == [[2, 4], [0], [3]])
  }

  @Test func nothingThatPassesIsInAny() {
    #expect(OutcomeGroup.failing(in: []).isEmpty)
    let outcomes = Verdict.allCases.map { outcome($0, cause: "") }
    let places = Set(OutcomeGroup.failing(in: outcomes).flatMap(\.places))
    #expect(places == Set(outcomes.indices.filter { !outcomes[$0].verdict.passes }))
  }
}
