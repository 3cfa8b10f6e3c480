/// A rectangle of a picture's cells in which something changes.
struct ChangedArea: Sendable, Hashable {
  /// From the left and the top, in cells.
  var columns, rows: Range<Int>

  /// The smallest that holds both.
  func union(_ other: ChangedArea) -> ChangedArea {
    func union(_ one: Range<Int>, _ two: Range<Int>) -> Range<Int> {
      min(one.lowerBound, two.lowerBound)..<max(one.upperBound, two.upperBound)
    }
    return ChangedArea(columns: union(columns, other.columns), rows: union(rows, other.rows))
  }

  /// Whether at most that many cells are between them.
  func isNear(_ other: ChangedArea, within reach: Int) -> Bool {
    func near(_ one: Range<Int>, _ two: Range<Int>) -> Bool {
      one.lowerBound < two.upperBound + reach && two.lowerBound < one.upperBound + reach
    }
    return near(columns, other.columns) && near(rows, other.rows)
  }
}

extension [ChangedArea] {
  /// The most that are framed in one picture.
  private static let most = 6

  /// Those near each other as one, and at most six.
  func merged(within reach: Int) -> [ChangedArea] {
    var areas: [ChangedArea] = []
    for area in self {
      var area = area
      while let near = areas.firstIndex(where: { $0.isNear(area, within: reach) }) {
        area = area.union(areas.remove(at: near))
      }
      areas.append(area)
    }
    if areas.count > Self.most { return areas.merged(within: 2 * reach + 2) }
    return areas.sorted {
      ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
    }
  }
}

extension ChangeGrid.Mask {
  /// A part of it whose cells hang together.
  struct Part {
    var area: ChangedArea
    var cells: Int
  }

  /// The side of the squares in which cells hang together, in cells.
  private static let side = 4
  /// The fewest cells: a lone one is noise.
  private static let fewest = 3

  /// Its parts, each some cells from the next.
  var parts: [Part] {
    let side = Self.side
    guard count > 0 else { return [] }
    let rows = strengths.count / columns
    let (wide, high) = ((columns + side - 1) / side, (rows + side - 1) / side)
    var squares = [Part?](repeating: nil, count: wide * high)
    for index in strengths.indices where strengths[index] > 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      // A sum's own cell is one down and to the right.
      let cell = ChangedArea(columns: column + 1..<column + 2, rows: row + 1..<row + 2)
      let square = row / side * wide + column / side
      if let known = squares[square] {
        squares[square] = Part(area: known.area.union(cell), cells: known.cells + 1)
      } else {
        squares[square] = Part(area: cell, cells: 1)
      }
    }
    var parts: [Part] = []
    for start in squares.indices {
      guard let first = squares[start] else { continue }
      squares[start] = nil
      var (part, open) = (first, [start])
      while let square = open.popLast() {
        let (y, x) = square.quotientAndRemainder(dividingBy: wide)
        for row in max(0, y - 1)...min(high - 1, y + 1) {
          for column in max(0, x - 1)...min(wide - 1, x + 1) {
            guard let next = squares[row * wide + column] else { continue }
            squares[row * wide + column] = nil
            part = Part(area: part.area.union(next.area), cells: part.cells + next.cells)
            open.append(row * wide + column)
          }
        }
      }
      if part.cells >= Self.fewest { parts.append(part) }
    }
    return parts
  }
}
