import Stage
import Testing

/// Views turned over by a negative scale, as lists are that grow upward.
struct TurnedOverTests {
  @Test func framesAreOfPositiveSize() throws {
    _ = try testScript().play(
      Handlers(load: { screen in
        let bar = screen.content
        bar.frame = Rect(x: 10, y: 20, width: 30, height: 40)
        bar.transform = .scale(x: -1, y: -2)
        #expect(bar.frame == Rect(x: 10, y: 0, width: 30, height: 80))
        // The view's own corner at its upper left is the lower right one as it is seen.
        #expect(bar.convert(Point.zero, to: screen.bar) == Point(x: 40, y: 80))
        let part = Rect(x: 1, y: 2, width: 3, height: 4)
        let seen = bar.convert(part, to: screen.bar)
        #expect(seen == Rect(x: 36, y: 68, width: 3, height: 8))
        #expect(bar.convert(seen, from: screen.bar) == part)
        bar.frame = Rect(x: 0, y: 0, width: 30, height: 80)
        #expect(bar.bounds.size == Size(width: 30, height: 40))
      }))
  }

  /// A list that grows upward turns each row back.
  @Test(arguments: [false, true]) func contentsThatStayTurnedOverAreWarnedOf(isTurnedBack: Bool)
    throws
  {
    let film = try testScript().play(
      Handlers(load: { screen in
        screen.bar.transform = .scale(x: 1, y: -1)
        screen.content.contents = .caption("now")
        if isTurnedBack { screen.content.transform = .scale(x: 1, y: -1) }
      }))
    let warnings = film.warnings.map(\.text)
    #expect(warnings.contains { $0.contains("content are turned over") } == !isTurnedBack)
  }

  @Test func filmsHaveNoNegativeHeights() throws {
    let film = try testScript().play(
      Handlers(show: { _, screen in
        screen.animate(withDuration: 1, options: .curveLinear) {
          screen.bar.transform = .scale(x: 1, y: -1)
        }
      }))
    for time in (0..<film.frameCount).map(film.time(ofFrame:)) {
      let rect = try #require(film.rect(of: .toolbarContent, at: .at(time)))
      #expect(rect.height >= 0 && rect.midY == 645)
    }
    #expect(film.rect(of: .toolbar, at: .at(1)) == Rect(x: 0, y: 623, width: 375, height: 44))
    #expect(film.rect(of: .toolbar, at: .at(0.5))?.height == 0)
  }
}
