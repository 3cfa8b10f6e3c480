import Stage
import TestSupport
import Testing

/// `UIViewPropertyAnimator`.
struct PropertyAnimatorTests {
  /// A linear animator of 1 s that raises the bar by 100 pt, and what is done with it from 0 on.
  func film(
    curve: AnimationCurve = .linear, duration: Double = 1, mending: Mending = [],
    _ use: @escaping (PropertyAnimator, BareScreen) -> Void
  ) throws -> Film {
    try risingFilm(mending: mending) { screen in
      let animator = PropertyAnimator(on: screen, duration: duration, curve: curve) {
        screen.rise()
      }
      use(animator, screen)
    }
  }

  func block(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions
  ) throws -> [Double] {
    try risingFilm { screen in
      screen.animate(withDuration: duration, delay: delay, options: options) { screen.rise() }
    }.path
  }

  // MARK: Running

  @Test(arguments: AnimationCurve.named) func itIsABlockOfItsDurationAndCurve(curve: AnimationCurve)
    throws
  {
    let film = try film(curve: curve, duration: 0.25) { animator, _ in animator.startAnimation() }
    #expect(try film.path == block(withDuration: 0.25, options: AnimationOptions(curve: curve)))
    #expect(film.warnings.isEmpty)
    try expectAnyOrder(film)
  }

  @Test func aDelayIsABlocksDelay() throws {
    let film = try film { animator, _ in animator.startAnimation(afterDelay: 0.5) }
    #expect(try film.path == block(withDuration: 1, delay: 0.5, options: .curveLinear))
  }

  @Test func aRunningAnimatorIsABlockToo() throws {
    let film = try risingFilm { screen in
      PropertyAnimator.runningPropertyAnimator(
        on: screen, withDuration: 0.4, delay: 0.1, options: .curveEaseIn,
        animations: { screen.rise() })
    }
    #expect(try film.path == block(withDuration: 0.4, delay: 0.1, options: .curveEaseIn))
  }

  @Test func withoutAStartNothingHappens() throws {
    let film = try film { animator, _ in #expect(animator.state == .inactive) }
    #expect(try film.path.allSatisfy { $0 == 0 })
  }

  @Test func statesAndCompletions() throws {
    var seen: [String] = []
    _ = try film { animator, screen in
      animator.addCompletion { seen.append("\($0) \(animator.state) \(screen.simulation.now)") }
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning && animator.length == 1)
      screen.asyncAfter(0.25) { seen.append("\(animator.fractionComplete)") }
    }
    #expect(seen == ["0.25", "end inactive 1.0"])
  }

  // MARK: Paces

  /// WWDC 2016 session 216: the argumentless spring is the push's; the argumentless cubic Core Animation's default.
  @Test func argumentlessParameters() throws {
    func path(_ parameters: any TimingParameters) throws -> Film {
      try risingFilm { screen in
        PropertyAnimator(on: screen, duration: 0.8, timingParameters: parameters) { screen.rise() }
          .startAnimation()
      }
    }
    let spring = try path(SpringTimingParameters())
    #expect(try spring.path == block(withDuration: 0.25, options: .curveKeyboard))
    let cubic = try path(CubicTimingParameters())
    #expect(abs(try cubic.risen(at: 0.4) - UnitCurve.ease.value(at: 0.5)) < 1e-7)
  }

  @Test func dampingRatiosAreUIViews() throws {
    let film = try risingFilm { screen in
      PropertyAnimator(on: screen, duration: 0.5, dampingRatio: 0.6) { screen.rise() }
        .startAnimation()
    }
    let block = try risingFilm { screen in
      screen.animate(
        withDuration: 0.5, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
      ) { screen.rise() }
    }
    #expect(try film.path == block.path)
  }

  /// Given mass, stiffness and damping the animator's duration is ignored: WWDC 2016 session 216.
  @Test func aSpringOfNumbersLastsUntilItHasSettled() throws {
    let parameters = try #require(SpringTimingParameters(mass: 1, stiffness: 100, damping: 10))
    var end: Double?
    let film = try risingFilm { screen in
      let simulation = screen.simulation
      let animator = PropertyAnimator(on: screen, duration: 0.1, timingParameters: parameters) {
        screen.rise()
      }
      animator.addCompletion { _ in end = simulation.now }
      animator.startAnimation()
    }
    #expect(end == Spring.coreAnimationDefault.settlingDuration)
    #expect(abs(try film.risen(at: 0.3) - Spring.coreAnimationDefault.value(at: 0.3)) < 1e-7)
  }

  /// A velocity's vertical part is used for the centre alone: WWDC 2016 session 216.
  @Test func velocitiesAreVectors() throws {
    let parameters = SpringTimingParameters(
      dampingRatio: 0.7, initialVelocity: Point(x: 0, y: 5))
    let film = try risingFilm { screen in
      PropertyAnimator(on: screen, duration: 0.5, timingParameters: parameters) {
        screen.rise()
        screen.bar.alpha = 0
      }.startAnimation()
    }
    func spring(_ velocity: Double) throws -> Spring {
      try #require(Spring(settlingIn: 0.5, dampingRatio: 0.7, initialVelocity: velocity))
    }
    let (vertical, other) = (try spring(5), try spring(0))
    let opacity = try film.opacity(at: 0.1)
    #expect(abs(try film.risen(at: 0.1) - vertical.value(at: 0.1)) < 1e-7)
    #expect(abs(1 - opacity - other.value(at: 0.1)) < 1e-7)
  }

  @Test func controlPoints() throws {
    let film = try risingFilm { screen in
      PropertyAnimator(
        on: screen, duration: 0.4, controlPoint1: Point(x: 0.42, y: 0),
        controlPoint2: Point(x: 1, y: 1)
      ) { screen.rise() }.startAnimation()
    }
    #expect(try film.path == block(withDuration: 0.4, options: .curveEaseIn))
    let impossible = try risingFilm { screen in
      PropertyAnimator(
        on: screen, duration: 0.4, controlPoint1: Point(x: 2, y: 0),
        controlPoint2: Point(x: .nan, y: 1)
      ) { screen.rise() }.startAnimation()
    }
    #expect(impossible.warnings.count == 1)
    #expect(abs(try impossible.risen(at: 0.2) - UnitCurve.ease.value(at: 0.5)) < 1e-7)
  }

  // MARK: In the keyboard's block

  @Test func insideTheKeyboardsBlockTheScriptDecides() throws {
    func path(_ inherits: Bool) throws -> [Double] {
      try risingFilm(context: .inherited, animatorsInherit: inherits) { screen in
        PropertyAnimator(on: screen, duration: 1, curve: .linear) { screen.rise() }
          .startAnimation()
      }.path
    }
    #expect(try path(false) == block(withDuration: 1, options: .curveLinear))
    #expect(try path(true) == block(withDuration: 0.25, options: .curveKeyboard))
  }

  @Test func mendingWorksThroughIt() throws {
    let spring = try block(withDuration: 0.25, options: .curveKeyboard)
    let curve = try film(mending: [.curve, .start]) { animator, _ in
      animator.startAnimation(afterDelay: 0.2)
    }
    #expect(try curve.path == spring)
    let duration = try film(mending: .duration) { animator, _ in animator.startAnimation() }
    #expect(try duration.path == block(withDuration: 0.25, options: .curveLinear))
  }

  @Test func mendingLaysOutInIt() throws {
    let handlers = Handlers(show: { _, screen in
      PropertyAnimator(on: screen, duration: 1, curve: .linear) { screen.barBottom.constant = -100 }
        .startAnimation()
    })
    func film(_ mending: Mending) throws -> Film {
      try testScript().play(handlers, named: "test", mending: mending) { BareScreen(in: $0) }
    }
    #expect(try film([]).risen(at: 0) == 1)
    #expect(abs(try film(.layout).risen(at: 0.5) - 0.5) < 1e-6)
  }

  // MARK: Bad input

  @Test func impossibleNumbersWarn() throws {
    for number in [-1, Double.nan, .infinity] {
      let instant = try film(duration: number) { animator, _ in animator.startAnimation() }
      #expect(try instant.risen(at: 0) == 1)
      #expect(instant.warnings.count == 1)
      let delayed = try film { animator, _ in animator.startAnimation(afterDelay: number) }
      #expect(try delayed.path == block(withDuration: 1, options: .curveLinear))
      #expect(delayed.warnings.count == 1)
      let added = try film { animator, screen in
        animator.addAnimations({ screen.bar.alpha = 0 }, delayFactor: number * 2)
        animator.startAnimation()
      }
      #expect(added.warnings.count == 1)
    }
    let scrubbed = try film { animator, _ in animator.fractionComplete = .nan }
    #expect(scrubbed.warnings.count == 1)
  }

  @Test func whatAStateDoesNotAllowWarns() throws {
    let film = try film { animator, screen in
      animator.stopAnimation(true)
      animator.finishAnimation(at: .end)
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
      animator.addAnimations { screen.bar.alpha = 0 }
      animator.finishAnimation(at: .end)
    }
    #expect(film.warnings.count == 4)
    #expect(try film.risen(at: 0) == 1)
  }

  @Test func beforeIOS10ItWarns() throws {
    let film = try risingFilm(composition: .replacing) { screen in
      PropertyAnimator(on: screen, duration: 1, curve: .linear) { screen.rise() }.startAnimation()
    }
    #expect(film.warnings.count == 1)
    #expect(abs(try film.risen(at: 0.5) - 0.5) < 1e-7)
  }

  @Test func theLogSaysWhatItDid() throws {
    let film = try film { animator, screen in
      animator.startAnimation()
      screen.asyncAfter(0.25) { animator.pauseAnimation() }
      screen.asyncAfter(0.5) { animator.stopAnimation(true) }
    }
    let log = film.log.map { "\($0)" }.joined(separator: "\n")
    for words in [
      "property animator(withDuration: 1, options: 0): linear for 1 s",
      "property animator: started at 0 %", "property animator: paused at 25 %",
      "property animator: stopped at 25 %",
    ] { #expect(log.contains(words), "\(words)") }
  }

  /// The play keeps an animator while it has something to do, and no longer.
  @Test func aPlayLeavesNothingBehind() throws {
    weak var kept: PropertyAnimator?
    weak var simulation: Simulation?
    _ = try film { animator, screen in
      kept = animator
      simulation = screen.simulation
      animator.addCompletion { _ in animator.addAnimations { screen.rise() } }
      animator.startAnimation(afterDelay: 100)
    }
    #expect(kept == nil)
    #expect(simulation == nil)
  }
}
