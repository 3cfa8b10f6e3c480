import Stage
import Testing

/// `beginAnimations` and `commitAnimations`.
struct BeginCommitTests {
  private func opened(
    context: HandlerContext = .deferred, mending: Mending = [],
    _ settings: @escaping (BareScreen) -> Void = { _ in }
  ) throws -> Film {
    try risingFilm(context: context, mending: mending) { screen in
      screen.beginAnimations("rise")
      settings(screen)
      screen.rise()
      screen.commitAnimations()
    }
  }

  private func block(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = []
  ) throws -> [Double] {
    try risingFilm { screen in
      screen.animate(withDuration: duration, delay: delay, options: options) { screen.rise() }
    }.path
  }

  /// 0.2 s, easeInOut: microsoft/WinObjC and BigZaphod/Chameleon.
  @Test func withoutSettersItIsAShortBlock() throws {
    let film = try opened()
    #expect(try film.path == block(withDuration: 0.2))
    #expect(film.warnings.isEmpty)
  }

  @Test func settersAreTheBlocksArguments() throws {
    let film = try opened { screen in
      screen.setAnimationDuration(0.4)
      screen.setAnimationDelay(0.3)
      screen.setAnimationCurve(.easeIn)
    }
    #expect(try film.path == block(withDuration: 0.4, delay: 0.3, options: .curveEaseIn))
  }

  @Test func repetition() throws {
    let film = try opened { screen in
      screen.setAnimationRepeatCount(.infinity)
      screen.setAnimationRepeatAutoreverses(true)
    }
    #expect(try film.path == block(withDuration: 0.2, options: [.repeat, .autoreverse]))
  }

  /// The number of a notification goes straight in: stackoverflow.com/q/18957476.
  @Test func curveSevenPlaysTheKeyboardsSpring() throws {
    let film = try opened { screen in
      screen.setAnimationDuration(0.25)
      screen.setAnimationCurve(AnimationCurve(rawValue: 7))
    }
    #expect(try film.path == block(withDuration: 0.25, options: .curveKeyboard))
  }

  /// Inheritance is of the block-based calls only: WWDC 2010 session 123.
  @Test func insideTheKeyboardsBlockItKeepsItsOwn() throws {
    #expect(try opened(context: .inherited).path == block(withDuration: 0.2))
    let nested = try risingFilm { screen in
      screen.animate(withDuration: 1, options: .curveLinear) {
        screen.beginAnimations()
        screen.rise()
        screen.commitAnimations()
      }
    }
    #expect(try nested.path == block(withDuration: 0.2))
  }

  @Test func blocksInsideInheritFromIt() throws {
    let film = try risingFilm { screen in
      screen.beginAnimations()
      screen.setAnimationDuration(0.4)
      screen.setAnimationCurve(.linear)
      screen.animate(withDuration: 1, options: .curveEaseIn) { screen.rise() }
      screen.commitAnimations()
    }
    #expect(try film.path == block(withDuration: 0.4, options: .curveLinear))
  }

  @Test func pairsNest() throws {
    let film = try risingFilm { screen in
      screen.beginAnimations()
      screen.setAnimationDuration(1)
      screen.setAnimationCurve(.linear)
      screen.beginAnimations()
      screen.bar.alpha = 0
      screen.commitAnimations()
      screen.rise()
      screen.commitAnimations()
    }
    #expect(try film.path == block(withDuration: 1, options: .curveLinear))
    #expect(try film.opacity(at: 0.2) == 0)
    #expect(abs(try film.opacity(at: 0.1) - 0.5) < 1e-6)
  }

  @Test func settersCountForWhatComesAfterThem() throws {
    let film = try opened { screen in
      screen.rise(by: 1000)
      screen.setAnimationDuration(1)
      screen.rise(by: -1000)
      screen.setAnimationDuration(0.2)
    }
    #expect(try film.risen(at: 0) == 0)
    #expect(try film.risen(at: 0.5) != 1)
    #expect(try film.risen(at: 1) == 1)
  }

  @Test func beginsFromCurrentStateOnIOS7() throws {
    func film(_ begins: Bool) throws -> Film {
      try risingFilm(
        composition: .replacing, hideAt: 0.1,
        hide: { screen in
          screen.beginAnimations()
          screen.setAnimationCurve(.linear)
          screen.setAnimationBeginsFromCurrentState(true)
          screen.setAnimationBeginsFromCurrentState(begins)
          screen.rise(by: -100)
          screen.commitAnimations()
        }
      ) { screen in
        screen.animate(withDuration: 0.2, options: .curveLinear) { screen.rise() }
      }
    }
    #expect(abs(try film(true).risen(at: 0.1) - 0.5) < 1e-6)
    #expect(abs(try film(false).risen(at: 0.1) - 1) < 1e-6)
  }

  @Test func uncommittedAnimationsAreCommittedWhereTheHandlerEnds() throws {
    for context in HandlerContext.allCases {
      let film = try risingFilm(context: context) { screen in
        screen.beginAnimations()
        screen.beginAnimations()
        screen.setAnimationDuration(0.4)
        screen.rise()
      }
      #expect(try film.path == block(withDuration: 0.4))
      #expect(film.warnings.count == 1)
      #expect(try #require(film.rect(of: .keyboard, at: .at(0.5))).minY == 331)
    }
  }

  @Test func whatWasNotBegunOnlyWarns() throws {
    let film = try risingFilm { screen in
      screen.commitAnimations()
      screen.setAnimationDuration(1)
      screen.animate(withDuration: 0.2) {
        screen.commitAnimations()
        screen.setAnimationDuration(1)
        screen.rise()
      }
    }
    #expect(try film.path == block(withDuration: 0.2))
    // Each thing once.
    #expect(film.warnings.count == 2)
  }

  @Test func impossibleNumbersWarn() throws {
    for number in [-1, Double.nan, .infinity] {
      let film = try opened { $0.setAnimationDuration(number) }
      #expect(try film.risen(at: 0) == 1)
      #expect(film.warnings.count == 1)
    }
  }

  @Test func mendingWorksThroughIt() throws {
    let mended = try opened(mending: [.curve, .start]) { $0.setAnimationDelay(0.3) }
    #expect(try mended.path == block(withDuration: 0.25, options: .curveKeyboard))
    let film = try opened(mending: .duration) { $0.setAnimationDuration(2) }
    #expect(try film.path == block(withDuration: 0.25))
  }

  @Test func mendingLaysOutInIt() throws {
    let handlers = Handlers(show: { _, screen in
      screen.beginAnimations()
      screen.setAnimationCurve(.keyboard)
      screen.barBottom.constant = -336
      screen.commitAnimations()
    })
    func film(_ mending: Mending) throws -> Film {
      try testScript().play(handlers, named: "test", mending: mending) { BareScreen(in: $0) }
    }
    #expect(try film([]).risen(at: 0) == 3.36)
    let spring = Spring.keyboardIOS7.value(at: 0.2)
    #expect(abs(try film(.layout).risen(at: 0.2) - 3.36 * spring) < 1e-6)
  }

  @Test func theLogSaysIt() throws {
    let words = "beginAnimations(withDuration: 0.2, options: 0): easeInOut for 0.2 s"
    #expect(try opened().log.contains { "\($0)".contains(words) })
  }
}
