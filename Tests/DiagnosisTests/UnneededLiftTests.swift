import Diagnosis
import Scenarios
import Testing

struct UnneededLiftTests {
  private func film(_ scenario: String, _ approach: String) throws -> Film {
    try Scenario.named(scenario).film(of: try #require(NamedApproach.named(approach)))
  }

  /// 253 points is the height of a keyboard that floats.
  @Test func aFloatingKeyboardNeedsNoLift() throws {
    #expect(
      try film("floating-keyboard", "change-frame-height").measures.liftUnneeded?.value == 253)
    #expect(try film("floating-keyboard", "layout-guide").measures.liftUnneeded?.value == 0)
  }

  /// While the keyboard leaves the dock or returns to it, the bar moves with it, and nothing is said of that.
  @Test func aBarMayComeDownWithTheKeyboard() throws {
    let film = try film("undocked-keyboard", "layout-guide")
    #expect(film.unneededLift(at: 0.9) == nil)
    #expect(film.unneededLift(at: 1.1) == nil)
    #expect(film.unneededLift(at: 1.9) == 0)
    #expect(film.measures.liftUnneeded?.value == 0)
    let high = try self.film("undocked-keyboard", "change-frame-height").measures.liftUnneeded
    #expect(high?.value == 405.5)
    #expect(try #require(high?.time) > 1.3)
  }

  /// Films whose keyboard is always docked have no such measure.
  @Test func aDockedKeyboardHasNone() throws {
    let film = try film("keyboard-gap", "constraints")
    #expect(film.measures.liftUnneeded == nil)
    #expect(!film.measures.all.contains { $0.name == "lift.unneeded" })
    #expect(film.unneededLift(at: 0.5) == nil)
  }
}
