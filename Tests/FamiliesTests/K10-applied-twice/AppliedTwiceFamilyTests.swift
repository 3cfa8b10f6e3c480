import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct AppliedTwiceFamilyTests {
  @Test(arguments: Sweep.rates, Sweep.devices) func appliedTwice(fps: Double, device: String) throws
  {
    let explanation = try scene("", device: device, fps: fps).explanation(of: { Accumulating() })
    #expect(explanation.findings.first?.family == .appliedTwice)
    #expect(explanation.findings.first?.evidence.contains("2 times") == true)
  }

  /// A height that was announced is too high at once, and not added up; what is half a point off was not announced.
  @Test(arguments: [(-0.5, true), (-0.4, false), (0, false), (0.4, false), (0.5, true)])
  func anAnnouncedHeight(distance: Double, isNamed: Bool) throws {
    let scenario = try scene("keyboard: {mode: hardware}", device: "iPad Pro 13 (M4)")
    let handlers = Handlers(willShow: { keyboard, chat in
      chat.raise(by: keyboard.frameEnd.height + distance, with: keyboard)
    })
    #expect(
      try scenario.families(of: { handlers }) == [.floatingKeyboard]
        + (isNamed ? [.appliedTwice] : []))
  }

  /// What two layers lift by is not added up in one.
  @Test func twoMovers() throws {
    #expect(try scene("").families(of: { ViewAndGuide() }) == [.viewAndGuide])
    #expect(try scene("").families(of: { Accumulating() }) == [.appliedTwice])
  }

  /// What geometry says it must come to.
  private static let figures = [
    // Twice the height, less the keyboard itself.
    Figure("applied-twice", "accumulating", "gap.max", Figure.height)
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
