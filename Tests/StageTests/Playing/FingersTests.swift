import Stage
import TestSupport
import Testing

/// A screen with a list of 2000 points in a view 600 points high, and the handler of a drag.
private final class ListScreen: AppScreen {
  unowned let simulation: Simulation
  let view: View
  let list: ScrollView

  init(in simulation: Simulation) {
    self.simulation = simulation
    view = View("view", in: simulation)
    list = ScrollView("list", in: simulation)
    view.frame = Rect(origin: .zero, size: simulation.device.size)
    simulation.window.addSubview(view)
    view.addSubview(list)
    list.frame = Rect(x: 0, y: 0, width: 375, height: 600)
    list.contentSize = Size(width: 375, height: 2000)
  }

  var landmarks: [Landmark: View] { [.toolbar: list] }
  var scrollView: ScrollView? { list }
}

private final class Listening: Approach {
  typealias Screen = ListScreen
  var heard: [(what: String, time: Double)] = []
  /// The offset at each tick.
  var offsets: [Double] = []

  func viewDidLoad(_ screen: ListScreen) {
    screen.displayLink { [unowned self, unowned screen] _ in
      offsets.append(screen.list.contentOffset.y)
    }
  }

  func scrollViewWillBeginDragging(on screen: ListScreen) {
    heard.append(("drag", screen.simulation.now))
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: ListScreen) {
    heard.append(("\(keyboard.name) \(keyboard.duration)", screen.simulation.now))
  }

  func keyboardDidShow(_ keyboard: KeyboardNotification, on screen: ListScreen) {
    heard.append(("\(keyboard.name)", screen.simulation.now))
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on screen: ListScreen) {
    heard.append(("\(keyboard.name) from \(keyboard.frameBegin.minY)", screen.simulation.now))
  }
}

struct FingersTests {
  private func play(
    _ events: [ScriptEvent], until: Double = 3
  ) throws -> (film: Film, approach: Listening) {
    var script = try testScript(until: until)
    script.events += events
    let approach = Listening()
    let film = try script.play(approach, named: "test") { ListScreen(in: $0) }
    return (film, approach)
  }

  private func finger(
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
      approach.heard.map(\.what) == ["willShow 0.25", "didShow", "drag", "willHide from 431.0"])
    #expect(approach.heard.map(\.time) == [0, 0.5, 61.0 / 60, 1.5])
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
  @Test func cancelledItReturnsAtAPaceOfItsOwn() throws {
    let (film, approach) = try play([finger([(0, 231), (0.5, 500)], .cancel)])
    #expect(
      approach.heard.map(\.what) == [
        "willShow 0.25", "didShow", "drag", "willShow 0.0", "didShow",
      ])
    #expect(approach.heard.last.map { abs($0.time - 1.645) < 1e-9 } == true)
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

  @Test func aKeyboardOnItsWayIsNotTakenHoldOf() throws {
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

  // MARK: Scrolling

  @Test func aDragScrollsForAQuarterOfASecondAndDismisses() throws {
    let (film, approach) = try play([ScriptEvent(at: 1, .scroll(by: 300))])
    #expect(approach.heard.map(\.what).suffix(2) == ["drag", "willHide from 331.0"])
    #expect(approach.heard.suffix(2).map(\.time) == [1, 1])
    // The approach's link was there first, so it sees the offset of the tick before.
    #expect(approach.offsets[60] == 0)
    for tick in 1...15 {
      #expect(abs(approach.offsets[60 + tick] - 20 * Double(tick)) < 1e-5)
    }
    #expect(approach.offsets[100] == 300)
    #expect(film.keyboardSpans == [0...1.5])
  }

  @Test func theOffsetIsClamped() throws {
    for (distance, end) in [(1399.0, 1399.0), (1400, 1400), (1401, 1400), (-50, 0)] {
      let (_, approach) = try play([ScriptEvent(at: 1, .scroll(by: distance))])
      #expect(approach.offsets.last == end)
      #expect(approach.offsets.allSatisfy { (0...1400).contains($0) })
    }
  }

  @Test func withoutAListThereIsNothingToScroll() throws {
    var script = try testScript()
    script.events.append(ScriptEvent(at: 1, .scroll(by: 300)))
    #expect(try script.play(Handlers()).warnings.count == 1)
  }
}
