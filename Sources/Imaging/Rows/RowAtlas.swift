/// The distinct rows of pictures, for players of many pictures that share rows.
///
/// Four types keep rows, each for another purpose. `ScreenRows` (Painting) finds which rows of a film's layers recur, and
/// draws each once. `PrecompressedRows` keeps such rows compressed, for PNG and APNG, whose frames are then copied bits.
/// `RowAtlas` keeps any pictures' rows as pixels, for a page, which draws them. `RowDigests` (Painting) keeps a digest of
/// each row without its pixels, to find out whether a picture is still the same.
///
/// A picture is a list of runs of the atlas's rows, and can be restored exactly. Guarantees: every row is `width`
/// pixels; a run is within the rows that existed when it was made.
package struct RowAtlas: Sendable {
  /// Rows of a picture, from the top down.
  package struct Run: Sendable, Hashable {
    /// The first row in the atlas.
    package let row: Int
    /// The number of the picture's rows, 1 or more.
    package let count: Int
    /// Whether one row is shown `count` times, rather than consecutive ones.
    package let isRepeated: Bool

    package init(row: Int, count: Int, isRepeated: Bool = false) {
      self.row = row
      self.count = count
      self.isRepeated = isRepeated
    }
  }

  package let width: Int
  package private(set) var rowCount = 0

  private var pixels: [UInt32] = []
  /// The first row of each hash; another row with the same hash is not found again.
  private var rowsByHash: [Int: Int] = [:]
  private var starts: [Int] = []

  /// For pictures of a width of 1 or more pixels.
  package init(width: Int) {
    self.width = max(1, width)
  }

  /// Adds a picture's rows contiguously, unless they start an earlier one; returns their start.
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

  /// The number of each row of a picture, from the top down, adding new ones.
  package mutating func rowNumbers(of bitmap: Bitmap) -> [Int] {
    precondition(bitmap.width == width, "a picture of another width")
    return (0..<bitmap.height).map { row in
      rowNumber(of: bitmap.pixels[(row * width)..<((row + 1) * width)])
    }
  }

  package static func runs(of numbers: ArraySlice<Int>) -> [Run] {
    var runs: [Run] = []
    var start = numbers.startIndex
    while start < numbers.endIndex {
      let (row, next) = (numbers[start], start + 1)
      // The second row decides whether they continue or repeat the first.
      let step = next < numbers.endIndex && numbers[next] == row ? 0 : 1
      var end = next
      while end < numbers.endIndex, numbers[end] == row + (end - start) * step { end += 1 }
      runs.append(Run(row: row, count: end - start, isRepeated: step == 0))
      start = end
    }
    return runs
  }

  /// The runs of a picture, from top to bottom, adding new rows.
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

  /// A run with one more row; nil where that row neither continues nor repeats it.
  private mutating func extended(_ run: Run, by line: ArraySlice<UInt32>) -> Run? {
    if !run.isRepeated || run.count == 1 {
      let next = run.row + run.count
      // At the end of the atlas a new row continues it.
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

  /// The rows as pictures of `rows` rows, 1 to a bitmap's limit, the last with the remainder.
  package func bitmaps(rows: Int) -> [Bitmap] { bitmaps(rows: rows, from: 0).map(\.bitmap) }

  /// The rows from `start` on, cut at multiples of `rows`, with the first row of each piece.
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
