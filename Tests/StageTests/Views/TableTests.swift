import TestSupport
import Testing

@testable import Stage

/// Scrolling, clamping and tiling.
struct TableTests {
  /// A play with a table of rows 80 high, 400 high itself, and what happens on show.
  fileprivate func film(
    _ kind: Table.Kind = .table, rows: Int = 20, tableCellsFlyIn: Bool = false,
    load: @escaping (Table) -> Void = { _ in },
    _ show: @escaping (TableScreen, Table) -> Void
  ) throws -> (film: Film, history: [RowSnapshot]) {
    var script = try testScript()
    script.assumptions.tableCells = tableCellsFlyIn ? .fly : .still
    let film = try script.play(TableHandlers(show: show), named: "test") {
      TableScreen(in: $0, kind, rows: rows, load: load)
    }
    return (film, film.rowHistory)
  }

  /// Grows the table by a row in an animation of a second, and lays it out there.
  private func grow(_ screen: TableScreen, _ table: Table) {
    screen.animate(withDuration: 1, options: .curveLinear) {
      table.frame.size.height = 480
      table.layoutIfNeeded()
    }
  }

  /// The frame of the row that growing brings, and of what is in it, half way.
  private func halfway(_ film: Film) throws -> (row: Rect, part: Rect) {
    let row = try #require(film.rows(at: .at(0))[5].layer)
    #expect(film.layers[row].birth == 0)
    #expect(
      try #require(film.rect(of: row, at: .at(1))) == Rect(x: 0, y: 500, width: 300, height: 80))
    let part = try #require(film.layers.indices.first { film.layers[$0].parent == row })
    return (
      try #require(film.rect(of: row, at: .at(0.5))),
      try #require(film.rect(of: part, at: .at(0.5)))
    )
  }

  /// The visible rows are all there, at a time, wherever the table shows its content.
  private func expectCovered(_ film: Film, at time: Double, until bottom: Double? = nil) throws {
    let table = try #require(film.rect(of: .table, at: .at(time)))
    let edges = film.rows(at: .at(time)).compactMap { row in
      row.layer.flatMap { film.rect(of: $0, at: .at(time)) }
    }.sorted { $0.minY < $1.minY }
    var covered = table.minY
    for edge in edges where edge.minY <= covered + 1e-5 { covered = max(covered, edge.maxY) }
    #expect(covered >= bottom ?? table.maxY, "covered to \(covered) at \(time)")
  }

  @Test func tilesWhatTheBoundsShow() throws {
    let (film, history) = try film { _, _ in }
    #expect(history.count == 1)
    #expect(history[0].count == 20)
    #expect(history[0].map { $0.layer != nil } == (0..<20).map { $0 < 5 })
    try expectCovered(film, at: 0)
  }

  /// Among what the insets leave: 10 to 385 of the 400 points.
  @Test func scrollToRowPutsItAtThePosition() throws {
    _ = try film(load: { table in
      table.contentInset = Insets(top: 10, bottom: 15)
      for (position, offset) in [
        (Table.ScrollPosition.top, 790.0), (.middle, 840 - 10 - 187.5), (.bottom, 880 - 385),
      ] {
        table.scrollToRow(10, at: position, animated: false)
        #expect(table.contentOffset.y == offset)
      }
      // Only as far as it takes: row 10 ends at 880, row 2 begins at 160, and both are seen at the end.
      for (row, offset) in [(10, 495.0), (9, 495), (2, 150), (3, 150), (12, 655), (19, 1215)] {
        table.scrollToRow(row, at: .none, animated: false)
        #expect(table.contentOffset.y == offset)
      }
      // Not past the content's ends.
      table.scrollToRow(19, at: .top, animated: false)
      #expect(table.contentOffset.y == 1215)
      table.scrollToRow(0, at: .middle, animated: false)
      #expect(table.contentOffset.y == -10)
    }) { _, _ in }
  }

  @Test func scrollRectToVisibleScrollsAsLittleAsItTakes() throws {
    _ = try film(load: { table in
      table.contentInset = Insets(top: 10, bottom: 15)
      func show(_ y: Double, _ height: Double) -> Double {
        table.scrollRectToVisible(Rect(x: 0, y: y, width: 300, height: height), animated: false)
        return table.contentOffset.y
      }
      #expect(show(500, 40) == 540 - 385)
      #expect(show(400, 40) == 155)
      #expect(show(160, 10) == 150)
      // Nothing to show, and more than can be shown.
      #expect(show(900, 0) == 150)
      #expect(show(900, 500) == 890)
      #expect(show(1590, 80) == 1215)
    }) { _, _ in }
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

  /// A collection view's cell, and with the key of the script a table's, from an empty frame to its own.
  @Test(arguments: [(Table.Kind.collection, false), (.collection, true), (.table, true)])
  func aCellThatComesInABlockFliesIn(kind: Table.Kind, tableCellsFlyIn: Bool) throws {
    let half = try halfway(film(kind, tableCellsFlyIn: tableCellsFlyIn, grow).film)
    #expect(abs(half.row.height - 40) < 1e-5)
    #expect(abs(half.row.minY - (100 + 200)) < 1e-5)
    // Its contents too, unless they are configured without animation.
    #expect(half.part.width < 20)
  }

  @Test func configuringWithoutAnimationCuresTheContentsAndNotTheCell() throws {
    let half = try halfway(
      film(.collection) { screen, table in
        let configure = table.configureRow
        table.configureRow = { [unowned screen] row, index in
          screen.performWithoutAnimation { configure?(row, index) }
        }
        grow(screen, table)
      }.film)
    #expect(half.part.width == 20)
    #expect(half.row.height < 80)
  }

  /// Stacks of apps: `-[UITableView layoutSubviews]`, `_updateVisibleCellsNow:`, `_createPreparedCellForGlobalRow:`,
  /// `+[UIView performWithoutAnimation:]`, then `_configureCellForDisplay:` (iOS 8) or `layoutBelowIfNeeded`.
  @Test func aTablesOwnCellDoesNotFlyIn() throws {
    let half = try halfway(film(.table, grow).film)
    #expect(half.row == Rect(x: 0, y: 500, width: 300, height: 80))
    #expect(half.part.size == Size(width: 20, height: 20))
  }

  /// What constraints place in a table's new cell is placed without animation too, and animates from then on.
  @Test func aTablesCellIsLaidOutAsItIsMade() throws {
    let film = try film { screen, table in
      var inset: Constraint?
      table.configureRow = { row, _ in
        let part = View("inner", in: row.simulation)
        row.addSubview(part)
        part.translatesAutoresizingMaskIntoConstraints = false
        let top = part.topAnchor.constraint(equalTo: row.topAnchor, constant: 10)
        Constraint.activate([
          top, part.leftAnchor.constraint(equalTo: row.leftAnchor),
          part.widthAnchor.constraint(equalToConstant: 50),
          part.heightAnchor.constraint(equalToConstant: 20),
        ])
        inset = top
      }
      screen.animate(withDuration: 1, options: .curveLinear) {
        table.frame.size.height = 480
        table.layoutIfNeeded()
        inset?.constant = 30
        table.layoutIfNeeded()
      }
    }.film
    let part = try #require(film.layers.indices.first { film.layers[$0].name == "inner" })
    let half = try #require(film.rect(of: part, at: .at(0.5)))
    #expect(half.size == Size(width: 50, height: 20))
    #expect(abs(half.minY - 520) < 1e-5)
  }

  /// UIKit tiles in `layoutSubviews`: who changes the bounds in a block and does not lay out there has the rows made in
  /// the layout pass, outside every block.
  @Test(arguments: Table.Kind.allCases) func rowsComeWithTheLayout(kind: Table.Kind) throws {
    let half = try halfway(
      film(kind) { screen, table in
        screen.animate(withDuration: 1, options: .curveLinear) {
          table.frame.size.height = 480
          #expect(table.view(ofRow: 5) == nil)
        }
        #expect(table.view(ofRow: 5) == nil)
        screen.async { [unowned table] in #expect(table.view(ofRow: 5) != nil) }
      }.film)
    #expect(half.row == Rect(x: 0, y: 500, width: 300, height: 80))
  }

  /// An offset that is set and set back before layout makes and drops nothing: the last rows stay themselves.
  @Test func anOffsetThatComesBackBeforeLayoutKeepsTheRows() throws {
    let film = try film(.collection, load: { $0.contentOffset.y = 1200 }) { screen, table in
      let rows = (15..<20).map { table.view(ofRow: $0) }
      screen.animate(withDuration: 1) {
        table.contentOffset.y = 300
        table.contentOffset.y = 1200
        table.layoutIfNeeded()
      }
      #expect((15..<20).map { table.view(ofRow: $0) }.elementsEqual(rows) { $0 === $1 })
    }.film
    #expect(film.rowHistory.count == 1)
  }

  /// `reloadData` knows the rows' number and the content's size at once, and makes the rows with the next layout.
  @Test func reloadingIsLazy() throws {
    let film = try film { _, table in
      table.rowHeights = [100, 100]
      #expect(table.numberOfRows == 2 && table.contentSize.height == 200)
      #expect(table.view(ofRow: 0) == nil)
      table.layoutIfNeeded()
      #expect(table.view(ofRow: 0) != nil)
    }.film
    try expectCovered(film, at: 0, until: 300)
  }

  /// Whatever is done to the table, it is covered by rows at every frame.
  @Test(arguments: Table.Kind.allCases, 0..<6) func isAlwaysCovered(kind: Table.Kind, seed: Int)
    throws
  {
    var random = SeededGenerator(UInt64(seed))
    let steps = (0..<12).map { _ in
      (
        what: Int.random(in: 0..<5, using: &random),
        number: Double.random(in: 0...1, using: &random),
        laysOut: Bool.random(using: &random)
      )
    }
    let film = try film(kind) { screen, table in
      for (index, step) in steps.enumerated() {
        screen.asyncAfter(Double(index) * 0.1) { [unowned screen, unowned table] in
          screen.animate(withDuration: 0.15) {
            switch step.what {
            case 0: table.contentOffset.y = step.number * table.maximumOffset
            case 1: table.frame.size.height = 200 + (step.number * 300).rounded()
            case 2: table.scrollToRow(Int(step.number * 19), at: .bottom, animated: true)
            case 3: table.contentInset.bottom = (step.number * 100).rounded()
            default: table.rowHeights = (0..<20).map { 60 + Double($0) }
            }
            if step.laysOut { table.layoutIfNeeded() }
          }
        }
      }
    }.film
    // At rest: in between, a bare animation of an offset shows what lies outside the final bounds, as in UIKit.
    for time in film.turnTimes where time > 1.4 { try expectCovered(film, at: time) }
    try expectCovered(film, at: film.duration)
    // After each commit: whatever the model's bounds then show has a row.
    let table = try #require(film.layer(of: .table, at: .at(0)))
    for time in film.turnTimes {
      let top = try #require(film.model(of: .originY, in: table, at: time))
      let height = try #require(film.model(of: .height, in: table, at: time))
      for row in film.rows(at: .at(time))
      where row.minY < top + height && row.minY + row.height > top {
        #expect(row.layer != nil, "the row at \(row.minY) at \(time)")
      }
    }
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

extension Film {
  /// A number of a layer as the model has it after the turns of a time.
  fileprivate func model(of property: Property, in layer: Int, at time: Double) -> Double? {
    switch layers[layer][property] {
    case .still(let value): value
    case .moving(let track): tracks.all[track].model(at: .at(time))
    }
  }
}

/// A screen with a table of rows 80 high, 400 high itself.
private final class TableScreen: AppScreen {
  unowned let simulation: Simulation
  let view: View
  let table: Table

  init(in simulation: Simulation, _ kind: Table.Kind, rows: Int, load: (Table) -> Void) {
    self.simulation = simulation
    view = View("view", in: simulation)
    table = Table("table", kind, in: simulation)
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
