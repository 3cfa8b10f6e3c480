import Testing
import Traces

@testable import Review

struct CheckExitCodeTests {
  @Test func theCodesAreThoseOfTheHelp() {
    let codes = CheckSummary.Conclusion.allCases.map(\.exitCode)
    #expect(codes == [0, 1, 2, 3, 65])
  }
}
