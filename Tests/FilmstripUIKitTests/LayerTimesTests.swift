import Diagnosis
import Easing
import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// When and how often animations of layers play, alone and in groups.
@Suite struct LayerTimesTests {
  /// Every time can be asked for alone, and fills, delays and repetitions are where they belong.
  struct Timed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @MainActor @Sendable (CABasicAnimation) -> Void
    /// Middles at times, of a way from 100 to 200 in 0.4 s.
    let middles: [(Double, Double)]
  }

  static let timed: [Timed] = [
    Timed(
      testDescription: "delay", set: { $0.beginTime = CACurrentMediaTime() + 0.2 },
      middles: [(0.1, 622), (0.3, 125), (0.599, 199.75), (0.601, 622)]),
    // Half a second after the device was started is long past.
    Timed(
      testDescription: "not of the clock", set: { $0.beginTime = 0.5 },
      middles: [(0, 622), (0.6, 622)]),
    Timed(
      testDescription: "delay, backwards",
      set: {
        $0.beginTime = CACurrentMediaTime() + 0.2
        $0.fillMode = .backwards
      }, middles: [(0, 100), (0.1, 100), (0.3, 125), (0.601, 622)]),
    Timed(
      testDescription: "forwards, left",
      set: {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, middles: [(0.2, 150), (0.4, 200), (1, 200)]),
    Timed(
      testDescription: "forwards, removed", set: { $0.fillMode = .forwards }, middles: [(0.4, 622)]),
    Timed(
      testDescription: "half a turn back, left",
      set: {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
        $0.autoreverses = true
        $0.repeatCount = 0.75
      }, middles: [(0.2, 150), (0.5, 175), (0.6, 150), (1, 150)]),
    Timed(
      testDescription: "repeated back and forth",
      set: {
        $0.autoreverses = true
        $0.repeatCount = 2
      }, middles: [(0.2, 150), (0.6, 150), (0.7, 125), (0.9, 125), (1.3, 175), (1.6, 622)]),
    Timed(
      testDescription: "cumulative",
      set: {
        ($0.fromValue, $0.isCumulative, $0.repeatCount) = (0, true, 3)
        ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
      }, middles: [(0.2, 100), (0.6, 300), (1.0, 500), (1.3, 600)]),
    Timed(
      testDescription: "for a duration", set: { $0.repeatDuration = 0.6 },
      middles: [(0.2, 150), (0.5, 125), (0.6, 622)]),
    Timed(
      testDescription: "twice as fast", set: { $0.speed = 2 }, middles: [(0.1, 150), (0.2, 622)]),
    Timed(
      testDescription: "from within", set: { $0.timeOffset = 0.1 },
      middles: [(0, 125), (0.2, 175), (0.35, 112.5), (0.4, 622)]),
    Timed(
      testDescription: "eased in",
      set: { $0.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 0, 1, 1) },
      middles: [
        (
          0.2,
          100 + 100
            * (CubicBezier(x1: 0.5, y1: 0, x2: 1, y2: 1).map { $0.value(at: 0.5) } ?? .nan)
        )
      ]),
    Timed(
      testDescription: "by the transaction's duration", set: { $0.duration = 0 },
      middles: [(0.125, 150), (0.25, 622)]),
  ]

  @Test(arguments: timed) func itsTimesAreKept(timed: Timed) throws {
    let film = try LayerScreen.film { screen in
      let animation = CABasicAnimation(keyPath: "position.y")
      (animation.fromValue, animation.toValue, animation.duration) = (100, 200, 0.4)
      timed.set(animation)
      screen.bar.layer.add(animation, forKey: "move")
    }
    for (time, middle) in timed.middles.reversed() {
      #expect(near(film.middle(time), middle), "at \(time) s")
    }
    #expect(film.warnings.isEmpty)
  }

  @Test func keysHaveTimesAndCurves() throws {
    func film(_ mode: CAAnimationCalculationMode, _ times: [Double]?) throws -> Film {
      try LayerScreen.film { screen in
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
        animation.values = [0, -100, 50]
        animation.keyTimes = times.map { $0.map { NSNumber(value: $0) } }
        animation.timingFunctions = [
          CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
        ]
        animation.calculationMode = mode
        animation.duration = 1
        screen.bar.layer.add(animation, forKey: nil)
      }
    }
    let even = try film(.linear, nil)
    #expect(near(even.middle(0.25), 572))
    #expect(near(even.middle(0.75), 522 + 150 * UnitCurve.easeIn.value(at: 0.5)))
    #expect(near(try film(.linear, [0, 0.2, 1]).middle(0.1), 572))
    let jumps = try film(.discrete, nil)
    #expect([0.3, 0.4, 0.7].map { jumps.middle($0) } == [622, 522, 672])
    #expect(near(try film(.cubic, nil).middle(0.5), 522))
  }

  @Test func aGroupGivesItsTimeToItsAnimations() throws {
    let film = try LayerScreen.film { screen in
      let (move, fade) = (
        CABasicAnimation(keyPath: "position"), CABasicAnimation(keyPath: "bounds.size.height")
      )
      (move.fromValue, move.toValue) = (CGPoint(x: 160, y: 100), CGPoint(x: 160, y: 200))
      (fade.fromValue, fade.toValue) = (44, 84)
      (fade.beginTime, fade.duration) = (0.5, 2)
      let group = CAAnimationGroup()
      group.animations = [move, fade]
      group.duration = 1
      group.delegate = screen
      screen.bar.layer.add(group, forKey: nil)
    }
    #expect(near(film.middle(0.5), 150))
    let rect = try #require(film.rect(of: .toolbar, at: .at(film.start + 0.75)))
    #expect(near(rect.height, 44 + 40 * 0.125) && near(rect.midY, 175))
    #expect(film.rect(of: .toolbar, at: .at(film.start + 1))?.height == 44)
  }
}
