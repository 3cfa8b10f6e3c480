import Stage
import Testing

struct BackgroundTests {
  private func record(_ events: [ScriptEvent]) throws -> KeyboardRecord {
    var script = try testScript(until: 3)
    script.events += events
    return try KeyboardRecord(script)
  }

  /// FaridSafi/react-native-gifted-chat, issue 1306.
  @Test func theKeyboardGoesInSilenceAndComesBackWithAShow() throws {
    let record = try record([
      ScriptEvent(at: 1, .enterBackground), ScriptEvent(at: 2, .enterForeground),
    ])
    #expect(
      record.names == [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow, .willChangeFrame, .willShow,
        .didChangeFrame, .didShow,
      ])
    #expect(record.received.map(\.time) == [0, 0, 0.5, 0.5, 2, 2, 2, 2])
    #expect(record.received[5].keyboard.duration == 0)
    // At 1 it is gone already.
    #expect(record.film.keyboardSpans == [0...(1.0.nextDown), 2...3])
    #expect(record.film.rect(of: .keyboard, at: .before(1))?.minY == 331)
    #expect(record.film.rect(of: .keyboard, at: .at(1))?.minY == 667)
    #expect(record.film.rect(of: .keyboard, at: .at(2))?.minY == 331)
    #expect(record.film.warnings.isEmpty)
  }

  @Test func amidItsMotionNothingOfThatIsLeft() throws {
    let record = try record([
      ScriptEvent(at: 0.1, .enterBackground), ScriptEvent(at: 0.2, .enterForeground),
    ])
    for time in [0.1, 0.15] {
      #expect(record.film.rect(of: .keyboard, at: .at(time))?.minY == 667)
    }
    #expect(record.film.rect(of: .keyboard, at: .at(0.2))?.minY == 331)
    #expect(record.names.filter { $0 == .didShow }.count == 1)
  }

  @Test func hiddenKeyboardsDoNotComeBack() throws {
    let record = try record([
      ScriptEvent(at: 0.5, .hideKeyboard), ScriptEvent(at: 1.5, .enterBackground),
      ScriptEvent(at: 2, .enterForeground),
    ])
    #expect(record.names.last == .didHide)
    #expect(record.film.keyboardSpans == [0...1])
  }

  @Test func inTheBackgroundNoKeyboardComesAndNothingIsHeard() throws {
    var script = try testScript(hideAt: 0.5, until: 3)
    script.events += [
      ScriptEvent(at: 0.6, .enterBackground), ScriptEvent(at: 1.5, .showKeyboard()),
      ScriptEvent(at: 1.6, .enterBackground), ScriptEvent(at: 2, .enterForeground),
      ScriptEvent(at: 2.5, .enterForeground),
    ]
    let record = try KeyboardRecord(script)
    #expect(record.names.last == .willHide)
    #expect(record.film.warnings.map(\.time) == [1.5, 1.6, 2.5])
  }

  @Test func aDisplayLinkRestsInTheBackground() throws {
    var ticks: [Double] = []
    var script = try testScript(until: 3)
    script.events += [
      ScriptEvent(at: 1, .enterBackground), ScriptEvent(at: 2, .enterForeground),
    ]
    _ = try script.play(
      Handlers(load: { screen in screen.displayLink { ticks.append($0.targetTimestamp) } }))
    let awake = Array(1..<60) + Array(120...180)
    #expect(ticks == awake.map { Double($0) / 60 })
  }

  /// An app goes on for about five seconds (developer.apple.com, “Extending your app's background execution time”);
  /// what comes due later waits for its return.
  @Test func timersSleepOnceTheAppIsSuspended() throws {
    var times: [Int: Double] = [:]
    var script = try testScript(until: 20)
    script.events += [
      ScriptEvent(at: 1, .enterBackground), ScriptEvent(at: 15, .enterForeground),
    ]
    _ = try script.play(
      Handlers(show: { _, screen in
        for due in [2, 5, 7, 14, 16] {
          screen.asyncAfter(Double(due)) { [unowned screen] in
            times[due] = times[due] ?? screen.simulation.now
          }
        }
      }))
    #expect(times == [2: 2, 5: 5, 7: 15, 14: 15, 16: 16])
  }

  /// openradar 48608694: an app on its way back hears of another app's keyboard, which is not on its screen.
  @Test(arguments: [false, true])
  func anotherAppsKeyboardIsHeardOf(isLocal: Bool) throws {
    var script = try testScript(until: 3)
    script.events = [
      ScriptEvent(
        at: 1, .otherKeyboard(OtherKeyboard(isShown: true, height: 250, isLocal: isLocal))),
      ScriptEvent(at: 2, .otherKeyboard(OtherKeyboard(isShown: false, height: 250))),
    ]
    let record = try KeyboardRecord(script)
    #expect(
      record.names == [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow, .willChangeFrame, .willHide,
        .didChangeFrame, .didHide,
      ])
    #expect(
      record.received.map(\.keyboard.isLocal) == Array(repeating: isLocal, count: 4)
        + Array(repeating: false, count: 4))
    #expect(try record.first(.willShow).frameEnd == Rect(x: 0, y: 417, width: 375, height: 250))
    #expect(record.film.keyboardSpans.isEmpty)
    #expect(record.film.rect(of: .keyboard, at: .at(1.5))?.minY == 667)
  }
}
