import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

/// What left the keyboard's own block is named in the sentence.
struct HopTests {
  private enum Hop: String, CaseIterable {
    case none, async, asyncAfter, ticks, completion
  }

  private static func handlers(_ hop: Hop, animated: Bool) -> Handlers {
    func move(_ lift: Double, _ chat: ChatScreen) {
      let set = { [unowned chat] in chat.toolbar.transform = .translation(x: 0, y: -lift) }
      let act = { [unowned chat] in
        if animated { chat.animate(withDuration: 0.25) { set() } } else { set() }
      }
      switch hop {
      case .none: act()
      case .async: chat.async { act() }
      case .asyncAfter: chat.asyncAfter(0.1) { act() }
      case .ticks: chat.afterTicks(2) { act() }
      case .completion:
        chat.animate(withDuration: 0.1, animations: { chat.view.alpha = 0.99 }) { _ in act() }
      }
    }
    return Handlers(
      willShow: { keyboard, chat in move(chat.overlap(with: keyboard), chat) },
      willHide: { _, chat in move(0, chat) })
  }

  @Test(arguments: [
    (Hop.async, "`DispatchQueue.main.async`"), (.asyncAfter, "`asyncAfter`"),
    (.ticks, "the display"), (.completion, "completion"),
  ])
  private func theHopIsNamed(hop: Hop, words: String) throws {
    for animated in [true, false] {
      let explanation = try scene("context: inherited").explanation(of: {
        HopTests.handlers(hop, animated: animated)
      })
      let first = try #require(explanation.findings.first)
      #expect(first.evidence.contains(words), "\(first.evidence)")
    }
  }

  /// What goes round and round is not put off.
  @Test func aLoopHasNoHop() throws {
    let scenario = try Scenario.named("feedback-loop")
    let feedback = try #require(scenario.approach(named: "feedback"))
    let first = try #require(try scenario.explanation(of: feedback).findings.first)
    #expect(first.family == .feedback)
    #expect(!first.evidence.contains("puts it off"))
  }

  /// What stays in the block has no hop to name, nor has what the scenario itself puts off.
  @Test func withoutAHopNoneIsNamed() throws {
    let inherited = try scene("context: inherited").explanation(of: {
      HopTests.handlers(.none, animated: true)
    })
    #expect(inherited.findings.isEmpty)
    let deferred = try scene("context: deferred").explanation(of: {
      HopTests.handlers(.none, animated: true)
    })
    let first = try #require(deferred.findings.first)
    #expect(first.family == .curve)
    #expect(!first.evidence.contains("`"))
  }
}
