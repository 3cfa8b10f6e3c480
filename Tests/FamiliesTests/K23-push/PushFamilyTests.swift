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
    #expect(try scenario.families(of: { BarMove(.transform) }).first == .push)
    #expect(try scenario.families(of: { OverrideInherited() }).isEmpty)
  }

  /// A bar goes with the push from more than a point and a half on.
  @Test(arguments: [(1.5, false), (1.6, true)])
  func howFarABarMayGoWithAPush(distance: Double, isNamed: Bool) throws {
    let handlers = Handlers(
      willShow: { keyboard, chat in
        OverrideInherited().keyboardWillShow(keyboard, on: chat)
        chat.performWithoutAnimation { chat.view.transform = .translation(x: 0, y: distance) }
        chat.asyncAfter(0.2) { [unowned chat] in chat.view.transform = .identity }
      }, willHide: { OverrideInherited().keyboardWillHide($0, on: $1) })
    #expect(
      try scene(PushFamilyTests.push()).families(of: { handlers }).contains(.push) == isNamed)
  }

  /// A bar that goes with the keyboard and rests at the wrong place has nothing of the push.
  @Test func aWrongRestIsNotThePushs() throws {
    let handlers = Handlers(
      willShow: { keyboard, chat in
        let curve = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
        chat.animate(
          withDuration: keyboard.duration,
          options: [curve, .overrideInheritedCurve, .overrideInheritedDuration]
        ) {
          chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard) - 20)
        }
      }, willHide: { OverrideInherited().keyboardWillHide($0, on: $1) })
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
