import Screens
import Testing

/// A toolbar that grows with the lines typed.
struct ChatScreenToolbarTests {
  private static func events(_ lines: Int...) -> [ScriptEvent] {
    [ScriptEvent(at: 0, .showKeyboard())]
      + lines.enumerated().map { ScriptEvent(at: 1 + Double($0.offset), .type(lines: $0.element)) }
  }

  @Test(arguments: [
    (0, 44.0), (1, 44), (2, 64), (3, 84), (10, 224), (11, 244), (12, 244), (100, 244),
  ])
  func aLineAddsTwentyPoints(lines: Int, height: Double) throws {
    var heights: [Double] = []
    let film = try playChat(
      on: "iPhone X", events: ChatScreenToolbarTests.events(lines), until: 1.5,
      with: ChatHandlers(type: { heights = [$0.contentHeight, $0.toolbarHeight.constant] }))
    #expect(heights == [height, height + 34])
    let bar = try #require(film.rect(of: .toolbar, at: .at(1)))
    #expect(bar == Rect(x: 0, y: 812 - 34 - height, width: 375, height: height + 34))
    #expect(film.rect(of: .toolbarContent, at: .at(1))?.maxY == 778)
    #expect(film.rect(of: .table, at: .at(1))?.maxY == bar.minY)
    #expect(film.warnings.isEmpty)
  }

  @Test(arguments: [Lifting.constraint, .transform])
  func byConstraintsItGrowsUpwardWhereverItIs(lifting: Lifting) throws {
    let film = try playChat(
      on: "iPhone X", events: ChatScreenToolbarTests.events(3, 1), until: 2.5,
      with: lifting.handlers)
    #expect(try film.room(at: 0.9) == 0)
    #expect(try film.room(at: 1) == 0)
    #expect(try film.room(at: 2) == 0)
    let before = try #require(film.rect(of: .toolbar, at: .before(1)))
    let grown = try #require(film.rect(of: .toolbar, at: .at(1)))
    #expect(grown.minY == before.minY - 40)
    #expect(film.rect(of: .toolbar, at: .at(2)) == before)
  }

  @Test func itGrowsAtOnceUnlessTheHandlerAnimates() throws {
    let film = try playChat(
      on: "iPhone X", events: ChatScreenToolbarTests.events(3), until: 2,
      with: ChatHandlers(type: { chat in
        chat.animate(withDuration: 0.2) { chat.view.layoutIfNeeded() }
      }))
    func top(_ moment: Moment) -> Double? { film.rect(of: .toolbar, at: moment)?.minY }
    #expect(top(.at(1)) == top(.before(1)))
    #expect(abs((top(.at(1.1)) ?? 0) - 714) < 1e-3)
    #expect(top(.at(1.2)) == 694)
    #expect(film.rect(of: .toolbarContent, at: .at(1.2))?.height == 84)
  }

  /// Nothing moves that the handler does not move: the content stays as high as it was.
  @Test func byFramesNothingMovesByItself() throws {
    var handlers = Lifting.frame.handlers
    let still = try playChat(
      on: "iPhone X", events: ChatScreenToolbarTests.events(3), until: 1.5, with: handlers)
    for landmark in [Landmark.toolbar, .toolbarContent, .table] {
      #expect(still.rect(of: landmark, at: .at(1)) == still.rect(of: landmark, at: .before(1)))
    }
    handlers.type = { chat in
      let more = chat.contentHeight + chat.paddingBelowContent - chat.toolbar.frame.height
      chat.toolbar.frame.origin.y -= more
      chat.toolbar.frame.size.height += more
      chat.fitContent()
    }
    let grown = try playChat(
      on: "iPhone X", events: ChatScreenToolbarTests.events(3), until: 1.5, with: handlers)
    #expect(try grown.room(at: 1) == 0)
    #expect(grown.rect(of: .toolbarContent, at: .at(1))?.height == 84)
  }

  @Test func fieldAndButtonStayInTheBar() throws {
    let film = try playChat(
      on: "iPhone 7", events: ChatScreenToolbarTests.events(3), until: 1.5, with: ChatHandlers())
    func rect(_ name: String) throws -> Rect {
      let layer = try #require(film.layers.firstIndex { $0.name == name })
      return try #require(film.rect(of: layer, at: .at(1)))
    }
    #expect(try rect("field") == Rect(x: 12, y: 589, width: 311, height: 72))
    #expect(try rect("send") == Rect(x: 331, y: 629, width: 32, height: 32))
  }
}
