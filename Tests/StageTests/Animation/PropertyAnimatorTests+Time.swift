import Stage
import TestSupport
import Testing

/// Pausing, scrubbing, reversing and stopping an animator.
extension PropertyAnimatorTests {
  // MARK: Pausing

  @Test(arguments: [AnimationCurve.linear, .easeIn, .easeInOut, .keyboard], [true, false])
  func aPauseIsStillAndContinues(curve: AnimationCurve, scrubsLinearly: Bool) throws {
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

  @Test func aScrubbedAnimatorContinuesWithoutAJump() throws {
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

  @Test func reversedTwiceItContinues() throws {
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

  @Test func stoppedForGoodItCallsNothing() throws {
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
}
