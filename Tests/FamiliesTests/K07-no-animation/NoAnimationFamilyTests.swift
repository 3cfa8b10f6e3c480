import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct NoAnimationFamilyTests {
  /// Sets the bar outside every animation.
  private struct Bare: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.toolbar.transform = .identity
    }
  }

  @Test(arguments: Sweep.rates) func noAnimation(fps: Double) throws {
    let scenario = try scene("", fps: fps)
    let constant = BarMove(.constraint, layout: .none)
    let instant = BarMove(.transform, duration: 0)
    for (cause, explanation) in [
      ("layout", try scenario.explanation(of: { constant })),
      ("duration", try scenario.explanation(of: { instant })),
      ("duration", try scenario.explanation(of: { NoAnimation() })),
      ("context", try scenario.explanation(of: { Bare() })),
    ] {
      #expect(explanation.findings.first?.family == .noAnimation)
      #expect(explanation.findings.first?.cause == cause)
      #expect(explanation.counterfactuals.first?.change.name == cause)
      #expect(explanation.counterfactuals.first?.fault == 0)
    }
  }

  /// What geometry says it must come to.
  private static let figures = [
    Figure("no-animation", "no-animation", "overlap.max", Figure.height)
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
