/// Rows of pictures, each kept where it was first seen: what a player needs to show many pictures that share rows.
///
/// Four types keep rows, each for another reader. `ScreenRows` (Painting) finds which rows of a
/// film's layers recur, and draws each once. `PrecompressedRows` keeps such rows compressed, for PNG and APNG, whose frames
/// are then copied bits. `RowAtlas` keeps any pictures' rows as pixels, for a page, which has to draw them. `RowDigests`
/// (Painting) keeps a digest of each and no pixels, for who only asks whether a picture is still the same.
///
/// A picture is then a list of runs of rows of the atlas, and is put together again exactly. Guarantees: every row is
/// `width` pixels; a run lies within the rows that were there when it was given.
package struct RowAtlas: Sendable {
  /// Rows of a picture, from the top down.
  package struct Run: Sendable, Hashable {
    /// The first row in the atlas.
    package let row: Int
    /// How many rows of the picture it makes, 1 or more.
    package let count: Int
    /// Whether the one row is shown `count` times, rather than that and those below it.
    package let isRepeated: Bool

    /// A run of `count` rows, or of one row `count` times.
    package init(row: Int, count: Int, isRepeated: Bool = false) {
      self.row = row
      self.count = count
      self.isRepeated = isRepeated
    }
  }

  /// Pixels across.
  package let width: Int
  /// How many rows there are.
  package private(set) var rowCount = 0

  private var pixels: [UInt32] = []
  /// Where a row of a hash was first seen; of two rows with one hash only the first is found again.
  private var rowsByHash: [Int: Int] = [:]
  /// Where pictures begin that were added whole.
  private var starts: [Int] = []

  /// An empty atlas for pictures of a width of 1 or more pixels.
  package init(width: Int) {
    self.width = max(1, width)
  }

  /// Adds a picture of the atlas's width with all its rows beside each other and returns the first one's number.
  ///
  /// A picture that was added before, or is the upper part of one, is not added again.
  package mutating func add(whole bitmap: Bitmap) -> Int {
    precondition(bitmap.width == width, "a picture of another width")
    let rows = bitmap.pixels
    let known = starts.first { start in
      start + bitmap.height <= rowCount
        && pixels[(start * width)..<((start + bitmap.height) * width)].elementsEqual(rows)
    }
    if let known { return known }
    let first = rowCount
    starts.append(first)
    for row in 0..<bitmap.height { append(rows[(row * width)..<((row + 1) * width)]) }
    return first
  }

  /// The number of each row of a picture of the atlas's width, from the top down; rows that are new are added.
  package mutating func rowNumbers(of bitmap: Bitmap) -> [Int] {
    precondition(bitmap.width == width, "a picture of another width")
    return (0..<bitmap.height).map { row in
      rowNumber(of: bitmap.pixels[(row * width)..<((row + 1) * width)])
    }
  }

  /// The runs of rows with these numbers.
  package static func runs(of numbers: ArraySlice<Int>) -> [Run] {
    var runs: [Run] = []
    var start = numbers.startIndex
    while start < numbers.endIndex {
      let (row, next) = (numbers[start], start + 1)
      // The second row says whether they go on or repeat the first.
      let step = next < numbers.endIndex && numbers[next] == row ? 0 : 1
      var end = next
      while end < numbers.endIndex, numbers[end] == row + (end - start) * step { end += 1 }
      runs.append(Run(row: row, count: end - start, isRepeated: step == 0))
      start = end
    }
    return runs
  }

  /// The runs that make a picture of the atlas's width, from top to bottom; rows that are new are added.
  package mutating func runs(of bitmap: Bitmap) -> [Run] {
    precondition(bitmap.width == width, "a picture of another width")
    var runs: [Run] = []
    for row in 0..<bitmap.height {
      let line = bitmap.pixels[(row * width)..<((row + 1) * width)]
      if let last = runs.last, let longer = extended(last, by: line) {
        runs[runs.count - 1] = longer
      } else {
        runs.append(Run(row: rowNumber(of: line), count: 1))
      }
    }
    return runs
  }

  /// A run with one more row; nil where that row would neither go on nor repeat it.
  private mutating func extended(_ run: Run, by line: ArraySlice<UInt32>) -> Run? {
    if !run.isRepeated || run.count == 1 {
      let next = run.row + run.count
      // At the end of the atlas a new row goes on just as well.
      if next < rowCount ? isEqual(next, line) : known(line) == nil {
        if next == rowCount { append(line) }
        return Run(row: run.row, count: run.count + 1)
      }
    }
    guard run.isRepeated || run.count == 1, isEqual(run.row, line) else { return nil }
    return Run(row: run.row, count: run.count + 1, isRepeated: true)
  }

  private mutating func rowNumber(of line: ArraySlice<UInt32>) -> Int {
    if let known = known(line) { return known }
    append(line)
    return rowCount - 1
  }

  private func known(_ line: ArraySlice<UInt32>) -> Int? {
    guard let row = rowsByHash[RowAtlas.hash(line)], isEqual(row, line) else { return nil }
    return row
  }

  private mutating func append(_ line: ArraySlice<UInt32>) {
    let hash = RowAtlas.hash(line)
    if rowsByHash[hash] == nil { rowsByHash[hash] = rowCount }
    pixels.append(contentsOf: line)
    rowCount += 1
  }

  private func isEqual(_ row: Int, _ line: ArraySlice<UInt32>) -> Bool {
    pixels[(row * width)..<((row + 1) * width)] == line
  }

  private static func hash(_ line: ArraySlice<UInt32>) -> Int {
    var hasher = Hasher()
    line.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// The rows as pictures of `rows` rows each, of which the last has what is left.
  ///
  /// - Parameter rows: 1 or more, and no more than a bitmap of the width may have.
  package func bitmaps(rows: Int) -> [Bitmap] { bitmaps(rows: rows, from: 0).map(\.bitmap) }

  /// The rows from one on, cut where pictures of `rows` rows each end, with the first row of each piece.
  ///
  /// - Parameters:
  ///   - rows: 1 or more, and no more than a bitmap of the width may have.
  ///   - start: 0 or more.
  package func bitmaps(rows: Int, from start: Int) -> [(row: Int, bitmap: Bitmap)] {
    precondition(Bitmap.allows(width: width, height: rows), "no bitmap is so large")
    var pieces: [(row: Int, bitmap: Bitmap)] = []
    var first = start
    while first < rowCount {
      let end = min((first / rows + 1) * rows, rowCount)
      let bitmap = Bitmap(
        unchecked: Array(pixels[(first * width)..<(end * width)]), width: width,
        height: end - first)
      pieces.append((first, bitmap))
      first = end
    }
    return pieces
  }
}
