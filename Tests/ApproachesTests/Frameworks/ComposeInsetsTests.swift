import Scenarios
import Testing

/// ComposeSceneKeyboardOffsetManager.
struct ComposeInsetsTests {
  /// The bar is where the keyboard was a frame before: apart by its travel in a frame, 37.5 pt where it is fastest.
  @Test(arguments: HandlerContext.allCases, ["ios7", "ios26", "legacy"])
  func theBarIsAFrameLate(context: HandlerContext, profile: String) throws {
    let play = try FrameworkPlay("compose", keyboard: "profile: \(profile)", context: context)
    var travels: [Double] = []
    for frame in 1..<play.film.frameCount {
      travels.append(try play.keyboard(frame) - play.keyboard(frame - 1))
      // As the motion ends the hidden view's block completes, and what it was to reach is set at once.
      let isOver = try play.bar(frame) == play.keyboard(frame)
      let isLate = abs(try play.bar(frame) - play.keyboard(frame - 1)) < 1e-3
      #expect(isLate || isOver, "frame \(frame)")
    }
    #expect(abs(play.film.measures.overlapMax.value - (try #require(travels.max()))) < 1e-3)
    if profile == "ios7" { #expect(abs(play.film.measures.overlapMax.value - 37.5) < 0.1) }
  }

  /// Heights that are equal land at once, as do those of a block without a duration.
  @Test func equalHeightsLandAtOnce() throws {
    let again = try FrameworkPlay(
      "compose", "events: [{at: 0, keyboard: show}, {at: 0.1, keyboard: show}]\nuntil: 0.9")
    #expect(try again.bar(6) == FrameworkPlay.height)
    let taller = try FrameworkPlay(
      "compose",
      "events: [{at: 0, keyboard: show}, {at: 0.6, keyboard: show, height: 386}]\nuntil: 0.9")
    #expect(try taller.bar(36) == 386)
  }
}
