import Stage
import TestSupport
import Testing

/// Where rows are drawn, and where their table would carry them.
struct TableStateTests {
  private func film(
    heights: [Double], until: Double = 1,
    _ show: @escaping (ListScreen, KeyboardNotification) -> Void = { _, _ in }
  ) throws -> Film {
    let script = Script(
      device: try #require(Device(named: "iPhone 7")), keyboard: KeyboardSetting(height: 260),
      events: [ScriptEvent(at: 0, .showKeyboard())], until: until)
    return try script.play(ListHandlers(show: show), named: "test") {
      ListScreen(heights, in: $0)
    }
  }

  /// Against every row counted one by one, for random lists, scrolled, moved, scaled and turned over.
  @Test func rowsAboveAHeightAreCounted() throws {
    var random = SeededGenerator(51)
    for _ in 0..<40 {
      let heights = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Double(Int.random(in: 0...120, using: &random))
      }
      let offset = Double(Int.random(in: -50...900, using: &random))
      let size = Double.random(in: 0.5...2, using: &random)
      let scale = Bool.random(using: &random) ? size : -size
      let film = try film(heights: heights) { screen, _ in
        screen.table.contentOffset.y = offset
        screen.table.transform = Transform(
          translation: Point(x: 0, y: 40), scale: Size(width: 1, height: scale))
      }
      let state = try #require(film.tableState(at: .at(0.5)))
      #expect(state.count == heights.count)
      for _ in 0..<10 {
        let y = Double.random(in: -200...900, using: &random)
        let above = (0..<state.count).filter { state.rect(ofRow: $0).midY < y }
        #expect(state.rows(above: y) == above.count)
      }
      let lowest = (0..<state.count).map(state.rect(ofRow:)).max { $0.maxY < $1.maxY }
      if let lowest, let last = state.lastRow {
        #expect(abs(last.maxY - lowest.maxY) < 1e-5)
        #expect(film.lastRowRect(at: .at(0.5)).map { abs($0.maxY - last.maxY) < 1e-5 } == true)
      }
      for row in state.rows {
        #expect(row.astray < 1e-5 && row.partsAstray == 0)
        let rect = state.rect(ofRow: row.index)
        #expect(
          abs(rect.minY - row.drawn.minY) < 1e-5 && abs(rect.height - row.drawn.height) < 1e-5)
      }
    }
  }

  /// The screen, the view around the table and the table itself cut it off.
  @Test func visiblePartsAreThoseThatNothingClips() throws {
    func visible(_ show: @escaping (ListScreen) -> Void) throws -> Rect? {
      try film(heights: [80]) { screen, _ in show(screen) }.tableState(at: .at(0.5))?.visible
    }
    #expect(try visible { _ in } == Rect(x: 0, y: 100, width: 300, height: 400))
    #expect(
      try visible { $0.table.transform = .translation(x: 0, y: 300) }
        == Rect(x: 0, y: 400, width: 300, height: 267))
    #expect(
      try visible { screen in
        screen.view.frame = Rect(x: 0, y: 50, width: 200, height: 300)
        screen.view.clipsToBounds = true
      } == Rect(x: 0, y: 150, width: 200, height: 200))
  }

  /// A collection view's row made in a linear animation comes from an empty frame at the content's origin, its part from one at its own.
  @Test func aRowMadeInAnAnimationIsAstrayByTheRestOfIt() throws {
    let film = try film(heights: Array(repeating: 80, count: 12)) { screen, _ in
      screen.animate(withDuration: 0.5, options: AnimationOptions(curve: .linear)) {
        screen.table.frame.size.height = 480
        screen.table.layoutIfNeeded()
      }
    }
    for frame in 0..<30 {
      let time = Double(frame) / 60
      let state = try #require(film.tableState(at: .at(time)))
      let row = try #require(state.rows.last)
      #expect(row.index == 5)
      let left = 1 - time / 0.5
      #expect(abs(row.astray - left * (150 * 150 + 440 * 440.0).squareRoot()) < 1e-5)
      #expect(abs(row.partsAstray - left * (20 * 20 + 20 * 20.0).squareRoot()) < 1e-5)
      #expect(state.rows.dropLast().allSatisfy { $0.astray == 0 && $0.partsAstray == 0 })
    }
    #expect(film.tableState(at: .at(0.5))?.rows.allSatisfy { $0.astray == 0 } == true)
  }

  /// The last row is where its layer is drawn, and where the table would carry it while it has none.
  @Test func theLastRowIsDrawnOrWouldBe() throws {
    let far = try #require(
      try film(heights: Array(repeating: 80, count: 12)).tableState(at: .at(0)))
    #expect(far.lastRow == Rect(x: 0, y: 100 + 880, width: 300, height: 80))
    #expect(far.rows.map(\.index) == Array(0..<5))
    #expect(try film(heights: []).tableState(at: .at(0))?.lastRow == nil)
  }
}

/// A screen with a table of rows as high as given, 300 × 400 itself.
private final class ListScreen: AppScreen {
  unowned let simulation: Simulation
  let view: View
  let table: Table

  init(_ heights: [Double], in simulation: Simulation) {
    self.simulation = simulation
    view = View("view", in: simulation)
    table = Table("table", .collection, in: simulation)
    view.frame = Rect(origin: .zero, size: simulation.device.size)
    simulation.window.addSubview(view)
    view.addSubview(table)
    table.configureRow = { row, _ in
      let part = View("part", in: row.simulation)
      row.addSubview(part)
      part.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    }
    table.frame = Rect(x: 0, y: 100, width: 300, height: 400)
    table.rowHeights = heights
  }

  var landmarks: [Landmark: View] { [.table: table] }
}

private struct ListHandlers: Approach {
  let show: (ListScreen, KeyboardNotification) -> Void

  func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: ListScreen) {
    show(screen, keyboard)
  }
}
