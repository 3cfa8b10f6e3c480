import Testing

@testable import Stage

struct TurningTests {
  /// A script on a device whose keyboard comes at 0 and that is turned later.
  private func script(
    _ turns: [(Double, Device.Orientation)], on device: String = "iPhone X",
    height: Double = 336, system: SystemVersion = .ios18, context: HandlerContext = .deferred
  ) throws -> Script {
    Script(
      device: try #require(Device(named: device)), keyboard: KeyboardSetting(height: height),
      context: context, system: system,
      events: [ScriptEvent(at: 0, .showKeyboard())]
        + turns.map { ScriptEvent(at: $0.0, .rotate($0.1)) }, until: 3)
  }

  /// What a screen and its approach were told, in order.
  private final class Witness {
    var calls: [String] = []
    var notifications: [KeyboardNotification] = []
    var hides: [KeyboardNotification] = []
    var times: [Double] = []
  }

  private final class TurningScreen: AppScreen {
    unowned let simulation: Simulation
    let view: View
    let witness: Witness
    var landmarks: [Landmark: View] { [:] }

    init(_ witness: Witness, in simulation: Simulation) {
      self.simulation = simulation
      self.witness = witness
      view = View("view", in: simulation)
      view.frame = Rect(origin: .zero, size: simulation.device.size)
      simulation.window.addSubview(view)
    }

    func viewWillTransition(to device: Device) {
      witness.calls.append("screen \(device.orientation.rawValue)")
      #expect(simulation.window.bounds.size == device.size)
      #expect(simulation.device == device)
      view.frame = Rect(origin: .zero, size: device.size)
    }

    func keyboardFrameDidChange(to frame: Rect) {
      witness.calls.append("frame \(frame.height.shortest)")
    }
  }

  private struct Turned: Approach {
    func viewWillTransition(to size: Size, on screen: TurningScreen) {
      screen.witness.calls.append("approach \(size.width.shortest)")
    }
    func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: TurningScreen) {
      screen.witness.calls.append("willShow")
      screen.witness.notifications.append(keyboard)
      screen.witness.times.append(screen.simulation.now)
    }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on screen: TurningScreen) {
      screen.witness.calls.append("willHide")
      screen.witness.hides.append(keyboard)
    }
    func keyboardDidHide(_ keyboard: KeyboardNotification, on screen: TurningScreen) {
      screen.witness.calls.append("didHide")
    }
    func keyboardDidShow(_ keyboard: KeyboardNotification, on screen: TurningScreen) {
      screen.witness.times.append(screen.simulation.now)
    }
  }

  private func play(_ script: Script) throws -> (Film, Witness) {
    let witness = Witness()
    let film = try script.play(Turned(), named: "turned") { TurningScreen(witness, in: $0) }
    return (film, witness)
  }

  @Test func allObserversAreNotifiedInOrder() throws {
    let (_, inherited) = try play(script([(1, .landscapeRight)], context: .inherited))
    #expect(
      inherited.calls == [
        "willShow", "frame 336", "willHide", "didHide", "screen landscape", "approach 812",
        "willShow", "frame 209",
      ])
    let (_, deferred) = try play(script([(1, .landscapeRight)]))
    #expect(
      deferred.calls == [
        "frame 336", "willShow", "screen landscape", "approach 812", "frame 209", "willHide",
        "didHide", "willShow",
      ])
    #expect(deferred.times == [0, 0.5, 1, 1.3])
  }

  /// WebKit's WKWebView.mm and apontious.com (10 January 2013): a hide is announced before the turn, in the old
  /// interface's coordinates, and a show in it; the keyboard is there all along.
  @Test func aTurnIsAHideAndAShow() throws {
    let (film, witness) = try play(script([(1, .landscapeRight)], context: .inherited))
    let hide = try #require(witness.hides.first)
    #expect(witness.hides.count == 1)
    #expect(hide.frameBegin == Rect(x: 0, y: 476, width: 375, height: 336))
    #expect(hide.frameEnd == Rect(x: 0, y: 812, width: 375, height: 336))
    #expect(film.keyboardSpans == [0...3])
    var script = try script([(1, .landscapeRight)])
    script.device = try #require(Device(named: "iPad 9.7"))
    script.keyboard = KeyboardSetting(height: 320, position: .floating)
    #expect(try play(script).1.hides.isEmpty)
  }

  /// A block in the handlers of a turn: from iOS 8 on they run while animations are switched off
  /// (developer.apple.com/forums/thread/5706; smnh.me, part 2), unless they are dispatched.
  @Test(arguments: [
    (7, nil, HandlerContext.inherited, true), (8, nil, .inherited, false),
    (18, nil, .inherited, false), (18, nil, .deferred, true),
    (18, Assumptions.Turning.animates, .inherited, true),
  ])
  func whetherHandlersOfATurnAnimate(
    system: Int, turning: Assumptions.Turning?, context: HandlerContext, animates: Bool
  ) throws {
    var script = try testScript(context: context, until: 2)
    script.system = try #require(SystemVersion(major: system))
    script.assumptions.turning = turning
    script.events.append(ScriptEvent(at: 1, .rotate(.portraitUpsideDown)))
    let raise = { (lift: Double) in
      { (keyboard: KeyboardNotification, screen: BareScreen) in
        screen.animate(withDuration: keyboard.duration) {
          screen.bar.transform = .translation(x: 0, y: lift)
        }
      }
    }
    let film = try script.play(Handlers(show: raise(-100), hide: raise(0)))
    let changes = film.log.flatMap { entry -> [LogEntry.Change] in
      guard entry.time == 1, case .commit(let changes) = entry.action else { return [] }
      return changes.filter { $0.property == .translationY }
    }
    #expect(changes.contains { !$0.timings.isEmpty } == animates)
    #expect(film.warnings.isEmpty)
  }

  /// What a handler of a turn does about it: it switches animations on (gist smnh/e864896ba37bc4cfdce6).
  @Test func aHandlerMaySwitchAnimationsOn() throws {
    var script = try testScript(context: .inherited, until: 2)
    script.events.append(ScriptEvent(at: 1, .rotate(.landscapeRight)))
    let film = try script.play(
      Handlers(show: { keyboard, screen in
        let before = screen.animationsAreEnabled
        screen.animationsAreEnabled = true
        screen.animate(withDuration: keyboard.duration) {
          screen.bar.transform = .translation(x: 0, y: -keyboard.frameEnd.height)
        }
        screen.animationsAreEnabled = before
      }))
    let timings = film.log.flatMap { entry -> [Timing] in
      guard entry.time == 1, case .commit(let changes) = entry.action else { return [] }
      return changes.filter { $0.property == .translationY }.flatMap(\.timings)
    }
    #expect(timings.map(\.duration) == [0.3])
  }

  @Test func theFilmKnowsHowItWasHeld() throws {
    let (film, _) = try play(script([(1, .landscapeLeft), (2, .portrait)]))
    #expect(film.device.orientation == .portrait)
    #expect(film.devices.map(\.time) == [-.infinity, 1, 2])
    #expect(film.devices.map(\.device.orientation) == [.portrait, .landscapeLeft, .portrait])
    #expect(film.device(at: 0.999).size == Size(width: 375, height: 812))
    #expect(film.screen(at: 1) == Rect(x: 0, y: 0, width: 812, height: 375))
    #expect(film.screen(at: 2).size == film.screen.size)
    #expect(film.largestScreen == Rect(x: 0, y: 0, width: 812, height: 812))
    let still = try play(script([])).0
    #expect(still.largestScreen == still.screen)
    #expect(film.layers(at: 1.5).allSatisfy { $0.clip.maxX <= 812 && $0.clip.maxY <= 375 })
  }

  @Test func theKeyboardTakesTheHeightOfThePosture() throws {
    let (film, witness) = try play(
      script([(1, .landscapeRight), (2, .portrait)], height: 300))
    // 300 points leave no room for suggestions on this keyboard, so on its side it has none.
    #expect(witness.notifications.map(\.frameEnd.height) == [300, 171, 300])
    #expect(witness.notifications.map(\.duration) == [0.25, 0.3, 0.3])
    #expect(witness.notifications.map(\.curve) == [.keyboard, .easeInOut, .easeInOut])
    #expect(
      witness.notifications[1].frameBegin == Rect(x: 0, y: 512, width: 375, height: 300))
    #expect(
      witness.notifications[1].frameEnd == Rect(x: 0, y: 204, width: 812, height: 171))
    #expect(film.rect(of: .keyboard, at: .at(1.3)) == witness.notifications[1].frameEnd)
    #expect(film.rect(of: .keyboard, at: .at(2.5)) == witness.notifications[0].frameEnd)
    #expect(try play(script([(1, .landscapeRight)])).1.notifications.last?.frameEnd.height == 209)
    #expect(film.warnings.isEmpty)
  }

  @Test func theKeyboardsFaceIsThatOfThePosture() throws {
    let (film, _) = try play(script([(1, .landscapeRight)]))
    func footer(_ time: Double) -> Double? {
      film.layer(of: .keyboard, at: .at(time)).flatMap { layer in
        if case .keyboard(let face) = film.layers[layer].contents { face.footer } else { nil }
      }
    }
    #expect(footer(0.9) == 75)
    #expect(footer(1) == 21)
  }

  @Test(arguments: [("iPhone 7", 0.3), ("iPad 9.7", 0.4)])
  func aHalfTurnTakesTwiceAsLongAsAQuarter(device: String, quarter: Double) throws {
    let (_, first) = try play(script([(1, .landscapeRight)], on: device))
    #expect(first.notifications.last?.duration == quarter)
    let (film, half) = try play(script([(1, .portraitUpsideDown)], on: device, height: 300))
    #expect(half.notifications.last?.duration == 2 * quarter)
    #expect(half.notifications.last?.frameEnd == half.notifications.first?.frameEnd)
    #expect(film.largestScreen == film.screen)
  }

  @Test func onOldSystemsItIsAnnouncedInTheUprightWindow() throws {
    let (_, witness) = try play(
      script(
        [(1, .landscapeLeft), (2, .portraitUpsideDown)], on: "iPhone 5", height: 253,
        system: .ios7))
    #expect(
      witness.notifications.map(\.frameEnd) == [
        Rect(x: 0, y: 315, width: 320, height: 253), Rect(x: 121, y: 0, width: 199, height: 568),
        Rect(x: 0, y: 0, width: 320, height: 253),
      ])
  }

  @Test func aHiddenKeyboardIsTurnedUnseen() throws {
    var script = try script([(1, .landscapeRight)])
    script.events.removeFirst()
    let (film, witness) = try play(script)
    #expect(witness.calls == ["screen landscape", "approach 812"])
    #expect(film.rect(of: .keyboard, at: .at(2)) == Rect(x: 0, y: 375, width: 812, height: 209))
  }

  @Test func turningToHowItIsHeldOnlyWarns() throws {
    let (film, _) = try play(script([(1, .portrait)]))
    #expect(film.warnings.map(\.time) == [1])
    #expect(film.devices.count == 1)
  }
}
