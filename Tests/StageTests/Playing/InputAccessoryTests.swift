import Stage
import TestSupport
import Testing

struct InputAccessoryTests {
  /// Makes the bar the accessory.
  private let riding = Handlers(load: { $0.setInputAccessoryView($0.bar, height: 44) })

  private func script(
    _ device: String, hideAt: Double? = 1, system: SystemVersion = .ios18
  ) throws -> Script {
    var script = try testScript(hideAt: hideAt)
    script.device = try #require(Device(named: device))
    script.system = system
    return script
  }

  /// Its room is that of the home indicator, unless it says otherwise; on the keys it has none.
  @Test(arguments: [nil, 0, 10.0])
  func itHasRoomForTheHomeIndicatorAtRest(_ room: Double?) throws {
    let film = try script("iPhone 14").play(
      Handlers(load: { $0.setInputAccessoryView($0.bar, height: 44, room: room) }))
    let height = 44 + (room ?? 34)
    for time in [0.0, 1.5] {
      #expect(
        film.rect(of: .toolbar, at: .at(time))
          == Rect(x: 0, y: 844 - height, width: 390, height: height))
    }
    #expect(
      film.rect(of: .toolbar, at: .at(0.9))
        == Rect(x: 0, y: 844 - 336 - 44, width: 390, height: 44))
    let bar = try #require(film.layers.firstIndex { $0.name == "bar" })
    let keys = try #require(film.layers.firstIndex { $0.name == "keyboard" })
    #expect(bar < keys, "the keyboard lies in front of the bar")
  }

  /// Random heights, interruptions and fingers: its bottom is on the keyboard, without a home indicator to the bit.
  @Test func itIsOnTheKeyboardExactly() throws {
    var random = SeededGenerator(31)
    for _ in 0..<40 {
      let hasIndicator = Bool.random(using: &random)
      var script = try testScript(until: 3)
      if hasIndicator { script.device = try #require(Device(named: "iPhone X")) }
      script.keyboard.height = Double.random(in: 60...450, using: &random)
      let path = FingerPath(
        [
          FingerPath.Touch(time: 0, y: 100),
          FingerPath.Touch(time: 0.3, y: Double.random(in: 200...660, using: &random)),
        ], release: Bool.random(using: &random) ? .cancel : .dismiss)
      script.events += [
        ScriptEvent(at: Double.random(in: 0.05...1, using: &random), .hideKeyboard),
        ScriptEvent(at: 1, .showKeyboard()), ScriptEvent(at: 1.6, .finger(path)),
      ]
      let film = try script.play(riding)
      for step in 0...600 {
        for moment in [Moment.at(Double(step) / 200), .before(Double(step) / 200)] {
          let keyboard = try #require(film.rect(of: .keyboard, at: moment))
          let bottom = try #require(film.rect(of: .toolbar, at: moment)).maxY
          #expect(hasIndicator ? abs(bottom - keyboard.minY) < 4e-6 : bottom == keyboard.minY)
        }
      }
    }
  }

  /// badoo/Chatto, pull request 797.
  @Test func theNotifiedFramesHoldItUpToIOS18() throws {
    for version in [18, 25] {
      let system = try #require(SystemVersion(major: version))
      var script = try script("iPhone 14", system: system)
      let whole = Rect(x: 0, y: 844 - 336 - 44, width: 390, height: 336 + 44)
      for frame in Assumptions.AccessoryFrame.allCases {
        script.assumptions.accessoryFrame = frame
        let before = try KeyboardRecord(script, riding)
        let height = frame == .visible ? 44.0 + 34 : 336 + 44
        let hidden = Rect(x: 0, y: 844 - 34 - 44, width: 390, height: height)
        let shows = before.received.filter { $0.keyboard.name == .willShow }.map(\.keyboard)
        #expect(shows.last?.frameBegin == hidden)
        #expect(shows.last?.frameEnd == whole)
        #expect(try before.first(.willHide).frameEnd == hidden)
        // The accessory alone is announced as the screen appears.
        #expect(shows.dropLast().map(\.frameEnd) == (frame == .visible ? [hidden] : []))
      }
    }
    let after = try KeyboardRecord(try script("iPhone 14", system: .ios26), riding)
    #expect(
      try after.first(.willShow).frameEnd == Rect(x: 0, y: 844 - 336, width: 390, height: 336))
    #expect(try after.first(.willHide).frameEnd == Rect(x: 0, y: 844, width: 390, height: 336))
  }

  /// The finger enters the keyboard with its accessory.
  @Test func aFingerTakesHoldOfItsTop() throws {
    var script = try script("iPhone 14", hideAt: nil)
    script.events.append(
      ScriptEvent(
        at: 1,
        .finger(
          FingerPath(
            [FingerPath.Touch(time: 0, y: 364), FingerPath.Touch(time: 0.5, y: 564)],
            release: .cancel))))
    let film = try script.play(riding)
    for (time, top) in [(1.25, 464.0), (1.4, 524), (1.5, 564)] {
      #expect(film.rect(of: .toolbar, at: .at(time)).map { abs($0.minY - top) < 2e-6 } == true)
      #expect(
        film.rect(of: .keyboard, at: .at(time)).map { abs($0.minY - top - 44) < 2e-6 } == true)
    }
    #expect(film.rect(of: .toolbar, at: .at(2))?.minY == 464)
  }

  @Test func itTakesAnotherHeightInTheCallersContextAndLeaves() throws {
    var handlers = riding
    handlers.other = { keyboard, screen in
      switch keyboard.name {
      // Not the one of the accessory alone, as the screen appears.
      case .didShow where screen.simulation.now > 0:
        screen.animate(withDuration: 0.2, options: AnimationOptions(curve: .linear)) {
          screen.setInputAccessoryView(screen.bar, height: 64)
        }
      case .didHide: screen.setInputAccessoryView(nil)
      default: break
      }
    }
    let film = try testScript(hideAt: 1).play(handlers)
    #expect(film.rect(of: .toolbar, at: .at(0.5))?.minY == 287)
    #expect(film.rect(of: .toolbar, at: .at(0.6)).map { abs($0.minY - 277) < 1e-5 } == true)
    #expect(film.rect(of: .toolbar, at: .at(0.9)) == Rect(x: 0, y: 267, width: 375, height: 64))
    #expect(film.rect(of: .toolbar, at: .at(1.5)) == nil)
  }

  @Test func aGuideFollowsTheAccessoryToo() throws {
    var handlers = riding
    handlers.load = { screen in
      screen.setInputAccessoryView(screen.bar, height: 44)
      screen.content.removeFromSuperview()
      screen.view.addSubview(screen.content)
      screen.content.translatesAutoresizingMaskIntoConstraints = false
      Constraint.activate([
        screen.content.heightAnchor.constraint(equalToConstant: 10),
        screen.content.bottomAnchor.constraint(
          equalTo: screen.view.keyboardLayoutGuide.topAnchor),
      ])
    }
    let film = try testScript(hideAt: 1).play(handlers)
    for time in [0.0, 0.1, 0.5, 1, 1.2, 1.5] {
      #expect(
        film.rect(of: .toolbarContent, at: .at(time))?.maxY
          == film.rect(of: .toolbar, at: .at(time))?.minY)
    }
  }

  @Test func withAnUndockedKeyboardItIsAtTheBottom() throws {
    let film = try tabletScript(position: .floating).play(riding)
    for time in [0.0, 0.1, 0.9, 1.2, 2] {
      #expect(film.rect(of: .toolbar, at: .at(time))?.minY == 980)
    }
  }
}
