import Stage
import Testing

struct PushTests {
  private func film(
    at time: Double = 0, _ context: HandlerContext = .deferred,
    _ options: AnimationOptions = AnimationOptions(curve: .keyboard)
  ) throws -> Film {
    var script = try testScript(context: context)
    script.events = [ScriptEvent(at: time, .push)]
    return try script.play(
      Handlers(show: { keyboard, screen in
        screen.animate(withDuration: keyboard.duration, options: options) {
          screen.bar.transform = .translation(x: 0, y: -336)
        }
      }))
  }

  @Test func theScreenComesFromTheRight() throws {
    let film = try film(at: 0.5)
    func left(_ moment: Moment) -> Double? { film.rect(of: .toolbar, at: moment)?.minX }
    #expect(left(.at(0)) == 375)
    #expect(left(.at(0.5)) == 375)
    #expect(abs((left(.at(0.675)) ?? 0) - 187.5) < 1e-3)
    #expect(left(.at(0.85)) == 0)
    #expect(film.rect(of: .keyboard, at: .at(0.6))?.minX == 0)
  }

  @Test func theKeyboardKeepsItsOwnMotion() throws {
    let pushed = try film()
    let shown = try testScript().play(Handlers())
    for time in [0.0, 0.05, 0.1, 0.2, 0.34, 0.36, 0.49, 0.5] {
      #expect(
        pushed.rect(of: .keyboard, at: .at(time)) == shown.rect(of: .keyboard, at: .at(time)))
    }
    #expect(pushed.keyboardSpans == shown.keyboardSpans)
  }

  /// Heard inside the push, the handler's block takes the push's duration and curve, whatever it asks for.
  @Test func anInheritedHandlerMovesWithThePush() throws {
    let film = try film(.inherited)
    let timing = try #require(
      Timing(curve: .easeInOut, duration: 0.35, begin: 0, keyboard: .ios7))
    for time in [0.05, 0.1, 0.2, 0.3, 0.35] {
      let top = try film.top(of: "bar", at: time)
      #expect(abs(top - (623 - 336 * timing.progress(at: time))) < 1e-5)
    }
    #expect(film.value(ofGapAt: 0.1) > 20)
  }

  @Test func aDeferredOneAndOneThatOverridesMoveWithTheKeyboard() throws {
    let overriding: AnimationOptions = [
      AnimationOptions(curve: .keyboard), .overrideInheritedDuration, .overrideInheritedCurve,
    ]
    for film in [try film(), try film(.inherited, overriding)] {
      for time in [0.05, 0.1, 0.2, 0.3, 0.5] { #expect(film.value(ofGapAt: time) == 0) }
    }
  }

  @Test func aSecondPushComesFromTheRightAgain() throws {
    var script = try testScript()
    script.events = [ScriptEvent(at: 0, .push), ScriptEvent(at: 1, .push)]
    let film = try script.play(Handlers())
    #expect(film.rect(of: .toolbar, at: .before(1))?.minX == 0)
    #expect(film.rect(of: .toolbar, at: .at(1))?.minX == 375)
    #expect(film.rect(of: .toolbar, at: .at(1.35))?.minX == 0)
  }
}

extension Film {
  /// How far the bar's bottom is from the keyboard's top, in points.
  fileprivate func value(ofGapAt time: Double) -> Double {
    guard let keyboard = rect(of: .keyboard, at: .at(time)),
      let bar = rect(of: .toolbar, at: .at(time))
    else { return .nan }
    return abs(keyboard.minY - bar.maxY)
  }
}
