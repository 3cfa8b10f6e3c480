import Easing
import Testing

/// The code of the pages about curves: each of them shows a part of this file.
struct CurveSnippets {
  @Test func easeInOut() throws {
    // snippet: ease-in-out
    let timing = Timing(curve: .easeInOut, duration: 0.25)
    let halfway = timing?.progress(at: 0.125)  // 0.5
    let options = AnimationOptions.curveEaseInOut  // raw value 0: what a block without options has
    // end
    #expect(abs(try #require(halfway) - 0.5) < 1e-9)
    #expect(options.rawValue == 0)
  }

  @Test func easeIn() throws {
    // snippet: ease-in
    let timing = Timing(curve: .easeIn, duration: 0.25)
    let halfway = timing?.progress(at: 0.125)  // 0.315
    // end
    #expect(abs(try #require(halfway) - 0.315) < 0.0005)
  }

  @Test func easeOut() throws {
    // snippet: ease-out
    let timing = Timing(curve: .easeOut, duration: 0.25)
    let halfway = timing?.progress(at: 0.125)  // 0.685
    // end
    #expect(abs(try #require(halfway) - 0.685) < 0.0005)
  }

  @Test func linear() throws {
    // snippet: linear
    let timing = Timing(curve: .linear, duration: 0.25)
    let halfway = timing?.progress(at: 0.125)  // 0.5
    let speed = timing?.velocity(at: 0.125)  // 4: all of the way in a quarter of a second
    // end
    #expect(halfway == 0.5)
    #expect(speed == 4)
  }

  @Test func ease() {
    // snippet: ease
    let curve = MediaTimingFunction.default.unitCurve  // UnitCurve.ease
    let halfway = curve.value(at: 0.5)  // 0.802
    // end
    #expect(curve == .ease)
    #expect(abs(halfway - 0.802) < 0.0005)
  }

  @Test func keyboardIOS7() throws {
    // snippet: keyboard-ios-7
    let timing = Timing(curve: .keyboard, duration: 0.25)
    let length = timing?.duration  // 0.5: the requested 0.25 is ignored
    let early = timing?.progress(at: 0.1)  // 0.545
    let options = AnimationOptions(rawValue: 7 << 16)  // .curveKeyboard
    // end
    #expect(length == 0.5)
    #expect(abs(try #require(early) - 0.545) < 0.0005)
    #expect(options == .curveKeyboard)
  }

  @Test func keyboardIOS26() throws {
    // snippet: keyboard-ios-26
    let timing = Timing(curve: .keyboard, duration: 0.25, keyboard: .ios26)
    let length = timing?.duration  // 0.3832
    let early = timing?.progress(at: 0.1)  // 0.682
    // end
    #expect(length == 0.3832)
    #expect(abs(try #require(early) - 0.682) < 0.0005)
  }

  @Test func keyboardIOS4() throws {
    // snippet: keyboard-ios-4
    let keyboard = KeyboardMotion.legacy
    let timing = Timing(motion: keyboard.motion, duration: keyboard.duration)
    let halfway = timing?.progress(at: 0.125)  // 0.5
    // end
    #expect(abs(try #require(halfway) - 0.5) < 1e-9)
  }

  @Test func smooth() throws {
    // snippet: smooth
    let spring = Spring.smooth
    let same = Spring(duration: 0.5, bounce: 0)
    let rests = spring.settlingDuration  // 0.80 s
    // end
    #expect(same?.dampingRatio == spring.dampingRatio)
    #expect(abs(rests - 0.80) < 0.005)
  }

  @Test func snappy() throws {
    // snippet: snappy
    let spring = Spring.snappy
    let ratio = spring.dampingRatio  // 0.85: 1 less the bounce
    let rests = spring.settlingDuration  // 0.74 s
    // end
    #expect(abs(ratio - 0.85) < 1e-12)
    #expect(abs(rests - 0.74) < 0.005)
  }

  @Test func bouncy() throws {
    // snippet: bouncy
    let spring = Spring.bouncy
    let ratio = spring.dampingRatio  // 0.7
    let beyond = spring.value(at: 0.35)  // 1.046: past the end, and on its way back
    // end
    #expect(abs(ratio - 0.7) < 1e-12)
    #expect(beyond > 1.04 && beyond < 1.05)
  }

  @Test func android() throws {
    // snippet: android
    let shows = KeyboardMotion.androidShow
    let timing = Timing(motion: shows.motion, duration: shows.duration)
    let halfway = timing?.progress(at: 0.1)  // most of the way: it begins fast and ends slowly
    // end
    #expect(try #require(halfway) > 0.7)
  }

  @Test func standIn() throws {
    // snippet: bezier-stand-in
    let curve = try UnitCurve(css: "cubic-bezier(0.38, 0.7, 0.125, 1)")
    let timing = Timing(motion: .curve(curve), duration: 2 * 0.25)
    let keyboard = Timing(curve: .keyboard, duration: 0.25)
    if let timing, let keyboard {
      print(keyboard.progress(at: 0.09) - timing.progress(at: 0.09))  // 0.076 of the way
    }
    // end
    let apart = try #require(keyboard).progress(at: 0.09) - #require(timing).progress(at: 0.09)
    #expect(abs(apart - 0.076) < 0.001)
  }

  @Test func offsets() throws {
    // snippet: offsets
    let frames = try FrameOffsets(curve: .keyboard, duration: 0.25, distance: -336)
    for frame in frames.prefix(3) {
      print(frame.index, frame.time, frame.offset)
    }
    // end
    #expect(frames.first?.offset == 0)
    #expect(frames.last?.offset == -336)
    #expect(frames.count == 31)
  }
}
