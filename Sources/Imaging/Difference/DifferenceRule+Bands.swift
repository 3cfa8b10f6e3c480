extension DifferenceRule {
  /// Rows with the same segments.
  struct Band: Hashable {
    var rows: Range<Int>
    /// The compared segments, from the left; the columns between them are ignored.
    var segments: [Segment]
  }

  /// Columns with one threshold.
  struct Segment: Hashable {
    var columns: Range<Int>
    var threshold: ColorThreshold
  }

  /// The rule for each part of a picture of this size, from the top; only compared parts.
  func bands(width: Int, height: Int) -> [Band] {
    let rectangles = regions.map(\.rectangle) + ignored
    return DifferenceRule.pieces(of: height, rectangles.map(\.rows)).compactMap { rows in
      let segments = segments(of: rows.lowerBound, width: width)
      return segments.isEmpty ? nil : Band(rows: rows, segments: segments)
    }
  }

  private func segments(of row: Int, width: Int) -> [Segment] {
    let regions = regions.filter { $0.rectangle.rows.contains(row) }
    let ignored = ignored.filter { $0.rows.contains(row) }
    let edges = regions.map(\.rectangle.columns) + ignored.map(\.columns)
    var segments: [Segment] = []
    for columns in DifferenceRule.pieces(of: width, edges) {
      let column = columns.lowerBound
      if ignored.contains(where: { $0.columns.contains(column) }) { continue }
      let region = regions.last { $0.rectangle.columns.contains(column) }
      let threshold = region?.threshold ?? threshold
      if let last = segments.last, last.columns.upperBound == column, last.threshold == threshold {
        segments[segments.count - 1].columns = last.columns.lowerBound..<columns.upperBound
      } else {
        segments.append(Segment(columns: columns, threshold: threshold))
      }
    }
    return segments
  }

  private static func pieces(of length: Int, _ ranges: [Range<Int>]) -> [Range<Int>] {
    let cuts = ranges.flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0 > 0 && $0 < length }
    let ends = Set(cuts).sorted() + [length]
    return zip([0] + ends, ends).map { $0..<$1 }
  }
}
