import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct NoAnimationFamilyTests {
  /// Sets the bar outside every animation.
  private struct Bare: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.toolbar.transform = .identity
    }
  }

  @Test(arguments: Sweep.rates) func noAnimation(fps: Double) throws {
    let scenario = try scene("", fps: fps)
    let constant = BarMove(.constraint, layout: .none)
    let instant = BarMove(.transform, duration: 0)
    for (cause, explanation) in [
      ("layout", try scenario.explanation(of: { constant })),
      ("duration", try scenario.explanation(of: { instant })),
      ("duration", try scenario.explanation(of: { NoAnimation() })),
      ("context", try scenario.explanation(of: { Bare() })),
    ] {
      #expect(explanation.findings.first?.family == .noAnimation)
      #expect(explanation.findings.first?.cause == cause)
      #expect(explanation.counterfactuals.first?.change.name == cause)
      #expect(explanation.counterfactuals.first?.fault == 0)
    }
  }

  /// A bar that grows down behind the keyboard and loses that height at once on hide: its content jumps.
  @Test func aBarThatGrowsInsteadOfMoving() throws {
    let grow = {
      (keyboard: KeyboardNotification, chat: ChatScreen, room: Double, isAnimated: Bool) in
      chat.toolbarHeight.constant = ChatScreen.toolbarHeight + room
      guard isAnimated else { return }
      chat.animate(with: keyboard) { chat.view.layoutIfNeeded() }
    }
    func explanation(isAnimated: Bool) throws -> Explanation {
      try scene("", device: "iPhone 7").explanation(of: {
        Handlers(
          willShow: { grow($0, $1, $1.overlap(with: $0), true) },
          willHide: { grow($0, $1, 0, isAnimated) })
      })
    }
    let jumping = try explanation(isAnimated: false)
    #expect(jumping.asItIs.fault > 250)
    #expect(jumping.findings.first?.family == .noAnimation)
    let moving = try explanation(isAnimated: true)
    #expect(moving.asItIs.fault == 0)
    #expect(moving.findings.isEmpty)
  }

  /// As a rotation does, a fold calls handlers with animations switched off, but what a phone does then is not known.
  @Test func aJumpAsThePhoneIsFolded() throws {
    let scenario = try scene(
      """
      system: 27.1
      context: inherited
      events: [{at: 0, keyboard: show}, {at: 1, fold: half-open}]
      until: 2
      """, device: "iPhone Duo open")
    let finding = try #require(try scenario.explanation(of: { BarMove(.transform) }).findings.first)
    #expect(finding.family == .noAnimation && finding.certainty != .certain)
    #expect(finding.evidence.contains("as a fold is played like a rotation"))
  }

  /// A dialog in the middle goes half the way; one that is set once the keyboard has come jumps late.
  @Test(arguments: ["deferred", "inherited"], [true, false])
  func aJumpOnceTheKeyboardHasCome(context: String, isDialog: Bool) throws {
    struct Late: Approach {
      let height: Double
      private func home(_ chat: ChatScreen) -> Double {
        height > 44 ? (chat.simulation.device.size.height - height) / 2 : 0
      }
      func viewDidLoad(_ chat: ChatScreen) {
        chat.toolbarHeight.constant = height
        chat.toolbarBottom.constant = -home(chat)
      }
      func keyboardDidShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        let share = height > 44 ? 2.0 : 1
        chat.toolbarBottom.constant = -home(chat) - keyboard.frameEnd.height / share
      }
      func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        chat.toolbarBottom.constant = -home(chat)
      }
    }
    let explanation = try scene("context: \(context)", device: "iPhone 7").explanation(of: {
      Late(height: isDialog ? 160 : 44)
    })
    // The end of a spring is a part of a point.
    let faults = explanation.asItIs.faults.map { $0.rounded() }
    #expect(faults == (isDialog ? [130, 130] : [260, 260]))
    #expect(Set(explanation.findings.map(\.family)) == [.noAnimation, .lateStart])
    #expect(explanation.findings.allSatisfy { $0.certainty != .certain })
    #expect(explanation.findings.contains { $0.evidence.contains("once the keyboard has come") })
  }

  /// Handlers of a turn run with animations switched off, unless they are dispatched or switch them on.
  @Test(arguments: [
    ("inherited", false, true), ("inherited", true, false), ("deferred", false, false),
  ])
  func aTurn(context: String, switchesOn: Bool, isNamed: Bool) throws {
    let scenario = try scene(
      """
      context: \(context)
      events: [{at: 0, keyboard: show}, {at: 1, rotate: landscape}, {at: 2, keyboard: hide}]
      until: 2.6
      """)
    let explanation =
      switchesOn
      ? try scenario.explanation(of: { AnimationsOn() })
      : try scenario.explanation(of: { BarMove(.transform) })
    #expect((explanation.findings.first?.family == .noAnimation) == isNamed)
    #expect((explanation.findings.first?.cause == "context") == isNamed)
  }

  /// What geometry says it must come to.
  private static let figures = [
    Figure("no-animation", "no-animation", "overlap.max", Figure.height)
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
