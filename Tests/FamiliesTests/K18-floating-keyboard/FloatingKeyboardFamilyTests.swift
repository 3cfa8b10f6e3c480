import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct FloatingKeyboardFamilyTests {
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
      "keyboard: {mode: undocked}\nevents: [{at: 0, keyboard: show}, {at: 1, keyboard: dock}]\nuntil: 2",
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

  /// The hide that comes before a turn ends below the screen as it was held, which is not where the next screen ends.
  @Test(arguments: [
    ("iPad 9.7", "18", "orientation: landscape", "rotate: portrait"),
    ("iPhone Duo", "27.1", "orientation: portrait", "fold: open"),
  ])
  func aHideBeforeATurn(device: String, system: String, held: String, event: String) throws {
    let scenario = try scene(
      "system: \(system)\n\(held)\nevents: [{at: 0, keyboard: show}, {at: 1, \(event)}]\nuntil: 2",
      device: device)
    let families = try scenario.families(of: { HeightOnce() })
    #expect(families.first == .rotation && !families.contains(.floatingKeyboard))
  }

  /// What geometry says it must come to.
  private static let figures = [
    // A floating keyboard's height, and a docked one's.
    Figure("floating-keyboard", "change-frame-height", "lift.unneeded", 253),
    Figure("undocked-keyboard", "change-frame-height", "lift.unneeded", Figure.tabletHeight),
    // All but the 55 points on the screen.
    Figure("hardware-keyboard", "full-height", "gap.max", Figure.tabletHeight - 55),
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
