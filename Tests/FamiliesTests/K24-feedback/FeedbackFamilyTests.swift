import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct FeedbackFamilyTests {
  /// Adds a share of the distance that it measured to the bar's offset, some ticks later.
  private final class Feedback: Approach {
    private let share: Double
    private let ticks: Int
    private var link: DisplayLink?

    init(share: Double, ticks: Int) {
      self.share = share
      self.ticks = ticks
    }

    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) { follow(chat) }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) { follow(chat) }

    private func follow(_ chat: ChatScreen) {
      link?.invalidate()
      link = chat.displayLink { [share, ticks, unowned chat] _ in
        let bottom = chat.toolbar.presentationFrame.minY + chat.contentHeight
        let distance = share * (chat.keyboardPresentationFrame.minY - bottom)
        chat.afterTicks(ticks) { [unowned chat] in chat.toolbar.transform.translation.y += distance
        }
      }
    }
  }

  /// K24: undamped it swings; damped, without turning round, every step takes the same share.
  @Test(arguments: [(1.0, 1), (0.7, 1), (0.2, 1), (0.15, 1), (0.1, 1)], [50.0, 60, 120])
  func feedback(loop: (share: Double, ticks: Int), fps: Double) throws {
    let explanation = try scene("events: [{at: 0, keyboard: show}]\nuntil: 2.5", fps: fps)
      .explanation(of: { Feedback(share: loop.share, ticks: loop.ticks) })
    #expect(explanation.findings.first?.family == .feedback)
  }

  /// A spring of the app's own swings by design.
  @Test(arguments: [0.3, 0.6, 0.8]) func aSpringIsNotALoop(bounce: Double) throws {
    let spring = try #require(BarMotion.spring(duration: 0.15, bounce: bounce))
    let explanation = try scene("events: [{at: 0, keyboard: show}]\nuntil: 2.5", fps: 60)
      .explanation(of: { BarMove(.transform, curve: .own(spring)) })
    #expect(!explanation.findings.map(\.family).contains(.feedback))
    #expect(!explanation.findings.isEmpty)
  }

  /// Following what is measured of the keyboard alone is no loop.
  @Test(arguments: [50.0, 60, 120]) func followingIsNotALoop(fps: Double) throws {
    let families = try scene("", fps: fps).families(ofBuiltIn: "display-link")
    #expect(families.first == .oneFrameBehind)
    #expect(!families.contains(.feedback))
  }

  /// Nor is the keyboard's own spring, drawn from frame to frame over another distance, in step or a frame late: a finger
  /// has taken the keyboard most of its way before the bar sets out.
  @Test(arguments: ["flutter", "compose"], [50.0, 60, 120])
  func theKeyboardsSpringIsNotALoop(approach: String, fps: Double) throws {
    let scenario = try Scenario.named(
      "eight-frameworks-finger", overrides: Overrides(framesPerSecond: fps))
    #expect(try !scenario.families(ofBuiltIn: approach).contains(.feedback))
  }

  /// The share is read off the steps.
  @Test(arguments: [0.1, 0.15, 0.4]) func stepsOfTheSameShare(share: Double) throws {
    let film = try scene("events: [{at: 0, keyboard: show}]\nuntil: 2.5")
      .film(of: Feedback(share: share, ticks: 1))
    let episode = try #require(Features(of: film, mended: [:]).episodes.first)
    let found = try #require(TickSteps(of: episode)?.share)
    #expect(abs(found - share) < 0.01)
  }

  /// What feeds back its own measurement is told to stop measuring.
  @Test func whatFeedsBackShouldNotMeasure() throws {
    let scenario = try Scenario.named("feedback-loop")
    let approach = try #require(scenario.approach(named: "feedback"))
    let first = try #require(try scenario.explanation(of: approach).findings.first)
    #expect(first.family == .feedback)
    #expect(first.fix.contains("stop measuring"))
  }
}
