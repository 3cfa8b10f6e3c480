import Stage
import Testing

/// What a script refuses before anything is played.
struct ScriptTests {
  private func refuses(_ change: (inout Script) -> Void) throws -> Bool {
    var script = try testScript()
    change(&script)
    do {
      _ = try script.play(Handlers())
      return false
    } catch PlayError.outOfRange(let what, let allowed) {
      return !what.isEmpty && !allowed.isEmpty
    }
  }

  @Test func numbersOutOfRange() throws {
    #expect(try refuses { $0.until = -1 })
    #expect(try refuses { $0.until = .nan })
    #expect(try refuses { $0.until = 4000 })
    #expect(try refuses { $0.framesPerSecond = 0 })
    #expect(try refuses { $0.framesPerSecond = .infinity })
    #expect(try refuses { $0.framesPerSecond = 1001 })
    #expect(try refuses { $0.keyboard = KeyboardSetting(height: -1) })
    #expect(try refuses { $0.keyboard = KeyboardSetting(height: 668) })
    #expect(try refuses { $0.keyboard = KeyboardSetting(height: .nan) })
    #expect(try refuses { $0.keyboard.notifiedDurationOverride = -0.1 })
    #expect(try refuses { $0.events.append(ScriptEvent(at: -1, .hideKeyboard)) })
    #expect(try refuses { $0.events.append(ScriptEvent(at: .nan, .hideKeyboard)) })
  }

  @Test func framesUpToTheLimit() throws {
    #expect(
      try refuses {
        $0.until = 20; $0.framesPerSecond = 1000
      })
    #expect(
      try !refuses {
        $0.until = 19.999; $0.framesPerSecond = 1000
      })
  }

  @Test func theLastFrameIsAtTheEndWhereTheEndIsAWholeNumberOfFrames() throws {
    var script = try testScript()
    for (until, rate, count) in [
      (1.6, 60.0, 97), (0.6, 60, 37), (0.1, 30, 4), (0, 60, 1), (0.99, 60, 60),
    ] {
      script.until = until
      script.framesPerSecond = rate
      #expect(try script.play(Handlers()).frameCount == count)
    }
  }
}
