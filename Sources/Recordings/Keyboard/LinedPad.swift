/// The number pad of iPhones up to iOS 10: three columns of keys without gaps, parted by hairlines.
///
/// `KeyGrid` searches for gaps between keys, and it has none. Two upright lines part its columns and end where it does,
/// lines from side to side its rows.
struct LinedPad {
  /// Where its rows end, from the top; in rows of the plane.
  private let lines: [Double]
  /// In columns of the plane.
  private let columns: ClosedRange<Double>

  /// The height of its rows by its width: 54 of 320 and of 375 points, 56.5 of 414.
  private static let pitches = 0.128...0.178
  /// How many rows the upright lines part: the lowest may have keys of another brightness instead.
  private static let rowCounts = [4, 3]
  /// The least difference of a line from the keys on either side of it, of 255.
  private static let least = 6
  /// How far from a line its keys are, in pixels: farther than a scaled picture smears it.
  ///
  /// A gap is wider, and keys are as far from its middle as the second.
  fileprivate static let (near, far) = (2, 4)
  /// The most pixels of a line that are not seen, where another crosses it.
  private static let hole = 3
  /// The share of a line that is seen: dithering has holes everywhere.
  fileprivate static let share = 0.8
  /// Every how many rows are searched for upright lines.
  private static let step = 2
  /// The width of its outer columns by that of the middle one: 105 of 110 points, or a little less of a picture that is cut.
  private static let outer = 0.86...1.02
  /// The height of a "gap" of `KeyRows` around a line, as a part of the pitch: labels are farther away.
  fileprivate static let gap = 0.14

  /// Nil without a pad.
  init?(in plane: LumaPlane) {
    let uprights = LinedPad.uprights(in: plane)
    for (index, left) in uprights.enumerated() {
      for right in uprights[(index + 1)...] {
        guard abs(left.rows.lowerBound - right.rows.lowerBound) <= LinedPad.hole,
          abs(left.rows.upperBound - right.rows.upperBound) <= LinedPad.hole,
          let pad = LinedPad(
            rows: left.rows.clamped(to: right.rows), between: left.column...right.column, plane)
        else { continue }
        self = pad
        return
      }
    }
    return nil
  }

  /// Nil if no lines part the upper three rows of two upright lines.
  private init?(rows: ClosedRange<Int>, between middle: ClosedRange<Int>, _ plane: LumaPlane) {
    let width = Double(middle.count - 1)
    for count in LinedPad.rowCounts {
      let pitch = Double(rows.count) / Double(count)
      // Most pairs are the sides of keys, which need no further look.
      let least = pitch / (1 + 2 * LinedPad.outer.upperBound) / width
      let most = pitch / (1 + 2 * LinedPad.outer.lowerBound) / width
      guard LinedPad.pitches.overlaps(least...most) else { continue }
      let lines = [1.0, 2].compactMap {
        LinedPad.line(near: Double(rows.lowerBound) + $0 * pitch, middle, plane)
      }
      guard lines.count == 2 else { continue }
      // A pointer may hide a part of one, and a wallpaper may seem to prolong it: the outer columns are equal.
      func margins(_ line: ClosedRange<Int>) -> (left: Double, right: Double) {
        (
          Double(middle.lowerBound - line.lowerBound) / width,
          Double(line.upperBound - middle.upperBound) / width
        )
      }
      let possible = lines.flatMap { left in
        lines.map { min(left.lowerBound, $0.upperBound)...$0.upperBound }
      }
      let likely = possible.filter {
        LinedPad.outer.contains(margins($0).left) && LinedPad.outer.contains(margins($0).right)
      }
      guard
        let line = likely.min(by: {
          let (one, other) = (margins($0), margins($1))
          return abs(one.left - one.right) < abs(other.left - other.right)
        }),
        LinedPad.pitches.contains(pitch / Double(line.count)),
        // All of its gaps are in the picture.
        Double(rows.lowerBound) > pitch / 2,
        Double(rows.lowerBound) + 3.5 * pitch < Double(plane.height)
      else { continue }
      columns = Double(line.lowerBound)...Double(line.upperBound + 1)
      self.lines = (0..<4).map { Double(rows.lowerBound) + Double($0) * pitch }
      return
    }
    return nil
  }

  /// As if there were gaps about its lines, in pixels of the picture.
  func keys(factor: Int) -> KeyGrid {
    let factor = Double(factor)
    let pitch = (lines[3] - lines[0]) / 3 * factor
    let half = LinedPad.gap * pitch / 2
    return KeyGrid(
      rows: KeyRows(
        gaps: lines.map { $0 * factor - half...$0 * factor + half }, pitch: pitch),
      columns: columns.lowerBound * factor...columns.upperBound * factor,
      edges: KeyGrid.fewestEdges)
  }

  /// The upright lines that are long enough, from the left.
  private static func uprights(in plane: LumaPlane) -> [(column: Int, rows: ClosedRange<Int>)] {
    let shortest = Int(3 * pitches.lowerBound * Double(FlatStrip.shortest))
    var found: [(column: Int, rows: ClosedRange<Int>)] = []
    // Where the run of each column begins, where it was seen last, and how often.
    let none = [Int](repeating: 0, count: plane.width)
    var (first, last, seen) = (none, none, none)
    func end(_ x: Int) {
      let length = last[x] - first[x]
      guard length >= shortest, Double(seen[x] * step) >= share * Double(length) else { return }
      found.append((x, first[x]...last[x]))
    }
    plane.pixels.withUnsafeBufferPointer { pixels in
      for y in stride(from: 0, to: plane.height, by: step) {
        for x in far..<max(far, plane.width - far) {
          let index = y * plane.width + x
          guard isLine({ Int(pixels[index + $0]) - Int(pixels[index]) }) else { continue }
          if y - last[x] > hole + 1 {
            end(x)
            (first[x], seen[x]) = (y, 0)
          }
          last[x] = y
          seen[x] += 1
        }
      }
    }
    first.indices.forEach(end)
    return found.sorted { $0.column < $1.column }
  }

  /// The columns of the line that is at a row or next to it and seen farthest.
  private static func line(
    near row: Double, _ middle: ClosedRange<Int>, _ plane: LumaPlane
  ) -> ClosedRange<Int>? {
    let rows = Int(row.rounded()) - near...Int(row.rounded()) + near
    guard rows.lowerBound >= far, rows.upperBound < plane.height - far else { return nil }
    func end(_ row: Int, _ step: Int) -> Int {
      let start = (middle.lowerBound + middle.upperBound) / 2
      var (last, next) = (start, start)
      while (0..<plane.width).contains(next), abs(next - last) <= hole + 1 {
        if isLine(at: row * plane.width + next, plane, step: plane.width) { last = next }
        next += step
      }
      return last
    }
    let found = rows.map { (row: $0, columns: end($0, -1)...end($0, 1)) }
      .max { $0.columns.count < $1.columns.count }
    guard let (row, columns) = found, columns.count > middle.count else { return nil }
    let seen = columns.count { isLine(at: row * plane.width + $0, plane, step: plane.width) }
    return Double(seen) >= share * Double(columns.count) ? columns : nil
  }

  private static func isLine(at index: Int, _ plane: LumaPlane, step: Int) -> Bool {
    isLine { Int(plane.pixels[index + $0 * step]) - Int(plane.pixels[index]) }
  }

  /// Whether both sides are brighter, or both darker: by as much close by as farther away.
  ///
  /// - Parameter difference: The difference of a pixel at this distance, in pixels.
  fileprivate static func isLine(_ difference: (Int) -> Int) -> Bool {
    let (before, after) = (difference(-near), difference(near))
    let depth = max(min(before, after), -max(before, after))
    return depth >= least
      && 4 * depth >= 3 * max(abs(difference(-far)), abs(difference(far)))
  }
}

extension KeyRows {
  /// How far a line is from where the rows that end at the screen's bottom would have it, as a part of the pitch.
  private static let offLine = 0.08
  /// The least step of brightness at an upright line, in levels: a column is many times as wide.
  private static let leastSide: Float = 2.5

  /// A pad of lined rows in the lower part of a screen at rest: the two lines between its upper three rows, at least.
  ///
  /// iPhones up to iOS 10 have a home button, so the lowest row ends where the screen does.
  init?(linesIn picture: ColumnPicture, measure: ScreenMeasure) {
    let (least, most) = (measure.rowPitches.lowerBound, measure.rowPitches.upperBound)
    let height = Double(picture.height)
    func pitch(ofLine number: Double) -> Double? {
      let places = height - number * most...height - number * least
      let seen = (0..<picture.height).filter {
        places.contains(Double($0)) && KeyRows.isLine(picture, row: $0)
      }
      return seen.isEmpty ? nil : (height - Double(seen[seen.count / 2]) - 0.5) / number
    }
    guard let third = pitch(ofLine: 3), let second = pitch(ofLine: 2),
      abs(third / second - 1) <= KeyRows.offLine
    else { return nil }
    let pitch = (3 * third + 2 * second) / 5
    let faces = (0..<4).map {
      KeyFaces(in: picture, around: Int(height - (3.5 - Double($0)) * pitch), pitch: Int(pitch))
    }
    guard KeyFaces.arePad(faces, least: KeyRows.leastSide) else { return nil }
    let half = LinedPad.gap * pitch / 2
    self.init(
      gaps: (0..<4).map { number in
        let line = height - Double(4 - number) * pitch
        return line - half...line + half
      }, pitch: pitch, isPad: true)
  }

  /// Whether a row is darker, or brighter, than those on either side of it, in most columns.
  private static func isLine(_ picture: ColumnPicture, row: Int) -> Bool {
    guard row >= LinedPad.far, row < picture.height - LinedPad.far else { return false }
    let count = (0..<picture.width).count { column in
      LinedPad.isLine { Int(picture[row + $0, column] - picture[row, column]) }
    }
    return Double(count) >= LinedPad.share * Double(picture.width)
  }
}
