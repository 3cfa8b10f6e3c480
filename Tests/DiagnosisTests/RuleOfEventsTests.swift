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

  // MARK: K18

  @Test func aFloatingKeyboard() throws {
    let floating = try scene("keyboard: {mode: floating}", device: "iPad Pro 13 (M4)")
    #expect(try floating.families(of: { ChangeFrame(.height) }).first == .floatingKeyboard)
    #expect(try floating.families(of: { ChangeFrame(.intersection) }).isEmpty)
    let docked = try scene("", device: "iPad Pro 13 (M4)")
    #expect(try !docked.families(of: { ChangeFrame(.height) }).contains(.floatingKeyboard))
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

  /// What goes wrong in a plain show as well is not the push's.
  @Test func aPushAmongOthers() throws {
    let scenario = try scene(
      RuleOfEventsTests.push(", {at: 2, keyboard: show}, {at: 3, keyboard: hide}"))
    #expect(try scenario.families(of: { BarMove(.transform) }).first == .push)
    let families = try scenario.explanation(of: { BarMove(.transform, delay: 0.2) })
    #expect(families.isFaultyOtherThan(.push))
  }
}
