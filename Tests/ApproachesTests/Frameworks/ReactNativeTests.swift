import Scenarios
import Testing

@testable import Approaches

/// React Native's two architectures.
struct ReactNativeTests {
  // MARK: Old

  /// RCTLayoutAnimation.m: the curve seen last, shifted by 16, is the keyboard's; the distance is 0 to the bit.
  @Test(arguments: HandlerContext.allCases, ["ios7", "ios26", "legacy"])
  func theOldArchitectureNeverParts(context: HandlerContext, profile: String) throws {
    let play = try FrameworkPlay("react-native", keyboard: "profile: \(profile)", context: context)
    #expect(play.film.measures.gapMax.value == 0)
    #expect(play.film.measures.overlapMax.value == 0)
    #expect(try play.bar(50) == FrameworkPlay.height)
  }

  /// KeyboardAvoidingView.js: what is not longer than 10 ms is raised to it, and 0 animates nothing.
  @Test(arguments: [(0.001, 0.01), (0.009, 0.01), (0.01, 0.01), (0.011, 0.011), (0.25, 0.25)])
  func shortDurationsAreRaised(notified: Double, asked: Double) throws {
    let play = try FrameworkPlay("react-native", keyboard: "duration: \(notified)")
    #expect(play.blocks.map(\.requestedDuration) == [asked, asked])
    #expect(try FrameworkPlay("react-native", keyboard: "duration: 0").blocks.isEmpty)
  }

  // MARK: Fabric

  /// Linear over 0.25 s against the spring, frame by frame in closed form; the extremes at a height of 336 are 19.5 pt
  /// of gap as the bar arrives and 55.7 pt covered at 131 ms.
  @Test(arguments: HandlerContext.allCases) func fabricPartsAsLinearDoes(context: HandlerContext)
    throws
  {
    let play = try FrameworkPlay("react-native-fabric", context: context)
    for frame in 0..<60 {
      let time = play.film.time(ofFrame: frame)
      let apart = min(time / 0.25, 1) - (time < 0.5 ? FrameworkPlay.progress(time) : 1)
      #expect(abs(try play.gap(frame) - FrameworkPlay.height * apart) < FrameworkPlay.rounding)
      // On hide the signs swap.
      let gap = try play.gap(frame + 60 < play.film.frameCount ? frame + 60 : 60)
      if frame < 30 { #expect(abs(gap + FrameworkPlay.height * apart) < FrameworkPlay.rounding) }
    }
    #expect(abs(try play.gap(15) - 19.5) < 0.05)
    // The frame nearest to 131 ms is the eighth, at 133.
    #expect(abs(try play.gap(8) + 55.7) < 0.1)
    #expect(try (0..<60).map(play.gap).max() == play.gap(15))
    #expect(try (0..<60).map(play.gap).min() == play.gap(8))
  }

  /// react/renderer/animations/utils.cpp: t², 1 − (1 − t)², a cosine, else t; all from 0 to 1.
  @Test func fabricsFactors() {
    let curves: [AnimationCurve] = [.easeIn, .easeOut, .easeInOut, .linear, .keyboard]
    for (curve, half) in zip(curves, [0.25, 0.75, 0.5, 0.5, 0.5]) {
      func factor(_ passed: Double) -> Double {
        LayoutAnimationDriver.factor(of: curve, after: passed)
      }
      #expect(abs(factor(0)) < 1e-15 && abs(factor(1) - 1) < 1e-15)
      #expect(abs(factor(0.5) - half) < 1e-15)
    }
    // (1 − cos 60°) ÷ 2.
    #expect(abs(LayoutAnimationDriver.factor(of: .easeInOut, after: 1.0 / 3) - 0.25) < 1e-15)
    for number in 3..<100 {
      let curve = AnimationCurve(rawValue: UInt(number))
      #expect(LayoutAnimationDriver.factor(of: curve, after: 0.3) == 0.3)
    }
  }

  /// Milliseconds are whole: 383.4 are 383, which the 23rd tick, at 383.3, has passed.
  @Test func fabricEndsAtWholeMilliseconds() throws {
    let whole = try FrameworkPlay("react-native-fabric", keyboard: "duration: 0.3834")
    #expect(try whole.bar(22) < FrameworkPlay.height)
    #expect(try whole.bar(23) == FrameworkPlay.height)
    let next = try FrameworkPlay("react-native-fabric", keyboard: "duration: 0.384")
    #expect(try next.bar(23) < FrameworkPlay.height)
    #expect(try FrameworkPlay("react-native-fabric", keyboard: "duration: 0.0009").bar(0) == 336)
  }

  /// A show that comes in mid-hide starts where the bar is drawn, with the whole time before it.
  @Test func fabricTurnsRoundWhereItIs() throws {
    let play = try FrameworkPlay(
      "react-native-fabric",
      "events: [{at: 0, keyboard: show}, {at: 1, keyboard: hide}, {at: 1.1, keyboard: show}]")
    let turning = FrameworkPlay.height * (1 - 0.1 / 0.25)
    #expect(abs(try play.bar(66) - turning) < FrameworkPlay.rounding)
    let step = (FrameworkPlay.height - turning) * FrameworkPlay.frame / 0.25
    #expect(abs(try play.bar(67) - turning - step) < FrameworkPlay.rounding)
    #expect(try play.bar(81) == FrameworkPlay.height)
  }

  // MARK: KeyboardAvoidingView

  /// KeyboardAvoidingView.js sets the bottom to 0 and returns: the bar is home as the keyboard sets out.
  @Test func todaysAvoidingViewDropsTheBarOnHide() throws {
    let play = try FrameworkPlay("react-native-avoiding-view")
    let fabric = try FrameworkPlay("react-native-fabric")
    for frame in 0..<60 { #expect(try play.bar(frame) == fabric.bar(frame)) }
    #expect(try play.bar(60) == 0)
    #expect(play.film.measures.overlapMax.value == FrameworkPlay.height)
    #expect(play.film.measures.overlapMax.time == 1)
  }

  /// Its shows last 10 ms at least, so the first frame is without them; one of no duration is no animation.
  @Test func itsShortShowsAreRaised() throws {
    let short = try FrameworkPlay("react-native-avoiding-view", keyboard: "duration: 0.0001")
    #expect(try short.bar(0) == 0 && short.bar(1) == FrameworkPlay.height)
    let none = try FrameworkPlay("react-native-avoiding-view", keyboard: "duration: 0")
    #expect(try none.bar(0) == FrameworkPlay.height)
  }
}
