import Stage
import TestSupport
import Testing

/// `continueAnimation(withTimingParameters:durationFactor:)` of property animators.
struct ContinueAnimationTests {
  /// An animator of 1 s that raises the bar by 100 pt, is paused at 0.4 s and continued by `use` at 0.6 s.
  private func film(
    curve: AnimationCurve = .linear, ends: ((String, Double) -> Void)? = nil,
    _ use: @escaping (PropertyAnimator, BareScreen) -> Void
  ) throws -> Film {
    try risingFilm { screen in
      let simulation = screen.simulation
      let animator = PropertyAnimator(on: screen, duration: 1, curve: curve) { screen.rise() }
      animator.addCompletion { ends?($0.rawValue, simulation.now) }
      animator.startAnimation()
      screen.asyncAfter(0.4) { animator.pauseAnimation() }
      screen.asyncAfter(0.6) { use(animator, screen) }
    }
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  /// WWDC 2017 session 230: nil and 0 go on as before.
  @Test(arguments: AnimationCurve.named) func withoutAnythingNewItContinues(curve: AnimationCurve)
    throws
  {
    let continued = try film(curve: curve) { animator, _ in
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    let started = try film(curve: curve) { animator, _ in animator.startAnimation() }
    #expect(try continued.path == started.path)
    #expect(continued.warnings.isEmpty)
  }

  /// From 0.4 of the way at 0.6 s, whatever the parameters; at the end in its time, 0 being as long as was left.
  @Test(arguments: [(0.0, 1.2), (0.25, 0.85), (1, 1.6)])
  func theRestTakesTheFactorOfTheDuration(factor: Double, end: Double) throws {
    let all: [(any TimingParameters)?] = [
      nil, CubicTimingParameters(animationCurve: .easeIn), CubicTimingParameters(),
      SpringTimingParameters(dampingRatio: 0.5),
      SpringTimingParameters(dampingRatio: 1, initialVelocity: Point(x: 0, y: 3)),
    ]
    for parameters in all {
      var ended: (String, Double)?
      let film = try film(ends: { ended = ($0, $1) }) { animator, _ in
        #expect(animator.fractionComplete == 0.4)
        animator.continueAnimation(withTimingParameters: parameters, durationFactor: factor)
        #expect(animator.isRunning && near(animator.fractionComplete, 0.4))
      }
      #expect(try near(film.risen(at: 0.59), 0.4))
      #expect(try near(film.risen(at: 0.6), 0.4))
      #expect(try near(film.risen(at: 0.6 + 1e-7), 0.4))
      #expect(try film.risen(at: end) == 1)
      #expect(ended?.0 == "end")
      #expect(near(try #require(ended).1, end))
      try expectAnyOrder(film)
      #expect(film.warnings.isEmpty)
    }
  }

  /// What is left of the way is covered by the new pace: 0.6 of it from 0.6 s on.
  @Test func theRestGoesByTheNewPace() throws {
    let film = try film { animator, _ in
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
    }
    let timing = try #require(Timing(curve: .easeIn, duration: 0.5, begin: 0.6))
    for step in 0...50 {
      let time = 0.6 + Double(step) / 100
      #expect(try near(film.risen(at: time), 0.4 + 0.6 * timing.progress(at: time)))
    }
  }

  /// Without a pace the rest of the old one is stretched: a spring stays that spring.
  @Test func theRestOfTheOldPaceIsStretched() throws {
    func path(_ use: @escaping (PropertyAnimator) -> Void) throws -> Film {
      try risingFilm { screen in
        let animator = PropertyAnimator(on: screen, duration: 1, dampingRatio: 0.4) {
          screen.rise()
        }
        animator.startAnimation()
        screen.asyncAfter(0.2) {
          animator.pauseAnimation()
          use(animator)
        }
      }
    }
    let plain = try path { $0.startAnimation() }
    let slow = try path {
      $0.continueAnimation(withTimingParameters: nil, durationFactor: 1.6)
    }
    for step in 0..<40 {
      let passed = Double(step) / 50
      #expect(try near(slow.risen(at: 0.2 + 2 * passed), plain.risen(at: 0.2 + passed)))
    }
    #expect(try slow.risen(at: 1.8) == 1)
  }

  /// Velocities are in ways that are left per second (Apple, `UISpringTimingParameters.initialVelocity`).
  @Test func aSpringsVelocityIsOfWhatIsLeft() throws {
    let film = try film { animator, _ in
      animator.continueAnimation(
        withTimingParameters: SpringTimingParameters(
          dampingRatio: 0.8, initialVelocity: Point(x: 0, y: 4)), durationFactor: 1)
    }
    let speed = (try film.risen(at: 0.6 + 1e-4) - film.risen(at: 0.6)) / 1e-4
    #expect(abs(speed - 4 * 0.6) < 0.05)
  }

  /// Reversed, what is left leads back to the start.
  @Test(arguments: [(0.0, 1.0), (0.5, 1.1)])
  func reversedItGoesBack(factor: Double, end: Double) throws {
    for parameters in [nil, CubicTimingParameters(animationCurve: .easeOut)] {
      var ended: (String, Double)?
      let film = try film(ends: { ended = ($0, $1) }) { animator, _ in
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: parameters, durationFactor: factor)
      }
      #expect(try near(film.risen(at: 0.6), 0.4))
      #expect(try film.risen(at: end + 1e-6) == 0)
      #expect(ended?.0 == "start")
      #expect(near(try #require(ended).1, end))
      let pace = parameters == nil ? AnimationCurve.linear : .easeOut
      let timing = try #require(Timing(curve: pace, duration: end - 0.6, begin: 0.6))
      for step in 0..<10 {
        let time = 0.6 + (end - 0.6) * Double(step) / 10
        #expect(try near(film.risen(at: time), 0.4 * (1 - timing.progress(at: time))))
      }
      try expectAnyOrder(film)
    }
  }

  /// It can be paused, scrubbed and reversed after that, and runs back through what it was before.
  @Test func whatFollowsKnowsTheWholeWay() throws {
    var fractions: [Double] = []
    var end = 0.0
    let film = try film(ends: {
      end = $1; #expect($0 == "start")
    }) { animator, screen in
      animator.scrubsLinearly = false
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.4)
      screen.asyncAfter(0.2) {
        animator.pauseAnimation()
        fractions.append(animator.fractionComplete)
        animator.fractionComplete = 0.85
        fractions.append(animator.fractionComplete)
        animator.isReversed = true
        fractions.append(animator.fractionComplete)
        animator.startAnimation()
      }
    }
    #expect(zip(fractions, [0.7, 0.85, 0.15]).allSatisfy(near))
    // Three quarters of the 0.4 s, and the 0.4 s before.
    #expect(near(end, 0.8 + 0.3 + 0.4))
    #expect(try near(film.risen(at: 1.1), 0.4))
    #expect(try near(film.risen(at: 1.3), 0.2))
    try expectAnyOrder(film)
  }

  @Test func itCanBeContinuedAgain() throws {
    var end = 0.0
    let film = try film(ends: { end = $1 }) { animator, screen in
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.4)
      screen.asyncAfter(0.2) {
        animator.pauseAnimation()
        animator.isReversed = true
        animator.continueAnimation(
          withTimingParameters: CubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
      }
    }
    #expect(try near(film.risen(at: 0.8), 0.7))
    #expect(try near(film.risen(at: 1.05), 0.35))
    #expect(near(end, 1.3))
  }

  @Test func unpausedAnimatorsAreNotContinued() throws {
    let film = try film { animator, _ in
      animator.continueAnimation(withTimingParameters: nil, durationFactor: -.infinity)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      animator.stopAnimation(false)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      animator.finishAnimation(at: .current)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    }
    #expect(film.warnings.count == 2)
    #expect(try near(film.risen(at: 2), 0.4))
  }
}
