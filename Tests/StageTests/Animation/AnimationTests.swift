import Stage
import Testing

/// What animation blocks do to what is seen.
struct AnimationTests {
  /// Runs `body` in a turn of its own at 0, outside the keyboard's block, and films it.
  private func film(
    composition: Composition = .additive, hideAt: Double? = nil,
    hide: @escaping (BareScreen) -> Void = { _ in },
    _ body: @escaping (BareScreen) -> Void
  ) throws -> Film {
    try testScript(hideAt: hideAt, composition: composition).play(
      byConstraints: false,
      Handlers(show: { _, screen in body(screen) }, hide: { _, screen in hide(screen) }))
  }

  /// The bar's top at rest.
  private let rest = 623.0

  /// How far the bar has risen by a time, of `distance`.
  private func share(_ film: Film, at time: Double, of distance: Double = 100) throws -> Double {
    (rest - (try film.top(of: "bar", at: time))) / distance
  }

  private func rise(_ screen: BareScreen, by distance: Double = 100) {
    screen.bar.frame.origin.y -= distance
  }

  @Test func withoutOptionsItIsEaseInOut() throws {
    let film = try film { screen in screen.animate(withDuration: 0.4) { rise(screen) } }
    let curve = UnitCurve.easeInOut
    for time in [0.0, 0.1, 0.2, 0.3] {
      #expect(abs(try share(film, at: time) - curve.value(at: time / 0.4)) < 1e-7)
    }
    #expect(try share(film, at: 0.4) == 1)
  }

  @Test func theKeyboardCurveIgnoresTheDuration() throws {
    for duration in [0.01, 0.25, 3] {
      let film = try film { screen in
        screen.animate(withDuration: duration, options: AnimationOptions(rawValue: 7 << 16)) {
          rise(screen)
        }
      }
      for time in [0.1, 0.25, 0.49] {
        #expect(abs(try share(film, at: time) - Spring.keyboardIOS7.value(at: time)) < 1e-7)
      }
      #expect(try share(film, at: 0.5) == 1)
    }
  }

  @Test func aDurationOfZeroIsInstantAlsoOnTheKeyboardCurve() throws {
    let film = try film { screen in
      screen.animate(withDuration: 0, options: AnimationOptions(curve: .keyboard)) { rise(screen) }
    }
    #expect(try share(film, at: 0) == 1)
  }

  @Test func aDelayHoldsTheOldValue() throws {
    let film = try film { screen in
      screen.animate(withDuration: 0.4, delay: 0.3, options: .curveLinear) { rise(screen) }
    }
    #expect(try share(film, at: 0.29) == 0)
    #expect(abs(try share(film, at: 0.5) - 0.5) < 1e-7)
    #expect(try share(film, at: 0.7) == 1)
  }

  @Test func nestedBlocksInheritDurationAndCurve() throws {
    let film = try film { screen in
      screen.animate(withDuration: 0.4, options: .curveLinear) {
        screen.animate(withDuration: 1.7, options: .curveEaseIn) { rise(screen) }
      }
    }
    #expect(abs(try share(film, at: 0.1) - 0.25) < 1e-7)
    #expect(try share(film, at: 0.4) == 1)
  }

  @Test func nestedBlocksOverrideOneAtATime() throws {
    let ofDuration = try film { screen in
      screen.animate(withDuration: 0.4, options: .curveLinear) {
        screen.animate(
          withDuration: 1.6, options: [.curveEaseIn, .overrideInheritedDuration]
        ) { rise(screen) }
      }
    }
    #expect(abs(try share(ofDuration, at: 0.4) - 0.25) < 1e-7)
    let ofCurve = try film { screen in
      screen.animate(withDuration: 0.4, options: .curveLinear) {
        screen.animate(withDuration: 1.6, options: [.curveEaseIn, .overrideInheritedCurve]) {
          rise(screen)
        }
      }
    }
    #expect(abs(try share(ofCurve, at: 0.2) - UnitCurve.easeIn.value(at: 0.5)) < 1e-7)
    #expect(try share(ofCurve, at: 0.4) == 1)
  }

  @Test func aNestedDurationOfZeroInheritsToo() throws {
    let film = try film { screen in
      screen.animate(withDuration: 0.4, options: .curveLinear) {
        screen.animate(withDuration: 0) { rise(screen) }
      }
    }
    #expect(abs(try share(film, at: 0.1) - 0.25) < 1e-7)
  }

  @Test func performWithoutAnimationJumpsWhateverSurroundsIt() throws {
    let film = try film { screen in
      screen.animate(withDuration: 0.4) {
        screen.performWithoutAnimation {
          screen.animate(withDuration: 1) { rise(screen) }
        }
      }
    }
    #expect(try share(film, at: 0) == 1)
  }

  /// The keyboard's spring starts at rest, so a reversal in mid-flight keeps the speed it had.
  @Test func aReversalIsContinuousInValueAndVelocity() throws {
    let keyboard = AnimationOptions(curve: .keyboard)
    let film = try film(
      hideAt: 0.1,
      hide: { screen in
        screen.animate(withDuration: 0.25, options: keyboard) { rise(screen, by: -100) }
      }
    ) { screen in
      screen.animate(withDuration: 0.25, options: keyboard) { rise(screen) }
    }
    let step = 1e-4
    let before = try film.top(of: "bar", at: 0.1 - step)
    let at = try film.top(of: "bar", at: 0.1)
    let after = try film.top(of: "bar", at: 0.1 + step)
    let speed = 100 * Spring.keyboardIOS7.velocity(at: 0.1)
    #expect(abs((at - before) / step + speed) < speed * 0.01)
    #expect(abs((after - at) / step + speed) < speed * 0.01)
    #expect(try film.top(of: "bar", at: 0.6) == rest)
  }

  @Test func completionsComeAtTheEndOfWhatWasReallyAnimated() throws {
    var ends: [String: Double] = [:]
    _ = try film { screen in
      let simulation = screen.simulation
      screen.animate(
        withDuration: 0.25, options: AnimationOptions(curve: .keyboard),
        animations: { rise(screen) },
        completion: { finished in
          #expect(finished)
          ends["keyboard"] = simulation.now
        })
      screen.animate(withDuration: 0.25) {
      } completion: { _ in
        ends["nothing"] = simulation.now
      }
      screen.animate(withDuration: 0.25) {
        screen.animate(withDuration: 1, options: .overrideInheritedDuration) { rise(screen) }
      } completion: { _ in
        ends["nested"] = simulation.now
      }
    }
    #expect(ends == ["keyboard": 0.5, "nothing": 0, "nested": 1])
  }

  @Test func asyncWorkRunsInASeparateTurn() throws {
    var order: [String] = []
    let film = try film { screen in
      screen.animate(withDuration: 1) {
        screen.async {
          order.append("async")
          rise(screen)
        }
        order.append("block")
      }
      screen.asyncAfter(0.3) { order.append("later at \(screen.simulation.now)") }
    }
    #expect(order == ["block", "async", "later at 0.3"])
    #expect(try share(film, at: 0) == 1)
  }

  @Test func theLayoutSubviewsOptionLaysOutResizedViewsInTheBlock() throws {
    func width(_ options: AnimationOptions) throws -> Double {
      let script = try testScript()
      let film = try script.play(
        byConstraints: false,
        Handlers(
          load: { screen in
            screen.content.translatesAutoresizingMaskIntoConstraints = false
            Constraint.activate([
              screen.content.leftAnchor.constraint(equalTo: screen.bar.leftAnchor),
              screen.content.topAnchor.constraint(equalTo: screen.bar.topAnchor),
              screen.content.heightAnchor.constraint(equalToConstant: 44),
              screen.content.widthAnchor.constraint(equalTo: screen.bar.widthAnchor),
            ])
          },
          show: { _, screen in
            screen.animate(withDuration: 1, options: [.curveLinear, options]) {
              screen.bar.frame.size.width = 175
            }
          }))
      return try #require(film.rect(of: .toolbarContent, at: .at(0.5))).width
    }
    #expect(abs(try width(.layoutSubviews) - 275) < 1e-6)
    #expect(try width([]) == 175)
  }

  // MARK: iOS 7

  @Test func iOS7ReplacesARunningAnimation() throws {
    func film(_ options: AnimationOptions) throws -> Film {
      try self.film(
        composition: .replacing, hideAt: 0.2,
        hide: { screen in
          screen.animate(withDuration: 0.4, options: [.curveLinear, options]) {
            rise(screen, by: -100)
          }
        }
      ) { screen in
        screen.animate(withDuration: 0.4, options: .curveLinear) { rise(screen) }
      }
    }
    // Without the flag it starts from the old model value, with it from what is seen.
    let fromModel = try film([])
    #expect(abs(try share(fromModel, at: 0.2) - 1) < 1e-7)
    #expect(abs(try share(fromModel, at: 0.4) - 0.5) < 1e-7)
    let fromSeen = try film(.beginFromCurrentState)
    #expect(abs(try share(fromSeen, at: 0.2) - 0.5) < 1e-7)
    #expect(abs(try share(fromSeen, at: 0.4) - 0.25) < 1e-7)
    for film in [fromModel, fromSeen] { #expect(try share(film, at: 0.6) == 0) }
  }

  /// What is seen on both sides of a replacement: continuous with the flag, a jump without.
  @Test(arguments: [true, false]) func onIOS7BothSidesOfAReplacementAreKnown(beginsFromSeen: Bool)
    throws
  {
    let flag: AnimationOptions = beginsFromSeen ? .beginFromCurrentState : []
    let film = try film(
      composition: .replacing, hideAt: 0.2,
      hide: { screen in
        screen.animate(withDuration: 0.4, options: [.curveLinear, flag]) { rise(screen, by: -100) }
      }
    ) { screen in
      screen.animate(withDuration: 0.4, options: .curveLinear) { rise(screen) }
    }
    let before = try #require(film.rect(of: .toolbar, at: .before(0.2))).minY
    #expect(abs(before - (rest - 50)) < 1e-6)
    #expect(abs(try share(film, at: 0.2) - (beginsFromSeen ? 0.5 : 1)) < 1e-7)
  }

  @Test func handlersCanReadWhatIsSeen() throws {
    var seen: [Double] = []
    _ = try film(
      hideAt: 0.2, hide: { seen.append($0.bar.presentationFrame.minY) }
    ) { screen in
      screen.animate(withDuration: 0.4, options: .curveLinear) { rise(screen) }
      seen.append(screen.bar.presentationFrame.minY)
    }
    #expect(seen.count == 2)
    #expect(seen[0] == rest)
    #expect(abs(seen[1] - (rest - 50)) < 1e-6)
  }

  @Test func onIOS7AJumpIsHiddenUntilTheRunningAnimationEnds() throws {
    let film = try film(composition: .replacing, hideAt: 0.2, hide: { rise($0, by: -300) }) {
      screen in
      screen.animate(withDuration: 0.4, options: .curveLinear) { rise(screen) }
    }
    #expect(abs(try share(film, at: 0.3) - 0.75) < 1e-7)
    #expect(try share(film, at: 0.4) == -2)
  }

  @Test func onIOS7AReplacedBlockCompletesUnfinished() throws {
    var finished: [Bool] = []
    _ = try film(
      composition: .replacing, hideAt: 0.2,
      hide: { screen in screen.animate(withDuration: 0.4) { rise(screen, by: -100) } }
    ) { screen in
      screen.animate(withDuration: 0.4) {
        rise(screen)
      } completion: {
        finished.append($0)
      }
    }
    #expect(finished == [false])
  }

  @Test func theLayoutSubviewsOptionReachesWhatANestedBlockResized() throws {
    let film = try testScript().play(
      byConstraints: false,
      Handlers(
        load: { screen in
          screen.content.translatesAutoresizingMaskIntoConstraints = false
          Constraint.activate([
            screen.content.leadingAnchor.constraint(equalTo: screen.bar.leadingAnchor),
            screen.content.trailingAnchor.constraint(equalTo: screen.bar.trailingAnchor),
            screen.content.topAnchor.constraint(equalTo: screen.bar.topAnchor),
            screen.content.heightAnchor.constraint(equalToConstant: 44),
          ])
        },
        show: { _, screen in
          screen.animate(withDuration: 1, options: [.curveLinear, .layoutSubviews]) {
            screen.animate(withDuration: 1) { screen.bar.frame.size.width = 175 }
          }
        }))
    let width = try #require(film.rect(of: .toolbarContent, at: .at(0.5))).width
    #expect(abs(width - 275) < 1e-6)
  }

  // MARK: Bad input

  @Test func optionsOutsideTheModelWarn() throws {
    let film = try film { screen in
      screen.animate(
        withDuration: 1,
        options: [.repeat, .autoreverse, .overrideInheritedOptions, .transitionCurlUp]
      ) { rise(screen) }
    }
    #expect(film.warnings.count == 1)
  }

  @Test func anImpossibleDelayRunsWithoutAnimating() throws {
    let film = try film { screen in screen.animate(withDuration: 1, delay: .nan) { rise(screen) } }
    #expect(try share(film, at: 0) == 1)
  }

  @Test func anImpossibleDurationRunsWithoutAnimating() throws {
    for duration in [-1, Double.nan, .infinity] {
      let film = try film { screen in screen.animate(withDuration: duration) { rise(screen) } }
      #expect(try share(film, at: 0) == 1)
      #expect(film.warnings.count == 1)
    }
  }

  @Test func aHandlerThatCallsItselfForEverIsStopped() throws {
    func again(_ screen: BareScreen) {
      screen.async { [unowned screen] in again(screen) }
    }
    #expect(throws: PlayError.tooManyTurns(time: 0)) { _ = try film { screen in again(screen) } }
  }
}
