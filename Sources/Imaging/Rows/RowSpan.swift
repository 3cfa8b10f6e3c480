/// Contiguous rows of a picture in one bitmap, over the full width.
package enum RowSpan: Sendable {
  case kept(rows: Range<Int>)
  /// Rows of a bitmap as wide as the picture: those that are new in each frame.
  case pixels(Bitmap, rows: Range<Int>)

  package var rows: Range<Int> {
    switch self {
    case .kept(let rows), .pixels(_, let rows): rows
    }
  }

  func bitmap(in kept: PrecompressedRows?) -> Bitmap? {
    switch self {
    case .kept: kept?.bitmap
    case .pixels(let bitmap, _): bitmap
    }
  }

  func with(rows: Range<Int>) -> RowSpan {
    switch self {
    case .kept: .kept(rows: rows)
    case .pixels(let bitmap, _): .pixels(bitmap, rows: rows)
    }
  }
}

extension [RowSpan] {
  /// The number of rows; throws unless they exist, as wide as the picture, within its limits.
  func height(width: Int, in kept: PrecompressedRows?) throws(PNGError) -> Int {
    var height = 0
    for span in self {
      guard let bitmap = span.bitmap(in: kept) else {
        throw .rows("there are no precompressed rows")
      }
      guard bitmap.width == width else {
        throw .rows("a row is \(bitmap.width) pixels wide, the picture \(width)")
      }
      guard span.rows.lowerBound >= 0, span.rows.upperBound <= bitmap.height else {
        throw .rows("there are no rows \(span.rows) among \(bitmap.height)")
      }
      height += span.rows.count
      guard Bitmap.allows(width: width, height: Swift.max(height, 1)) else {
        throw .size(width: width, height: height)
      }
    }
    guard height > 0 else { throw .size(width: width, height: height) }
    return height
  }

  /// The rows of the picture in a range, which must be within it.
  func rows(in range: Range<Int>) -> [RowSpan] {
    var (spans, start) = ([RowSpan](), 0)
    for span in self {
      let part = range.clamped(to: start..<start + span.rows.count)
      if !part.isEmpty {
        let shift = span.rows.lowerBound - start
        spans.append(span.with(rows: part.lowerBound + shift..<part.upperBound + shift))
      }
      start += span.rows.count
    }
    return spans
  }
}
