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

  /// A view that becomes lower at its bottom takes nothing along: its bar jumps in the layout pass, and the block has
  /// another curve.
  @Test(arguments: Sweep.rates) func aViewThatBecomesLower(fps: Double) throws {
    func resize(_ chat: ChatScreen, _ keyboard: KeyboardNotification, by lift: Double) {
      chat.animate(withDuration: keyboard.duration) {
        let screen = chat.simulation.device.size
        chat.view.frame = Rect(x: 0, y: 0, width: screen.width, height: screen.height - lift)
      }
    }
    let explanation = try scene("", device: "iPhone 7", fps: fps).explanation(of: {
      Handlers(
        willShow: { resize($1, $0, by: $0.frameEnd.height) }, willHide: { resize($1, $0, by: 0) })
    })
    #expect(!explanation.findings.contains { $0.family == .viewAndGuide })
    let first = try #require(explanation.findings.first)
    #expect(first.family == .noAnimation && first.cause == "layout")
    #expect(first.certainty == .likely)
    #expect(explanation.together?.change == [.layout, .curve])
    #expect(first.fix.contains("layoutIfNeeded"))
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
