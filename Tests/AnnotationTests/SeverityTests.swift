import Testing

@testable import Annotation

struct SeverityTests {
  /// The page's style sheet and script know severities by these names.
  @Test func namesAreThoseOfTheStyleSheet() {
    #expect(
      Severity.allCases.map(\.rawValue)
        == ["plain", "neutral", "good", "gap", "overlap", "covered"])
  }

  @Test func threeAreFaults() {
    #expect(Severity.allCases.filter(\.isFault) == [.gap, .overlap, .covered])
  }
}
