import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct FewMessagesFamilyTests {
  /// The whole view goes up by the keyboard.
  private static func wholeView() -> Handlers {
    Handlers(
      willShow: { keyboard, chat in
        let height = chat.overlap(with: keyboard)
        chat.animate(with: keyboard) { chat.view.transform = .translation(x: 0, y: -height) }
      },
      willHide: { keyboard, chat in
        chat.animate(with: keyboard) { chat.view.transform = .identity }
      })
  }

  /// 559 points lie between the bars; what the messages leave of them is blank once they have gone up: more than 40
  /// points are too many.
  @Test(arguments: [(39.0, false), (40, false), (41, true), (400, true)])
  func blankBelow(blank: Double, isNamed: Bool) throws {
    let rest = 559 - blank - 100
    let messages =
      "messages: [{from: them, text: a, height: 100}, {from: me, text: b, height: \(rest)}]"
    let families = try scene(messages).families(of: { FewMessagesFamilyTests.wholeView() })
    #expect(families.contains(.fewMessages) == isNamed)
  }
}
