import Scenarios
import Testing

@testable import Approaches

/// FlutterKeyboardInsetManager.mm and spring_animation.mm.
struct FlutterInsetsTests {
  /// What is asked for is the spring's value one frame ahead of the tick's target: drawn at once, the bar would lead by
  /// the keyboard's travel in a frame, 37.5 pt where it is fastest at 60 Hz.
  @Test func theRequestedValueIsAFrameAhead() throws {
    let play = try FrameworkPlay(of: FlutterInsets(framesUntilDrawn: 0))
    for frame in 1..<30 {
      let ahead = play.film.time(ofFrame: frame) + FrameworkPlay.frame
      let exact = FrameworkPlay.height * FrameworkPlay.progress(ahead)
      #expect(abs(try play.bar(frame) - exact) < FrameworkPlay.rounding, "frame \(frame)")
    }
    let lead = try #require(try (0..<60).map(play.gap).max())
    let travel = try #require(
      try (1..<30).map { try play.keyboard($0) - play.keyboard($0 - 1) }.max())
    #expect(abs(lead - travel) < FrameworkPlay.rounding)
    #expect(abs(lead - 37.5) < 0.1)
  }

  /// Metrics are sent once a frame has begun and are drawn with the next: by then they are right.
  ///
  /// The first frame has none.
  @Test(arguments: ["ios7", "ios26"]) func whatIsDrawnIsInStepAfterTheFirstFrame(profile: String)
    throws
  {
    let play = try FrameworkPlay("flutter", keyboard: "profile: \(profile)")
    for start in [0, 60] {
      #expect(try play.bar(start + 1) == play.bar(start))
      for frame in start + 2..<start + 60 where frame < play.film.frameCount {
        // As the motion ends the spring's rest is 0.11 % of the way, and the metrics of the end are drawn a frame
        // later.
        let rest = FrameworkPlay.height * 0.0012
        #expect(abs(try play.gap(frame)) < rest, "frame \(frame)")
      }
      #expect(abs(try play.gap(start + 6)) < FrameworkPlay.rounding)
    }
    let first = abs(try play.gap(1))
    let last = try play.gap(61)
    #expect(abs(first - last) < FrameworkPlay.rounding)
    if profile == "ios7" {
      #expect(abs(first - FrameworkPlay.height * FrameworkPlay.progress(1.0 / 60)) < 1e-5)
    }
  }

  /// Where the animation is no spring its presentation value is taken: two frames old as it is drawn.
  @Test func withoutASpringTheFramesAreLost() throws {
    let play = try FrameworkPlay("flutter", keyboard: "profile: legacy")
    for frame in 2..<16 { #expect(try play.bar(frame) == play.keyboard(frame - 2)) }
    #expect(try play.bar(17) == FrameworkPlay.height)
  }

  /// A second will in the same direction only moves the goal: what is left of the way stays, and the bar steps at once.
  @Test func aSecondShowMovesTheGoal() throws {
    let events = "events: [{at: 0, keyboard: show}, {at: 0.1, keyboard: show, height: 386}]"
    let play = try FrameworkPlay("flutter", "\(events)\nuntil: 0.9")
    let plain = try FrameworkPlay("flutter", "events: [{at: 0, keyboard: show}]\nuntil: 0.9")
    for frame in 0...6 { #expect(try play.bar(frame) == plain.bar(frame)) }
    for frame in 7..<30 {
      #expect(abs(try play.bar(frame) - plain.bar(frame) - 50) < FrameworkPlay.rounding)
    }
    #expect(try play.bar(40) == 386)
  }

  /// The opposite way begins anew, from what was sent last.
  @Test func aHideBeginsAnew() throws {
    let play = try FrameworkPlay(
      "flutter", "events: [{at: 0, keyboard: show}, {at: 0.1, keyboard: hide}]\nuntil: 1")
    // Sent at the fifth tick, for the sixth, whose own turn comes after the hide.
    let from = FrameworkPlay.height * FrameworkPlay.progress(0.1)
    for frame in 8..<30 {
      let time = play.film.time(ofFrame: frame) - 0.1
      let exact = from * (1 - FrameworkPlay.progress(time))
      #expect(abs(try play.bar(frame) - exact) < 0.01, "frame \(frame)")
    }
    #expect(try play.bar(50) == 0)
  }

  /// flutter/flutter pull request 164884: a hide of duration 0 lands at once, at the frame that is built next.
  @Test func aHideWithoutADurationLandsAtOnce() throws {
    let play = try FrameworkPlay("flutter", keyboard: "duration: 0")
    #expect(try play.bar(60) == FrameworkPlay.height)
    #expect(try play.bar(61) == 0)
  }
}
