import Approaches
import Scenarios
import Screens
import Stage
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

  /// K2: a bar that is covered by how far the view begins below the screen's top, to within half a point; but by no
  /// other number, and never one that stays at home.
  @Test(arguments: [
    ("iPhone 7", -64.0, "bars at the top end"), ("iPhone 7", -64.4, "bars at the top end"),
    ("iPhone 7", -64.6, ""), ("iPhone 7", -20, ""), ("iPhone 7", -50, ""), ("iPhone 7", -260, ""),
    ("iPhone X", -88, "bars at the top end"), ("iPhone X", -30, ""),
  ])
  func coveredByWhatIsThere(device: String, distance: Double, evidence: String) throws {
    let found = try scene("device: \(device)").explanation(of: { Handlers.raised(by: distance) })
      .findings
    #expect(
      found.contains { $0.family == .barHeight && $0.evidence.contains(evidence) } == !evidence
        .isEmpty)
    #expect(!found.contains { $0.family == .barHeight && $0.certainty == .certain })
  }

  /// K2: a bar that stands above the bottom, whose handler leaves that out, or takes another number.
  @Test(arguments: [(20.0, true), (20.4, true), (20.6, false), (13, false)])
  func coveredByItsOwnDistance(distance: Double, isNamed: Bool) throws {
    final class Raised: Approach {
      let distance: Double
      init(_ distance: Double) { self.distance = distance }
      func viewDidLoad(_ chat: ChatScreen) { chat.toolbarBottom.constant = -20 }
      func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        set(distance - chat.overlap(with: keyboard), keyboard, chat)
      }
      func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        set(-20, keyboard, chat)
      }
      private func set(_ constant: Double, _ keyboard: KeyboardNotification, _ chat: ChatScreen) {
        chat.animate(with: keyboard) {
          chat.toolbarBottom.constant = constant
          chat.view.layoutIfNeeded()
        }
      }
    }
    let found = try scene("").explanation(of: { Raised(distance) }).findings
    #expect(found.contains { $0.family == .barHeight && $0.certainty == .possible } == isNamed)
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
