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
    #expect(film.unneededLift(at: 0.9) == 0)
    #expect(film.unneededLift(at: 1.9) == nil)
    #expect(film.unneededLift(at: 2.1) == nil)
    #expect(film.unneededLift(at: 2.9) == 0)
    #expect(film.measures.liftUnneeded?.value == 0)
    let high = try self.film("undocked-keyboard", "change-frame-height").measures.liftUnneeded
    #expect(high?.value == 405.5)
    #expect(try #require(high?.time) < 1)
  }

  /// Films whose keyboard is always docked have no such measure.
  @Test func aDockedKeyboardHasNone() throws {
    let film = try film("keyboard-gap", "constraints")
    #expect(film.measures.liftUnneeded == nil)
    #expect(!film.measures.all.contains { $0.name == "lift.unneeded" })
    #expect(film.unneededLift(at: 0.5) == nil)
  }

  /// Lifts the bar to so many points above the top of a keyboard that is not docked.
  private struct Above: Approach {
    let distance: Double

    func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let height = 1024 - keyboard.frameEnd.minY
      chat.animate(with: keyboard) {
        chat.toolbar.transform = .translation(x: 0, y: height > 0 ? -height - distance : 0)
      }
    }
  }

  /// A bar that rests on an undocked keyboard, to a device pixel of half a point, needs its lift; elsewhere it needs
  /// none.
  @Test(arguments: [
    (0.0, true), (0.5, true), (0.6, false), (100, false), (-0.5, true), (-0.6, false),
    (-100, false),
  ])
  func aBarOnTheKeyboardNeedsItsLift(distance: Double, isNeeded: Bool) throws {
    let scenario = try Scenario(
      yaml: """
        name: t
        device: iPad 9.7
        keyboard: {mode: undocked}
        messages: 0
        events: [{at: 0, keyboard: show}]
        """)
    let film = try scenario.film(of: Above(distance: distance))
    let keyboard = try #require(film.rect(of: .keyboard, at: .at(0.6)))
    let lift = 1024 - keyboard.minY + distance
    let told = try #require(film.measures.liftUnneeded).value
    #expect(abs(told - (isNeeded ? 0 : lift)) < 1e-5)
  }

  @Test func theGuideThatFollows() throws {
    let film = try film("undocked-followed", "layout-guide-undocked")
    #expect(film.measures.liftUnneeded?.value == 0)
  }
}
