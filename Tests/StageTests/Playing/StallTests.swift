import TestSupport
import Testing

@testable import Stage

/// What waits while the main thread stalls, and what does not.
struct StallTests {
  private static func script(
    _ events: [ScriptEvent], context: HandlerContext = .deferred, until: Double = 2
  ) throws -> Script {
    var script = try testScript(context: context, until: until)
    script.events = events
    return script
  }

  /// The bar on the keyboard's own motion, in one block.
  private static var committed: Handlers {
    Handlers(
      show: { keyboard, screen in
        screen.animate(
          withDuration: keyboard.duration, options: [AnimationOptions(curve: keyboard.curve)]
        ) {
          screen.bar.transform = .translation(x: 0, y: -keyboard.frameEnd.height)
        }
      },
      hide: { keyboard, screen in
        screen.animate(
          withDuration: keyboard.duration, options: [AnimationOptions(curve: keyboard.curve)]
        ) { screen.bar.transform = .identity }
      })
  }

  /// The bar where the keyboard was seen, tick by tick.
  private static func follower() -> Handlers {
    Handlers(show: { _, screen in
      screen.displayLink { [unowned screen] _ in
        screen.bar.transform = .translation(x: 0, y: screen.keyboardPresentationFrame.minY - 667)
      }
    })
  }

  private static func gap(_ film: Film, _ time: Double) throws -> Double {
    let keyboard = try #require(film.rect(of: .keyboard, at: .at(time)))
    let bar = try #require(film.rect(of: .toolbar, at: .at(time)))
    return keyboard.minY - bar.maxY
  }

  private static let frames = (0...120).map { Double($0) / 60 }

  /// What is committed goes on: no stall after a commit changes a picture, wherever it is and however long.
  @Test func aCommittedAnimationIsUndisturbed() throws {
    var random = SeededGenerator(33)
    for context in HandlerContext.allCases {
      let events = [ScriptEvent(at: 0, .showKeyboard())]
      let free = try Self.script(events, context: context).play(Self.committed)
      for _ in 0..<20 {
        let begin = Double.random(in: 0.001...0.6, using: &random)
        let stall = ScriptEvent(
          at: begin, .stall(duration: Double.random(in: 0.001...1, using: &random)))
        let film = try Self.script(events + [stall], context: context).play(Self.committed)
        for time in Self.frames {
          #expect(try Self.gap(film, time) == 0)
          #expect(
            film.rect(of: .toolbar, at: .at(time)) == free.rect(of: .toolbar, at: .at(time)))
        }
      }
    }
  }

  /// What follows in steps stands: it is apart by the keyboard's way since the last tick before the stall.
  @Test func aFollowerIsApartByTheKeyboardsWayInTheStall() throws {
    var random = SeededGenerator(34)
    let free = try Self.script([ScriptEvent(at: 0, .showKeyboard())]).play(Self.committed)
    func way(from: Double, to: Double) throws -> Double {
      let before = try #require(free.rect(of: .keyboard, at: .at(from)))
      let after = try #require(free.rect(of: .keyboard, at: .at(to)))
      return after.minY - before.minY
    }
    for _ in 0..<20 {
      // Within ticks, so that no tick is the stall's begin or end.
      let first = Int.random(in: 2...12, using: &random)
      let count = Int.random(in: 1...20, using: &random)
      let begin = (Double(first) + 0.5) / 60
      let film = try Self.script([
        ScriptEvent(at: 0, .showKeyboard()),
        ScriptEvent(at: begin, .stall(duration: Double(count) / 60)),
      ]).play(Self.follower())
      for tick in 2...60 {
        let time = Double(tick) / 60
        let isStanding = tick > first && tick <= first + count
        let seen = Double(isStanding ? first - 1 : tick - 1) / 60
        #expect(abs(try Self.gap(film, time) - way(from: seen, to: time)) < 2e-6)
      }
    }
  }

  /// A show and a hide that fall into it begin at its end, bar and keyboard together, as if they had come then.
  @Test func eventsInItBeginAtItsEnd() throws {
    for at in [0.2, 0.25, 0.3, 0.349] {
      let late = try Self.script([
        ScriptEvent(at: 0.2, .stall(duration: 0.15)), ScriptEvent(at: at, .showKeyboard()),
        ScriptEvent(at: 1, .hideKeyboard),
      ]).play(Self.committed)
      let then = try Self.script([
        ScriptEvent(at: 0.2 + 0.15, .showKeyboard()), ScriptEvent(at: 1, .hideKeyboard),
      ]).play(Self.committed)
      for time in Self.frames {
        for landmark in [Landmark.keyboard, .toolbar] {
          #expect(
            late.rect(of: landmark, at: .at(time)) == then.rect(of: landmark, at: .at(time)))
        }
      }
    }
  }

  /// Between a notification and a handler in a turn of its own it makes the handler late; inside the keyboard's block
  /// the handler has run already.
  @Test(arguments: [(HandlerContext.deferred, 0.15), (.inherited, 0)])
  func aHandlerWaits(context: HandlerContext, delay: Double) throws {
    let show = ScriptEvent(at: 0, .showKeyboard())
    let film = try Self.script(
      [show, ScriptEvent(at: 0, .stall(duration: 0.15))], context: context
    )
    .play(Self.committed)
    let free = try Self.script([show], context: context).play(Self.committed)
    for time in Self.frames {
      #expect(film.rect(of: .keyboard, at: .at(time)) == free.rect(of: .keyboard, at: .at(time)))
      let bar = try #require(film.rect(of: .toolbar, at: .at(time)))
      let expected = try #require(free.rect(of: .toolbar, at: .at(max(0, time - delay))))
      #expect(abs(bar.minY - expected.minY) < 2e-6)
    }
  }

  /// What waited runs in the order in which it was due, and what that queues comes after all of it.
  @Test func whatWaitedRunsInItsOrder() throws {
    final class Calls { var made: [(String, Double)] = [] }
    let calls = Calls()
    var handlers = Handlers(show: { _, screen in
      func note(_ name: String) { calls.made.append((name, screen.simulation.now)) }
      screen.asyncAfter(0.3) { [unowned screen] in
        note("c")
        screen.async { note("d") }
      }
      screen.asyncAfter(0.1) { [unowned screen] in
        note("a")
        screen.async { note("e") }
      }
      screen.asyncAfter(0.2) { note("b") }
      screen.asyncAfter(0.5) { note("f") }
    })
    handlers.other = { keyboard, screen in
      if keyboard.name == .didShow { calls.made.append(("did", screen.simulation.now)) }
    }
    _ = try Self.script([
      ScriptEvent(at: 0, .showKeyboard()), ScriptEvent(at: 0.05, .stall(duration: 0.4)),
    ]).play(handlers)
    let order = calls.made.map(\.0).filter { $0 != "did" }
    #expect(order == ["a", "b", "c", "e", "d", "f"])
    #expect(calls.made.prefix(5).allSatisfy { abs($0.1 - 0.45) < 1e-12 })
    // The keyboard's end is told on time: it comes after the stall.
    #expect(calls.made.contains { $0.0 == "did" && $0.1 == 0.5 })
  }

  /// A link's ticks in it are one, at its end, and then it goes on at the display's.
  @Test func aDisplayLinkSkips() throws {
    final class Ticks { var all: [(now: Double, target: Double)] = [] }
    let ticks = Ticks()
    _ = try Self.script(
      [
        ScriptEvent(at: 0, .showKeyboard()), ScriptEvent(at: 0.105, .stall(duration: 0.1)),
      ], until: 0.3
    ).play(
      Handlers(show: { _, screen in
        screen.displayLink { [unowned screen] in
          ticks.all.append((screen.simulation.now, $0.targetTimestamp))
        }
      }))
    let targets = ticks.all.map { Int(($0.target * 60).rounded()) }
    #expect(targets == [1, 2, 3, 4, 5, 6] + [12] + [13, 14, 15, 16, 17, 18])
    #expect(abs(ticks.all[6].now - 0.205) < 1e-12)
  }

  /// An animation of a layer's own that begins and ends in it does so on time; its delegate is told after it.
  @Test func theRenderServerContinues() throws {
    final class Calls { var made: [Double] = [] }
    func film(_ stalls: [ScriptEvent], _ calls: Calls) throws -> Film {
      try Self.script([ScriptEvent(at: 0, .showKeyboard())] + stalls).play(
        Handlers(show: { _, screen in
          LayerAnimation(
            of: screen.bar,
            [
              .init(
                .centerY, .from(100), isAdditive: false, isCumulative: false,
                pace: .curve(.linear), duration: 0.2, delay: 0.1, repetition: .once, phase: 0,
                fillsBefore: true, fillsAfter: false)
            ], key: nil, delay: 0.1, duration: nil, staysAtEnd: false,
            didStart: { [unowned screen] in calls.made.append(screen.simulation.now) },
            didStop: { [unowned screen] _ in calls.made.append(screen.simulation.now) })
        }))
    }
    let (free, late) = (Calls(), Calls())
    let one = try film([], free)
    let other = try film([ScriptEvent(at: 0.05, .stall(duration: 0.5))], late)
    for time in Self.frames {
      #expect(one.rect(of: .toolbar, at: .at(time)) == other.rect(of: .toolbar, at: .at(time)))
    }
    #expect(free.made == [0.1, 0.1 + 0.2])
    #expect(late.made == [0.05 + 0.5, 0.05 + 0.5])
  }

  /// Stalls that meet are one, and one that outlasts the film leaves its events undone.
  @Test func stallsAddUp() throws {
    let two = try Self.script([
      ScriptEvent(at: 0, .stall(duration: 0.3)), ScriptEvent(at: 0.1, .stall(duration: 0.2)),
      ScriptEvent(at: 0.2, .showKeyboard()),
    ]).play(Self.committed)
    // The second begins as the first is over: it is work, too.
    let shows = two.log.filter { if case .turn("show") = $0.action { true } else { false } }
    #expect(shows.map(\.time) == [0.3 + 0.2])
    let endless = try Self.script([
      ScriptEvent(at: 0, .stall(duration: 5)), ScriptEvent(at: 0.2, .showKeyboard()),
    ]).play(Self.committed)
    #expect(!endless.showsKeyboard(at: 2))
  }

  /// Mended, it takes no time: the film is the one without it.
  @Test func mended() throws {
    let script = try Self.script([
      ScriptEvent(at: 0, .showKeyboard()), ScriptEvent(at: 0.1, .stall(duration: 0.2)),
    ])
    let film = try script.play(Self.follower(), named: "test", mending: .stall) {
      BareScreen(in: $0)
    }
    let free = try Self.script([ScriptEvent(at: 0, .showKeyboard())]).play(Self.follower())
    for time in Self.frames { #expect(try Self.gap(film, time) == Self.gap(free, time)) }
  }

  @Test(arguments: [-0.1, .infinity, .nan, 3601]) func noSuchStall(duration: Double) throws {
    let script = try Self.script([ScriptEvent(at: 0, .stall(duration: duration))])
    #expect(throws: PlayError.self) { try script.play(Self.committed) }
  }
}
