import Scenarios
import Testing

@testable import Diagnosis

struct RuleOfEventsTests {
  // MARK: K16

  private static let finger = """
    events:
      - {at: 0, keyboard: show}
      - {at: 1, finger: [[0.0, 300], [0.2, 420], [0.6, 660]], release: dismiss}
    until: 2.4
    """

  @Test func aFingerTakesTheKeyboard() throws {
    let scenario = try scene(RuleOfEventsTests.finger)
    #expect(try scenario.families(of: { BarMove(.transform) }).first == .interactiveDismissal)
    #expect(try scenario.families(ofBuiltIn: "layout-guide").isEmpty)
  }

  /// What was wrong before the finger came is not the finger's.
  @Test(arguments: [(1.5, true), (1.6, false), (20, false)])
  func wrongBeforeTheFinger(distance: Double, isFingers: Bool) throws {
    let families = try scene(RuleOfEventsTests.finger).families(of: {
      Handlers.raised(by: distance)
    })
    #expect((families.first == .interactiveDismissal) == isFingers)
  }

  /// What is right after something out of the ordinary and goes wrong with a later thing is the later one's.
  @Test func whatHappenedLastIsToBlame() throws {
    let typing = "{at: 1, type: 3}"
    let finger = "{at: 2, finger: [[0.0, 300], [0.2, 420], [0.6, 660]], release: dismiss}"
    let scenario = try scene("events: [{at: 0, keyboard: show}, \(typing), \(finger)]\nuntil: 3.4")
    #expect(try scenario.families(of: { GrowingBar(keepsBottom: true) }) == [.interactiveDismissal])
    #expect(try scenario.families(of: { GrowingBar(keepsBottom: false) }) == [.growingBar])
    let turned = try scene(
      "events: [{at: 0, keyboard: show}, \(typing), {at: 2, rotate: landscape}]\nuntil: 3")
    #expect(try turned.families(of: { FirstShowOnly() }).contains(.rotation))
    #expect(try !turned.families(of: { FirstShowOnly() }).contains(.growingBar))
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

  // MARK: K17

  @Test func aNullFrame() throws {
    let fades = try scene("keyboard: {transition: cross-fade}")
    #expect(try fades.families(of: { ChangeFrame(.distance) }).first == .nullFrame)
    #expect(try fades.families(of: { ChangeFrame(.intersection) }).isEmpty)
    // The same code where frames are frames.
    #expect(try scene("").families(of: { ChangeFrame(.distance) }).isEmpty)
    // Another fault while it fades.
    let families = try fades.explanation(of: { Handlers.raised(by: 30) })
    #expect(families.isFaultyOtherThan(.nullFrame))
  }

  /// A bar counts as astray from more than a point and a half on.
  @Test(arguments: [(1.5, false), (1.6, true), (-1.5, false), (-1.6, true)])
  func howFarANullFrameMayLead(distance: Double, isNamed: Bool) throws {
    let handlers = Handlers(willChangeFrame: { keyboard, chat in
      let isNull = keyboard.frameEnd.isEmpty
      chat.raise(by: isNull ? distance : chat.overlap(with: keyboard), with: keyboard)
    })
    var silent = handlers
    silent.willHide = { _, _ in }
    let families = try scene("keyboard: {transition: cross-fade}").families(of: { silent })
    #expect(families == (isNamed ? [.nullFrame] : []))
  }

  // MARK: K18

  @Test func aFloatingKeyboard() throws {
    let floating = try scene("keyboard: {mode: floating}", device: "iPad Pro 13 (M4)")
    #expect(try floating.families(of: { ChangeFrame(.height) }).first == .floatingKeyboard)
    #expect(try floating.families(of: { ChangeFrame(.intersection) }).isEmpty)
    let docked = try scene("", device: "iPad Pro 13 (M4)")
    #expect(try !docked.families(of: { ChangeFrame(.height) }).contains(.floatingKeyboard))
  }

  /// A bar is lifted for nothing from more than a point and a half on.
  @Test(arguments: [(1.5, false), (1.6, true), (30, true)])
  func howFarABarMayBeLifted(distance: Double, isNamed: Bool) throws {
    let floating = try scene("keyboard: {mode: floating}", device: "iPad 9.7")
    let handlers = Handlers(willChangeFrame: { keyboard, chat in
      chat.raise(by: keyboard.frameEnd.minY < 1024 ? distance : 0, with: keyboard)
    })
    #expect(try floating.families(of: { handlers }) == (isNamed ? [.floatingKeyboard] : []))
  }

  /// A bar that rests on an undocked keyboard, to half a point, is where it should be.
  @Test(arguments: [(-0.6, true), (-0.5, false), (0, false), (0.5, false), (0.6, true)])
  func aBarOnAnUndockedKeyboard(distance: Double, isNamed: Bool) throws {
    let undocked = try scene(
      "events: [{at: 0, keyboard: show}, {at: 1, keyboard: undock}, {at: 2, keyboard: dock}]\nuntil: 3",
      device: "iPad 9.7")
    var handlers = Handlers(willChangeFrame: { keyboard, chat in
      let frame = keyboard.frameEnd
      let isUndocked = frame.maxY < 1024
      chat.raise(by: 1024 - frame.minY + (isUndocked ? distance : 0), with: keyboard)
    })
    handlers.willHide = { _, _ in }
    #expect(try undocked.families(of: { handlers }) == (isNamed ? [.floatingKeyboard] : []))
  }

  /// The layout guide that follows an undocked keyboard carries the bar on it.
  @Test(arguments: ["layout-guide", "layout-guide-undocked"])
  func guidesAndUndockedKeyboards(name: String) throws {
    let families = try Scenario.named("undocked-followed").families(ofBuiltIn: name)
    #expect(!families.contains(.floatingKeyboard))
  }

  // MARK: K20

  private static let turned = """
    events: [{at: 0, keyboard: show}, {at: 1, rotate: landscape}, {at: 2, keyboard: hide}]
    until: 2.6
    """

  @Test func turned() throws {
    let scenario = try scene(RuleOfEventsTests.turned)
    #expect(try scenario.families(of: { FirstShowOnly() }).first == .rotation)
    #expect(try scenario.families(of: { BarMove(.transform) }).isEmpty)
    let before = try scenario.explanation(of: { Handlers.raised(by: 20) })
    #expect(before.isFaultyOtherThan(.rotation))
  }

  /// Up to iOS 7 the keyboard's frame stays upright; from iOS 8 on the same code is right.
  @Test(arguments: [("7", true), ("8", false)])
  func uprightFrames(system: String, isNamed: Bool) throws {
    let scenario = try scene("system: \(system)\norientation: landscape", device: "iPhone 5")
    let families = try scenario.families(of: { FullHeight() })
    #expect((families.first == .rotation) == isNamed)
    #expect(try scenario.families(of: { BarMove(.transform) }).isEmpty)
  }

  // MARK: K21

  private static func typed(_ lines: Int) -> String {
    """
    events: [{at: 0, keyboard: show}, {at: 1, type: \(lines)}, {at: 2, keyboard: hide}]
    until: 2.6
    """
  }

  /// One line is what the bar has; a second makes it grow.
  @Test(arguments: [(1, false), (2, true), (3, true)])
  func aGrowingBar(lines: Int, isNamed: Bool) throws {
    let scenario = try scene(RuleOfEventsTests.typed(lines))
    let families = try scenario.families(of: { GrowingBar(keepsBottom: false) })
    #expect((families.first == .growingBar) == isNamed)
    #expect(families.isEmpty == !isNamed)
    #expect(try scenario.families(of: { GrowingBar(keepsBottom: true) }).isEmpty)
  }

  /// What was wrong before anything was typed is not the growth's.
  @Test func wrongBeforeItGrows() throws {
    let families = try scene(RuleOfEventsTests.typed(3)).explanation(of: { Handlers.raised(by: 20) }
    )
    #expect(families.isFaultyOtherThan(.growingBar))
  }

  // MARK: K23

  private static func push(_ more: String = "") -> String {
    "context: inherited\nevents: [{at: 0, push: keyboard}, {at: 1.2, keyboard: hide}\(more)]\nuntil: 4"
  }

  @Test func aPush() throws {
    let scenario = try scene(RuleOfEventsTests.push())
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
      try scene(RuleOfEventsTests.push()).families(of: { handlers }).contains(.push) == isNamed)
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
    let explanation = try scene(RuleOfEventsTests.push()).explanation(of: { handlers })
    #expect(explanation.isFaultyOtherThan(.push))
  }

  /// What goes wrong in a plain show as well is not the push's.
  @Test func aPushAmongOthers() throws {
    let scenario = try scene(
      RuleOfEventsTests.push(", {at: 2, keyboard: show}, {at: 3, keyboard: hide}"))
    #expect(try scenario.families(of: { BarMove(.transform) }).first == .push)
    let families = try scenario.explanation(of: { BarMove(.transform, delay: 0.2) })
    #expect(families.isFaultyOtherThan(.push))
  }
}
