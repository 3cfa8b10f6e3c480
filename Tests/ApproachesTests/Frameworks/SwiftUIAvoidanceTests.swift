import Scenarios
import Testing

/// What is known of SwiftUI, and what was chosen.
struct SwiftUIAvoidanceTests {
  /// Our choice of the curve is the keyboard's.
  @Test(arguments: ["swiftui", "swiftui-safe-area-inset"], HandlerContext.allCases)
  func withoutAFingerItMovesWithTheKeyboard(approach: String, context: HandlerContext) throws {
    let play = try FrameworkPlay(approach, context: context)
    #expect(play.film.measures.gapMax.value == 0)
    #expect(play.film.measures.overlapMax.value == 0)
  }

  /// feedback-assistant/reports, issue 437: the bar stays until the keyboard has gone.
  @Test func aFingerLeavesItsInsetBehind() throws {
    let play = try FrameworkPlay(
      "swiftui-safe-area-inset",
      """
      events:
        - {at: 0, keyboard: show}
        - {at: 1, finger: [[0.0, 300], [0.2, 420], [0.6, 660]], release: dismiss}
        - {at: 2.4, keyboard: show}
        - {at: 3.4, keyboard: hide}
      until: 4
      """)
    // Let go at 1.6 s, gone half a second later.
    for frame in 60..<126 { #expect(try play.bar(frame) == FrameworkPlay.height) }
    #expect(try play.keyboard(125) < 1)
    #expect(try play.bar(127) == 0)
    // The next hide is none of the finger's.
    for frame in 144..<240 { #expect(try play.gap(frame) == 0) }
  }

  /// A drag that ends where it began is none.
  @Test func aCancelledDragLeavesNothingBehind() throws {
    let play = try FrameworkPlay(
      "swiftui-safe-area-inset",
      """
      events:
        - {at: 0, keyboard: show}
        - {at: 1, finger: [[0.0, 300], [0.2, 420], [0.6, 660]], release: cancel}
        - {at: 2.4, keyboard: hide}
      until: 3
      """)
    for frame in 144..<180 { #expect(try play.gap(frame) == 0) }
  }
}
