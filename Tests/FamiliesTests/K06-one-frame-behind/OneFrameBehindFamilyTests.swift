import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct OneFrameBehindFamilyTests {
  /// One frame is up to a tick and a half at 60 Hz; more is late.
  @Test(arguments: [(0.008, true), (1 / 60.0, true), (0.024, true), (0.026, false)])
  func oneFrameOrLate(delay: Double, isOneFrame: Bool) throws {
    let move = BarMove(.transform, delay: delay)
    let explanation = try scene("").explanation(of: { move })
    #expect(explanation.findings.first?.family == (isOneFrame ? .oneFrameBehind : .lateStart))
  }

  /// Sets the bar from frame to frame to where the keyboard was seen.
  private final class Follower: Approach {
    private var link: DisplayLink?

    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) { follow(chat) }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) { follow(chat) }

    private func follow(_ chat: ChatScreen) {
      link?.invalidate()
      link = chat.displayLink { [unowned chat] _ in
        let top = chat.keyboardPresentationFrame.minY
        let height = chat.view.bounds.height - top - chat.view.safeAreaInsets.bottom
        chat.toolbar.transform = .translation(x: 0, y: -max(0, height))
      }
    }
  }

  @Test(arguments: Sweep.rates, Sweep.devices) func followingTheDisplay(fps: Double, device: String)
    throws
  {
    let explanation = try scene("", device: device, fps: fps).explanation(of: { Follower() })
    #expect(explanation.findings.first?.family == .oneFrameBehind)
  }

  /// However low it is: above a home indicator the bar sets out after the keyboard, and arrives before it.
  @Test(arguments: [230.0, 260, 289, 300, 320, 345])
  func followingAKeyboardOfAnyHeight(height: Double) throws {
    let explanation = try scene("device: iPhone 14\nkeyboard: {height: \(height)}")
      .explanation(of: { Follower() })
    #expect(explanation.findings.first?.family == .oneFrameBehind)
  }
}
