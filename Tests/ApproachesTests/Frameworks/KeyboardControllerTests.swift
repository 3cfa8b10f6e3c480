import Scenarios
import Testing

@testable import Approaches

/// react-native-keyboard-controller, pull requests 412 and 515.
struct KeyboardControllerTests {
  /// What is read is a frame old, and what is told is drawn a frame later: two frames on it is right.
  ///
  /// As the keyboard sets out two frames have no answer.
  @Test(arguments: HandlerContext.allCases, ["ios7", "ios26", "legacy"])
  func itIsInStepOnceTwoFramesHavePassed(context: HandlerContext, profile: String) throws {
    let play = try FrameworkPlay(
      "react-native-keyboard-controller", keyboard: "profile: \(profile)", context: context)
    for start in [0, 60] {
      for frame in [1, 2] { #expect(try play.bar(start + frame) == play.bar(start)) }
      for frame in start + 3..<start + 60 where frame < play.film.frameCount {
        // A height is found again to 10 µs, while the keyboard moves 3 pt in a millisecond at most.
        #expect(abs(try play.gap(frame)) < 0.1, "frame \(frame)")
      }
    }
    #expect(try play.bar(50) == FrameworkPlay.height)
  }

  /// A finger is told of as it moves, without a look ahead: the bar is a frame late.
  @Test func aFingerIsFollowed() throws {
    let play = try FrameworkPlay(
      "react-native-keyboard-controller",
      """
      events:
        - {at: 0, keyboard: show}
        - {at: 1, finger: [[0.0, 300], [0.2, 420], [0.6, 660]], release: dismiss}
      until: 2.4
      """)
    for frame in 75..<96 { #expect(try play.bar(frame) == play.keyboard(frame - 1)) }
    #expect(try play.keyboard(90) < 150)
    #expect(try play.bar(140) == 0)
  }

  /// The time of a height is the inverse of the height at a time.
  @Test func timesAreFound() throws {
    for (from, to) in [(0.0, 336.0), (336, 0), (100, 300)] {
      let flight = KeyboardFlight(
        from: from, to: to, motion: .spring(.keyboardIOS7), duration: 0.5)
      for time in [0.01, 0.1, 0.25, 0.4] {
        #expect(abs(flight.time(of: flight.value(at: time)) - time) < 1e-5)
      }
    }
  }
}
