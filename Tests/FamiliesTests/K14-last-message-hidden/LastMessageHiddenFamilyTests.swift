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

  /// What geometry says it must come to.
  private static let figures = [
    Figure("last-message-hidden", "inset-without-offset", "messages.covered", 3)
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
