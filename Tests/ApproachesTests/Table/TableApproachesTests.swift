import Scenarios
import TestSupport
import Testing

@testable import Approaches

/// Tables that are resized or moved: what strays, and what leaves the screen.
struct TableApproachesTests {
  /// The rows that did not exist before a time and do from then on, with where they lie in the table's content.
  private func newRows(_ film: Film, at time: Double) -> [RowSnapshot.Row] {
    let before = Set(film.rows(at: .before(time)).compactMap(\.layer))
    return film.rows(at: .at(time)).filter { row in row.layer.map { !before.contains($0) } ?? false
    }
  }

  private static let many = ChatPlay(heights: Array(repeating: 80, count: 12))

  private static let cells = ChatPlay(
    heights: Array(repeating: 80, count: 12), list: .collection)

  /// On hide a collection view grows by 260 points and shows rows that were above it.
  ///
  /// At the first instant each is an empty frame at the content's origin, and its avatar one at its own.
  @Test func aListThatGrowsMakesItsCellsInTheAnimation() throws {
    let film = try TableApproachesTests.cells.film(TableResize())
    let rows = newRows(film, at: 1)
    #expect(rows.map(\.minY) == [400, 480, 560])
    let whole = (187.5 * 187.5 + 600.0 * 600).squareRoot()
    let farthest = film.tableState(at: .at(1))?.rows.map(\.astray).max()
    #expect(abs(try #require(farthest) - whole) < 1e-9)
    // They are seen once the lowest of them enters the table, whose top is at 64, and count from then on.
    let lowest = try film.frameTimes.map { try #require(film.tableState(at: .at($0))) }
      .map { try #require($0.rows.first { $0.index == 7 } ?? $0.rows.last) }
    let seen = try #require(
      zip(film.frameTimes, lowest).first { $0 > 1 && $1.index == 7 && $1.drawn.maxY >= 64.5 })
    let measures = try #require(film.measures.rows)
    #expect(measures.strayMotionCells.time == seen.0)
    #expect(measures.strayMotionCells.value == seen.1.astray)
    #expect(abs(seen.1.astray - 152) < 0.1)
    #expect(measures.strayMotionContents.value > 40)
    #expect(measures.strayMotionContents.time == seen.0)
    // Showing makes no rows.
    #expect(film.measures(in: 0...0.99).rows?.all.allSatisfy { $0.value == 0 } == true)
    // They come to rest as the animation ends.
    #expect(film.measures(in: 1.5...2.4).rows?.all.allSatisfy { $0.value == 0 } == true)
  }

  @Test func fillingRowsWithoutAnimationCuresTheContentsAlone() throws {
    let quiet = try #require(try TableApproachesTests.cells.film(TableResizeQuiet()).measures.rows)
    let plain = try #require(try TableApproachesTests.cells.film(TableResize()).measures.rows)
    #expect(quiet.strayMotionCells == plain.strayMotionCells)
    #expect(quiet.strayMotionContents.value == 0)
  }

  /// A table view makes the same rows at the same time, without animation.
  @Test func aTableThatGrowsHasItsRowsInPlace() throws {
    for approach in [TableResize(), TableResizeQuiet()] as [any Approach<ChatScreen>] {
      let film = try TableApproachesTests.many.film(approach)
      #expect(newRows(film, at: 1).map(\.minY) == [400, 480, 560])
      #expect(film.measures.rows?.all.allSatisfy { $0.value == 0 } == true)
    }
  }

  @Test func aTableThatMovesMakesNoRow() throws {
    for approach in [TableMove(), TableMoveInset()] as [any Approach<ChatScreen>] {
      let film = try TableApproachesTests.many.film(approach)
      #expect(film.rowHistory.count == 1)
      #expect(film.measures.rows?.all.allSatisfy { $0.value == 0 } == true)
      #expect(film.lastBottom(at: 0.9) == 348)
    }
  }

  /// The bar, and the table's bottom with it, stay on the keyboard.
  @Test func tableAndBarMoveAsOne() throws {
    let approaches: [any Approach<ChatScreen>] = [
      TableResize(), TableResizeQuiet(), TableMove(), TableMoveInset(),
    ]
    for approach in approaches {
      let film = try TableApproachesTests.many.film(approach)
      #expect(film.measures.gapMax.value == 0 && film.measures.overlapMax.value == 0)
      for time in film.frameTimes {
        let bar = try #require(film.rect(of: .toolbar, at: .at(time)))
        let table = try #require(film.rect(of: .table, at: .at(time)))
        // The edges of what is resized are rounded one by one.
        #expect(abs(bar.minY - table.maxY) <= 0x1p-19)
      }
    }
  }

  /// The heights of the messages and where the last one ends over a keyboard: as high as before while it fits, else on
  /// the bar, and with the table full as high as without the inset.
  ///
  /// The table is 623 high, and content of exactly that height is not shorter.
  @Test(
    arguments: [
      ([75], 139), ([284], 348), ([285], 348), ([400], 348), ([544], 348), ([600], 348),
      ([622], 348),
      ([623], 348), ([700], 348), ([400, 400], 348),
    ] as [([Double], Double)])
  func anInsetKeepsFewMessagesWhereTheyAre(heights: [Double], bottom: Double) throws {
    let film = try ChatPlay(heights: heights).film(TableMoveInset())
    #expect(film.lastBottom(at: 0.9) == bottom)
    #expect(film.lastRowRect(at: .at(2.4)) == film.lastRowRect(at: .before(0)))
    #expect(film.measures.rows?.all.allSatisfy { $0.value == 0 } == true)
  }

  /// Without the inset the one message is 260 points above where it was: off the top.
  @Test func aTableThatMovesTakesItsOnlyMessageAway() throws {
    let film = try ChatPlay(heights: [75]).film(TableMove())
    #expect(film.lastBottom(at: 0.9) == -121.0)
    #expect(film.measures.messages?.offTop.atRest.value == 1)
    #expect(
      try ChatPlay(heights: [75]).film(TableMoveInset()).measures.messages?.offTop.worst.value == 0)
  }

  /// The inset goes when a new message makes the content as high as the table.
  @Test func theInsetFollowsTheContent() throws {
    let film = try ChatPlay(
      heights: [400],
      events: """
        [{at: 0, keyboard: show}, {at: 1, send: hello, height: 100}, {at: 2, send: hello, height: 200},
         {at: 3, keyboard: hide}]
        """, until: 4.5
    ).film(TableMoveInset())
    #expect([0.9, 1.9, 2.9].map { film.lastBottom(at: $0) } == [348, 348, 348])
    #expect(film.lastBottom(at: 4.5) == 608)
  }

  /// Turned with the keyboard up, the table stays behind the bars, as high as its bar, and comes home.
  @Test func aTableThatMovesFollowsTheDevice() throws {
    for approach in [TableMove(), TableMoveInset()] as [any Approach<ChatScreen>] {
      let film = try ChatPlay(
        heights: Array(repeating: 80, count: 12),
        events: """
          [{at: 0, keyboard: show}, {at: 1, rotate: landscape}, {at: 2, keyboard: hide},
           {at: 3, rotate: portrait}]
          """, until: 4
      ).film(approach)
      let keyboard = try #require(film.rect(of: .keyboard, at: .at(1.9)))
      let table = try #require(film.layer(of: .table, at: .at(1.9)))
      #expect(
        film.rect(of: table, at: .at(1.9))
          == Rect(x: 0, y: -keyboard.height, width: 667, height: 375 - 44))
      #expect(film.contentInset(of: table, at: .at(1.9))?.top == 32)
      #expect(film.rect(of: table, at: .at(2.9)) == Rect(x: 0, y: 0, width: 667, height: 375 - 44))
      #expect(film.rect(of: table, at: .at(4)) == film.rect(of: table, at: .before(0)))
      #expect(film.contentInset(of: table, at: .at(4)) == Insets(top: 64, bottom: 15))
    }
  }
}
