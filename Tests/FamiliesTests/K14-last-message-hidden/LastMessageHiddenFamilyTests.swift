import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct LastMessageHiddenFamilyTests {
  /// Messages that end above the keyboard, at 363 points, are not hidden by it; one of which more than half is covered
  /// is.
  @Test(arguments: [(299.0, false), (400, false), (549, true)])
  func theLastMessage(height: Double, isNamed: Bool) throws {
    let messages =
      "messages: [{from: them, text: a, height: 100}, {from: me, text: b, height: \(height - 100)}]"
    let families = try scene(messages).families(of: { InsetWithoutOffset() })
    #expect((families.first == .lastMessageHidden) == isNamed)
    #expect(families.isEmpty == !isNamed)
  }

  @Test func manyMessages() throws {
    let scenario = try scene("messages: 24")
    #expect(try scenario.families(of: { InsetWithoutOffset() }).first == .lastMessageHidden)
    #expect(try scenario.families(of: { ListAlways() }).isEmpty)
  }

  /// A list that ends at the bar is short enough already: an inset as well would be too much.
  @Test func aListThatEndsAtTheBarNeedsNoInset() throws {
    let gap = try Scenario.named("keyboard-gap")
    let shortened = try gap.explanation(of: #require(gap.approach(named: "constraints"))).findings
      .first { $0.family == .lastMessageHidden }
    #expect(shortened?.fix.contains("no inset") == true)
    #expect(shortened?.evidence.contains("below the end of the list") == true)
    let behind = try scene("messages: 24").explanation(of: { InsetWithoutOffset() }).findings.first
    #expect(behind?.fix.contains("table.contentInset.bottom = height") == true)
    #expect(behind?.evidence.contains("behind the keyboard or the bar") == true)
  }

  /// What geometry says it must come to.
  private static let figures = [
    Figure("last-message-hidden", "inset-without-offset", "messages.covered", 3)
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
