import Scenarios
import Testing

/// The key `animatorsInherit`.
struct AnimatorSettingTests {
  /// Raises the bar with an animator of its own pace.
  private struct Animated: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let animator = PropertyAnimator(on: chat, duration: 1, curve: .linear) {
        chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
      }
      animator.startAnimation()
    }
  }

  private func scenario(_ line: String) throws -> Scenario {
    try Scenario(
      yaml: """
        name: t
        messages: 0
        context: inherited
        \(line)
        events: [{at: 0, keyboard: show}]
        until: 1.5
        """)
  }

  @Test(arguments: [
    ("", false), ("animatorsInherit: false", false), ("animatorsInherit: true", true),
  ])
  func itIsRead(line: String, inherits: Bool) throws {
    #expect(try scenario(line).script.propertyAnimatorsInherit == inherits)
  }

  /// On the keyboard's own clock there is no gap; on its own the animator is late.
  @Test func bothReadings() throws {
    let own = try scenario("").film(of: Animated()).measures
    let inherited = try scenario("animatorsInherit: true").film(of: Animated()).measures
    #expect(own.overlapMax.value > 100)
    #expect(inherited.overlapMax.value == 0 && inherited.gapMax.value == 0)
  }

  @Test(arguments: ["perhaps", "3", "[true]"]) func whatIsNeitherIsRefused(value: String) throws {
    #expect(throws: ScenarioError.self) { try scenario("animatorsInherit: \(value)") }
  }
}
