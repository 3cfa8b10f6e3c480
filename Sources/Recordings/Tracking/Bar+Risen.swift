/// Bars that rise over a page that stays, whatever is on either.
extension Bar {
  /// In points: the least and the highest bar, how much of the page above it must be seen to stay, and the empty part of
  /// that right above it.
  private static let (least, highest, above, free) = (24.0, 110.0, 24.0, 12.0)
  /// In points: no keyboard lifts a bar by less.
  private static let leastRise = 100.0
  /// The change of a pixel that shows another thing, and of one that shows the same, in levels.
  private static let (other, same): (Float, Float) = (12, 6)
  /// The least share of its pixels that are found again without the keyboard, and by how much that is more than anywhere else.
  private static let (found, lead) = (0.4, 1.5)

  /// How strong its pattern may be without the keyboard, as a part of that with it: glass adds light, and keeps contrast.
  private static let gains = 0.5...2

  /// What is above a keyboard's edge and not there without it, but elsewhere, while the page around it is where it was.
  ///
  /// Pixel by pixel, as buttons leave most of a page in sight. Nil where a list moves, too.
  init?(
    risenTo edge: Double, in picture: ColumnPicture, without other: ColumnPicture,
    filter: ScreenFilter, measure: ScreenMeasure
  ) {
    let point = measure.rowsPerPoint
    let (width, free, above) = (picture.width, measure.rows(Bar.free), measure.rows(Bar.above))
    let (from, to) = (
      max(1, Int(edge - (Bar.highest + Bar.above) * point)), Int(edge - 4 * point)
    )
    guard to - from > above, other.height == picture.height, other.width == width else {
      return nil
    }
    let rows = from..<to
    let new = rows.map { row in
      (0..<width).filter { abs(picture[row, $0] - other[row, $0]) > Bar.other }
    }
    // From the lowest row with something new up to where there is nothing.
    guard let last = new.lastIndex(where: { $0.count >= 2 }), last > above,
      let first = (above...last).last(where: { index in
        new[index].count >= 2 && new[index - free..<index].allSatisfy { $0.count < 2 }
      }), new[first - above..<first].joined().count < above * width / 20
    else { return nil }
    let (top, end) = (rows.lowerBound + first, rows.lowerBound + last + 1)
    // Between it and the keyboard is the page, or a part of it.
    let isApart = Double(rows.upperBound - end) > 2 * point
    let bottom = isApart ? Double(end) : edge
    var counts = [Int](repeating: 0, count: width)
    for column in new[first...last].joined() { counts[column] += 1 }
    let columns = counts.indices.filter { 10 * counts[$0] > 3 * (last - first) }
    let isWide = columns.count > width * 3 / 4
    guard (Bar.least...Bar.highest).contains((bottom - Double(top)) / point), columns.count >= 3,
      let place = Bar.lowered(
        new[first...last], rows: top..<end,
        weights: isWide ? nil : .weights(columns, like: picture),
        in: picture, to: other, filter: filter, measure: measure)
    else { return nil }
    raisedTop = Double(top)
    loweredTop = place.place
    contentHeight = Int(bottom) - top
    height = Double(contentHeight)
    if isWide {
      if !isApart {
        height = Bar.backgroundHeight(
          from: loweredTop, content: contentHeight, in: other, measure: measure)
      }
    } else {
      self.columns = columns
    }
  }

  /// Where these pixels are in another picture; nil where that is not at one place.
  ///
  /// Where a page shows through them, they are others there, and their pattern is the same. That is only looked for where
  /// bars are: a message may look like another.
  private static func lowered(
    _ new: ArraySlice<[Int]>, rows: Range<Int>, weights: ColumnPicture?, in picture: ColumnPicture,
    to other: ColumnPicture, filter: ScreenFilter, measure: ScreenMeasure
  ) -> Placement? {
    let nearest = rows.lowerBound + measure.rows(leastRise)
    guard nearest + rows.count < other.height else { return nil }
    let template = Template(filter.filtered(picture), rows: rows, weights: weights)
    let without = filter.filtered(other)
    let place =
      shift(of: new, at: rows.lowerBound, in: picture, to: other, measure)
      .map { rows.lowerBound + $0 }
      ?? template.onlyPlace(
        in: without, among: nearest...other.height - rows.count, apart: measure.rows(8),
        rows: { _ in 0..<rows.count }
      ).flatMap { $0 >= other.height - rows.count - measure.rows(reach) ? $0 : nil }
    return place.flatMap {
      template.refined(
        in: without, around: $0, range: measure.rows(2, atLeast: 2), rows: 0..<rows.count, noise: 1)
    }.flatMap { $0.score > Template.alike && Bar.gains.contains($0.gain) ? $0 : nil }
  }

  /// How many rows lower these pixels are found in another picture; nil where that is not at one place.
  private static func shift(
    of new: ArraySlice<[Int]>, at top: Int, in picture: ColumnPicture, to other: ColumnPicture,
    _ measure: ScreenMeasure
  ) -> Int? {
    let count = Double(new.joined().count)
    let nearest = measure.rows(Bar.leastRise)
    let shifts = nearest...max(nearest, other.height - top - new.count - measure.rows(1))
    let shares = shifts.map { shift -> Double in
      var found = 0
      for (offset, columns) in new.enumerated() where top + offset + shift < other.height {
        for column in columns
        where abs(picture[top + offset, column] - other[top + offset + shift, column]) < same {
          found += 1
        }
      }
      return Double(found) / count
    }
    guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[best] > found
    else { return nil }
    let reach = measure.rows(8)
    let others = shares.indices.filter { abs($0 - best) > reach }.map { shares[$0] }.max() ?? 0
    return shares[best] > min(lead * others, 0.9) && shares[best] > others + 0.1
      ? shifts.lowerBound + best : nil
  }
}

extension ColumnPicture {
  /// 1 in some columns and 0 in all others, as large as another picture.
  static func weights(_ columns: [Int], like picture: ColumnPicture) -> ColumnPicture {
    var row = [Float](repeating: 0, count: picture.width)
    for column in columns { row[column] = 1 }
    return ColumnPicture(
      width: picture.width, height: picture.height,
      values: Array(repeatElement(row, count: picture.height).joined()))
  }
}
