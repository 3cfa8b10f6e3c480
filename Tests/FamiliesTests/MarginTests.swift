import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

/// What stands as far from the screen's bottom without a keyboard as from the keyboard does so by design.
struct MarginTests {
  /// A bar of a height, so far above the screen's bottom, and so far above the keyboard.
  private struct Standing: Approach {
    var height = ChatScreen.toolbarHeight
    let above: (bottom: Double, keyboard: Double)

    func viewDidLoad(_ chat: ChatScreen) {
      chat.toolbarHeight.constant = height
      chat.toolbarBottom.constant = -above.bottom
    }
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      place(above: keyboard.frameEnd.height + above.keyboard, with: keyboard, on: chat)
    }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      place(above: above.bottom, with: keyboard, on: chat)
    }
    private func place(
      above distance: Double, with keyboard: KeyboardNotification, on chat: ChatScreen
    ) {
      chat.animate(with: keyboard) {
        chat.toolbarBottom.constant = -distance
        chat.view.layoutIfNeeded()
      }
    }
  }

  private func explanation(
    _ above: (bottom: Double, keyboard: Double), height: Double = 44, device: String = "iPhone 7",
    fps: Double = 60
  ) throws -> Explanation {
    try scene("", device: device, fps: fps).explanation(of: {
      Standing(height: height, above: above)
    })
  }

  /// A pill, a notice, a button, and one that stands nearer to the keyboard than to the bottom.
  @Test(
    arguments: [(8.0, 8.0), (50, 50), (60, 60), (60, 20), (21, 0)],
    ["iPhone 7", "iPhone 14 Pro", "iPad 9.7"])
  func aMarginIsNotAFault(above: (bottom: Double, keyboard: Double), device: String) throws {
    let explanation = try explanation(above, device: device)
    #expect(explanation.asItIs.fault < 1e-5)
    #expect(explanation.findings.isEmpty)
  }

  /// A dialog in the middle of what can be seen: 667 less 260 points.
  @Test(arguments: Sweep.rates) func aDialogInTheMiddle(fps: Double) throws {
    let height = 160.0
    let above = (bottom: (667 - height) / 2, keyboard: (407 - height) / 2)
    let explanation = try explanation(above, height: height, fps: fps)
    #expect(explanation.asItIs.fault < 1e-5)
    #expect(explanation.findings.isEmpty)
  }

  /// Farther above the keyboard than above the bottom, by more than half a point, is no margin.
  @Test(arguments: [(50.5, true), (50.6, false)]) func moreThanAtHome(above: Double, isMargin: Bool)
    throws
  {
    let explanation = try explanation((50, above))
    #expect((explanation.asItIs.fault < 1e-5) == isMargin)
    if !isMargin { #expect(abs(explanation.asItIs.fault - above) < 1e-5) }
  }

  /// What stands high enough is not in the keyboard's way, and stays.
  @Test func whatIsNotInTheWayStays() throws {
    struct Nothing: Approach {
      func viewDidLoad(_ chat: ChatScreen) { chat.toolbarBottom.constant = -400 }
    }
    let explanation = try scene("", device: "iPhone 7").explanation(of: { Nothing() })
    #expect(explanation.asItIs.fault == 0)
    #expect(explanation.findings.isEmpty)
  }

  /// The system's own distances are counted twice: a home indicator's inset, a tab bar's height.
  @Test func theSystemsDistancesAreNone() throws {
    let inset = try explanation((34, 34), device: "iPhone 14 Pro")
    #expect(inset.findings.first?.family == .safeAreaTwice)
    let tabBar = try scene("chat: {tabBar: true}", device: "iPhone 7")
      .families(of: { Handlers.raised(by: 49) })
    #expect(tabBar.first == .barHeight)
  }

  /// The way of what has a margin is as right or wrong as any bar's.
  @Test func aMarginThatComesLate() throws {
    struct Late: Approach {
      func viewDidLoad(_ chat: ChatScreen) { chat.toolbarBottom.constant = -50 }
      func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        move(keyboard.frameEnd.height + 50, keyboard, chat)
      }
      func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        move(50, keyboard, chat)
      }
      private func move(
        _ distance: Double, _ keyboard: KeyboardNotification, _ chat: ChatScreen
      ) {
        chat.asyncAfter(0.2) { [unowned chat] in
          chat.animate(with: keyboard) {
            chat.toolbarBottom.constant = -distance
            chat.view.layoutIfNeeded()
          }
        }
      }
    }
    let explanation = try scene("", device: "iPhone 7").explanation(of: { Late() })
    #expect(explanation.findings.map(\.family) == [.lateStart])
    #expect(explanation.findings.first?.certainty == .certain)
  }

  /// A margin is the same at every rest: what the bar does not take back as the keyboard becomes lower is no margin.
  @Test func whatDiffersFromItCounts() throws {
    final class FirstOnly: Approach {
      private var isShown = false
      func viewDidLoad(_ chat: ChatScreen) { chat.toolbarBottom.constant = -50 }
      func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        guard !isShown else { return }
        isShown = true
        move(keyboard.frameEnd.height + 50, keyboard, chat)
      }
      func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        isShown = false
        move(50, keyboard, chat)
      }
      private func move(
        _ distance: Double, _ keyboard: KeyboardNotification, _ chat: ChatScreen
      ) {
        chat.animate(with: keyboard) {
          chat.toolbarBottom.constant = -distance
          chat.view.layoutIfNeeded()
        }
      }
    }
    let events = """
      events: [{at: 0, keyboard: show}, {at: 1, keyboard: show, height: 200}, {at: 2, keyboard: hide}]
      until: 3
      """
    let explanation = try scene(events, device: "iPhone 7").explanation(of: { FirstOnly() })
    #expect(explanation.asItIs.faults.map { ($0 * 1000).rounded() / 1000 } == [0, 60, 60])
    #expect(explanation.findings.map(\.family) == [.heightChange])
    #expect(explanation.findings.first?.evidence.contains("60 pt too high") == true)
  }
}
