import Scenarios
import Testing

@testable import Diagnosis

struct RuleAtRestTests {
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

  private static let sheet = "chat: {presentation: form-sheet}\ncontext: inherited"

  /// K19: in a sheet that rises the screen's height is too much, and so is what was measured before it rose.
  @Test(arguments: ["iPad 9.7", "iPad 10.5", "iPad Pro 13 (M4)"])
  func sheet(device: String) throws {
    let scenario = try scene(RuleAtRestTests.sheet, device: device)
    #expect(try scenario.families(ofBuiltIn: "full-height").first == .movingSheet)
    #expect(try scenario.families(ofBuiltIn: "transform").first == .movingSheet)
    #expect(try scenario.families(ofBuiltIn: "layout-guide").isEmpty)
  }

  /// On the whole screen nothing is a sheet's fault.
  @Test func noSheet() throws {
    let families = try scene("", device: "iPad 9.7").explanation(of: { Handlers.raised(by: 118) })
    #expect(families.isFaultyOtherThan(.movingSheet))
  }
}
