import TestSupport
import Testing

@testable import Stage

/// An app's window that does not fill a tablet's screen.
struct WindowsTests {
  private func script(
    _ window: AppWindow, device: String = "iPad Pro 13 (M4)",
    _ orientation: Device.Orientation = .landscapeRight,
    events: [ScriptEvent] = [ScriptEvent(at: 0, .showKeyboard())]
  ) throws -> Script {
    let device = try #require(Device(named: device, orientation: orientation))
    var script = Script(
      device: device, keyboard: KeyboardSetting(height: device.keyboardHeightWithSuggestions),
      events: events, until: 2)
    script.window = window
    return script
  }

  /// The widths that Apple's guidelines gave for iPads of 9.7, 10.5 and 12.9 inches in landscape.
  @Test(arguments: [
    (1024.0, 507.0, 694.0, 320.0), (1112, 551, 782, 320), (1366, 678, 981, 375),
  ])
  func aSplitViewsWidths(width: Double, half: Double, wide: Double, narrow: Double) throws {
    let device = try #require(
      Device(size: Size(width: width, height: 768), scale: 2, safeArea: Insets(top: 20)))
    func frame(_ place: AppWindow.Place) -> Rect { AppWindow.place(place).frame(on: device) }
    #expect(frame(.half) == Rect(x: 0, y: 0, width: half, height: 768))
    #expect(frame(.rightHalf) == Rect(x: width - half, y: 0, width: half, height: 768))
    #expect(frame(.twoThirds) == Rect(x: 0, y: 0, width: wide, height: 768))
    #expect(frame(.third) == Rect(x: width - narrow, y: 0, width: narrow, height: 768))
    #expect(frame(.full) == Rect(x: 0, y: 0, width: width, height: 768))
  }

  @Test(arguments: AppWindow.Place.allCases, Device.presetNames)
  func everyPlaceIsOnTheScreen(place: AppWindow.Place, name: String) throws {
    for orientation in Device.Orientation.allCases {
      let device = try #require(Device(named: name, orientation: orientation))
      guard device.isTablet else { continue }
      let frame = AppWindow.place(place).frame(on: device)
      #expect(frame.intersection(Rect(origin: .zero, size: device.size)) == frame)
      let scene = device.inWindow(frame)
      #expect(scene.size == frame.size)
      #expect(scene.safeArea.bottom <= device.safeArea.bottom)
      #expect(scene.safeArea.top <= device.safeArea.top)
    }
  }

  /// What a view is covered of is the intersection with the keyboard, wherever the window lies; the other way back too.
  @Test func coveredIsWhatIntersects() throws {
    var generator = SeededGenerator(34)
    for round in 0..<100 {
      let device = try #require(Device(named: "iPad Pro 13 (M4)", orientation: .landscapeRight))
      let frame = generator.nextWindow(on: device.size)
      let simulation = Simulation(try script(.frame(frame)))
      let view = View("view", in: simulation)
      simulation.window.addSubview(view)
      for _ in 0..<100 {
        view.frame = Rect(
          x: Double.random(in: 0...50, using: &generator).rounded(),
          y: Double.random(in: 0...50, using: &generator).rounded(),
          width: frame.width, height: frame.height)
        let top = Double.random(in: 0...device.size.height, using: &generator).rounded()
        let keyboard = Rect(
          x: 0, y: top, width: device.size.width, height: device.size.height - top)
        let onScreen = view.frame.offset(x: frame.minX, y: frame.minY)
        let covered = view.bounds.intersection(view.convert(reported: keyboard))
        #expect(covered.height == onScreen.intersection(keyboard).height, "\(round)")
        #expect(view.convert(toReported: view.bounds) == onScreen)
        #expect(view.convert(view.bounds, to: nil) == view.frame)
        #expect(view.convert(view.frame, from: nil) == view.bounds)
        // From the window an end frame is off by the window's origin.
        #expect(view.convert(keyboard, from: nil).minY == keyboard.minY - view.frame.minY)
      }
    }
  }

  @Test func theGuideIsWhatIntersects() throws {
    var generator = SeededGenerator(7)
    for _ in 0..<100 {
      let device = try #require(Device(named: "iPad Pro 13 (M4)", orientation: .landscapeRight))
      let frame = generator.nextWindow(on: device.size)
      let film = try script(.frame(frame)).play(
        Handlers(load: { screen in
          screen.view.frame = screen.simulation.window.bounds
          screen.barBottom.isActive = false
          screen.bar.bottomAnchor
            .constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor).isActive = true
        }))
      let keyboard = try #require(film.rect(of: .keyboard, at: .at(1.5)))
      let bar = try #require(film.rect(of: .toolbar, at: .at(1.5)))
      // A window that is covered as a whole has the bar's bottom at its top.
      #expect(bar.maxY == max(frame.minY, min(frame.maxY, keyboard.minY)), "\(frame)")
    }
  }

  @Test func anAccessoryIsAsWideAsTheWindowAndIsAtItsBottom() throws {
    let window = Rect(x: 100, y: 50, width: 500, height: 300)
    let film = try script(.frame(window)).play(
      Handlers(load: { $0.setInputAccessoryView($0.bar, height: 44) }))
    for time in [0.0, 1.5] {
      let bar = try #require(film.rect(of: .toolbar, at: .at(time)))
      #expect(bar == Rect(x: 100, y: 306, width: 500, height: 44))
    }
    let ends = film.log.compactMap { entry -> Double? in
      if case .notification(let told) = entry.action { told.frameEnd.height } else { nil }
    }
    // It does not lie on the keys, and so is no part of their frame.
    #expect(Set(ends) == [film.keyboardHeight])
  }

  @Test func aResizedWindowMovesAndTheKeyboardSaysNothing() throws {
    let film = try script(
      .full,
      events: [
        ScriptEvent(at: 0, .showKeyboard()), ScriptEvent(at: 0.8, .resize(.place(.slideOver))),
      ]
    ).play(Handlers())
    let after = film.log.filter { entry in
      if case .notification = entry.action { entry.time > 0.7 } else { false }
    }
    #expect(after.isEmpty)
    let device = film.device
    let frame = AppWindow.place(.slideOver).frame(on: device)
    #expect(film.rect(of: .sheet, at: .before(0)) == Rect(origin: .zero, size: device.size))
    #expect(film.rect(of: .sheet, at: .at(1.6)) == frame)
  }

  @Test func aGivenFrameIsTurnedInProportion() {
    let frame = AppWindow.frame(Rect(x: 400, y: 0, width: 200, height: 300))
    let turned = frame.turned(
      from: Size(width: 1000, height: 600), to: Size(width: 600, height: 1000))
    #expect(turned == .frame(Rect(x: 200, y: 100, width: 200, height: 300)))
    #expect(AppWindow.place(.third).turned(from: .zero, to: .zero) == .place(.third))
    // One that reaches far beyond an edge stays on the screen.
    let far = AppWindow.frame(Rect(x: 800, y: 100, width: 400, height: 600))
      .turned(from: Size(width: 834, height: 1194), to: Size(width: 1194, height: 834))
    #expect(far.description.contains("994"))
  }

  @Test(arguments: [
    AppWindow.frame(Rect(x: 2000, y: 0, width: 100, height: 100)),
    .frame(Rect(x: 0, y: 0, width: 0.5, height: 100)),
    .frame(Rect(x: 0, y: 0, width: 100, height: 5000)),
    .frame(Rect(x: .nan, y: 0, width: 100, height: 100)),
  ])
  func impossibleFramesAreRefused(window: AppWindow) throws {
    let script = try script(window)
    #expect(throws: PlayError.self) { try script.check() }
  }

  /// A window is held to the screen as the device is held by then.
  @Test func aResizedWindowIsOnTheTurnedScreen() throws {
    let wide = AppWindow.frame(Rect(x: 1100, y: 0, width: 250, height: 700))
    func script(_ events: [ScriptEvent]) throws -> Script {
      try self.script(.full, .portrait, events: events)
    }
    let before = try script([ScriptEvent(at: 0, .resize(wide))])
    #expect(throws: PlayError.self) { try before.check() }
    let after = try script([
      ScriptEvent(at: 1, .resize(wide)), ScriptEvent(at: 0, .rotate(.landscapeRight)),
    ])
    #expect(throws: Never.self) { try after.check() }
  }

  /// The keyboard of the app beside it is lent: one's own is as high as before.
  @Test func anotherAppsKeyboardLeavesOnesOwnHeight() throws {
    let film = try script(
      .place(.half),
      events: [
        ScriptEvent(at: 0, .otherKeyboard(OtherKeyboard(isShown: true, height: 200))),
        ScriptEvent(at: 0.6, .otherKeyboard(OtherKeyboard(isShown: false))),
        ScriptEvent(at: 1.2, .showKeyboard()),
      ]
    ).play(Handlers())
    let screen = film.device.size.height
    #expect(film.rect(of: .keyboard, at: .at(0.55))?.minY == screen - 200)
    #expect(film.rect(of: .keyboard, at: .at(2))?.minY == screen - film.keyboardHeight)
    let isLocal = film.log.compactMap { entry -> Bool? in
      if case .notification(let told) = entry.action, told.name == .willShow {
        told.isLocal
      } else {
        nil
      }
    }
    #expect(isLocal == [false, true])
  }

  /// Of full screens another app's keyboard is told and not seen, whatever becomes of the window later.
  @Test func anotherAppsKeyboardIsNotOnAFullScreen() throws {
    let film = try script(
      .full,
      events: [
        ScriptEvent(at: 0, .otherKeyboard(OtherKeyboard(isShown: true))),
        ScriptEvent(at: 1.8, .resize(.place(.half))),
      ]
    ).play(Handlers())
    #expect(!film.showsKeyboard(at: 1))
  }

  @Test func phonesAndOldSystemsHaveOneWindow() throws {
    let phone = try script(.place(.half), device: "iPhone 7")
    #expect(throws: PlayError.self) { try phone.check() }
    var old = try script(.place(.half))
    old.system = .ios7
    #expect(throws: PlayError.self) { try old.check() }
    let fills = try script(.full, device: "iPhone 7")
    #expect(throws: Never.self) { try fills.check() }
  }

  /// A window over the whole screen plays as none does, but for the window itself.
  @Test func aWindowAsLargeAsTheScreenChangesNothing() throws {
    let whole = try script(.full)
    let framed = try script(.frame(Rect(origin: .zero, size: whole.device.size)))
    let handlers = Handlers(show: { keyboard, screen in
      screen.animate(
        withDuration: keyboard.duration, options: AnimationOptions(curve: keyboard.curve)
      ) {
        let frame = screen.view.convert(keyboard.frameEnd, from: nil)
        screen.bar.transform = .translation(
          x: 0, y: -screen.view.bounds.intersection(frame).height)
      }
    })
    let (one, other) = (try whole.play(handlers), try framed.play(handlers))
    for time in stride(from: 0, through: 2, by: 1.0 / 60) {
      #expect(one.rect(of: .toolbar, at: .at(time)) == other.rect(of: .toolbar, at: .at(time)))
    }
  }
}
