import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct HeightChangeFamilyTests {
  @Test(arguments: Sweep.rates, Sweep.devices) func heightChange(fps: Double, device: String) throws
  {
    let resize = """
      keyboard: {height: 216}
      events: [{at: 0, keyboard: show}, {at: 1, keyboard: show, height: 260}, {at: 2, keyboard: hide}]
      """
    let scenario = try scene(resize, device: device, fps: fps)
    let explanation = try scenario.explanation(of: { FirstShowOnly() })
    #expect(explanation.findings.first?.family == .heightChange)
    #expect(explanation.findings.first?.evidence.contains("44 pt") == true)
    #expect(try scenario.explanation(of: { BarMove(.transform) }).findings.isEmpty)
  }

  /// What geometry says it must come to.
  private static let figures = [
    // The bar of suggestions.
    Figure("height-changes", "first-show-only", "overlap.max", 260 - 216)
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
