import Stage
import TestSupport
import Testing

/// `UIView.animateKeyframes`.
struct KeyframeTests {
  private static let linear = KeyframeOptions(.curveLinear)

  private func film(
    withDuration duration: Double = 1, _ options: KeyframeOptions = KeyframeTests.linear,
    context: HandlerContext = .deferred, mending: Mending = [],
    _ keyframes: @escaping (BareScreen) -> Void
  ) throws -> Film {
    try risingFilm(context: context, mending: mending) { screen in
      screen.animateKeyframes(withDuration: duration, options: options) { keyframes(screen) }
    }
  }

  /// Up by 100 in the first half, by 50 more in the last quarter.
  private func twoSteps(_ screen: BareScreen) {
    screen.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { screen.rise() }
    screen.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { screen.rise(by: 50) }
  }

  /// UIView.h.
  @Test func values() {
    #expect(KeyframeOptions.calculationModeLinear.rawValue == 0)
    #expect(KeyframeOptions.calculationModeDiscrete.rawValue == 1024)
    #expect(KeyframeOptions.calculationModePaced.rawValue == 2048)
    #expect(KeyframeOptions.calculationModeCubic.rawValue == 3072)
    #expect(KeyframeOptions.calculationModeCubicPaced.rawValue == 4096)
  }

  @Test func betweenKeysItIsEven() throws {
    let film = try film { twoSteps($0) }
    let expected = [
      (0.0, 0.0), (0.25, 0.5), (0.5, 1), (0.6, 1), (0.75, 1), (0.875, 1.25), (1, 1.5), (1.5, 1.5),
    ]
    for (time, risen) in expected {
      #expect(abs(try film.risen(at: time) - risen) < 1e-7, "at \(time)")
    }
    #expect(try film.risen(at: 1) == 1.5)
    try expectAnyOrder(film)
  }

  /// As a debugger prints it, the animation has the timing function easeInEaseOut: stackoverflow.com/q/20521214.
  @Test func theWholeIsPacedByEaseInOut() throws {
    let film = try film([]) { twoSteps($0) }
    let even = try self.film { twoSteps($0) }
    for time in stride(from: 0.05, to: 1, by: 0.05) {
      let share = UnitCurve.easeInOut.value(at: time)
      #expect(abs(try film.risen(at: time) - even.risen(at: share)) < 1e-6)
    }
  }

  /// One keyframe over everything, or none at all, is a plain animation.
  @Test(arguments: [AnimationOptions.curveLinear, .curveEaseIn, .curveKeyboard])
  func oneKeyframeIsABlock(options: AnimationOptions) throws {
    let plain = try risingFilm { screen in
      screen.animate(withDuration: 0.4, options: options) { screen.rise() }
    }
    let one = try film(withDuration: 0.4, KeyframeOptions(options)) { screen in
      screen.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { screen.rise() }
    }
    let none = try film(withDuration: 0.4, KeyframeOptions(options)) { $0.rise() }
    #expect(try one.path == plain.path)
    #expect(try none.path == plain.path)
  }

  @Test func discreteJumpsFromKeyToKey() throws {
    let film = try film([.calculationModeDiscrete, Self.linear]) { twoSteps($0) }
    for (time, risen) in [(0.0, 0.0), (0.49, 0), (0.5, 1), (0.99, 1), (1, 1.5)] {
      #expect(try film.risen(at: time) == risen, "at \(time)")
    }
  }

  /// Two thirds of the way in two thirds of the time, whatever the keys' times.
  @Test func pacedHasOneSpeed() throws {
    let film = try film([.calculationModePaced, Self.linear]) { twoSteps($0) }
    for time in stride(from: 0.0, through: 1, by: 0.1) {
      #expect(abs(try film.risen(at: time) - 1.5 * time) < 1e-7)
    }
  }

  /// It meets the keys, goes evenly where they lie evenly, and its speed does not jump at them.
  @Test func cubicIsSmooth() throws {
    let even = try film([.calculationModeCubic, Self.linear]) { screen in
      screen.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { screen.rise() }
      screen.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { screen.rise() }
    }
    for time in stride(from: 0.0, through: 1, by: 0.1) {
      #expect(abs(try even.risen(at: time) - 2 * time) < 1e-7)
    }
    let bent = try film([.calculationModeCubic, Self.linear]) { screen in
      screen.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { screen.rise() }
      screen.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        screen.rise(by: -50)
      }
    }
    let step = 1e-4
    let before = (try bent.risen(at: 0.5) - bent.risen(at: 0.5 - step)) / step
    let after = (try bent.risen(at: 0.5 + step) - bent.risen(at: 0.5)) / step
    #expect(abs(try bent.risen(at: 0.5) - 1) < 1e-7)
    #expect(abs(before - after) < 0.01)
    #expect(try bent.risen(at: 1) == 0.5)
  }

  @Test func cubicPacedMeetsKeysByDistance() throws {
    let film = try film([.calculationModeCubicPaced, Self.linear]) { twoSteps($0) }
    #expect(abs(try film.risen(at: 2.0 / 3) - 1) < 1e-7)
    #expect(try film.risen(at: 1) == 1.5)
  }

  /// Not additive on iOS 8 (WWDC 2014 session 236): it replaces what runs.
  @Test func itReplacesWhatRuns() throws {
    let film = try risingFilm(
      hideAt: 0.2,
      hide: { screen in
        screen.animateKeyframes(withDuration: 0.4, options: Self.linear) {
          screen.rise(by: -100)
        }
      }
    ) { screen in
      screen.animate(withDuration: 0.4, options: .curveLinear) { screen.rise() }
    }
    // Half way up, the running one would have left half of the way; without it the bar is at the model's old place.
    #expect(abs(try film.risen(at: 0.2) - 1) < 1e-7)
    #expect(abs(try film.risen(at: 0.4) - 0.5) < 1e-7)
    #expect(try film.risen(at: 0.6) == 0)
  }

  /// The usual form passes 0 and takes the duration of the block around it: WWDC 2017 session 230.
  @Test func aDurationOfZeroInherits() throws {
    let nested = try risingFilm { screen in
      screen.animate(withDuration: 1, options: .curveLinear) {
        screen.animateKeyframes(withDuration: 0) { twoSteps(screen) }
      }
    }
    #expect(try nested.path == film { twoSteps($0) }.path)
    let instant = try film(withDuration: 0) { twoSteps($0) }
    #expect(try instant.risen(at: 0) == 1.5)
    #expect(instant.warnings.isEmpty)
  }

  @Test func insideTheKeyboardsBlockItMovesOnTheKeyboardsSpring() throws {
    let film = try film(context: .inherited) { $0.rise() }
    #expect(abs(try film.risen(at: 0.2) - Spring.keyboardIOS7.value(at: 0.2)) < 1e-7)
    #expect(try film.risen(at: 0.5) == 1)
  }

  @Test func mendingWorksThroughIt() throws {
    let film = try film(mending: .curve) { $0.rise() }
    #expect(abs(try film.risen(at: 0.2) - Spring.keyboardIOS7.value(at: 0.2)) < 1e-7)
  }

  @Test func itsBlockCompletesAtTheEnd() throws {
    var end: Double?
    _ = try risingFilm { screen in
      let simulation = screen.simulation
      screen.animateKeyframes(withDuration: 0.8) {
        twoSteps(screen)
      } completion: { finished in
        #expect(finished)
        end = simulation.now
      }
    }
    #expect(end == 0.8)
  }

  /// Whatever the keyframes, it begins and ends exactly, and is a number in between.
  @Test func anyKeyframes() throws {
    var random = SeededGenerator(5)
    let modes: [KeyframeOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    for round in 0..<100 {
      let frames = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        (
          start: Double(Int.random(in: 0...4, using: &random)) / 5,
          duration: Double(Int.random(in: 0...5, using: &random)) / 5,
          distance: Double(Int.random(in: -100...100, using: &random))
        )
      }
      let film = try film([modes[round % modes.count], KeyframeOptions(.curveKeyboard)]) { screen in
        for frame in frames {
          screen.addKeyframe(
            withRelativeStartTime: frame.start, relativeDuration: frame.duration
          ) {
            screen.rise(by: frame.distance)
            screen.bar.alpha -= 0.1
          }
        }
      }
      let sum = frames.reduce(0) { $0 + $1.distance } / 100
      #expect(abs(try film.risen(at: 1) - sum) < 1e-9)
      #expect(try film.path.allSatisfy { $0.isFinite && $0.magnitude < 100 })
      try expectAnyOrder(film)
    }
  }

  @Test func outsideOfItAKeyframeOnlyWarns() throws {
    let film = try risingFilm { twoSteps($0) }
    #expect(try film.risen(at: 0) == 1.5)
    #expect(film.warnings.count == 1)
  }

  @Test func timesOutsideOfTheAnimationWarn() throws {
    for (start, duration) in [(-0.5, 0.5), (0.8, 0.5), (0.5, -1), (.nan, 0.5), (0, .infinity)] {
      let film = try film { screen in
        screen.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
          screen.rise()
        }
      }
      #expect(film.warnings.count == 1)
      #expect(try film.path.allSatisfy { (-0.001...1.001).contains($0) })
      #expect(try film.risen(at: 1) == 1)
    }
  }

  /// Later calls about earlier times: the animation passes through the keys in order of time, then the model's value shows.
  @Test func keyframesOutOfOrder() throws {
    let film = try film { screen in
      screen.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { screen.rise() }
      screen.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { screen.rise() }
    }
    #expect(abs(try film.risen(at: 0.5) - 2) < 1e-7)
    #expect(abs(try film.risen(at: 0.999) - 1) < 0.01)
    #expect(try film.risen(at: 1) == 2)
  }
}
