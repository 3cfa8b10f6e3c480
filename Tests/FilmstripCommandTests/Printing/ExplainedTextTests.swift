import Scenarios
import TestSupport
import Testing

@testable import FilmstripCommand

/// What `explain` says in sentences.
struct ExplainedTextTests {
  private func text(
    _ scenario: Scenario, _ explanation: Explanation
  ) throws -> String {
    let approach = try #require(NamedApproach.named("transform"))
    return ExplainedText(scenario, approach, explanation).lines.joined(separator: "\n")
  }

  /// What makes a film worse cures nothing: no share is below 0.
  @Test func noShareIsNegative() throws {
    for (name, approach) in [
      ("one-frame-late", "display-link"), ("feedback-loop", "feedback"),
      ("ios26-heights-overshoot", "first-show-only"),
    ] {
      let scenario = try Scenario.named(name)
      let named = try #require(scenario.approach(named: approach))
      let explanation = try scenario.explanation(of: named)
      let worse = explanation.counterfactuals.filter { $0.share(of: explanation.asItIs) < 0 }
      #expect(!worse.isEmpty)
      let text = try text(scenario, explanation)
      #expect(!text.contains(/-\d+ %/), "\(text)")
      #expect(text.contains("–"))
    }
  }

  /// A mend of one event of two says which it mends and what the other keeps.
  @Test func theFixedEventIsNamed() throws {
    let scenario = try scene(
      "events: [{at: 0, keyboard: show}, {at: 2, keyboard: hide}]\nuntil: 3.4")
    let explanation = try scenario.explanation(of: {
      Handlers(
        willShow: { keyboard, chat in
          let lift = chat.overlap(with: keyboard)
          chat.asyncAfter(0.6) { [unowned chat] in chat.raise(by: lift, with: keyboard) }
        },
        willHide: { _, chat in chat.performWithoutAnimation { chat.toolbar.transform = .identity }
        })
    })
    let text = try text(scenario, explanation).replacing(/\s+/, with: " ")
    for part in [
      "K5, starts late (likely)", "Also K7, no animation (likely)",
      "With the late start fixed, it is gone as the keyboard shows at 0 ms; 260 pt stay as the keyboard hides at "
        + "2000 ms. With the duration as well, all of it is gone.",
    ] {
      #expect(text.contains(part), "\(text)")
    }
    #expect(!text.contains("None of the fixes"))
  }

  /// Of a film that differs the next time no mend is shown, and it is said why.
  @Test func aFilmThatDiffersIsReported() throws {
    final class Kept { var plays = 0 }
    let kept = Kept()
    let scenario = try scene("")
    let explanation = try scenario.explanation(of: { () -> Handlers in
      kept.plays += 1
      let delay = kept.plays == 1 ? 0.2 : 0
      return Handlers(willShow: { keyboard, chat in
        let lift = chat.overlap(with: keyboard)
        chat.asyncAfter(delay) { [unowned chat] in chat.raise(by: lift, with: keyboard) }
      })
    })
    let text = try text(scenario, explanation).replacing(/\s+/, with: " ")
    #expect(text.contains("keeps something from one film to the next"))
    #expect(text.contains("K5, starts late (possible)"))
    #expect(!text.contains("gap.max") && !text.contains("mends below"))
  }
}
