import Screens
import Testing

/// A chat on a device that is turned.
struct ChatScreenTurningTests {
  private static func events(_ turns: (Double, Device.Orientation)...) -> [ScriptEvent] {
    [ScriptEvent(at: 0, .showKeyboard())] + turns.map { ScriptEvent(at: $0.0, .rotate($0.1)) }
  }

  @Test(arguments: [false, true]) func everythingIsLaidOutForTheOtherPosture(frames: Bool) throws {
    for presentation in Presentation.allCases {
      for tabBar in [false, true] {
        let setting = ChatSetting(
          messages: Message.conversation(count: 6), hasTabBar: tabBar, presentation: presentation)
        for device in ["iPhone 7", "iPhone X", "iPad 9.7"] {
          var handlers = ChatHandlers()
          handlers.load = { if frames { $0.layOutByFrames() } }
          let turned = try playChat(
            setting, on: device, events: [ScriptEvent(at: 0.5, .rotate(.landscapeLeft))], until: 2,
            with: handlers)
          let held = try playChat(
            setting, on: device, held: .landscapeLeft, events: [], until: 2, with: handlers)
          #expect(turned.warnings.isEmpty)
          #expect(rects(of: turned) == rects(of: held), "\(device) \(presentation) \(tabBar)")
        }
      }
    }
  }

  /// Where everything but the keyboard and the scrolled rows is drawn in the end, by name.
  private func rects(of film: Film) -> [String: Rect] {
    var rects: [String: Rect] = [:]
    for state in film.layers(at: 2) {
      let name = film.layers[state.index].name
      let isRow = film.layers[state.index].parent.map { film.layers[$0].name }.map {
        $0.hasPrefix("row") || $0 == "table" || $0 == "bubble"
      }
      guard isRow != true, !name.hasPrefix("keyboard") else { continue }
      rects[name] = state.rect
    }
    return rects
  }

  @Test func rowsTakeTheNewWidth() throws {
    let film = try playChat(
      ChatSetting(messages: Message.conversation(count: 2)), on: "iPhone X",
      events: [ScriptEvent(at: 0, .rotate(.landscapeRight))], until: 1, with: ChatHandlers())
    func rects(_ name: String) -> [Rect] {
      film.layers(at: 1).filter { film.layers[$0.index].name == name }.map(\.rect)
    }
    #expect(rects("row 1").map(\.width) == [812])
    // The other's on the left of the safe area, one's own on the right.
    #expect(rects("avatar").map(\.minX) == [54, 812 - 44 - 55])
    #expect(film.warnings.isEmpty)
  }

  @Test func barsOfThePostureAreDrawn() throws {
    let film = try playChat(
      on: "iPhone X", events: [ScriptEvent(at: 0.5, .rotate(.landscapeRight))], until: 1,
      with: ChatHandlers())
    func names(_ time: Double) -> [Contents] {
      film.layers(at: time).map { film.layers[$0.index].contents }
    }
    #expect(names(0.4).contains(.navigationBar(title: "Mei Chen", statusBarHeight: 44)))
    #expect(names(0.4).contains(.statusBar))
    #expect(names(0.5).contains(.navigationBar(title: "Mei Chen", statusBarHeight: 0)))
    #expect(!names(0.5).contains(.statusBar))
  }

  /// One block turns everything, so a bar that answers with the notified duration and curve stays on the keyboard where
  /// handlers may animate.
  @Test(arguments: Lifting.allCases, HandlerContext.allCases)
  func aBarThatAnswersStaysOnTheKeyboard(lifting: Lifting, context: HandlerContext) throws {
    for device in ["iPhone 7", "iPhone X", "iPad 9.7"] {
      let film = try playChat(
        on: device, context: context, assumptions: Assumptions(turning: .animates),
        events: ChatScreenTurningTests.events((1, .landscapeRight), (2, .portraitUpsideDown)),
        until: 3,
        with: lifting.handlers)
      for time in [0.9, 1, 1.1, 1.2, 1.3, 1.5, 2, 2.05, 2.1, 2.2, 2.9] {
        #expect(abs(try film.room(at: time)) <= 0x1p-18, "\(device) \(time)")
      }
      #expect(film.rect(of: .toolbar, at: .at(2.9))?.minX == 0)
      #expect(film.rect(of: .toolbar, at: .at(1.5))?.width == film.screen(at: 1.5).width)
    }
  }

  @Test(arguments: Device.Orientation.allCases)
  func upToIOS7TheOverlapIsRightInEveryOrientation(orientation: Device.Orientation) throws {
    for device in ["iPhone 5", "iPad 9.7"] {
      let film = try playChat(
        on: device, held: orientation, system: .ios7, with: Lifting.constraint.handlers)
      #expect(try film.room(at: 0.9) == 0)
    }
  }

  /// A form sheet's bar that measures anew when the device is turned is right there too.
  @Test func aTurnedFormSheetMakesWay() throws {
    let setting = ChatSetting(
      messages: Message.conversation(count: 6), presentation: .formSheet)
    let film = try playChat(
      setting, on: "iPad 9.7", events: ChatScreenTurningTests.events((1, .landscapeRight)),
      until: 2,
      with: Lifting.transform.handlers)
    #expect(film.rect(of: .sheet, at: .at(1.9))?.minY == 20)
    #expect(try film.room(at: 1.9) == 0)
  }

  /// A view that an approach moved by its transform is in its place once the transform is gone.
  @Test func aTransformOfTheViewStaysWhatItIs() throws {
    let handlers = ChatHandlers(
      show: { $1.view.transform = .translation(x: 0, y: -$0.frameEnd.height) },
      hide: { $1.view.transform = .identity })
    let events =
      ChatScreenTurningTests.events((1, .landscapeRight)) + [ScriptEvent(at: 2, .hideKeyboard)]
    let film = try playChat(on: "iPhone 7", events: events, until: 3, with: handlers)
    #expect(film.warnings.isEmpty)
    let view = try #require(film.layers.firstIndex { $0.name == "view" })
    #expect(film.rect(of: view, at: .at(1.9))?.minY == -200)
    #expect(film.rect(of: view, at: .at(3)) == Rect(x: 0, y: 0, width: 667, height: 375))
  }
}
