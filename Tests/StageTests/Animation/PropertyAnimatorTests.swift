import Stage
import TestSupport
import Testing

/// `UIViewPropertyAnimator`.
struct PropertyAnimatorTests {
  /// A linear animator of 1 s that raises the bar by 100 pt, and what is done with it from 0 on.
  private func film(
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

  private func block(
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

  // MARK: Pausing

  @Test(arguments: [AnimationCurve.linear, .easeIn, .easeInOut, .keyboard], [true, false])
  func aPauseStandsStillAndGoesOn(curve: AnimationCurve, scrubsLinearly: Bool) throws {
    let film = try film(curve: curve, duration: 0.5) { animator, screen in
      animator.scrubsLinearly = scrubsLinearly
      animator.startAnimation()
      screen.asyncAfter(0.25) { animator.pauseAnimation() }
      screen.asyncAfter(0.75) { animator.startAnimation() }
    }
    let plain = try block(withDuration: 0.5, options: AnimationOptions(curve: curve))
    let paused = try film.risen(at: 0.25)
    #expect(abs(paused - plain[60]) < 1e-8)
    for time in stride(from: 0.25, through: 0.75, by: 0.05) {
      #expect(abs(try film.risen(at: time) - paused) < 1e-8)
    }
    for step in 0...120 {
      let (after, before) = (180 + step, 60 + step)
      #expect(abs(try film.path[after] - plain[before]) < 1e-7)
    }
    try expectAnyOrder(film)
    #expect(film.isAtRest(at: 0.5))
    #expect(!film.isAtRest(at: 0.2) && !film.isAtRest(at: 0.9))
  }

  @Test func aPauseWithoutAStartIsAtTheBeginning() throws {
    let film = try film { animator, screen in
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      #expect(screen.bar.frame.minY == 523)
      screen.asyncAfter(0.5) { animator.startAnimation() }
    }
    #expect(try film.path == block(withDuration: 1, delay: 0.5, options: .curveLinear))
  }

  /// Linear while it scrubs linearly, along the curve otherwise: WWDC 2017 session 230.
  @Test func scrubbing() throws {
    for (isLinear, expected) in [(true, 0.5), (false, UnitCurve.easeIn.value(at: 0.5))] {
      let film = try film(curve: .easeIn) { animator, screen in
        animator.scrubsLinearly = isLinear
        animator.fractionComplete = 0.25
        #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
        screen.asyncAfter(0.1) { animator.fractionComplete = 0.5 }
        screen.asyncAfter(0.2) { animator.fractionComplete = 7 }
        screen.asyncAfter(0.3) { animator.fractionComplete = -7 }
      }
      #expect(abs(try film.risen(at: 0.15) - expected) < 1e-8)
      #expect(try film.risen(at: 0.25) == 1)
      #expect(try film.risen(at: 0.35) == 0)
      #expect(film.warnings.isEmpty)
    }
  }

  @Test func aScrubbedAnimatorGoesOnWithoutAJump() throws {
    let film = try film(curve: .easeInOut) { animator, screen in
      animator.fractionComplete = 0.3
      screen.asyncAfter(0.5) { animator.startAnimation() }
    }
    #expect(abs(try film.risen(at: 0.499) - 0.3) < 1e-8)
    #expect(abs(try film.risen(at: 0.5) - 0.3) < 1e-8)
    let path = try film.path
    #expect(zip(path, path.dropFirst()).allSatisfy { $1 - $0 > -1e-9 && $1 - $0 < 0.01 })
    #expect(path.last == 1)
  }

  // MARK: Reversing

  @Test func reversedItGoesBackTheWayItCame() throws {
    var positions: [PropertyAnimator.Position] = []
    let film = try film(curve: .easeIn) { animator, screen in
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      screen.asyncAfter(0.5) { animator.isReversed = true }
    }
    for offset in stride(from: 0.0, through: 0.5, by: 0.05) {
      #expect(abs(try film.risen(at: 0.5 + offset) - film.risen(at: 0.5 - offset)) < 1e-7)
    }
    #expect(try film.risen(at: 1) == 0)
    #expect(try film.risen(at: 1.5) == 0)
    #expect(try #require(film.rect(of: .toolbar, at: .before(1))).minY == 623)
    #expect(positions == [.start])
    try expectAnyOrder(film)
  }

  @Test func reversedTwiceItGoesOn() throws {
    let film = try film { animator, screen in
      animator.startAnimation()
      screen.asyncAfter(0.5) { animator.isReversed = true }
      screen.asyncAfter(0.75) { animator.isReversed = false }
    }
    #expect(abs(try film.risen(at: 0.75) - 0.25) < 1e-7)
    #expect(abs(try film.risen(at: 1) - 0.5) < 1e-7)
    #expect(try film.risen(at: 1.5) == 1)
  }

  @Test func afterAReversalItsFractionCountsFromTheEnd() throws {
    var fraction = 0.0
    _ = try film { animator, screen in
      animator.startAnimation()
      screen.asyncAfter(0.25) {
        animator.pauseAnimation()
        animator.isReversed = true
        fraction = animator.fractionComplete
      }
    }
    #expect(abs(fraction - 0.75) < 1e-9)
  }

  // MARK: Stopping

  @Test(arguments: PropertyAnimator.Position.allCases)
  func finishing(position: PropertyAnimator.Position) throws {
    var positions: [PropertyAnimator.Position] = []
    let film = try film { animator, screen in
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      screen.asyncAfter(0.25) {
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
      }
      screen.asyncAfter(0.5) { animator.finishAnimation(at: position) }
    }
    #expect(abs(try film.risen(at: 0.4) - 0.25) < 1e-6)
    let expected: Double =
      switch position {
      case .end: 1
      case .start: 0
      case .current: 0.25
      }
    #expect(abs(try film.risen(at: 0.6) - expected) < 1e-6)
    #expect(try film.risen(at: 0.6) == film.risen(at: 1.9))
    #expect(positions == [position])
    #expect(film.warnings.isEmpty)
  }

  @Test func stoppedForGoodItCallsNobody() throws {
    let film = try film { animator, screen in
      animator.addCompletion { _ in Issue.record("called") }
      animator.startAnimation()
      screen.asyncAfter(0.25) {
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
      }
    }
    #expect(abs(try film.risen(at: 1.9) - 0.25) < 1e-6)
  }

  /// Nothing has moved yet, so that is what is seen.
  @Test func stoppedInTheTurnOfItsStartNothingHappens() throws {
    let film = try film { animator, screen in
      animator.startAnimation()
      animator.stopAnimation(true)
      #expect(screen.bar.frame.minY == 623)
    }
    #expect(try film.path.allSatisfy { $0 == 0 })
  }

  @Test func pausesOnCompletion() throws {
    let film = try film { animator, screen in
      animator.pausesOnCompletion = true
      animator.addCompletion { #expect($0 == .start) }
      animator.startAnimation()
      screen.asyncAfter(1.25) {
        #expect(animator.state == .active && !animator.isRunning)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
      }
    }
    #expect(try film.risen(at: 1.2) == 1)
    #expect(abs(try film.risen(at: 1.75) - 0.5) < 1e-6)
  }

  // MARK: What it animates

  /// They wait for a share of what is left, and end with the others.
  @Test func delayFactors() throws {
    let film = try risingFilm { screen in
      let animator = PropertyAnimator(on: screen, duration: 1, curve: .linear)
      animator.addAnimations({ screen.rise() }, delayFactor: 0.5)
      animator.startAnimation()
    }
    #expect(try film.risen(at: 0.5) == 0)
    #expect(abs(try film.risen(at: 0.75) - 0.5) < 1e-7)
    #expect(try film.risen(at: 1) == 1)
  }

  /// A spring that settles in its time still does, in what is left of it.
  @Test func aDelayedSpringSettles() throws {
    let film = try risingFilm { screen in
      let animator = PropertyAnimator(on: screen, duration: 1, dampingRatio: 1)
      animator.addAnimations({ screen.rise() }, delayFactor: 0.5)
      animator.startAnimation()
    }
    let spring = try #require(Spring(settlingIn: 0.5, dampingRatio: 1))
    #expect(abs(try film.risen(at: 0.75) - spring.value(at: 0.25)) < 1e-7)
    #expect(try film.risen(at: 0.9999) > 0.998)
  }

  @Test func animationsAddedLaterEndWithTheOthers() throws {
    let film = try risingFilm { screen in
      let animator = PropertyAnimator(on: screen, duration: 1, curve: .linear) {
        screen.bar.alpha = 0
      }
      animator.startAnimation()
      screen.asyncAfter(0.5) { animator.addAnimations { screen.rise() } }
    }
    #expect(try film.risen(at: 0.5) == 0)
    #expect(abs(try film.risen(at: 0.75) - 0.5) < 1e-7)
    #expect(abs(try film.opacity(at: 0.75) - 0.25) < 1e-9)
    #expect(try film.risen(at: 1) == 1)
  }

  /// A block, or keyframes, inside take the animator's duration: WWDC 2017 session 230.
  @Test func blocksInsideTakeItsDurationAndPause() throws {
    let film = try risingFilm { screen in
      let animator = PropertyAnimator(on: screen, duration: 1, curve: .linear) {
        screen.animate(withDuration: 0.2, options: .curveEaseIn) { screen.rise() }
        screen.animateKeyframes(withDuration: 0) {
          screen.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            screen.bar.alpha = 0
          }
        }
      }
      animator.startAnimation()
      screen.asyncAfter(0.75) { animator.pauseAnimation() }
    }
    #expect(abs(try film.risen(at: 0.5) - 0.5) < 1e-7)
    #expect(abs(try film.risen(at: 1.5) - 0.75) < 1e-7)
    #expect(abs(try film.opacity(at: 0.5) - 1) < 1e-9)
    #expect(abs(try film.opacity(at: 1.5) - 0.5) < 1e-9)
  }

  @Test func opacityIsReplacedAndNotRevived() throws {
    let film = try risingFilm { screen in
      let animator = PropertyAnimator(on: screen, duration: 1, curve: .linear) {
        screen.bar.alpha = 0
      }
      animator.startAnimation()
      screen.asyncAfter(0.25) {
        screen.animate(withDuration: 0.25, options: [.curveLinear, .beginFromCurrentState]) {
          screen.bar.alpha = 1
        }
      }
      screen.asyncAfter(0.375) { animator.pauseAnimation() }
      screen.asyncAfter(0.5) { animator.startAnimation() }
    }
    #expect(abs(try film.opacity(at: 0.375) - 0.875) < 1e-9)
    for time in [0.5, 0.75, 1, 1.9] { #expect(try film.opacity(at: time) == 1) }
  }

  @Test func whatWasReplacedIsNotFinished() throws {
    let film = try risingFilm { screen in
      let animator = PropertyAnimator(on: screen, duration: 1, curve: .linear) {
        screen.bar.alpha = 0
      }
      animator.startAnimation()
      screen.asyncAfter(0.25) {
        screen.animate(withDuration: 0.25) { screen.bar.alpha = 1 }
      }
      screen.asyncAfter(0.75) {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
      }
    }
    #expect(try film.opacity(at: 1.5) == 1)
  }

  /// A change of the model is hidden while the animation runs, and not longer.
  @Test func aJumpShowsOnceAReversedAnimatorIsOver() throws {
    let film = try risingFilm { screen in
      let animator = PropertyAnimator(on: screen, duration: 1, curve: .linear) {
        screen.bar.alpha = 0
      }
      animator.startAnimation()
      screen.asyncAfter(0.5) { animator.isReversed = true }
      screen.asyncAfter(0.75) { screen.bar.alpha = 0.25 }
    }
    #expect(abs(try film.opacity(at: 0.875) - 0.875) < 1e-9)
    #expect(try film.opacity(at: 1) == 1)
    #expect(try film.opacity(at: 1.9) == 1)
  }

  /// Whatever is done to a linear animator, short of stopping it, it never moves faster than by its own pace.
  @Test func startsPausesAndReversalsAreContinuous() throws {
    var random = SeededGenerator(11)
    for _ in 0..<60 {
      let actions = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        (
          time: Double.random(in: 0...1.9, using: &random),
          kind: Int.random(in: 0...3, using: &random)
        )
      }
      let film = try film { animator, screen in
        animator.startAnimation(afterDelay: 0.1)
        for action in actions {
          screen.asyncAfter(action.time) {
            switch action.kind {
            case 0: animator.startAnimation(afterDelay: 0.05)
            case 1: animator.pauseAnimation()
            default: animator.isReversed.toggle()
            }
          }
        }
      }
      let path = try film.path
      #expect(path.allSatisfy { (-1e-9...1 + 1e-9).contains($0) })
      for (before, after) in zip(path, path.dropFirst()) {
        #expect(abs(after - before) < 1.0 / 240 + 1e-6, "\(actions)")
      }
      try expectAnyOrder(film)
    }
  }

  /// Anything at all: what is seen stays a number.
  @Test func nothingTraps() throws {
    var random = SeededGenerator(12)
    for _ in 0..<60 {
      let actions = (0..<20).map { _ in
        (
          time: Double(Int.random(in: 0...8, using: &random)) / 5,
          kind: Int.random(in: 0...9, using: &random),
          number: Double.random(in: -0.5...1.5, using: &random)
        )
      }
      let film = try risingFilm { screen in
        let animator = PropertyAnimator(on: screen, duration: 0.5, dampingRatio: 0.4) {
          screen.rise()
          screen.bar.alpha = 0.5
        }
        for action in actions {
          screen.asyncAfter(action.time) {
            switch action.kind {
            case 0, 1: animator.startAnimation()
            case 2: animator.pauseAnimation()
            case 3: animator.isReversed.toggle()
            case 4: animator.fractionComplete = action.number
            case 5: animator.stopAnimation(action.number > 1)
            case 6: animator.finishAnimation(at: action.number > 0.5 ? .end : .start)
            case 7: animator.addAnimations({ screen.rise(by: 10) }, delayFactor: action.number)
            case 8: screen.bar.alpha = action.number
            default: animator.pausesOnCompletion.toggle()
            }
          }
        }
      }
      #expect(try film.path.allSatisfy(\.isFinite))
      try expectAnyOrder(film)
    }
  }

  @Test func whileItRunsOthersAddUp() throws {
    let film = try film { animator, screen in
      animator.startAnimation()
      screen.animate(withDuration: 1, options: .curveLinear) { screen.rise(by: 50) }
      screen.asyncAfter(0.5) { animator.stopAnimation(true) }
    }
    #expect(abs(try film.risen(at: 0.25) - 0.375) < 1e-7)
    #expect(abs(try film.risen(at: 0.75) - (0.5 + 0.375)) < 1e-6)
    #expect(abs(try film.risen(at: 1) - 1) < 1e-6)
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
