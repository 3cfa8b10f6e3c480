import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct RotationFamilyTests {
  private static let turned = """
    events: [{at: 0, keyboard: show}, {at: 1, rotate: landscape}, {at: 2, keyboard: hide}]
    until: 2.6
    """

  @Test func turned() throws {
    let scenario = try scene(RotationFamilyTests.turned)
    #expect(try scenario.families(of: { HeightOnce() }).first == .rotation)
    #expect(try scenario.families(of: { BarMove(.transform) }).isEmpty)
    let before = try scenario.explanation(of: { Handlers.raised(by: 20) })
    #expect(before.isFaultyOtherThan(.rotation))
  }

  /// A screen that changes without a keyboard is nobody's fault: the bar has another home.
  @Test(arguments: [
    ("iPhone 17", "18", "rotate: landscape"),
    ("iPad Pro 13 (M4)", "26", "resize: [200, 100, 700, 700]"),
    ("iPhone Duo", "27.1", "fold: open"),
  ])
  func changesWithoutAKeyboardAreRight(device: String, system: String, event: String) throws {
    let scenario = try Scenario(
      yaml: """
        name: before
        device: \(device)
        system: \(system)
        events: [{at: 0, \(event)}, {at: 1, keyboard: show}]
        until: 2
        """)
    #expect(try !scenario.families(ofBuiltIn: "layout-guide").contains(.rotation))
  }

  /// What happened is named: in the title, in the evidence and in what to write.
  @Test(arguments: [
    ("iPhone 7", "18", "rotate: landscape", "rotation", "the device is turned", "keyboardWillShow"),
    (
      "iPad Pro 13 (M4)", "26", "resize: [200, 100, 700, 700]", "resize", "the window is resized",
      "viewDidLayoutSubviews"
    ),
    ("iPhone Duo", "27.1", "fold: open", "fold", "the device is folded", "viewDidLayoutSubviews"),
  ])
  func theEventIsNamed(
    device: String, system: String, event: String, word: String, clause: String, fix: String
  ) throws {
    let scenario = try Scenario(
      yaml: """
        name: named
        device: \(device)
        system: \(system)
        events: [{at: 0, keyboard: show}, {at: 1, \(event)}]
        until: 2
        """, file: "named.yaml")
    let finding = try #require(try scenario.explanation(of: { HeightOnce() }).findings.first)
    #expect(finding.family == .rotation)
    #expect(finding.title == "wrong after a \(word)")
    #expect(finding.evidence.contains("is right until \(clause)"))
    #expect(finding.fix.contains(fix))
    for change in SizeChange.allCases where change.rawValue != word {
      #expect(!finding.evidence.contains(change.clause) && !finding.fix.contains(change.rawValue))
    }
  }

  /// Up to iOS 7 the keyboard's frame stays upright; from iOS 8 on the same code is right.
  @Test(arguments: [("7", true), ("8", false)])
  func uprightFrames(system: String, isNamed: Bool) throws {
    let scenario = try scene("system: \(system)\norientation: landscape", device: "iPhone 5")
    let families = try scenario.families(of: { FullHeight() })
    #expect((families.first == .rotation) == isNamed)
    #expect(try scenario.families(of: { BarMove(.transform) }).isEmpty)
  }

  /// Code of iOS 7 that swaps the sides of a frame on a device on its side lifts by the width since iOS 8.
  @Test(arguments: ["iPhone 7", "iPad 9.7"]) func widthForHeight(device: String) throws {
    let scenario = try scene("orientation: landscape", device: device)
    let families = try scenario.families(of: {
      Handlers(willShow: { keyboard, chat in
        chat.raise(by: keyboard.frameEnd.width, with: keyboard)
      })
    })
    #expect(families == [.rotation])
  }

  /// Frames that stay upright are named for that, not for where they put the field.
  @Test func uprightFrames() throws {
    let scenario = try Scenario.named("ios7-landscape")
    #expect(try scenario.families(of: { FocusLift() }) == [.rotation])
    #expect(try scenario.families(of: { FocusLift(comparingIn: .view) }).isEmpty)
  }

  /// What geometry says it must come to.
  private static let figures = [
    Figure(
      "turned-with-keyboard", "height-once", "gap.max", Figure.height - Figure.heightOnSide),
    // The screen's width, less the height that the keyboard has on its side.
    Figure("wrong-axis", "full-height", "gap.max", 667 - Figure.heightOnSide),
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
