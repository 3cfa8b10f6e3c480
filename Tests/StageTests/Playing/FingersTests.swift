import Stage
import TestSupport
import Testing

struct FingersTests {
  func play(
    _ events: [ScriptEvent], until: Double = 3
  ) throws -> (film: Film, approach: FingerListener) {
    var script = try testScript(until: until)
    script.events += events
    let approach = FingerListener()
    let film = try script.play(approach, named: "test") { FingerScreen(in: $0) }
    return (film, approach)
  }

  func play(
    load: @escaping (FingerScreen) -> Void, didScroll: @escaping (ScrollView) -> Void = { _ in },
    onEnd: @escaping (ScrollView) -> Void = { _ in },
    target: Double? = nil, until: Double = 3, _ events: (FingersTests) -> [ScriptEvent]
  ) throws -> (film: Film, approach: FingerListener) {
    var script = try testScript(until: until)
    script.events += events(self)
    let approach = FingerListener()
    approach.load = load
    approach.didScroll = didScroll
    approach.onEnd = onEnd
    approach.target = target
    let film = try script.play(approach, named: "test") { FingerScreen(in: $0) }
    return (film, approach)
  }

  func finger(
    _ touches: [(Double, Double)], _ release: FingerPath.Release, at time: Double = 1
  ) -> ScriptEvent {
    ScriptEvent(
      at: time,
      .finger(
        FingerPath(
          touches.map { FingerPath.Touch(time: $0.0, y: $0.1) }, release: release)))
  }

  // MARK: Taking the keyboard along

  /// Random paths: at each tick the keyboard's top is at the finger, and never outside its way; between ticks it
  /// stands still.
  @Test func itsTopIsAtTheFingerTickByTick() throws {
    var random = SeededGenerator(5)
    for _ in 0..<30 {
      var touches: [(Double, Double)] = [(0, Double.random(in: 50...331, using: &random))]
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        touches.append(
          (
            (touches.last?.0 ?? 0) + Double.random(in: 0.05...0.4, using: &random),
            Double.random(in: 50...660, using: &random)
          ))
      }
      let (film, _) = try play([finger(touches, .cancel)])
      let end = touches.last?.0 ?? 0
      var tick = 61
      while Double(tick) / 60 < 1 + end {
        let time = Double(tick) / 60
        let y = position(touches, at: time - 1)
        let top = try #require(film.rect(of: .keyboard, at: .at(time))).minY
        #expect(abs(top - min(max(y, 331), 667)) < 2e-6, "\(touches) at \(time)")
        #expect(film.rect(of: .keyboard, at: .before(time + 1.0 / 60))?.minY == top)
        tick += 1
      }
      #expect(film.rect(of: .keyboard, at: .at(3))?.minY == 331)
      #expect(film.keyboardSpans == [0...3])
    }
  }

  private func position(_ touches: [(Double, Double)], at time: Double) -> Double {
    for (from, to) in zip(touches, touches.dropFirst()) where time < to.0 {
      return from.1 + (to.1 - from.1) * (time - from.0) / (to.0 - from.0)
    }
    return touches.last?.1 ?? 0
  }

  @Test func releasedToGoItGoesWithItsOwnMotionFromWhereItIs() throws {
    let (film, approach) = try play([finger([(0, 231), (0.5, 431)], .dismiss)])
    #expect(
      approach.heardOfKeyboard.map(\.what) == [
        "willShow 0.25", "didShow", "drag", "willHide from 431.0",
      ])
    #expect(approach.heardOfKeyboard.map(\.time) == [0, 0.5, 61.0 / 60, 1.5])
    let motion = KeyboardMotion.ios7
    let timing = try #require(Timing(motion: motion.motion, duration: motion.duration))
    for time in [1.5, 1.55, 1.6, 1.8, 1.99, 2] {
      let top = try #require(film.rect(of: .keyboard, at: .at(time))).minY
      #expect(abs(top - (431 + 236 * timing.progress(at: time - 1.5))) < 1e-5)
    }
    #expect(film.keyboardSpans == [0...2])
    #expect(film.warnings.isEmpty)
  }

  /// 169 points take 0.145 s, on easeInOut.
  @Test func cancelledItReturnsAtItsOwnPace() throws {
    let (film, approach) = try play([finger([(0, 231), (0.5, 500)], .cancel)])
    #expect(
      approach.heardOfKeyboard.map(\.what) == [
        "willShow 0.25", "didShow", "drag", "willShow 0.0", "didShow",
      ])
    #expect(approach.heardOfKeyboard.last.map { abs($0.time - 1.645) < 1e-9 } == true)
    func top(_ time: Double) throws -> Double {
      try #require(film.rect(of: .keyboard, at: .at(time))).minY
    }
    #expect(try top(1.5) == 500)
    #expect(try abs(top(1.5 + 0.145 / 2) - 415.5) < 1e-3)
    #expect(try top(1.645) == 331)
    // Slow at first, which the keyboard's own spring is not.
    #expect(try top(1.5 + 0.0145) > 500 - 169 * 0.03)
    #expect(film.keyboardSpans == [0...3])
  }

  @Test func aFingerThatNeverReachesItLeavesItAlone() throws {
    for (lowest, touched) in [(330.0, false), (331, false), (332, true)] {
      let (film, approach) = try play([finger([(0, 100), (0.5, lowest)], .dismiss)])
      #expect(film.warnings.isEmpty == touched)
      #expect(approach.heard.contains { $0.what.hasPrefix("willHide") } == touched)
    }
  }

  @Test func aMovingKeyboardIsNotGrabbed() throws {
    let (film, _) = try play([finger([(0, 600), (0.2, 650)], .dismiss, at: 0.1)])
    #expect(film.warnings.count == 1)
    #expect(film.rect(of: .keyboard, at: .at(2))?.minY == 331)
  }

  @Test func whatElseMovesItEndsTheHold() throws {
    let (film, approach) = try play([
      finger([(0, 231), (1, 600)], .cancel), ScriptEvent(at: 1.5, .hideKeyboard),
    ])
    #expect(approach.heard.filter { $0.what.hasPrefix("willShow") }.count == 1)
    #expect(film.rect(of: .keyboard, at: .at(3))?.minY == 667)
    #expect(film.keyboardSpans == [0...2])
  }

  // MARK: The list under it

  /// RNKC, pull requests 1564 and 1565: the drag is the scroll view's own, also while it moves the keyboard.
  @Test func theListFollowsTheFingerThatTakesTheKeyboard() throws {
    let (_, approach) = try play(load: { $0.list.contentOffset.y = 700 }) {
      [$0.finger([(0, 200), (0.2, 300), (0.5, 560), (0.6, 560)], .dismiss)]
    }
    // The approach's link was there first, so it sees the offset of the tick before; the finger touches at tick 61.
    for tick in 61...95 {
      let time = Double(tick) / 60 - 1
      let way = position([(0, 200), (0.2, 300), (0.5, 560), (0.6, 560)], at: time) - 200
      let first = 100.0 * 5 / 60
      #expect(abs(approach.offsets[tick] - (700 - way + first)) < 1e-4)
    }
    // It rested before it left, so the list rests too.
    #expect(approach.offsets.last == approach.offsets[98])
  }

  /// Radar 19629856: beyond its end the list gives way less and less, and bounces back while the keyboard goes.
  @Test func beyondItsEndTheListIsPulledAndBouncesBack() throws {
    let touches = [(0.0, 200.0), (0.5, 600)]
    let (film, approach) = try play([finger(touches, .dismiss)], until: 5)
    for tick in 62...90 {
      let pulled = position(touches, at: Double(tick) / 60 - 1) - position(touches, at: 1.0 / 60)
      let band = try #require(RubberBand(length: 600))
      #expect(abs(approach.offsets[tick] + band.shown(of: pulled)) < 1e-4)
    }
    #expect(approach.offsets.last == 0)
    // 800 points a second, of which the band still showed some, carry it further before it returns.
    let least = try #require(approach.offsets.min())
    #expect(least < approach.offsets[90] - 1)
    #expect(film.overscroll(at: .at(1.5)) == approach.offsets[90])
    #expect(film.overscroll(at: .at(1)) == 0)
    #expect(film.overscroll(at: .at(5)) == 0)
    #expect(film.isScrolledByFinger(in: 1.2...1.3))
    #expect(!film.isScrolledByFinger(in: 0...1))
    #expect(!film.isScrolledByFinger(in: 4.9...5))
  }

  /// Radar 14839243: there is no interactive dismissal where nothing can be scrolled.
  @Test func contentThatFitsIsDraggedOnlyIfItAlwaysBounces() throws {
    for bounces in [false, true] {
      let (film, approach) = try play(load: {
        $0.list.contentSize.height = 300
        $0.list.alwaysBounceVertical = bounces
      }) { [$0.finger([(0, 231), (0.5, 500)], .dismiss)] }
      #expect(film.warnings.isEmpty == bounces)
      #expect(film.keyboardSpans == [bounces ? 0...2 : 0...3])
      #expect(approach.heard.contains { $0.what == "drag" } == bounces)
    }
  }

  @Test func theModeSaysHowADragDismisses() throws {
    for mode in KeyboardDismissMode.allCases {
      let (film, _) = try play(load: { $0.list.keyboardDismissMode = mode }) {
        [$0.finger([(0, 231), (0.5, 500)], .dismiss)]
      }
      let tick = 1 + 1.0 / 60
      let end = [KeyboardDismissMode.none: 3.0, .onDrag: tick + 0.5, .interactive: 2][mode]
      #expect(film.keyboardSpans.last?.upperBound == end, "\(mode)")
      #expect(film.warnings.isEmpty)
      let (scrolled, _) = try play(load: { $0.list.keyboardDismissMode = mode }) { _ in
        [ScriptEvent(at: 1, .scroll(by: 100))]
      }
      #expect(scrolled.keyboardSpans == [mode == .onDrag ? 0...1.5 : 0...3], "\(mode)")
    }
  }

  /// WWDC 2023, session 10281: the finger takes hold as it meets what stands on the keyboard.
  @Test func dismissPaddingTakesHoldEarlier() throws {
    let touches = [(0.0, 200.0), (0.5, 400)]
    for padding in [0.0, 44] {
      let (film, _) = try play(load: {
        $0.view.keyboardLayoutGuide.keyboardDismissPadding = padding
      }) { [$0.finger(touches, .cancel)] }
      for tick in 61...89 {
        let y = position(touches, at: Double(tick) / 60 - 1)
        let top = try #require(film.rect(of: .keyboard, at: .at(Double(tick) / 60))).minY
        #expect(abs(top - max(331, y + padding)) < 2e-6)
      }
    }
    for wrong in [-1, Double.nan, .infinity] {
      let (film, _) = try play(load: {
        $0.view.keyboardLayoutGuide.keyboardDismissPadding = wrong
        #expect($0.view.keyboardLayoutGuide.keyboardDismissPadding == 0)
      }) { _ in [] }
      #expect(film.warnings.count == 1)
    }
  }

  @Test func handlersKnowWhereTheFingerIs() throws {
    let touches = [(0.0, 200.0), (0.5, 400), (0.6, 390)]
    var seen: [(state: PanGestureRecognizer.State, at: Point, moved: Point, speed: Point)] = []
    let (_, _) = try play(load: { screen in
      screen.list.addPanTarget { [unowned screen] pan in
        // The list's own coordinates move with what it shows.
        #expect(
          abs(
            pan.location(in: screen.list).y - pan.location(in: nil).y - screen.list.contentOffset.y)
            < 1e-9)
        seen.append(
          (
            pan.state, pan.location(in: screen.view), pan.translation(in: screen.view),
            pan.velocity(in: screen.view)
          ))
      }
    }) { [$0.finger(touches, .cancel)] }
    #expect(seen.count == 36)
    #expect(seen.first?.state == .began && seen.last?.state == .ended)
    #expect(seen.dropFirst().dropLast().allSatisfy { $0.state == .changed })
    for (index, pan) in seen.enumerated() {
      let y = position(touches, at: Double(index + 1) / 60)
      #expect(abs(pan.at.y - y) < 2e-6 && pan.at.x == 187.5)
      #expect(abs(pan.moved.y - (y - 200 - 20.0 / 3)) < 2e-6 && pan.moved.x == 0)
    }
    #expect(seen[10].speed == Point(x: 0, y: 400))
    #expect(seen.last.map { abs($0.speed.y + 100) < 1e-6 } == true)
  }

  /// A list that ends at the keyboard and is at its end stays there as the finger takes both down.
  @Test func aListAtItsEndStaysThereAsTheKeyboardMakesRoom() throws {
    var distances: [Double] = []
    let (film, _) = try play(load: { screen in
      let (list, view) = (screen.list, screen.view)
      list.translatesAutoresizingMaskIntoConstraints = false
      Constraint.activate([
        list.topAnchor.constraint(equalTo: view.topAnchor),
        list.leftAnchor.constraint(equalTo: view.leftAnchor),
        list.rightAnchor.constraint(equalTo: view.rightAnchor),
        list.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
      screen.asyncAfter(0.9) { [unowned list] in list.contentOffset.y = list.maximumOffset }
      list.addPanTarget { [unowned list] _ in
        distances.append(list.contentOffset.y - list.maximumOffset)
      }
    }) { [$0.finger([(0, 331), (0.5, 620), (0.6, 620)], .dismiss)] }
    // But for the way of the first tick, on which the finger touches.
    #expect(distances.count == 36)
    #expect(distances.allSatisfy { abs($0) < 10 + 1e-4 })
    #expect(distances.suffix(30).allSatisfy { abs($0 - (distances.last ?? 0)) < 1e-4 })
    #expect(film.warnings.isEmpty)
  }

  @Test func aListThatMovesLeavesNothingBehind() throws {
    weak var simulation: Simulation?
    weak var list: ScrollView?
    var script = try testScript(until: 1.5)
    script.events.append(ScriptEvent(at: 1, .scroll(by: 500)))
    _ = try script.play(FingerListener(), named: "test") { stage in
      simulation = stage
      let screen = FingerScreen(in: stage)
      list = screen.list
      screen.list.addPanTarget { [unowned screen] _ in _ = screen.list }
      return screen
    }
    #expect(simulation == nil)
    #expect(list == nil)
  }
}
