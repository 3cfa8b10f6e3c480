import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct ViewAndGuideFamilyTests {
  /// Moves the view, and the bar in it.
  private struct Both: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let height = chat.overlap(with: keyboard)
      chat.animate(with: keyboard) {
        chat.view.transform = .translation(x: 0, y: -height)
        chat.toolbar.transform = .translation(x: 0, y: -height)
      }
    }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.animate(with: keyboard) {
        chat.view.transform = .identity
        chat.toolbar.transform = .identity
      }
    }
  }

  @Test func viewAndBar() throws {
    #expect(try scene("").explanation(of: { Both() }).findings.first?.family == .viewAndGuide)
  }

  @Test func aTableThatScrollsItself() throws {
    let scenario = try Scenario.named("table-scrolls-itself")
    #expect(try scenario.families(of: { FocusLift() }).first == .viewAndGuide)
    #expect(try scenario.families(of: { KeyboardManager() }).isEmpty)
  }

  /// What geometry says it must come to.
  private static let figures = [
    Figure("view-and-guide", "view-and-guide", "gap.max", Figure.height)
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
