import Scenarios
import Testing

/// InsetsController and WindowInsetsAnimation.Callback of the Android Open Source Project.
struct AndroidTests {
  /// The system moves keyboard and views in the same frames.
  @Test(arguments: HandlerContext.allCases, ["android-callback", "android-show", "ios7"])
  func withACallbackTheyNeverPart(context: HandlerContext, profile: String) throws {
    let play = try FrameworkPlay(
      "android-insets-animation", keyboard: "profile: \(profile)", context: context)
    for frame in 0..<play.film.frameCount {
      #expect(abs(try play.gap(frame)) < FrameworkPlay.rounding, "frame \(frame)")
    }
    #expect(try play.bar(50) == FrameworkPlay.height)
  }

  /// The end's insets are there as the animation begins: the whole height is apart.
  @Test(arguments: ["android-callback", "android-show", "android-hide"])
  func withoutOneTheLayoutJumps(profile: String) throws {
    let play = try FrameworkPlay("android-resize", keyboard: "profile: \(profile)")
    #expect(play.film.measures.gapMax.value == FrameworkPlay.height)
    #expect(play.film.measures.gapMax.time == nil || play.film.measures.gapMax.time == 0)
    #expect(play.film.measures.overlapMax.value == FrameworkPlay.height)
    #expect(play.film.measures.overlapMax.time == 1)
  }
}
