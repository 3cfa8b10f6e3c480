import Diagnosis
import Scenarios
import Testing

struct UndockedKeyboardTests {
  private func film(_ scenario: String, _ approach: String) throws -> Film {
    try Scenario.named(scenario).film(of: try #require(NamedApproach.named(approach)))
  }

  @Test func aBarThatFollowsIsOnTheKeyboard() throws {
    let film = try film("undocked-followed", "layout-guide-undocked")
    #expect(film.showsUndockedKeyboard(at: .at(1.9)))
    #expect(film.edgeOnKeyboard(at: .at(1.9)) != nil)
  }

  @Test func aBarThatStaysDoesNot() throws {
    let film = try film("undocked-keyboard", "layout-guide")
    #expect(film.showsUndockedKeyboard(at: .at(0.9)))
    #expect(film.edgeOnKeyboard(at: .at(0.9)) == nil)
    // Docked, it does, and nothing is undocked.
    #expect(
      film.edgeOnKeyboard(at: .at(1.9)) == .content && !film.showsUndockedKeyboard(at: .at(1.9)))
  }
}
