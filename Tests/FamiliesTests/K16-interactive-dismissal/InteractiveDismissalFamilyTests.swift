import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct InteractiveDismissalFamilyTests {
  private static let finger = """
    events:
      - {at: 0, keyboard: show}
      - {at: 1, finger: [[0.0, 300], [0.2, 420], [0.6, 660]], release: dismiss}
    until: 2.4
    """

  @Test func aFingerTakesTheKeyboard() throws {
    let scenario = try scene(InteractiveDismissalFamilyTests.finger)
    #expect(try scenario.families(of: { BarMove(.transform) }).first == .interactiveDismissal)
    #expect(try scenario.families(ofBuiltIn: "layout-guide").isEmpty)
  }

  /// What was wrong before the finger came is not the finger's.
  @Test(arguments: [(1.5, true), (1.6, false), (20, false)])
  func wrongBeforeTheFinger(distance: Double, isFingers: Bool) throws {
    let families = try scene(InteractiveDismissalFamilyTests.finger).families(of: {
      Handlers.raised(by: distance)
    })
    #expect((families.first == .interactiveDismissal) == isFingers)
  }

  /// What is right after something out of the ordinary and goes wrong with a later thing is the later one's.
  @Test func theLastEventIsToBlame() throws {
    let typing = "{at: 1, type: 3}"
    let finger = "{at: 2, finger: [[0.0, 300], [0.2, 420], [0.6, 660]], release: dismiss}"
    let scenario = try scene("events: [{at: 0, keyboard: show}, \(typing), \(finger)]\nuntil: 3.4")
    #expect(try scenario.families(of: { GrowingBar(keepsBottom: true) }) == [.interactiveDismissal])
    #expect(try scenario.families(of: { GrowingBar(keepsBottom: false) }) == [.growingBar])
    let turned = try scene(
      "events: [{at: 0, keyboard: show}, \(typing), {at: 2, rotate: landscape}]\nuntil: 3")
    #expect(try turned.families(of: { HeightOnce() }).contains(.rotation))
    #expect(try !turned.families(of: { HeightOnce() }).contains(.growingBar))
    // A message between is nothing out of the ordinary.
    let chat = try scene(
      """
      messages: 1
      events: [{at: 0, type: 3}, {at: 0.5, send: hello}, {at: 1, keyboard: show}]
      until: 2
      """)
    let late = Handlers(willShow: { keyboard, chat in
      chat.raise(by: chat.overlap(with: keyboard) + 30, with: keyboard)
    })
    #expect(try chat.families(of: { late }).first == .growingBar)
  }

  /// The list goes with the finger, past its end, and on by itself; none of that is a fault of the app.
  @Test(arguments: ["dismiss", "cancel"], [1, 24])
  func aListUnderTheFingerIsNotAFault(release: String, messages: Int) throws {
    func chat(_ finger: String) throws -> Scenario {
      try scene(
        "messages: \(messages)\nevents: [{at: 0, keyboard: show}\(finger)]\nuntil: 4")
    }
    for path in [
      "[0.0, 300], [0.2, 420], [0.6, 660]", "[0.0, 340], [0.3, 500], [0.5, 200], [0.7, 640]",
    ] {
      let scenario = try chat(", {at: 1, finger: [\(path)], release: \(release)}")
      for approach in ["layout-guide", "input-accessory"] {
        // What is wrong with it without a finger, as a list that does not rise, is so with one.
        let families = try scenario.families(ofBuiltIn: approach)
        #expect(try families == chat("").families(ofBuiltIn: approach), "\(approach)")
      }
      #expect(
        try scenario.families(of: { ListAlways() }).first == .interactiveDismissal)
      #expect(try scenario.families(of: { ListAlways() }).count == 1)
    }
  }

  /// What geometry says it must come to.
  private static let figures = [
    // How far below the keyboard's top the finger was at the end.
    Figure("finger-takes-keyboard", "transform", "gap.max", 660 - Figure.top),
    Figure("finger-lets-keyboard-back", "transform", "gap.max", 660 - Figure.top),
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
