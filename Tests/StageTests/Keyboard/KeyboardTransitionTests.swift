import Easing
import Stage
import Testing

/// Prefer Cross-Fade Transitions.
struct KeyboardTransitionTests {
  private func script(hideAt: Double? = 1) throws -> Script {
    var script = try testScript(hideAt: hideAt)
    script.keyboard.transition = .crossFade
    return script
  }

  private func alpha(_ film: Film, at time: Double) -> Double {
    let layer = film.layer(of: .keyboard, at: .at(time))
    return film.layers(at: time).first { $0.index == layer }?.alpha ?? 0
  }

  @Test func itFadesInPlaceOnTheKeyboardsClock() throws {
    let film = try script().play(Handlers())
    let motion = KeyboardMotion.ios7
    let timing = try #require(Timing(motion: motion.motion, duration: motion.duration))
    for time in [0.0, 0.05, 0.1, 0.3, 0.5, 1, 1.05, 1.2, 1.49] {
      #expect(film.rect(of: .keyboard, at: .at(time))?.minY == 331)
      let expected = timing.progress(at: time) - timing.progress(at: time - 1)
      #expect(abs(alpha(film, at: time) - expected) < 1e-5, "at \(time)")
    }
    #expect(alpha(film, at: 1.5) == 0)
    #expect(film.rect(of: .keyboard, at: .at(1.5))?.minY == 667)
    #expect(film.keyboardSpans == [0...1.5])
  }

  /// react-native, pull request 34503.
  @Test func theEndFrameOfAHideIsNull() throws {
    let record = try KeyboardRecord(try script())
    #expect(
      record.names == [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow, .willChangeFrame, .willHide,
        .didChangeFrame, .didHide,
      ])
    #expect(try record.first(.willShow).frameEnd == Rect(x: 0, y: 331, width: 375, height: 336))
    let hide = try record.first(.willHide)
    #expect(hide.frameBegin == Rect(x: 0, y: 331, width: 375, height: 336))
    #expect(hide.frameEnd == .zero)
  }

  @Test func anInterruptedFadeTurnsRoundWithoutAJump() throws {
    var script = try script(hideAt: 0.1)
    script.events.append(ScriptEvent(at: 0.2, .showKeyboard()))
    let film = try script.play(Handlers())
    for time in [0.1, 0.2] {
      #expect(abs(alpha(film, at: time - 1e-9) - alpha(film, at: time)) < 1e-5)
      #expect(film.rect(of: .keyboard, at: .at(time))?.minY == 331)
    }
    #expect(alpha(film, at: 1) == 1)
    #expect(film.rect(of: .keyboard, at: .at(1))?.minY == 331)
    #expect(film.keyboardSpans == [0...2])
  }

  /// When a keyboard that fades in first has an opacity, in seconds.
  private func time(of opacity: Double, in film: Film) -> Double {
    var (early, late) = (0.0, 0.4)
    while late - early > 1e-12 {
      let middle = (early + late) / 2
      if alpha(film, at: middle) < opacity { early = middle } else { late = middle }
    }
    return late
  }

  /// It shows from the opacity on that changes an 8-bit pixel; one that slides shows at both ends of its span.
  @Test func itShowsWhileItChangesAPixel() throws {
    let film = try script().play(Handlers())
    let first = time(of: 1.0 / 510, in: film)
    for (time, shows) in [
      (0.0, false), (first - 1e-6, false), (first, true), (first + 1e-6, true), (0.3, true),
      (1.4, true), (1.499, false), (1.5, false), (1.6, false),
    ] {
      #expect(film.showsKeyboard(at: time) == shows, "at \(time)")
      #expect((alpha(film, at: time) >= 1.0 / 510) == shows, "at \(time)")
    }
    let sliding = try testScript(hideAt: 1).play(Handlers())
    #expect([0, 1.5].allSatisfy(sliding.showsKeyboard) && !sliding.showsKeyboard(at: 1.501))
  }

  /// It covers from the opacity on at which as much is seen of it as of what lies behind.
  @Test func itCoversFromOneHalfOn() throws {
    let film = try script().play(Handlers())
    let half = time(of: 0.5, in: film)
    for (time, covers) in [
      (0.0, false), (half - 1e-6, false), (half, true), (half + 1e-6, true), (0.6, true),
      (1 + half - 1e-6, true), (1 + half + 1e-6, false), (1.6, false),
    ] {
      #expect(film.keyboardCovers(at: .at(time)) == covers, "at \(time)")
    }
    let sliding = try testScript(hideAt: 1).play(Handlers())
    #expect([0.0, 0.01, 1.49].allSatisfy { sliding.keyboardCovers(at: .at($0)) })
  }
}
