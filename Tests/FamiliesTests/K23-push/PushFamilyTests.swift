import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct PushFamilyTests {
  private static func push(_ more: String = "") -> String {
    "context: inherited\nevents: [{at: 0, push: keyboard}, {at: 1.2, keyboard: hide}\(more)]\nuntil: 4"
  }

  @Test func aPush() throws {
    let scenario = try scene(PushFamilyTests.push())
    let explanation = try scenario.explanation(of: { BarMove(.transform) })
    #expect(explanation.findings.map(\.family) == [.push])
    #expect(explanation.findings.first?.certainty == .certain)
    #expect(try scenario.families(of: { InPlaceAtOnce() }).isEmpty)
    // Once the screen has come there is nothing of it.
    let later = try scene(
      PushFamilyTests.push().replacing("push: keyboard", with: "push: keyboard-after"))
    #expect(try later.families(of: { BarMove(.transform) }).isEmpty)
  }

  /// A bar may rise by a point and a half while its screen comes.
  @Test(arguments: [(1.5, false), (1.6, true)])
  func howFarABarMayRiseInAPush(distance: Double, isNamed: Bool) throws {
    let handlers = Handlers(
      willShow: { keyboard, chat in
        InPlaceAtOnce().keyboardWillShow(keyboard, on: chat)
        chat.performWithoutAnimation { chat.view.transform.translation.y = distance }
        chat.animate(with: keyboard) { chat.view.transform.translation.y = 0 }
      }, willHide: { InPlaceAtOnce().keyboardWillHide($0, on: $1) })
    #expect(
      try scene(PushFamilyTests.push()).families(of: { handlers }).contains(.push) == isNamed)
  }

  /// A bar that is there at once and rests at the wrong place has nothing of the push.
  @Test func aWrongRestIsNotThePushs() throws {
    let handlers = Handlers(
      willShow: { keyboard, chat in
        chat.performWithoutAnimation {
          chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard) - 20)
        }
      }, willHide: { InPlaceAtOnce().keyboardWillHide($0, on: $1) })
    let explanation = try scene(PushFamilyTests.push()).explanation(of: { handlers })
    #expect(explanation.isFaultyOtherThan(.push))
  }

  /// What goes wrong in a plain show as well is not the push's.
  @Test func aPushAmongOthers() throws {
    let scenario = try scene(
      PushFamilyTests.push(", {at: 2, keyboard: show}, {at: 3, keyboard: hide}"))
    #expect(try scenario.families(of: { BarMove(.transform) }).first == .push)
    let families = try scenario.explanation(of: { BarMove(.transform, delay: 0.2) })
    #expect(families.isFaultyOtherThan(.push))
  }
}
