import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct AlternatingFamilyTests {
  private static let away = """
    events: [{at: 0, keyboard: show}, {at: 1, app: background}, {at: 1.8, app: foreground}]
    until: 2.8
    """
  private static let again = """
    events: [{at: 0, keyboard: show}, {at: 1, keyboard: hide}, {at: 2, keyboard: show}]
    until: 3
    """

  /// Raises the bar right for the first show, and too far by some points from the second on.
  private final class Second: Approach {
    private let distance: Double
    private var shows = 0

    init(_ distance: Double) { self.distance = distance }

    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      shows += 1
      let height = chat.overlap(with: keyboard) + (shows == 1 ? 0 : distance)
      chat.animate(with: keyboard) { chat.toolbar.transform = .translation(x: 0, y: -height) }
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
    }
  }

  /// K3: another place once the app was away; a point and a half is none.
  @Test(arguments: [(0.0, false), (1.5, false), (1.6, true), (-60, true), (80, true)])
  func alternating(distance: Double, isNamed: Bool) throws {
    let families = try scene(AlternatingFamilyTests.away).families(of: { Second(distance) })
    #expect((families.first == .alternating) == isNamed)
  }

  /// The same two places without the background between them, and one wrong place, are not K3.
  @Test func notAlternating() throws {
    let again = try scene(AlternatingFamilyTests.again).explanation(of: { Second(80) })
    #expect(again.isFaultyOtherThan(.alternating))
    let constant = try scene(AlternatingFamilyTests.away).explanation(of: {
      Handlers.raised(by: 80)
    })
    #expect(constant.isFaultyOtherThan(.alternating))
  }

  /// What geometry says it must come to.
  private static let figures = [
    Figure("back-from-background", "measured-from-bar", "overlap.max", Figure.height)
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
