import Stage
import TestSupport
import Testing

struct KeyboardLayoutGuideTests {
  /// Pins the bar's bottom to the guide of the screen's view.
  private func pinned(
    safeBottom: Double = 0, _ change: @escaping (KeyboardLayoutGuide) -> Void = { _ in }
  ) -> Handlers {
    Handlers(load: { screen in
      screen.view.safeAreaInsets.bottom = safeBottom
      let guide = screen.view.keyboardLayoutGuide
      change(guide)
      screen.barBottom.isActive = false
      screen.bar.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    })
  }

  private func bottom(_ film: Film, at time: Double) throws -> Double {
    try #require(film.rect(of: .toolbar, at: .at(time))).maxY
  }

  /// Random heights, interruptions, contexts and fingers, between frames too: what is pinned to the guide stands on
  /// the keyboard to the bit; where the keyboard changes its height on its way, to a step of the grid, as its top is
  /// the sum of two motions then.
  @Test func pinnedViewsAreOnTheKeyboardExactly() throws {
    var random = SeededGenerator(21)
    for _ in 0..<40 {
      var script = try testScript(
        context: Bool.random(using: &random) ? .inherited : .deferred, until: 3)
      script.keyboard.height = Double.random(in: 60...450, using: &random)
      var time = 0.0
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        time += Double.random(in: 0.05...0.7, using: &random)
        let path = FingerPath(
          [
            FingerPath.Touch(time: 0, y: 100),
            FingerPath.Touch(time: 0.3, y: Double.random(in: 200...660, using: &random)),
          ], release: Bool.random(using: &random) ? .cancel : .dismiss)
        let actions: [ScriptEvent.Action] = [
          .hideKeyboard, .showKeyboard(), .finger(path),
          .showKeyboard(height: Double.random(in: 60...450, using: &random)),
        ]
        script.events.append(
          ScriptEvent(at: time, actions[Int.random(in: 0..<actions.count, using: &random)]))
      }
      let changesHeight = script.events.contains { event in
        if case .showKeyboard(height: .some, _) = event.action { true } else { false }
      }
      let rounding = changesHeight ? 0x1p-20 : 0
      let film = try script.play(pinned())
      for step in 0...600 {
        for moment in [Moment.at(Double(step) / 200), .before(Double(step) / 200)] {
          let keyboard = try #require(film.rect(of: .keyboard, at: moment))
          let bar = try #require(film.rect(of: .toolbar, at: moment))
          let gap = abs(bar.maxY - keyboard.minY)
          #expect(gap <= rounding, "\(script.events) at \(moment)")
        }
      }
    }
  }

  @Test func itRestsOnTheSafeAreaUnlessToldOtherwise() throws {
    let script = try testScript(hideAt: 1)
    let safe = try script.play(pinned(safeBottom: 34))
    #expect(try bottom(safe, at: 2) == 667 - 34)
    #expect(try bottom(safe, at: 0.9) == 331)
    // It covers 302 points less 34 in the time in which the keyboard covers 336.
    let keyboard = try #require(safe.rect(of: .keyboard, at: .at(0.1))).minY
    #expect(try abs(bottom(safe, at: 0.1) - (633 - 302 * (667 - keyboard) / 336)) < 1e-5)

    let edge = try script.play(pinned(safeBottom: 34) { $0.usesBottomSafeArea = false })
    #expect(try bottom(edge, at: 2) == 667)
    #expect(try bottom(edge, at: 0.9) == 331)
  }

  /// A keyboard that covers no more than the safe area's inset does not move it.
  @Test func theLowerOfSafeAreaAndKeyboardDoesNotCount() throws {
    for (height, bottom) in [(33.0, 633.0), (34, 633), (35, 632)] {
      var script = try testScript()
      script.keyboard.height = height
      #expect(try self.bottom(try script.play(pinned(safeBottom: 34)), at: 1) == bottom)
    }
  }

  @Test func inAViewThatEndsAboveTheScreenItCountsWhatIsCovered() throws {
    for (end, bottom) in [(567.0, 331.0), (331, 331), (330, 330)] {
      var handlers = pinned()
      let load = handlers.load
      handlers.load = { screen in
        screen.view.frame = Rect(x: 0, y: 0, width: 375, height: end)
        load(screen)
      }
      let film = try testScript(hideAt: 1).play(handlers)
      #expect(try self.bottom(film, at: 2) == end)
      #expect(try self.bottom(film, at: 0.9) == bottom)
    }
  }

  @Test func aViewThatTakesAnotherSizeTakesItAlong() throws {
    var handlers = pinned(safeBottom: 20)
    handlers.other = { keyboard, screen in
      guard keyboard.name == .didShow else { return }
      screen.view.frame.size.height = 300
      screen.view.safeAreaInsets.bottom = 10
    }
    let film = try testScript(hideAt: 1).play(handlers)
    #expect(try bottom(film, at: 0.5) == 290)
    #expect(try bottom(film, at: 2) == 290)
  }

  /// The guide is not worked out anew for a view that something else moves, so both movements add up.
  @Test func aViewThatIsMovedTakesItAlong() throws {
    var handlers = pinned()
    handlers.show = { _, screen in screen.view.transform = .translation(x: 0, y: -336) }
    handlers.hide = { _, screen in screen.view.transform = .identity }
    let film = try testScript(hideAt: 1).play(handlers)
    #expect(try bottom(film, at: 0.9) == 667 - 2 * 336)
    #expect(try bottom(film, at: 2) == 667)
  }

  @Test(arguments: [KeyboardPosition.undocked, .split, .floating])
  func itFollowsAnUndockedKeyboardOnlyIfToldTo(position: KeyboardPosition) throws {
    let script = try tabletScript(position: position)
    let still = try script.play(pinned(safeBottom: 20))
    for time in [0.0, 0.1, 0.9, 1.1, 2] { #expect(try bottom(still, at: time) == 1004) }

    let following = try script.play(pinned(safeBottom: 20) { $0.followsUndockedKeyboard = true })
    let frame = try #require(following.rect(of: .keyboard, at: .at(0.9)))
    #expect(try bottom(following, at: 0.9) == frame.minY)
    #expect(try bottom(following, at: 2) == 1004)
    let guide = try #require(
      following.layers.firstIndex { $0.name == "view.keyboardLayoutGuide" })
    #expect(following.rect(of: guide, at: .at(0.9)) == frame)
  }

  /// WWDC 2021, session 10259: the guide is as wide as the screen, and has the narrow bar's own edges where it follows an
  /// undocked keyboard.
  @Test(arguments: [14, 15, 18]) func itHasANarrowBarsEdgesOnlyIfToldTo(major: Int) throws {
    var script = try tabletScript(isHardware: true)
    script.system = try #require(SystemVersion(major: major))
    for follows in [false, true] {
      let film = try script.play(pinned { $0.followsUndockedKeyboard = follows })
      let layer = try #require(film.layers.firstIndex { $0.name == "view.keyboardLayoutGuide" })
      let guide = try #require(film.rect(of: layer, at: .at(0.9)))
      let isNarrow = follows && major >= 15
      #expect(guide.minY == 1024 - 55 && guide.maxY == 1024 && guide.midX == 384)
      #expect((guide.width < 768) == isNarrow)
      #expect(try bottom(film, at: 0.9) == 1024 - 55)
      #expect(film.rect(of: layer, at: .at(2)).map(\.width) == 768)
    }
  }

  @Test func leavingTheDockItGoesBack() throws {
    var script = try tabletScript(hideAt: nil)
    script.events.append(ScriptEvent(at: 1, .moveKeyboard(.floating)))
    let film = try script.play(pinned())
    #expect(try bottom(film, at: 0.9) == 704)
    #expect(try bottom(film, at: 1) == 704)
    #expect(try bottom(film, at: 1.1) > 704)
    #expect(try bottom(film, at: 2) == 1024)
  }

  @Test func itFollowsAFadeAndGoesWithTheApp() throws {
    var script = try testScript(hideAt: 1)
    script.keyboard.transition = .crossFade
    let fade = try script.play(pinned())
    #expect(try bottom(fade, at: 0.9) == 331)
    #expect(try bottom(fade, at: 2) == 667)

    script = try testScript(until: 3)
    script.events += [
      ScriptEvent(at: 1, .enterBackground), ScriptEvent(at: 2, .enterForeground),
    ]
    let away = try script.play(pinned())
    for time in [0.9, 1, 1.5, 2, 2.5] { #expect(try bottom(away, at: time) == 331) }
  }

  @Test func beforeIOS15ItIsThereWithAWarning() throws {
    for (version, count) in [(14, 1), (15, 0), (16, 0)] {
      var script = try testScript()
      script.system = try #require(SystemVersion(major: version))
      #expect(try script.play(pinned()).warnings.count == count)
    }
  }
}
