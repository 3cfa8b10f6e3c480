import Stage
import TestSupport
import Testing

/// What an animator animates, and in which order.
extension PropertyAnimatorTests {
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

  @Test func replacedAnimationsAreNotFinished() throws {
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
}
