import Stage
import Testing

struct RepetitionTests {
  private func repeated(_ options: AnimationOptions, duration: Double = 0.4) throws -> Film {
    try risingFilm { screen in
      screen.animate(withDuration: duration, options: [.curveLinear, options]) { screen.rise() }
    }
  }

  @Test func repeatStartsAgainUntilTheFilmEnds() throws {
    let film = try repeated(.repeat)
    for pass in 0..<5 {
      for share in [0.125, 0.5, 0.875] {
        #expect(abs(try film.risen(at: 0.4 * (Double(pass) + share)) - share) < 1e-6)
      }
    }
    try expectAnyOrder(film)
    #expect(film.warnings.isEmpty)
  }

  @Test func autoreversePlaysBackAndThenJumpsToTheModel() throws {
    let film = try repeated(.autoreverse)
    for offset in [0.1, 0.2, 0.3] {
      #expect(abs(try film.risen(at: 0.4 - offset) - film.risen(at: 0.4 + offset)) < 1e-7)
    }
    #expect(try film.risen(at: 0.4) == 1)
    #expect(abs(try film.risen(at: 0.8 - 1e-6)) < 1e-4)
    #expect(try film.risen(at: 0.8) == 1)
    try expectAnyOrder(film)
  }

  @Test func bothSwingUntilTheFilmEnds() throws {
    let film = try repeated([.repeat, .autoreverse])
    for time in [0.1, 0.4, 0.6, 0.8] {
      #expect(abs(try film.risen(at: time) - film.risen(at: time + 0.8)) < 1e-6)
    }
  }

  /// A count is the option where it is endless, and one pass where it is one.
  @Test func twoWaysToSayOneThing() throws {
    func modified(_ count: Double, _ autoreverses: Bool) throws -> [Double] {
      try risingFilm { screen in
        screen.animate(withDuration: 0.4, options: .curveLinear) {
          screen.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses) {
            screen.rise()
          }
        }
      }.path
    }
    #expect(try modified(.infinity, false) == repeated(.repeat).path)
    #expect(try modified(.infinity, true) == repeated([.repeat, .autoreverse]).path)
    #expect(try modified(1, true) == repeated(.autoreverse).path)
    #expect(try modified(0, false) == repeated([]).path)
    #expect(try modified(1000, false) == repeated(.repeat).path)
  }

  @Test func aCountNeedNotBeWhole() throws {
    var end: Double?
    let film = try risingFilm { screen in
      let simulation = screen.simulation
      screen.animate(withDuration: 0.4, options: .curveLinear) {
        screen.modifyAnimations(withRepeatCount: 2.5, autoreverses: false) { screen.rise() }
      } completion: { _ in
        end = simulation.now
      }
    }
    #expect(abs(try film.risen(at: 0.999) - 0.4975) < 1e-6)
    #expect(try film.risen(at: 1) == 1)
    #expect(end == 1)
  }

  @Test func nestedBlocksTakeItUnlessTheyOverrideOptions() throws {
    func nested(_ options: AnimationOptions) throws -> [Double] {
      try risingFilm { screen in
        screen.animate(withDuration: 0.4, options: [.curveLinear, .repeat]) {
          screen.animate(withDuration: 1, options: options) { screen.rise() }
        }
      }.path
    }
    #expect(try nested([]) == repeated(.repeat).path)
    #expect(try nested(.overrideInheritedOptions) == repeated([]).path)
  }

  /// What repeats does not add up (WWDC 2014 session 236): a new animation of the key replaces it, and ends it.
  @Test func aNewAnimationEndsIt() throws {
    var finished: [Bool] = []
    let film = try risingFilm(
      hideAt: 1,
      hide: { screen in
        screen.animate(withDuration: 0.4, options: [.curveLinear, .beginFromCurrentState]) {
          screen.rise(by: -100)
        }
      }
    ) { screen in
      screen.animate(
        withDuration: 0.4, options: [.curveLinear, .repeat], animations: { screen.rise() },
        completion: { finished.append($0) })
    }
    #expect(abs(try film.risen(at: 1) - 0.5) < 1e-6)
    #expect(abs(try film.risen(at: 1.2) - 0.25) < 1e-6)
    #expect(try film.risen(at: 1.4) == 0)
    #expect(try film.risen(at: 1.9) == 0)
    #expect(finished == [false])
  }

  /// It takes the place of what would add up, whose block completes unfinished then.
  @Test func itReplacesWhatRuns() throws {
    var finished: [String] = []
    let film = try risingFilm(
      hideAt: 0.25,
      hide: { screen in
        screen.animate(withDuration: 0.5, options: [.curveLinear, .repeat]) { screen.rise() }
      }
    ) { screen in
      let simulation = screen.simulation
      screen.animate(
        withDuration: 1, options: .curveLinear,
        animations: {
          screen.rise()
          screen.bar.frame.size.width = 100
        }, completion: { finished.append("\($0) at \(simulation.now)") })
    }
    #expect(abs(try film.risen(at: 0.25) - 1) < 1e-6)
    #expect(abs(try film.risen(at: 0.5) - 1.5) < 1e-6)
    #expect(finished == ["false at 0.25"])
  }

  @Test func noCountWarnsAndPlaysOnce() throws {
    for count in [-1, Double.nan, -Double.infinity] {
      let film = try risingFilm { screen in
        screen.animate(withDuration: 0.4, options: .curveLinear) {
          screen.modifyAnimations(withRepeatCount: count, autoreverses: false) { screen.rise() }
        }
      }
      #expect(try film.path == repeated([]).path)
      #expect(film.warnings.count == 1)
    }
  }

  @Test func outsideOfABlockItOnlyWarns() throws {
    let film = try risingFilm { screen in
      screen.modifyAnimations(withRepeatCount: 3, autoreverses: true) { screen.rise() }
    }
    #expect(try film.risen(at: 0) == 1)
    #expect(film.warnings.count == 1)
  }

  @Test func theLogSaysHowOften() throws {
    let film = try repeated([.repeat, .autoreverse])
    #expect(film.log.contains { "\($0)".contains("linear for 0.4 s, endlessly, back and forth") })
  }

  @Test func fixedBlocksPlayOnce() throws {
    let film = try risingFilm(mending: [.duration, .curve]) { screen in
      screen.animate(withDuration: 0.4, options: .repeat) { screen.rise() }
    }
    #expect(try film.risen(at: 0.5) == 1)
    #expect(try film.risen(at: 1.9) == 1)
  }
}
