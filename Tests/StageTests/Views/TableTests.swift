import TestSupport
import Testing

@testable import Stage

/// Scrolling, clamping and tiling.
struct TableTests {
  /// A play with a table of rows 80 high, 400 high itself, and what happens on show.
  fileprivate func film(
    rows: Int = 20, load: @escaping (Table) -> Void = { _ in },
    _ show: @escaping (TableScreen, Table) -> Void
  ) throws -> (film: Film, history: [RowSnapshot]) {
    let film = try testScript().play(TableHandlers(show: show), named: "test") {
      TableScreen(in: $0, rows: rows, load: load)
    }
    return (film, film.rowHistory)
  }

  /// The visible rows are all there, at a time, wherever the table shows its content.
  private func expectCovered(_ film: Film, at time: Double) throws {
    let table = try #require(film.rect(of: .table, at: .at(time)))
    let edges = film.rows(at: .at(time)).compactMap { row in
      row.layer.flatMap { film.rect(of: $0, at: .at(time)) }
    }.sorted { $0.minY < $1.minY }
    var covered = table.minY
    for edge in edges where edge.minY <= covered + 1e-5 { covered = max(covered, edge.maxY) }
    #expect(covered >= table.maxY, "covered to \(covered) at \(time)")
  }

  @Test func tilesWhatTheBoundsShow() throws {
    let (film, history) = try film { _, _ in }
    #expect(history.count == 1)
    #expect(history[0].count == 20)
    #expect(history[0].map { $0.layer != nil } == (0..<20).map { $0 < 5 })
    try expectCovered(film, at: 0)
  }

  @Test func scrollToRowPutsItsBottomAboveTheInset() throws {
    _ = try film(load: { table in
      table.contentInset = Insets(top: 10, bottom: 15)
      table.scrollToRow(19, at: .bottom, animated: false)
      #expect(table.contentOffset.y == 1600 + 15 - 400)
      table.scrollToRow(7, at: .bottom, animated: false)
      #expect(table.contentOffset.y == 640 - 385)
      table.scrollToRow(0, at: .bottom, animated: false)
      #expect(table.contentOffset.y == -10)
    }) { _, _ in }
  }

  @Test func contentThatFitsStaysAtTheTop() throws {
    _ = try film(
      rows: 2,
      load: { table in
        table.contentInset = Insets(top: 64, bottom: 15)
        table.scrollToRow(1, at: .bottom, animated: false)
        #expect(table.contentOffset.y == -64)
        #expect(table.maximumOffset == table.minimumOffset)
      }
    ) { _, _ in }
  }

  @Test func growingClampsTheOffsetInTheCallersContext() throws {
    let film = try film(load: { $0.contentOffset.y = 1200 }) { screen, table in
      screen.animate(withDuration: 1, options: .curveLinear) { table.frame.size.height = 500 }
    }.film
    let row = try #require(film.rows(at: .at(0)).last?.layer)
    // The offset goes from 1200 to 1100 in the block, so half way the last row has come down by 50.
    #expect(abs(try #require(film.rect(of: row, at: .at(0.5))).maxY - 550) < 1e-5)
    #expect(try #require(film.rect(of: row, at: .at(1))).maxY == 600)
  }

  @Test func aRowThatComesInABlockFliesInFromItsEmptyFrame() throws {
    let film = try film { screen, table in
      screen.animate(withDuration: 1, options: .curveLinear) { table.frame.size.height = 480 }
    }.film
    let row = try #require(film.rows(at: .at(0))[5].layer)
    #expect(film.layers[row].birth == 0)
    let half = try #require(film.rect(of: row, at: .at(0.5)))
    #expect(abs(half.height - 40) < 1e-5)
    #expect(abs(half.minY - (100 + 200)) < 1e-5)
    #expect(
      try #require(film.rect(of: row, at: .at(1))) == Rect(x: 0, y: 500, width: 300, height: 80))
    // Its contents too, unless they are configured without animation.
    let part = try #require(film.layers.indices.first { film.layers[$0].parent == row })
    #expect(try #require(film.rect(of: part, at: .at(0.5))).width < 20)
  }

  @Test func configuringWithoutAnimationCuresTheContentsAndNotTheRow() throws {
    let film = try film { screen, table in
      let configure = table.configureRow
      table.configureRow = { [unowned screen] row, index in
        screen.performWithoutAnimation { configure?(row, index) }
      }
      screen.animate(withDuration: 1, options: .curveLinear) { table.frame.size.height = 480 }
    }.film
    let row = try #require(film.rows(at: .at(0))[5].layer)
    let part = try #require(film.layers.indices.first { film.layers[$0].parent == row })
    #expect(try #require(film.rect(of: part, at: .at(0.5))).width == 20)
    #expect(try #require(film.rect(of: row, at: .at(0.5))).height < 80)
  }

  @Test func rowsOutsideTheFinalBoundsVanishAtTheStart() throws {
    let film = try film { screen, table in
      screen.animate(withDuration: 1) { table.frame.size.height = 200 }
    }.film
    let before = film.rows(at: .before(0)).compactMap(\.layer)
    #expect(before.count == 5)
    #expect(before.filter { film.rect(of: $0, at: .at(0)) != nil }.count == 3)
    #expect(before.allSatisfy { film.rect(of: $0, at: .before(0)) != nil })
  }

  @Test func anAnimatedScrollHasItsOwnClockAndKeepsTheRowsItPasses() throws {
    let film = try film { screen, table in
      screen.animate(withDuration: 5, options: .curveLinear) {
        table.scrollToRow(19, at: .bottom, animated: true)
      }
    }.film
    for step in 0...32 { try expectCovered(film, at: Double(step) / 100) }
    let row = try #require(film.rows(at: .at(0.3)).last?.layer)
    #expect(try #require(film.rect(of: row, at: .at(0.3))).maxY == 500)
    #expect(film.rows(at: .at(0.3)).filter { $0.layer != nil }.count == 5)
  }

  @Test func scrollsThatOverlapStillCoverTheTable() throws {
    var random = SeededGenerator(4)
    for _ in 0..<5 {
      let targets = (0..<6).map { _ in Int.random(in: 0..<20, using: &random) }
      let film = try film { screen, table in
        for (index, target) in targets.enumerated() {
          screen.asyncAfter(Double(index) * 0.07) {
            table.scrollToRow(target, at: .bottom, animated: true)
          }
        }
      }.film
      for step in 0...45 { try expectCovered(film, at: Double(step) / 60) }
    }
  }

  @Test func fewerRowsWhileScrolledDownScrollBack() throws {
    let film = try film(load: { $0.contentOffset.y = 1200 }) { _, table in
      table.rowHeights = [80, 80, 80, 80, 80, 80]
    }.film
    try expectCovered(film, at: 0)
  }

  @Test func rowsThatAreNotThereOnlyWarn() throws {
    let film = try film { _, table in
      table.scrollToRow(20, at: .bottom, animated: true)
      #expect(table.rect(ofRow: -1) == .zero)
      table.rowHeights = [80, .nan, -5]
      #expect(table.numberOfRows == 3)
    }.film
    #expect(film.warnings.count == 3)
  }

  @Test func aRowThatChangesTheTableWhileItIsConfiguredIsTiledAgain() throws {
    let film = try film { _, table in
      table.configureRow = { [unowned table] _, index in
        if table.numberOfRows != 3 { table.rowHeights = [200, 200, 200] }
      }
      table.rowHeights = [80]
    }.film
    #expect(film.rows(at: .at(0)).count == 3)
    try expectCovered(film, at: 0)
  }

  @Test func reloadingKeepsOneViewForEachRowShown() throws {
    let film = try film { _, table in table.rowHeights = [100, 100, 500] }.film
    let rows = film.rows(at: .at(0))
    #expect(rows.map(\.minY) == [0, 100, 200])
    #expect(rows.allSatisfy { $0.layer != nil })
    try expectCovered(film, at: 0)
  }
}

/// A screen with a table of rows 80 high, 400 high itself.
private final class TableScreen: AppScreen {
  unowned let simulation: Simulation
  let view: View
  let table: Table

  init(in simulation: Simulation, rows: Int, load: (Table) -> Void) {
    self.simulation = simulation
    view = View("view", in: simulation)
    table = Table("table", in: simulation)
    view.frame = Rect(origin: .zero, size: simulation.device.size)
    simulation.window.addSubview(view)
    view.addSubview(table)
    table.configureRow = { row, _ in
      let part = View("part", in: row.simulation)
      row.addSubview(part)
      part.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    }
    table.frame = Rect(x: 0, y: 100, width: 300, height: 400)
    table.rowHeights = Array(repeating: 80, count: rows)
    load(table)
  }

  var landmarks: [Landmark: View] { [.table: table] }
}

private struct TableHandlers: Approach {
  let show: (TableScreen, Table) -> Void

  func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: TableScreen) {
    show(screen, screen.table)
  }
}
