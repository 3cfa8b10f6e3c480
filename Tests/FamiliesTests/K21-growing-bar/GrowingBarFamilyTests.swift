import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct GrowingBarFamilyTests {
  private static func typed(_ lines: Int) -> String {
    """
    events: [{at: 0, keyboard: show}, {at: 1, type: \(lines)}, {at: 2, keyboard: hide}]
    until: 2.6
    """
  }

  /// One line is what the bar has; a second makes it grow.
  @Test(arguments: [(1, false), (2, true), (3, true)])
  func aGrowingBar(lines: Int, isNamed: Bool) throws {
    let scenario = try scene(GrowingBarFamilyTests.typed(lines))
    let families = try scenario.families(of: { GrowingBar(keepsBottom: false) })
    #expect((families.first == .growingBar) == isNamed)
    #expect(families.isEmpty == !isNamed)
    #expect(try scenario.families(of: { GrowingBar(keepsBottom: true) }).isEmpty)
  }

  /// What was wrong before anything was typed is not the growth's.
  @Test func wrongBeforeItGrows() throws {
    let families = try scene(GrowingBarFamilyTests.typed(3)).explanation(of: {
      Handlers.raised(by: 20)
    }
    )
    #expect(families.isFaultyOtherThan(.growingBar))
  }

  /// What geometry says it must come to.
  private static let figures = [
    // Two more lines of 20 points.
    Figure("growing-bar", "bar-grows-down", "overlap.max", 40)
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
