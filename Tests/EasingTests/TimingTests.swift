import Easing
import Testing

struct TimingTests {
  static let motions: [Motion] = [
    .curve(.linear), .curve(.easeInOut), .curve(.easeOut), .spring(.keyboardIOS7),
    .spring(.bouncy), .curve(.cubicBezier(.ease)),
  ]

  @Test func refusesWhatIsNotATiming() {
    for motion in Self.motions {
      for wrong in [-1, Double.nan, .infinity, -.infinity, -.leastNonzeroMagnitude] {
        #expect(Timing(motion: motion, duration: wrong) == nil)
      }
      for wrong in [Double.nan, .infinity, -.infinity] {
        #expect(Timing(motion: motion, begin: wrong, duration: 1) == nil)
      }
      let greatest = Double.greatestFiniteMagnitude
      #expect(Timing(motion: motion, begin: greatest, duration: greatest) == nil)
    }
    for curve in AnimationCurve.named {
      #expect(Timing(curve: curve, duration: -0.1) == nil)
      #expect(Timing(curve: curve, duration: .nan) == nil)
      #expect(Timing(curve: curve, duration: .infinity) == nil)
    }
  }

  @Test func zeroBeforeAndExactlyOneFromTheEndOn() throws {
    for motion in Self.motions {
      for begin in [-2, 0, 0.1, 1e6] {
        for duration in [0.25, 0.3832, 0.5, 3] {
          let timing = try #require(Timing(motion: motion, begin: begin, duration: duration))
          #expect(timing.end == begin + duration)
          #expect(timing.progress(at: begin.nextDown) == 0)
          #expect(timing.progress(at: -.infinity) == 0)
          #expect(timing.progress(at: begin) == 0)
          #expect(timing.progress(at: timing.end) == 1)
          #expect(timing.progress(at: .infinity) == 1)
          #expect(timing.velocity(at: begin.nextDown) == 0)
          #expect(timing.velocity(at: timing.end) == 0)
        }
      }
    }
  }

  @Test func aSpringIsCutAndACurveStretched() throws {
    let spring = try #require(Timing(motion: .spring(.keyboardIOS7), begin: 2, duration: 0.5))
    #expect(spring.progress(at: 2.25) == Spring.keyboardIOS7.value(at: 0.25))
    #expect(spring.progress(at: 2.5.nextDown) < 0.9990)
    let curve = try #require(Timing(motion: .curve(.easeIn), begin: 2, duration: 4))
    #expect(curve.progress(at: 3) == UnitCurve.easeIn.value(at: 0.25))
    #expect(curve.velocity(at: 3) == UnitCurve.easeIn.slope(at: 0.25) / 4)
  }

  @Test func velocityIsTheDerivativeOfTheProgress() throws {
    let step = 1e-6
    for motion in Self.motions {
      let timing = try #require(Timing(motion: motion, begin: 0.3, duration: 0.4))
      for time in stride(from: 0.31, to: 0.69, by: 0.01) {
        let rise = timing.progress(at: time + step) - timing.progress(at: time - step)
        #expect(abs(timing.velocity(at: time) - rise / (2 * step)) < 1e-6)
      }
    }
  }

  @Test func aDurationOfZeroIsDoneAtItsBegin() throws {
    for motion in Self.motions {
      let timing = try #require(Timing(motion: motion, begin: 1, duration: 0))
      #expect(timing.progress(at: 1.0.nextDown) == 0)
      #expect(timing.progress(at: 1) == 1)
      #expect(timing.velocity(at: 1) == 0)
      // A duration too short to move the end is as good as none.
      let short = try #require(Timing(motion: motion, begin: 1, duration: 1e-300))
      #expect(short.progress(at: 1) == 1)
    }
  }

  @Test func theKeyboardsCurveIgnoresTheRequestedDuration() throws {
    for requested in [0.01, 0.25, 7] {
      let timing = try #require(Timing(curve: .keyboard, duration: requested, begin: 0.1))
      #expect(timing == Timing(motion: .spring(.keyboardIOS7), begin: 0.1, duration: 0.5))
      let newer = try #require(Timing(curve: .keyboard, duration: requested, keyboard: .ios26))
      #expect(newer == Timing(motion: .spring(.keyboardIOS26), duration: 0.3832))
    }
    #expect(try #require(Timing(curve: .keyboard, duration: 0)).duration == 0)
  }

  @Test func otherCurvesTakeTheRequestedDuration() throws {
    let expected: [(UInt, UnitCurve)] = [
      (0, .easeInOut), (1, .easeIn), (2, .easeOut), (3, .linear), (4, .easeInOut), (5, .ease),
      (6, .easeInOut), (8, .easeInOut), (458752, .easeInOut),
    ]
    for (number, curve) in expected {
      let timing = Timing(curve: AnimationCurve(rawValue: number), duration: 0.25)
      #expect(timing == Timing(motion: .curve(curve), duration: 0.25))
    }
  }
}
