import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct SeveralNotificationsFamilyTests {
  @Test(arguments: Sweep.rates) func severalNotifications(fps: Double) throws {
    let several = """
      events:
        - {at: 0, keyboard: show, height: 0}
        - {at: 0.05, keyboard: show, height: 216, duration: 0.25}
        - {at: 0.15, keyboard: show, height: 260, duration: 0.25}
        - {at: 1.5, keyboard: hide}
      """
    let scenario = try scene(several, fps: fps)
    #expect(
      try scenario.explanation(of: { MeasuredFromBar() }).findings.first?.family
        == .severalNotifications)
    #expect(
      try scenario.explanation(of: { FirstShowOnly() }).findings.first?.family
        == .severalNotifications)
    #expect(try scenario.explanation(of: { BarMove(.transform) }).findings.isEmpty)
  }

  /// What geometry says it must come to.
  private static let figures = [
    Figure("several-notifications", "first-show-only", "overlap.max", Figure.height)
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
