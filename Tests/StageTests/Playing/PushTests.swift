import Easing
import Stage
import Testing

struct PushTests {
  private func script(
    at time: Double = 0, _ context: HandlerContext = .deferred, _ focus: PushFocus = .appearing,
    system: Int = 18
  ) throws -> Script {
    var script = try testScript(context: context)
    script.system = try #require(SystemVersion(major: system))
    script.events = [ScriptEvent(at: time, .push(focusing: focus))]
    return script
  }

  private func rising(_ options: AnimationOptions = AnimationOptions(curve: .keyboard)) -> Handlers
  {
    Handlers(show: { keyboard, screen in
      screen.animate(withDuration: keyboard.duration, options: options) {
        screen.bar.transform = .translation(x: 0, y: -336)
      }
    })
  }

  /// The push's motion, from a time on.
  private func timing(at time: Double = 0) throws -> Timing {
    try #require(Timing(motion: .spring(.keyboardIOS7), begin: time, duration: 0.5))
  }

  /// WWDC 2016, session 216: the spring of a push; react-native-screens: mass 3, stiffness 1000, damping 500, 0.5 s.
  @Test func theScreenComesFromTheRight() throws {
    let film = try script(at: 0.5).play(rising())
    let timing = try timing(at: 0.5)
    func left(_ moment: Moment) -> Double? { film.rect(of: .toolbar, at: moment)?.minX }
    #expect(left(.at(0)) == 375)
    for time in [0.5, 0.6, 0.7, 0.9, 1] {
      let expected = 375 * (1 - timing.progress(at: time))
      #expect(abs((left(.at(time)) ?? 0) - expected) < 1e-5)
    }
    #expect(left(.at(1)) == 0)
  }

  /// Up to iOS 6 it was another motion.
  @Test func beforeIOS7ItEasedInAndOut() throws {
    let film = try script(system: 6).play(Handlers())
    #expect(film.rect(of: .toolbar, at: .at(0.175)).map { abs($0.minX - 187.5) < 1e-3 } == true)
    #expect(film.rect(of: .toolbar, at: .at(0.35))?.minX == 0)
  }

  /// SlackTextViewController and stackoverflow.com/q/33486030: it comes with the screen, already up, and begin and end
  /// frame are equal.
  @Test func theKeyboardComesFromTheRightWithTheScreen() throws {
    let record = try KeyboardRecord(try script(at: 0.5))
    for time in [0.5, 0.55, 0.7, 0.9, 1] {
      let keyboard = try #require(record.film.rect(of: .keyboard, at: .at(time)))
      #expect(keyboard.minX == record.film.rect(of: .toolbar, at: .at(time))?.minX)
      #expect(keyboard.minY == 331)
    }
    #expect(record.film.rect(of: .keyboard, at: .before(0.5))?.minY == 667)
    #expect(record.names == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(record.received.map(\.time) == [0.5, 0.5, 1, 1])
    #expect(
      record.received.allSatisfy {
        $0.keyboard.frameBegin == Rect(x: 0, y: 331, width: 375, height: 336)
          && $0.keyboard.frameEnd == $0.keyboard.frameBegin
      })
    #expect(record.film.keyboardSpans == [0.5...2])
  }

  /// Up to iOS 7 it is in its place at once.
  @Test func upToIOS7ItIsInItsPlaceAtOnce() throws {
    let film = try script(system: 7).play(Handlers())
    #expect(film.rect(of: .keyboard, at: .at(0)) == Rect(x: 0, y: 331, width: 375, height: 336))
  }

  /// Focused once the screen has come, the keyboard comes from below as ever.
  @Test func afterThePushItComesFromBelow() throws {
    let film = try script(.deferred, .appeared).play(Handlers())
    let shown = try testScript().play(Handlers())
    #expect(film.rect(of: .toolbar, at: .at(0.5))?.minX == 0)
    for time in [0.0, 0.05, 0.2, 0.4, 0.5] {
      let late = try #require(film.rect(of: .keyboard, at: .at(time + 0.5)))
      let plain = try #require(shown.rect(of: .keyboard, at: .at(time)))
      #expect(abs(late.minY - plain.minY) < 1e-5)
    }
    #expect(film.keyboardSpans.first?.lowerBound == 0.5)
    let none = try KeyboardRecord(try script(.deferred, .none))
    #expect(none.received.isEmpty)
  }

  /// Heard inside the push, the handler's block takes the push's duration and spring, whatever it asks for.
  @Test func anInheritedHandlerMovesWithThePush() throws {
    let film = try script(.inherited).play(rising(AnimationOptions(curve: .linear)))
    let timing = try timing()
    for time in [0.05, 0.1, 0.2, 0.3, 0.5] {
      let top = try film.top(of: "bar", at: time)
      #expect(abs(top - (623 - 336 * timing.progress(at: time))) < 1e-5)
    }
  }

  /// A view pinned to the guide, and an accessory, have no way up either.
  @Test func whatFollowsTheKeyboardIsInItsPlace() throws {
    let riding = Handlers(load: { $0.setInputAccessoryView($0.bar, height: 44) })
    let film = try script(at: 0.2).play(riding)
    for time in [0.2, 0.3, 0.5] {
      let keyboard = try #require(film.rect(of: .keyboard, at: .at(time)))
      let bar = try #require(film.rect(of: .toolbar, at: .at(time)))
      #expect(bar.maxY == keyboard.minY)
      #expect(bar.minX == keyboard.minX)
    }
  }

  @Test func aSecondPushComesFromTheRightAgain() throws {
    var script = try script()
    script.events.append(ScriptEvent(at: 1, .push()))
    let film = try script.play(Handlers())
    #expect(film.rect(of: .toolbar, at: .before(1))?.minX == 0)
    #expect(film.rect(of: .toolbar, at: .at(1))?.minX == 375)
    #expect(film.rect(of: .toolbar, at: .at(1.5))?.minX == 0)
    #expect(film.rect(of: .keyboard, at: .at(1.1))?.minX == 0)
  }
}
