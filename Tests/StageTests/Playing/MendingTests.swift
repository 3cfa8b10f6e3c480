import Stage
import TestSupport
import Testing

/// What a play mends, on handlers as closures.
struct MendingTests {
  private static let options = AnimationOptions(curve: .keyboard)

  /// Where the bar's bottom should be less where it is, at its largest over 2 s of a show at 0.
  private func largestDistance(
    _ handlers: Handlers, mending: Mending, context: HandlerContext = .deferred
  ) throws -> Double {
    let film = try testScript(context: context).play(handlers, named: "test", mending: mending) {
      BareScreen(in: $0)
    }
    let bar = Landmark.toolbar
    return stride(from: 0.0, through: 1.9, by: 1.0 / 240).map { time in
      let keyboard = film.rect(of: .keyboard, at: .at(time))?.minY ?? 0
      return abs(keyboard - (film.rect(of: bar, at: .at(time))?.maxY ?? 0))
    }.max() ?? 0
  }

  /// Lifts the bar by the keyboard's height with a transform.
  private static func lift(_ screen: BareScreen) {
    screen.bar.transform = .translation(x: 0, y: -336)
  }

  @Test(arguments: [
    AnimationOptions(curve: .easeInOut), AnimationOptions(rawValue: 7),
    AnimationOptions(curve: .linear),
  ])
  func curve(options: AnimationOptions) throws {
    let handlers = Handlers(show: { keyboard, screen in
      screen.animate(withDuration: keyboard.duration, options: options) {
        MendingTests.lift(screen)
      }
    })
    #expect(try largestDistance(handlers, mending: []) > 50)
    #expect(try largestDistance(handlers, mending: .curve) == 0)
    #expect(try largestDistance(handlers, mending: .context) == 0)
    for other in [Mending.duration, .start, .layout] {
      #expect(
        try largestDistance(handlers, mending: other) == largestDistance(handlers, mending: []))
    }
  }

  @Test func duration() throws {
    let instant = Handlers(show: { _, screen in
      screen.animate(withDuration: 0, options: MendingTests.options) { MendingTests.lift(screen) }
    })
    let without = Handlers(show: { _, screen in
      screen.performWithoutAnimation { MendingTests.lift(screen) }
    })
    for handlers in [instant, without] {
      #expect(try largestDistance(handlers, mending: []) == 336)
      #expect(try largestDistance(handlers, mending: .curve) == 336)
      #expect(try largestDistance(handlers, mending: .duration) == 0)
    }
  }

  /// What is kept from animating inside a handler's own block stays so.
  @Test func withoutAnimationInsideABlockIsLeftAlone() throws {
    let handlers = Handlers(show: { keyboard, screen in
      screen.animate(withDuration: keyboard.duration, options: MendingTests.options) {
        screen.performWithoutAnimation { MendingTests.lift(screen) }
      }
    })
    #expect(try largestDistance(handlers, mending: .duration) == 336)
  }

  @Test(arguments: ["asyncAfter", "async", "ticks", "delay", "did"])
  func start(how: String) throws {
    @Sendable func animate(_ screen: BareScreen, delay: Double = 0) {
      screen.animate(withDuration: 0.25, delay: delay, options: MendingTests.options) {
        MendingTests.lift(screen)
      }
    }
    let handlers = Handlers(
      show: { _, screen in
        switch how {
        case "asyncAfter": screen.asyncAfter(0.2) { [unowned screen] in animate(screen) }
        case "async": screen.async { [unowned screen] in animate(screen) }
        case "ticks": screen.afterTicks(2) { [unowned screen] in animate(screen) }
        case "delay": animate(screen, delay: 0.2)
        default: break
        }
      },
      other: { keyboard, screen in
        if how == "did", keyboard.name == .didShow { animate(screen) }
      })
    #expect(try (largestDistance(handlers, mending: []) > 50) == (how != "async"))
    #expect(try largestDistance(handlers, mending: .start) == 0)
  }

  @Test func layout() throws {
    let constant = Handlers(show: { _, screen in
      screen.animate(withDuration: 0.25, options: MendingTests.options) {
        screen.barBottom.constant = -336
      }
    })
    let frame = Handlers(show: { _, screen in
      screen.animate(withDuration: 0.25, options: MendingTests.options) {
        screen.bar.frame.origin.y -= 336
      }
      screen.view.setNeedsLayout()
    })
    for handlers in [constant, frame] {
      #expect(try largestDistance(handlers, mending: []) > 300)
      #expect(try largestDistance(handlers, mending: .layout) == 0)
      #expect(try largestDistance(handlers, mending: [.curve, .duration, .start]) > 300)
    }
  }

  /// A chain of waits is one delay.
  @Test(arguments: 1...4) func waitsOneAfterTheOther(links: Int) throws {
    @Sendable func wait(_ links: Int, _ screen: BareScreen) {
      guard links > 0 else {
        return screen.animate(withDuration: 0.25, options: AnimationOptions(rawValue: 7 << 16)) {
          MendingTests.lift(screen)
        }
      }
      if links.isMultiple(of: 2) {
        screen.asyncAfter(0.05) { [unowned screen] in wait(links - 1, screen) }
      } else {
        screen.afterTicks(2) { [unowned screen] in wait(links - 1, screen) }
      }
    }
    let handlers = Handlers(show: { _, screen in wait(links, screen) })
    #expect(try largestDistance(handlers, mending: []) > 30)
    #expect(try largestDistance(handlers, mending: .start) == 0)
  }

  /// A handler that queues itself for ever is a loop, and goes on as one.
  @Test func loopsContinue() throws {
    final class Counter { var times: [Double] = [] }
    let counter = Counter()
    func loop(_ screen: BareScreen) {
      counter.times.append(screen.simulation.now)
      screen.asyncAfter(0.1) { [unowned screen] in loop(screen) }
    }
    let handlers = Handlers(show: { _, screen in loop(screen) })
    _ = try testScript().play(handlers, named: "test", mending: .start) { BareScreen(in: $0) }
    #expect(counter.times.filter { $0 == counter.times[0] }.count == 5)
    #expect(zip(counter.times.dropFirst(4), counter.times.dropFirst(5)).allSatisfy { $0 < $1 })
    #expect(counter.times.count > 8)
  }

  @Test func context() throws {
    let handlers = Handlers(show: { _, screen in MendingTests.lift(screen) })
    #expect(try largestDistance(handlers, mending: []) == 336)
    #expect(try largestDistance(handlers, mending: .context) == 0)
    // It is so already where handlers run there.
    #expect(try largestDistance(handlers, mending: [], context: .inherited) == 0)
  }

  /// The frame that a show announces, by what is mended.
  private func heard(_ script: Script, mending: Mending, inset: Double = 0) throws -> Rect {
    final class Ear { var frame = Rect.zero }
    let ear = Ear()
    let handlers = Handlers(
      load: { $0.view.safeAreaInsets = Insets(bottom: inset) },
      other: { keyboard, _ in
        if keyboard.name == .willChangeFrame { ear.frame = keyboard.frameEnd }
      })
    _ = try script.play(handlers, named: "test", mending: mending) { BareScreen(in: $0) }
    return ear.frame
  }

  @Test(arguments: [0.0, 20, 34, 336, 400]) func inset(_ inset: Double) throws {
    let lost = min(inset, 336)
    #expect(
      try heard(testScript(), mending: .inset, inset: inset)
        == Rect(x: 0, y: 331 + lost, width: 375, height: 336 - lost))
    #expect(
      try heard(testScript(), mending: [], inset: inset)
        == Rect(x: 0, y: 331, width: 375, height: 336))
  }

  @Test func heightOfAKeyboardThatFades() throws {
    var script = try testScript(hideAt: 1)
    script.keyboard.transition = .crossFade
    #expect(try heard(script, mending: []) == .zero)
    #expect(
      try heard(script, mending: .height) == Rect(x: 0, y: 667, width: 375, height: 0))
  }

  @Test func heightOfAKeyboardThatIsElsewhere() throws {
    var script = try testScript()
    let tablets = Device.presetNames.compactMap { Device(named: $0) }.filter(\.isTablet)
    let tablet = try #require(tablets.last)
    script.device = tablet
    let bottom = Rect(x: 0, y: tablet.size.height, width: tablet.size.width, height: 0)
    script.keyboard.position = .floating
    #expect(try heard(script, mending: []).height > 100)
    #expect(try heard(script, mending: .height) == bottom)
    script.keyboard.position = .docked
    script.keyboard.isHardware = true
    #expect(try heard(script, mending: []).height == 336)
    let frame = try heard(script, mending: .height)
    #expect(frame.height == tablet.size.height - frame.minY)
    #expect(frame.height < 100)
  }

  /// Mending nothing is playing the script as it is, whatever the handlers do.
  @Test(arguments: 0..<20) func nothingFixedIsTheSameFilm(seed: Int) throws {
    var random = SeededGenerator(UInt64(seed))
    let options = AnimationOptions(rawValue: UInt.random(in: 0..<8, using: &random) << 16)
    let delay = Bool.random(using: &random) ? Double.random(in: 0..<0.3, using: &random) : 0
    let lays = Bool.random(using: &random)
    let handlers = Handlers(show: { keyboard, screen in
      screen.asyncAfter(delay) { [unowned screen] in
        screen.animate(withDuration: keyboard.duration, options: options) {
          screen.barBottom.constant = -336
          if lays { screen.view.layoutIfNeeded() }
        }
      }
    })
    let script = try testScript(
      hideAt: Double.random(in: 0.1..<1, using: &random),
      context: Bool.random(using: &random) ? .deferred : .inherited)
    func film(_ mending: Mending) throws -> Film {
      try script.play(handlers, named: "test", mending: mending) { BareScreen(in: $0) }
    }
    #expect(try film([]) == script.play(handlers))
    #expect(try film(.curve) == film(.curve))
  }

  @Test func names() {
    #expect(
      Mending.allCases.map(\.name)
        == [
          "curve", "duration", "start", "layout", "context", "height", "inset", "stall", "reading",
        ])
    #expect(Mending([.layout, .curve]).name == "curve+layout")
    #expect(Mending([]).name == "nothing")
  }
}
