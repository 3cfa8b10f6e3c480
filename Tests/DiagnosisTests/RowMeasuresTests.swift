import Scenarios
import TestSupport
import Testing

@testable import Diagnosis

struct RowMeasuresTests {
  /// A row counts while a device pixel of it, half a point here, is above the table's bottom at 623 points.
  @Test(arguments: [(0.4, false), (0.5, true), (0.6, true), (80, true)])
  func rowsAreSeenFromAPixelOn(seen: Double, counts: Bool) throws {
    let handlers = Handlers(willShow: { _, chat in
      chat.table.view(ofRow: 0)?.transform = .translation(x: 0, y: 623 - seen - 64)
    })
    let scenario = try scene("messages: [{text: a, height: 80}]\nevents: [{at: 0, keyboard: show}]")
    let film = try scenario.film(of: handlers)
    #expect(film.rect(of: .table, at: .at(0.5))?.maxY == 623)
    let cells = try #require(film.measures.rows).strayMotionCells.value
    #expect(abs(cells - (counts ? 623 - seen - 64 : 0)) < 1e-5)
  }

  /// Rows that fly in from beyond the screen stray by less than it is high.
  @Test(arguments: ["table-resize", "table-resize-quiet"]) func noFartherThanTheScreen(name: String)
    throws
  {
    let scenario = try Scenario.named("cells-fly-in-on-hide")
    let film = try scenario.film(of: try #require(scenario.approach(named: name)))
    let all = film.frameTimes.flatMap { film.tableState(at: .at($0))?.rows.map(\.astray) ?? [] }
    let cells = try #require(film.measures.rows).strayMotionCells.value
    #expect(try #require(all.max()) > film.screen(at: 0).height)
    #expect((100...film.screen(at: 0).height).contains(cells))
    let figures = film.messageFigures(in: 0...film.duration)
    #expect(figures.map(\.cellsAstray).max() == cells)
  }
}
