import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct BarHeightFamilyTests {
  /// K2: a tab bar of 49 points is counted twice, or not at all, to within half a point.
  @Test(arguments: [
    (49.0, true), (49.4, true), (49.6, false), (48.6, true), (48.4, false), (-49, true),
    (0, false),
  ])
  func heightOfAnotherBar(distance: Double, isNamed: Bool) throws {
    let families = try scene("chat: {tabBar: true}").families(of: { Handlers.raised(by: distance) })
    #expect((families.first == .barHeight) == isNamed)
  }

  /// The same distance without another bar is none.
  @Test func withoutAnotherBar() throws {
    #expect(try !scene("").families(of: { Handlers.raised(by: 49) }).contains(.barHeight))
  }

  /// K2: a bar that is covered by a number, and by how far the view begins below the screen's top; but never one that
  /// stays at home.
  @Test(arguments: [(-20.0, "height of nothing"), (-64, "navigation bar ends"), (-260, "")])
  func coveredByANumber(distance: Double, evidence: String) throws {
    let found = try scene("").explanation(of: { Handlers.raised(by: distance) }).findings
    #expect(
      found.contains { $0.family == .barHeight && $0.evidence.contains(evidence) } == !evidence
        .isEmpty)
    #expect(!found.contains { $0.family == .barHeight && $0.certainty == .certain })
  }

  /// K2: rests that differ are not one bar's height.
  @Test func differentRests() throws {
    let events =
      "events: [{at: 0, keyboard: show}, {at: 1, keyboard: hide}, {at: 2, keyboard: show}]"
    final class Count { var shows = 0 }
    let count = Count()
    let families = try scene("chat: {tabBar: true}\n\(events)\nuntil: 3").families(of: {
      count.shows = 0
      return Handlers(willShow: { keyboard, chat in
        count.shows += 1
        let height = chat.overlap(with: keyboard) + (count.shows == 1 ? 49 : 30)
        chat.animate(with: keyboard) { chat.toolbar.transform = .translation(x: 0, y: -height) }
      })
    })
    #expect(!families.contains(.barHeight))
  }
}
