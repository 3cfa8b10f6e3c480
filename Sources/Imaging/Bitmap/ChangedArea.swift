/// The rectangle in which a picture differs from the one before; never empty.
struct ChangedArea: Sendable, Hashable {
  var rows: Range<Int>
  var columns: Range<Int>
}

extension ChangedArea {
  /// The smallest rectangle around the differences of two pictures; nil for equal ones.
  ///
  /// With kept rows it has the picture's full width, so that their bits can be copied. Rows that are the same memory are
  /// not compared.
  init?(
    from old: [RowSpan], of oldKept: PrecompressedRows? = nil, to new: [RowSpan],
    of newKept: PrecompressedRows? = nil, width: Int
  ) {
    let (before, after) = (Rows(old, oldKept, width), Rows(new, newKept, width))
    let height = before.count
    guard let top = (0..<height).first(where: { !before.isEqual($0, after) }),
      let bottom = (top..<height).last(where: { !before.isEqual($0, after) })
    else { return nil }
    var columns = 0..<width
    if newKept == nil {
      var (left, right) = (width, 0)
      for y in top...bottom {
        (left, right) = before.widened(y, after, left, right)
        if left == 0, right == width { break }
      }
      columns = left..<right
    }
    self.init(rows: top..<bottom + 1, columns: columns)
  }
}

private struct Rows {
  private let width: Int
  private var origins: [(source: Int, row: Int)] = []
  private var bitmaps: [Bitmap] = []

  init(_ spans: [RowSpan], _ kept: PrecompressedRows?, _ width: Int) {
    self.width = width
    for span in spans {
      guard let bitmap = span.bitmap(in: kept) else { continue }
      bitmaps.append(bitmap)
      origins += span.rows.map { (bitmaps.count - 1, $0) }
    }
  }

  var count: Int { origins.count }

  private func compare<Result>(
    _ y: Int, _ other: Rows,
    _ body: (UnsafePointer<UInt32>, UnsafePointer<UInt32>) -> Result, same: Result
  ) -> Result {
    let (origin, otherOrigin) = (origins[y], other.origins[y])
    return bitmaps[origin.source].pixels.withUnsafeBufferPointer { pixels in
      other.bitmaps[otherOrigin.source].pixels.withUnsafeBufferPointer { others in
        guard let first = pixels.baseAddress, let second = others.baseAddress else { return same }
        let (row, otherRow) = (first + origin.row * width, second + otherOrigin.row * width)
        return row == otherRow ? same : body(row, otherRow)
      }
    }
  }

  func isEqual(_ y: Int, _ other: Rows) -> Bool {
    compare(y, other, { PixelMatcher.equal($0, $1, most: width) == width }, same: true)
  }

  /// Widens the range of known differing columns by those of a row.
  func widened(_ y: Int, _ other: Rows, _ left: Int, _ right: Int) -> (Int, Int) {
    compare(
      y, other,
      { first, second in
        let start = PixelMatcher.equal(first, second, most: width)
        guard start < width else { return (left, right) }
        var end = width
        while end > right, first[end - 1] == second[end - 1] { end -= 1 }
        return (min(left, start), max(right, end))
      }, same: (left, right))
  }
}
