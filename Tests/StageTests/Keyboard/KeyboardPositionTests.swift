import Stage
import Testing

struct KeyboardPositionTests {
  /// stackoverflow.com/q/32319697: the frame keeps its height, and 55 points of it are on the screen.
  @Test func onlyTheBarOfAHardwareKeyboardIsOnTheScreen() throws {
    let record = try KeyboardRecord(try tabletScript(isHardware: true))
    #expect(
      try record.first(.willShow).frameEnd == Rect(x: 0, y: 1024 - 55, width: 768, height: 320))
    #expect(
      try record.first(.willHide).frameEnd == Rect(x: 0, y: 1024, width: 768, height: 320))
    #expect(record.film.rect(of: .keyboard, at: .at(0.9))?.minY == 969)
    #expect(record.film.keyboardSpans == [0...1.5])
    #expect(try face(record.film, at: 0.9).isHardware)
  }

  @Test func aHardwareBarIsNoHigherThanItsKeyboard() throws {
    for (height, top) in [(54.0, 970.0), (55, 969), (56, 969)] {
      var script = try tabletScript(isHardware: true)
      script.keyboard.height = height
      #expect(try script.play(Handlers()).rect(of: .keyboard, at: .at(0.9))?.minY == top)
    }
  }

  /// WWDC 2021, session 10259: from iPadOS 15 on the bar is only as wide as its buttons, in the middle of the screen.
  ///
  /// What is announced does not change.
  @Test func theBarIsNarrowFromIPadOS15On() throws {
    var announced: [[Rect]] = []
    for major in [9, 14, 15, 26] {
      var script = try tabletScript(isHardware: true)
      script.system = try #require(SystemVersion(major: major))
      let record = try KeyboardRecord(script)
      announced.append(record.received.map(\.keyboard.frameEnd))
      let frame = try #require(record.film.rect(of: .keyboard, at: .at(0.9)))
      let seen = try face(record.film, at: 0.9).seen(in: frame)
      #expect(frame.width == 768)
      #expect((seen.width < 768) == (major >= 15))
      #expect(seen.midX == frame.midX && seen.minY == frame.minY && seen.maxY == frame.maxY)
    }
    #expect(Set(announced).count == 1)
  }

  @Test func aBarIsNoWiderThanItsFrame() {
    let face = KeyboardFace(hasSuggestions: false, footer: 0, isHardware: true, barWidth: 320)
    for width in [0.0, 319, 320] {
      let frame = Rect(x: 5, y: 7, width: width, height: 55)
      #expect(face.seen(in: frame) == frame)
    }
    #expect(
      face.seen(in: Rect(x: 5, y: 7, width: 321, height: 55))
        == Rect(x: 5.5, y: 7, width: 320, height: 55))
  }

  /// What has keys is as wide as its frame.
  @Test func onlyAHardwareKeyboardHasABar() throws {
    #expect(try face(try tabletScript().play(Handlers()), at: 0.9).barWidth == nil)
    var script = try testScript()
    script.keyboard.isHardware = true
    #expect(try face(try script.play(Handlers()), at: 0.9).barWidth == nil)
  }

  @Test(arguments: [KeyboardPosition.undocked, .split, .floating])
  func elsewhereThanInTheDockOnlyTheFrameChanges(position: KeyboardPosition) throws {
    let record = try KeyboardRecord(try tabletScript(position: position))
    #expect(
      record.names == [.willChangeFrame, .didChangeFrame, .willChangeFrame, .didChangeFrame])
    let frame = try record.first(.willChangeFrame).frameEnd
    #expect(record.film.rect(of: .keyboard, at: .at(0.9)) == frame)
    #expect(frame.maxY < 1024 && frame.minY > 0 && frame.maxX <= 768)
    #expect((frame.width < 768) == (position == .floating))
    #expect(record.film.keyboardSpans.isEmpty)
    #expect(record.film.undockedSpans == [0...1.5])
    #expect(record.film.rect(of: .keyboard, at: .at(2))?.minY == 1024)
    #expect(try face(record.film, at: 0.9).position == position)
  }

  @Test func leavingTheDockIsAHideAndComingBackAShow() throws {
    var script = try tabletScript(hideAt: nil, until: 6)
    script.events += [
      ScriptEvent(at: 1, .moveKeyboard(.undocked)), ScriptEvent(at: 2, .moveKeyboard(.split)),
      ScriptEvent(at: 3, .moveKeyboard(.floating)), ScriptEvent(at: 4, .moveKeyboard(.docked)),
      ScriptEvent(at: 4.2, .moveKeyboard(.docked)), ScriptEvent(at: 5, .hideKeyboard),
    ]
    let record = try KeyboardRecord(script)
    let wills = record.received.filter { "\($0.keyboard.name)".hasPrefix("will") }
    #expect(
      wills.map(\.keyboard.name) == [
        .willChangeFrame, .willShow, .willChangeFrame, .willHide, .willChangeFrame,
        .willChangeFrame, .willChangeFrame, .willShow, .willChangeFrame, .willHide,
      ])
    #expect(wills.map(\.time) == [0, 0, 1, 1, 2, 3, 4, 4, 5, 5])
    #expect(record.film.keyboardSpans == [0...1, 4.5...5.5])
    #expect(record.film.undockedSpans == [1...4])
    let positions = try [0.5, 1.5, 2.5, 3.5, 4.5].map { try face(record.film, at: $0).position }
    #expect(positions == [.docked, .undocked, .split, .floating, .docked])
  }

  /// stackoverflow.com/q/10749311, measured on iOS 5: by its menu the keyboard is told to end below the screen, by a
  /// finger nowhere.
  @Test(arguments: [false, true]) func whereItLeavesTheDockTo(byFinger: Bool) throws {
    var script = try tabletScript(hideAt: nil, until: 3)
    script.events += [
      ScriptEvent(at: 1, .moveKeyboard(.undocked, byFinger: byFinger)),
      ScriptEvent(at: 2, .moveKeyboard(.docked, byFinger: byFinger)),
    ]
    let record = try KeyboardRecord(script)
    let below = Rect(x: 0, y: 1024, width: 768, height: 320)
    #expect(try record.first(.willHide).frameEnd == (byFinger ? .zero : below))
    #expect(
      record.received.last { $0.keyboard.name == .willShow }?.keyboard.frameEnd
        == Rect(x: 0, y: 704, width: 768, height: 320))
    #expect(record.film.rect(of: .keyboard, at: .at(1.9)).map { $0.minY < 704 } == true)
  }

  @Test func aDockingThatWasCutShortIsNotASpan() throws {
    var script = try tabletScript(position: .split, hideAt: nil)
    script.events += [
      ScriptEvent(at: 1, .moveKeyboard(.docked)), ScriptEvent(at: 1.25, .moveKeyboard(.split)),
    ]
    let film = try script.play(Handlers())
    #expect(film.keyboardSpans.isEmpty)
    #expect(film.undockedSpans == [0...1, 1.25...2])
  }

  @Test func aHiddenKeyboardTakesItsPlaceInSilence() throws {
    var script = try tabletScript(hideAt: nil)
    script.events = [
      ScriptEvent(at: 0.5, .moveKeyboard(.floating)), ScriptEvent(at: 1, .showKeyboard()),
    ]
    let record = try KeyboardRecord(script)
    #expect(record.received.map(\.time) == [1, 1.5])
    let frame = try record.first(.willChangeFrame)
    #expect(frame.frameBegin.minX == frame.frameEnd.minX)
    #expect(frame.frameBegin.minY == 1024)
  }

  @Test func aPhonesKeyboardStaysDocked() throws {
    var script = try testScript()
    script.keyboard.position = .floating
    script.keyboard.isHardware = true
    let plain = try testScript().play(Handlers())
    let film = try script.play(Handlers())
    #expect(film.warnings.count == 1)
    #expect(film.keyboardSpans == plain.keyboardSpans)
    #expect(film.rect(of: .keyboard, at: .at(1)) == plain.rect(of: .keyboard, at: .at(1)))
    script = try testScript()
    script.events.append(ScriptEvent(at: 1, .moveKeyboard(.floating)))
    #expect(try script.play(Handlers()).warnings.map(\.time) == [1])
  }

  private func face(_ film: Film, at time: Double) throws -> KeyboardFace {
    let layer = try #require(film.layer(of: .keyboard, at: .at(time)))
    guard case .keyboard(let face) = film.layers[layer].contents else {
      throw PlayError.outOfRange("contents", allowed: "a keyboard")
    }
    return face
  }
}
