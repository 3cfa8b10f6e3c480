import Stage
import TestSupport
import Testing

/// What holds for every film.
struct FilmTests {
  /// A bar that follows the keyboard by its transform.
  private let transform = Handlers(
    show: { keyboard, screen in
      screen.animate(withDuration: keyboard.duration, options: AnimationOptions(curve: .keyboard)) {
        screen.bar.transform = .translation(x: 0, y: -keyboard.frameEnd.height)
      }
    },
    hide: { keyboard, screen in
      screen.animate(withDuration: keyboard.duration, options: AnimationOptions(curve: .keyboard)) {
        screen.bar.transform = .identity
      }
    })

  @Test func theSamePlayGivesTheSameFilm() throws {
    let script = try testScript(hideAt: 0.7)
    #expect(try script.play(transform) == script.play(transform))
  }

  @Test func framesAt30AreTheEvenFramesAt60() throws {
    let slow = try testScript(hideAt: 0.31, framesPerSecond: 30).play(transform)
    let fast = try testScript(hideAt: 0.31, framesPerSecond: 60).play(transform)
    #expect(slow.frameCount == 61)
    #expect(fast.frameCount == 121)
    for frame in 0..<slow.frameCount {
      #expect(
        slow.layers(at: slow.time(ofFrame: frame)) == fast.layers(at: fast.time(ofFrame: 2 * frame))
      )
    }
  }

  /// What comes later changes nothing before it, and every event is the same whatever the frame rate.
  @Test func whatComesLaterChangesNothingBefore() throws {
    var random = SeededGenerator(9)
    for _ in 0..<10 {
      var script = try testScript()
      script.events = []
      var films: [Film] = []
      var time = 0.0
      for index in 0..<8 {
        let action: ScriptEvent.Action = index.isMultiple(of: 2) ? .showKeyboard() : .hideKeyboard
        script.events.append(ScriptEvent(at: time, action))
        films.append(try script.play(transform))
        time += Double.random(in: 0.01...0.25, using: &random)
      }
      for (shorter, longer) in zip(films, films.dropFirst()) {
        let end = try #require(longer.events.last).time
        for event in longer.events {
          let same = shorter.layers(at: event.time) == longer.layers(at: event.time)
          #expect(same || event.time >= end)
        }
        for frame in 0..<shorter.frameCount where shorter.time(ofFrame: frame) < end {
          #expect(
            shorter.layers(at: shorter.time(ofFrame: frame))
              == longer.layers(at: longer.time(ofFrame: frame)))
        }
      }
    }
  }

  @Test func anyOrderOfSamplingGivesTheSame() throws {
    let film = try testScript(hideAt: 0.3).play(transform)
    let forward = (0..<film.frameCount).map { film.layers(at: film.time(ofFrame: $0)) }
    let backward = (0..<film.frameCount).reversed().map { film.layers(at: film.time(ofFrame: $0)) }
    #expect(forward == backward.reversed())
  }

  /// Bar and keyboard stay together to the bit, whatever the height and whenever they are interrupted.
  @Test func aTransformWithTheCurveLeavesNoGapAtAll() throws {
    var random = SeededGenerator(5)
    for _ in 0..<60 {
      var script = try testScript()
      script.keyboard = KeyboardSetting(height: Double.random(in: 1...600, using: &random))
      script.events = []
      var time = 0.0
      for index in 0..<Int.random(in: 1...8, using: &random) {
        script.events.append(
          ScriptEvent(at: time, index.isMultiple(of: 2) ? .showKeyboard() : .hideKeyboard))
        time += Double.random(in: 0.001...0.6, using: &random)
      }
      script.until = time + 1
      let film = try script.play(transform)
      for frame in 0..<film.frameCount {
        let moment = Moment.at(film.time(ofFrame: frame))
        let keyboard = try #require(film.rect(of: .keyboard, at: moment))
        let bar = try #require(film.rect(of: .toolbar, at: moment))
        #expect(bar.maxY == keyboard.minY)
      }
    }
  }

  /// A hide in mid-show: the keyboard's place and speed have no break.
  @Test func aHideInMidShowIsContinuous() throws {
    for hideAt in [0.03, 0.1, 0.25, 0.45] {
      let film = try testScript(hideAt: hideAt).play(transform)
      func top(_ time: Double) throws -> Double { try film.top(of: "keyboard", at: time) }
      let step = 1e-4
      #expect(abs(try top(hideAt) - (try top(hideAt - 1e-9))) < 1e-5)
      let before = (try top(hideAt) - (try top(hideAt - step))) / step
      let after = (try top(hideAt + step) - (try top(hideAt))) / step
      // The second derivative is at most ω₀² · 336 · 2 on either side.
      #expect(abs(before - after) < step * 1000 / 3 * 336 * 4)
    }
  }

  @Test func theEndOfAMotionIsExactlyItsTarget() throws {
    let film = try testScript().play(transform)
    #expect(try film.top(of: "keyboard", at: 0.5) == 331)
    let residual = try film.top(of: "keyboard", at: 0.5 - 1e-9) - 331
    #expect(abs(residual - 336 * 0.001100) < 0.001)
  }

  @Test func aPlayLeavesNothingBehind() throws {
    weak var simulation: Simulation?
    weak var view: View?
    let film = try testScript(hideAt: 1).play(transform, named: "test") { stage in
      simulation = stage
      let screen = BareScreen(in: stage)
      view = screen.view
      return screen
    }
    #expect(film.frameCount == 121)
    #expect(simulation == nil)
    #expect(view == nil)
  }

  /// Nor does one that is given up, or whose completions would come after its end.
  @Test func aPlayThatEndsEarlyLeavesNothingBehind() throws {
    weak var simulation: Simulation?
    func again(_ screen: BareScreen) { screen.async { again(screen) } }
    let script = try testScript()
    #expect(throws: PlayError.self) {
      try script.play(Handlers(show: { _, screen in again(screen) }), named: "test") { stage in
        simulation = stage
        return BareScreen(in: stage)
      }
    }
    #expect(simulation == nil)
    let late = Handlers(show: { _, screen in
      screen.animate(withDuration: 100) {
        screen.bar.alpha = 0
      } completion: { _ in
        screen.bar.alpha = 1
      }
    })
    _ = try testScript(composition: .replacing).play(late, named: "test") { stage in
      simulation = stage
      return BareScreen(in: stage)
    }
    #expect(simulation == nil)
  }

  @Test func layersComeBackToFrontWithClipAndAlpha() throws {
    let film = try testScript().play(
      Handlers(load: { screen in
        screen.bar.clipsToBounds = true
        screen.bar.alpha = 0.5
        screen.content.alpha = 0.5
        screen.content.frame = Rect(x: 0, y: 20, width: 375, height: 100)
      }))
    let states = film.layers(at: 0)
    let names = states.map { film.layers[$0.index].name }
    #expect(
      names == ["window", "view", "bar", "content", "keyboard window", "keyboard", "system window"])
    let content = try #require(states.first { film.layers[$0.index].name == "content" })
    #expect(content.alpha == 0.25)
    #expect(content.clip == Rect(x: 0, y: 623, width: 375, height: 44))
    #expect(content.rect == Rect(x: 0, y: 643, width: 375, height: 100))
  }

  /// A view that moves to another superview is one layer after the other, never two at once.
  @Test func aViewMayMoveInTheTree() throws {
    let film = try testScript().play(
      byConstraints: false,
      Handlers(
        load: { screen in
          let above = View("above", in: screen.simulation)
          above.frame = Rect(x: 0, y: 10, width: 375, height: 100)
          screen.view.addSubview(above)
        },
        show: { _, screen in
          screen.asyncAfter(0.2) { [unowned screen] in screen.view.addSubview(screen.bar) }
          screen.asyncAfter(0.4) { [unowned screen] in
            screen.view.subviews.first { $0.name == "above" }?.addSubview(screen.bar)
          }
          screen.asyncAfter(0.6) { [unowned screen] in screen.bar.removeFromSuperview() }
          screen.asyncAfter(0.8) { [unowned screen] in screen.view.addSubview(screen.bar) }
        }))
    func names(_ time: Double) -> [String] {
      film.layers(at: time).map { film.layers[$0.index].name }.filter {
        ["bar", "above"].contains($0)
      }
    }
    #expect(names(0) == ["bar", "above"])
    #expect(names(0.2) == ["above", "bar"])
    #expect(names(0.4) == ["above", "bar"])
    #expect(names(0.6) == ["above"])
    #expect(names(0.8) == ["above", "bar"])
    func top(_ time: Double) -> Double? { film.rect(of: .toolbar, at: .at(time))?.minY }
    #expect([0, 0.2, 0.4, 0.6, 0.8].map(top) == [623, 623, 633, nil, 623])
    #expect(film.rect(of: .toolbarContent, at: .at(0.6)) == nil)
    #expect(film.rect(of: .toolbarContent, at: .before(0.6))?.minY == 633)
  }

  @Test func aViewCannotBeInItself() throws {
    let film = try testScript().play(
      Handlers(load: { screen in
        screen.bar.addSubview(screen.bar)
        screen.content.addSubview(screen.view)
        #expect(screen.view.superview === screen.simulation.window)
      }))
    #expect(film.warnings.count == 2)
  }

  /// The play owns its views: what only a handler's local held can still be filmed.
  @Test func anUnretainedViewIsFilmed() throws {
    let film = try testScript().play(
      byConstraints: false,
      Handlers(show: { _, screen in
        let box = View("box", in: screen.simulation)
        box.addSubview(screen.bar)
        screen.asyncAfter(0.1) { [unowned screen] in screen.bar.removeFromSuperview() }
      }))
    #expect(film.rect(of: .toolbar, at: .at(0)) == nil)
    #expect(film.rect(of: .toolbar, at: .before(0)) != nil)
  }

  @Test func newLooksWarn() throws {
    let film = try testScript().play(Handlers(show: { _, screen in screen.bar.cornerRadius = 5 }))
    #expect(film.warnings.count == 1)
  }

  @Test func aLayerThatIsRemovedIsGoneFromThatTurnOn() throws {
    let film = try testScript().play(
      Handlers(show: { _, screen in
        screen.asyncAfter(0.25) { [unowned screen] in screen.content.removeFromSuperview() }
      }))
    let content = try #require(film.layer(of: .toolbarContent, at: .at(0)))
    #expect(film.rect(of: content, at: .at(0.2)) != nil)
    #expect(film.rect(of: content, at: .before(0.25)) != nil)
    #expect(film.rect(of: content, at: .at(0.25)) == nil)
    #expect(!film.layers(at: 0.25).contains { $0.index == content })
  }
}
