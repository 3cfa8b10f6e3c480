import Stage
import TestSupport
import Testing

struct DisplayLinkTests {
  /// What a link saw at its ticks.
  private final class Sight {
    var ticks: [(shown: Double, target: Double, keyboard: Rect, bar: Rect)] = []
    var link: DisplayLink?
  }

  private func handlers(_ sight: Sight, until end: Double = .infinity) -> Handlers {
    Handlers(show: { _, screen in
      sight.link = screen.displayLink { [unowned screen] link in
        sight.ticks.append(
          (
            link.timestamp, link.targetTimestamp, screen.keyboardPresentationFrame,
            screen.bar.presentationFrame
          ))
        screen.bar.transform = .translation(
          x: 0, y: screen.keyboardPresentationFrame.minY - 667)
        if link.targetTimestamp >= end { link.invalidate() }
      }
    })
  }

  /// A phone's links come 60 times a second unless its app asks for more, a tablet's at each tick, and none more often
  /// than the display.
  @Test(arguments: [
    ("iPhone 7", nil, 60.0), ("iPhone 14", nil, 60), ("iPhone 14", 120, 60),
    ("iPhone 14 Pro", nil, 60),
    ("iPhone 14 Pro", 120, 120), ("iPhone 14 Pro", 30, 30), ("iPhone 14 Pro", 50, 40),
    ("iPhone 7", 24, 20),
    ("iPad Pro 13 (M4)", nil, 120), ("iPad 9.7", nil, 60), ("iPad Pro 13 (M4)", 60, 60),
  ])
  func itComesAtTheDevicesTicks(name: String, linkRate: Double?, rate: Double) throws {
    var script = try testScript(until: 0.5)
    script.device = try #require(Device(named: name))
    script.linkRate = linkRate
    script.events = [ScriptEvent(at: 0.105, .showKeyboard())]
    let sight = Sight()
    _ = try script.play(handlers(sight))
    let first = Int(0.105 * rate) + 1
    #expect(sight.ticks.count == Int(0.5 * rate) - first + 1)
    for (index, tick) in sight.ticks.enumerated() {
      #expect(tick.target == Double(first + index) / rate)
      #expect(tick.shown == Double(first + index - 1) / rate)
    }
    #expect(sight.link.map { abs($0.duration - 1 / rate) < 1e-12 } == true)
  }

  @Test func anEventAtATickIsFollowedFromTheNextOne() throws {
    let sight = Sight()
    _ = try testScript(until: 0.1).play(handlers(sight))
    #expect(sight.ticks.first?.target == 1.0 / 60)
    #expect(sight.ticks.first?.shown == 0)
  }

  /// Random heights and interruptions: what is read is the frame shown one tick before, and what is set is seen one
  /// tick later, so the bar is late by exactly one tick's travel.
  @Test func itReadsOneTickBackAndSetsForNow() throws {
    var random = SeededGenerator(11)
    for _ in 0..<20 {
      var script = try testScript(
        hideAt: Double.random(in: 0.05...1, using: &random), until: 1.5)
      if Bool.random(using: &random) { script.device = try #require(Device(named: "iPhone 17")) }
      let screen = script.device.size.height
      script.keyboard.height = Double.random(in: 100...400, using: &random).rounded()
      let sight = Sight()
      let film = try script.play(handlers(sight))
      for tick in sight.ticks {
        let seen = try #require(film.rect(of: .keyboard, at: .at(tick.shown)))
        #expect(tick.keyboard == seen)
        #expect(tick.bar == film.rect(of: .toolbar, at: .at(tick.shown)))
        let bar = try #require(film.rect(of: .toolbar, at: .at(tick.target)))
        #expect(abs(bar.maxY - (screen + seen.minY - 667)) < 2e-6)
      }
    }
  }

  @Test func outsideALinkTheVisibleStateIsTheInstantBeforeTheTurn() throws {
    var seen: Rect?
    let film = try testScript(hideAt: 0.1).play(
      Handlers(hide: { _, screen in seen = screen.keyboardPresentationFrame }))
    #expect(seen == film.rect(of: .keyboard, at: .at(0.1)))
    #expect(seen.map { $0.minY < 600 } == true)
  }

  @Test func ticksEndWithTheLinkAndWithAPause() throws {
    let sight = Sight()
    let film = try testScript(until: 60).play(handlers(sight, until: 0.5))
    #expect(sight.ticks.count == 30)
    #expect(film.turnTimes.count < 40)

    let paused = Sight()
    var handlers = handlers(paused)
    handlers.other = { keyboard, screen in
      guard keyboard.name == .didShow else { return }
      paused.link?.isPaused = true
      screen.asyncAfter(1) { paused.link?.isPaused = false }
    }
    _ = try testScript(until: 1.75).play(handlers)
    #expect(paused.ticks.count == 29 + 15)
    #expect(paused.ticks[28].target == 29.0 / 60)
    #expect(paused.ticks[29].target == 91.0 / 60)
  }

  /// Unpaused within the tick that would have ended it, a link is still called once a tick.
  @Test func unpausingDoesNotDouble() throws {
    let sight = Sight()
    var handlers = handlers(sight)
    handlers.other = { keyboard, screen in
      guard keyboard.name == .didShow else { return }
      sight.link?.isPaused = true
      sight.link?.isPaused = false
    }
    _ = try testScript(until: 1).play(handlers)
    #expect(sight.ticks.map(\.target) == (1...60).map { Double($0) / 60 })
  }

  @Test func ticksDoNotCountAsTurnsAndHaveTheirOwnLimit() throws {
    var script = try testScript(until: 200, framesPerSecond: 1)
    let sight = Sight()
    _ = try script.play(handlers(sight))
    #expect(sight.ticks.count == 12_000)
    script.device = try #require(Device(named: "iPhone 17"))
    script.linkRate = 120
    #expect(throws: PlayError.tooManyTicks(time: Double(Script.tickLimit + 1) / 120)) {
      try script.play(handlers(Sight()))
    }
    script.until = Double(Script.tickLimit) / 120
    _ = try script.play(handlers(Sight()))
  }

  /// A link that is never invalidated ends with the play, and with it all that its handler holds.
  @Test func aLinkLeavesNothingBehind() throws {
    weak var simulation: Simulation?
    weak var view: View?
    let sight = Sight()
    let keep = Handlers(show: { _, screen in
      sight.link = screen.displayLink { _ in screen.bar.alpha = 0.5 }
    })
    _ = try testScript().play(keep, named: "test") { stage in
      simulation = stage
      let screen = BareScreen(in: stage)
      view = screen.view
      screen.view.keyboardLayoutGuide.followsUndockedKeyboard = true
      screen.setInputAccessoryView(screen.bar, height: 44)
      return screen
    }
    #expect(simulation == nil)
    #expect(view == nil)
  }

  @Test func afterTicksComesAtThatTick() throws {
    var times: [Double] = []
    var script = try testScript()
    script.events = [ScriptEvent(at: 0.105, .showKeyboard()), ScriptEvent(at: 1, .hideKeyboard)]
    let note = { (_: KeyboardNotification, screen: BareScreen) in
      for count in [0, 1, 2] {
        screen.afterTicks(count) { times.append(screen.simulation.now) }
      }
    }
    _ = try script.play(Handlers(show: note, hide: note))
    let ticks = [7.0, 7, 8, 61, 61, 62]
    #expect(times == ticks.map { $0 / 60 })
  }
}
