/// Bars that rise over a page that stays, whatever is on either.
extension Bar {
  /// In points: the least and the highest bar, how much of the page above it must be seen to stay, and the empty part of
  /// that right above it.
  private static let (least, highest, above, free) = (24.0, 110.0, 24.0, 12.0)
  /// In points: no keyboard lifts a bar by less.
  private static let leastRise = 100.0
  /// The farthest from the screen's bottom that a bar of glass stands without the keyboard, in points: a home indicator's
  /// inset, and the widest margin above that.
  private static let farthestHome = 60.0
  /// The change of a pixel that shows another thing, and of one that shows the same, in levels.
  private static let (other, same): (Float, Float) = (12, 6)
  /// The least share of its pixels that are found again without the keyboard, and by how much that is more than anywhere else.
  private static let (found, lead) = (0.4, 1.5)

  /// What is above a keyboard's edge and not there without it, but elsewhere, while the page around it is where it was.
  ///
  /// Pixel by pixel, as buttons leave most of a page in sight, or by their pattern alone, as glass does not hide what is
  /// below it. Nil where a list moves, too.
  init?(
    risenTo edge: Double, in picture: ColumnPicture, without other: ColumnPicture,
    filter: ScreenFilter, measure: ScreenMeasure
  ) {
    let point = measure.rowsPerPoint
    let (width, free, above) = (picture.width, measure.rows(Bar.free), measure.rows(Bar.above))
    let from = max(1, Int(edge - (Bar.highest + Bar.above) * point))
    let to = Int(edge - 4 * point)
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
    let isApart = Double(rows.upperBound - end) > 2 * point
    let bottom = isApart ? Double(end) : edge
    var counts = [Int](repeating: 0, count: width)
    for column in new[first...last].joined() { counts[column] += 1 }
    let columns = counts.indices.filter { 10 * counts[$0] > 3 * (last - first) }
    let isWide = columns.count > width * 3 / 4
    guard (Bar.least...Bar.highest).contains((bottom - Double(top)) / point), columns.count >= 3
    else { return nil }
    let shift = Bar.shift(of: new[first...last], at: top, in: picture, to: other, measure)
    let (shown, without) = (filter.filtered(picture), filter.filtered(other))
    let range = measure.rows(2, atLeast: 2)
    func place(_ template: Template, around row: Int, least: Double) -> Double? {
      template.refined(in: without, around: row, range: range, rows: 0..<end - top, noise: 1)
        .flatMap { $0.score > least ? $0.place : nil }
    }
    raisedTop = Double(top)
    contentHeight = Int(bottom) - top
    height = Double(contentHeight)
    let part = Template(shown, rows: top..<end, weights: .weights(columns, like: picture))
    let whole = isWide ? Template(shown, rows: top..<end) : part
    if let shift, let place = place(whole, around: top + shift, least: 0.75) {
      loweredTop = place
      if !isWide {
        self.columns = columns
      } else if !isApart {
        height = Bar.backgroundHeight(
          from: loweredTop, content: contentHeight, in: other, measure: measure)
      }
      return
    }
    guard
      let row = Bar.glass(
        part, from: top, content: contentHeight, reach: range, in: without, measure: measure),
      let place = place(part, around: row, least: 0.65)
    else { return nil }
    loweredTop = place
    self.columns = columns
  }

  /// The row of what is seen through glass, which is another part of the page at either place; nil where it is at none, or
  /// so far from the screen's bottom that it is something of the page.
  private static func glass(
    _ part: Template, from top: Int, content: Int, reach: Int, in without: ColumnPicture,
    measure: ScreenMeasure
  ) -> Int? {
    let lowest = without.height - part.height - reach - 1
    let nearest = top + measure.rows(Bar.leastRise)
    guard nearest < lowest,
      let row = part.onlyPlace(
        in: without, among: nearest...lowest, apart: measure.rows(8), rows: { _ in 0..<part.height }
      ), Double(without.height - row - content) < Bar.farthestHome * measure.rowsPerPoint
    else { return nil }
    return row
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
