import Stage
import Testing

/// `UIView.animate` on springs.
struct SpringAnimationTests {
  private func damped(
    _ ratio: Double, velocity: Double = 0, duration: Double = 0.5, delay: Double = 0,
    options: AnimationOptions = []
  ) throws -> Film {
    try risingFilm { screen in
      screen.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: ratio,
        initialSpringVelocity: velocity, options: options
      ) { screen.rise() }
    }
  }

  @Test(arguments: [(1.0, 0.0), (0.8, 0), (0.5, 0), (0.5, 3), (0.7, -2)])
  func itPlaysTheSpringThatSettles(ratio: Double, velocity: Double) throws {
    let film = try damped(ratio, velocity: velocity)
    let spring = try #require(
      Spring(settlingIn: 0.5, dampingRatio: ratio, initialVelocity: velocity))
    #expect(try film.risen(at: 0) == 0)
    for time in stride(from: 0.05, to: 0.5, by: 0.05) {
      #expect(abs(try film.risen(at: time) - spring.value(at: time)) < 1e-7)
    }
    #expect(try film.risen(at: 0.5) == 1)
    try expectAnyOrder(film)
  }

  /// ω = √(1000 ÷ 3) = 18.257 and 18.467: nearly the keyboard's, but not quite.
  @Test func withoutSwingItIsNearTheKeyboard() throws {
    let keyboard = try risingFilm { screen in
      screen.animate(withDuration: 0.5, options: .curveKeyboard) { screen.rise() }
    }
    let farthest = try zip(damped(1).path, keyboard.path).map { abs($0 - $1) }.max() ?? 1
    #expect(farthest > 0.001 && farthest < 0.01)
  }

  @Test func aDelayHoldsTheOldValue() throws {
    let film = try damped(0.8, delay: 0.25)
    #expect(try film.risen(at: 0.24) == 0)
    #expect(try Array(film.path.dropFirst(60).prefix(300)) == Array(damped(0.8).path.prefix(300)))
  }

  @Test func insideABlockItTakesThatOnesDurationAndCurve() throws {
    let plain = try risingFilm { screen in
      screen.animate(withDuration: 0.4, options: .curveLinear) { screen.rise() }
    }
    func nested(_ options: AnimationOptions) throws -> [Double] {
      try risingFilm { screen in
        screen.animate(withDuration: 0.4, options: .curveLinear) {
          screen.animate(
            withDuration: 0.5, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: options
          ) { screen.rise() }
        }
      }.path
    }
    #expect(try nested([]) == plain.path)
    #expect(
      try nested([.overrideInheritedDuration, .overrideInheritedCurve]) == damped(0.8).path)
    #expect(try nested(.overrideInheritedCurve) == damped(0.8, duration: 0.4).path)
  }

  @Test(arguments: [(0.5, 0.0), (0.5, 0.3), (0.3, 0.15), (0.5, -0.3)])
  func thePerceivedDurationIsSwiftUIs(duration: Double, bounce: Double) throws {
    let film = try risingFilm { screen in
      screen.animate(springDuration: duration, bounce: bounce) { screen.rise() }
    }
    let spring = try #require(Spring(duration: duration, bounce: bounce))
    for time in stride(from: 0.05, to: spring.settlingDuration, by: 0.05) {
      #expect(abs(try film.risen(at: time) - spring.value(at: time)) < 1e-7)
    }
    #expect(try film.risen(at: spring.settlingDuration + 1e-9) == 1)
  }

  @Test func itsDefaultIsSmooth() throws {
    let film = try risingFilm { screen in screen.animate { screen.rise() } }
    #expect(abs(try film.risen(at: 0.2) - Spring.smooth.value(at: 0.2)) < 1e-7)
  }

  /// Two ways to the keyboard's frequency: the settling duration that gives it, and its period.
  @Test func twoWaysToSayOneSpring() throws {
    let frequency = Spring.keyboardIOS7.angularFrequency
    let keyboard = try risingFilm { screen in
      screen.animate(withDuration: 0.25, options: .curveKeyboard) { screen.rise() }
    }
    let settling = try damped(1, duration: 9.233413476452 / frequency)
    let period = try risingFilm { screen in
      screen.animate(springDuration: 2 * .pi / frequency) { screen.rise() }
    }
    for time in stride(from: 0.0, to: 0.5, by: 0.02) {
      #expect(abs(try settling.risen(at: time) - keyboard.risen(at: time)) < 1e-7)
      #expect(abs(try period.risen(at: time) - keyboard.risen(at: time)) < 1e-7)
    }
  }

  @Test func impossibleSpringsWarnAndDoNotAnimate() throws {
    for ratio in [0, -1, Double.nan, .infinity] {
      let film = try damped(ratio)
      #expect(try film.risen(at: 0) == 1)
      #expect(film.warnings.count == 1)
    }
    for bounce in [-1, 1, 2, Double.nan] {
      let film = try risingFilm { screen in
        screen.animate(springDuration: 0.5, bounce: bounce) { screen.rise() }
      }
      #expect(try film.risen(at: 0) == 1)
      #expect(film.warnings.count == 1)
    }
  }

  @Test func theLogSaysWhichSpring() throws {
    let film = try damped(0.8, velocity: 2)
    let words = "a spring of damping ratio 0.8 from 2 distances a second for 0.5 s"
    #expect(film.log.contains { "\($0)".contains(words) })
  }

  @Test func mendingTheCurveGivesTheKeyboards() throws {
    let film = try risingFilm(mending: .curve) { screen in
      screen.animate(
        withDuration: 0.25, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { screen.rise() }
    }
    #expect(abs(try film.risen(at: 0.2) - Spring.keyboardIOS7.value(at: 0.2)) < 1e-7)
  }
}
