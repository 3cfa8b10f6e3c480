import Easing
import TestSupport
import Testing

struct FrameOffsetsTests {
  private static func numbers(_ frame: OffsetFrame) -> [Double] {
    [frame.time, frame.progress, frame.offset, frame.velocity]
  }

  @Test func theKeyboardAtSixtyFrames() throws {
    let frames = try FrameOffsets(curve: .keyboard, duration: 0.25, distance: -336)
    #expect(frames.count == 31)
    #expect(frames.map(\.index) == Array(0...30))
    #expect(Self.numbers(frames[0]) == [0, 0, 0, 0])
    #expect(Self.numbers(frames[30]) == [0.5, 1, -336, 0])
    // 37.5 pt is the most that spring moves in a 60th of a second at 336 pt.
    let steps = zip(frames, frames.dropFirst()).map { $0.offset - $1.offset }
    #expect(abs((steps.max() ?? 0) - 37.5) < 0.2)
    #expect(steps.allSatisfy { $0 > 0 })
  }

  @Test func thirtyFramesAreTheEvenOnesOfSixty() throws {
    for curve in AnimationCurve.named {
      for keyboard in KeyboardMotion.all {
        for duration in [0.25, 0.4, 1.0 / 3, 2.017] {
          let slow = try FrameOffsets(
            curve: curve, duration: duration, delay: 0.05, distance: -291, framesPerSecond: 30,
            keyboard: keyboard)
          let fast = try FrameOffsets(
            curve: curve, duration: duration, delay: 0.05, distance: -291, keyboard: keyboard)
          for frame in slow where frame.index * 2 < fast.count {
            let twin = fast[frame.index * 2]
            #expect(
              Self.numbers(frame).map(\.bitPattern) == Self.numbers(twin).map(\.bitPattern))
          }
          #expect(fast.count <= slow.count * 2 && fast.count >= slow.count * 2 - 2)
        }
      }
    }
  }

  @Test func theLastFrameIsTheFirstAtOrAfterTheEnd() throws {
    var random = SeededGenerator(9)
    for _ in 0..<2000 {
      let rate = [24, 30, 59.94, 60, 90, 120, 1000, 0.7][Int.random(in: 0..<8, using: &random)]
      // Ends right at a frame, and one unit in the last place to either side.
      let index = Double(Int.random(in: 1...300, using: &random))
      for end in [index / rate, (index / rate).nextUp, (index / rate).nextDown] {
        let timing = try #require(Timing(motion: .curve(.easeIn), duration: end))
        let frames = try FrameOffsets(timing: timing, distance: 10, framesPerSecond: rate)
        #expect(frames[frames.count - 1].time >= end)
        #expect(frames[frames.count - 2].time < end)
        #expect(frames[frames.count - 1].progress == 1)
        #expect(frames[frames.count - 2].progress < 1)
      }
    }
  }

  @Test func aDurationOfZeroIsOneFrame() throws {
    for curve in AnimationCurve.named {
      let frames = try FrameOffsets(curve: curve, duration: 0, distance: 50)
      #expect(frames.map(Self.numbers) == [[0, 1, 50, 0]])
    }
    let past = try #require(Timing(motion: .curve(.linear), begin: -1e300, duration: 1))
    #expect(try FrameOffsets(timing: past, distance: 1).count == 1)
  }

  @Test func aDelayRestsAtZero() throws {
    let frames = try FrameOffsets(curve: .linear, duration: 0.1, delay: 0.1, distance: 60)
    #expect(frames.prefix(7).allSatisfy { $0.offset == 0 })
    #expect(frames.count == 13)
    #expect(abs(frames[9].offset - 30) < 1e-12)
    #expect(abs(frames[9].velocity - 600) < 1e-9)
  }

  @Test func optionsCarryTheCurve() throws {
    let shifted = try FrameOffsets(options: .curveKeyboard, duration: 0.25, distance: 1)
    #expect(shifted.timing.motion == .spring(.keyboardIOS7))
    let mistaken = try FrameOffsets(
      options: AnimationOptions(rawValue: 7), duration: 0.25, distance: 1)
    #expect(mistaken.timing.motion == .curve(.easeInOut))
    #expect(mistaken.count == 16)
  }

  @Test func noWayMeansNoSpeed() throws {
    let curve = try #require(CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1))
    let timing = try #require(Timing(motion: .curve(.cubicBezier(curve)), duration: 1))
    #expect(try FrameOffsets(timing: timing, distance: 0)[0].velocity == 0)
    #expect(try FrameOffsets(timing: timing, distance: -1)[0].velocity == -.infinity)
  }

  @Test func limits() throws {
    let second = try #require(Timing(motion: .curve(.linear), duration: 19.999))
    #expect(try FrameOffsets(timing: second, distance: 1, framesPerSecond: 1000).count == 20_000)
    let longer = try #require(Timing(motion: .curve(.linear), duration: 19.9991))
    #expect(throws: FrameOffsetsError.self) {
      try FrameOffsets(timing: longer, distance: 1, framesPerSecond: 1000)
    }
    let endless = try #require(Timing(motion: .curve(.linear), duration: 1e300))
    #expect(throws: FrameOffsetsError.tooManyFrames(6e301)) {
      try FrameOffsets(timing: endless, distance: 1)
    }
    for rate in [0, -60, 1000.1, Double.infinity] {
      #expect(throws: FrameOffsetsError.framesPerSecond(rate)) {
        try FrameOffsets(timing: second, distance: 1, framesPerSecond: rate)
      }
    }
    #expect(throws: FrameOffsetsError.self) {
      try FrameOffsets(timing: second, distance: 1, framesPerSecond: .nan)
    }
    #expect(throws: FrameOffsetsError.distance(.infinity)) {
      try FrameOffsets(timing: second, distance: .infinity)
    }
    #expect(throws: FrameOffsetsError.timing(duration: -1, delay: 0)) {
      try FrameOffsets(curve: .linear, duration: -1, distance: 1)
    }
    #expect(try FrameOffsets(timing: second, distance: 1, framesPerSecond: 1e-300).count == 2)
  }

  @Test func messagesSayWhatIsAllowed() {
    #expect(
      FrameOffsetsError.framesPerSecond(0).description
        == "the frame rate must be above 0 and at most 1000 frames per second, not 0.0")
    #expect(FrameOffsetsError.tooManyFrames(6e301).description.contains("20000 are allowed"))
  }
}
