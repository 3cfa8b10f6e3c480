/// Bars that rise over a page that stays, whatever is on either.
extension Bar {
  /// In points: the highest bar, and how much of the page above it must be seen to stay.
  private static let (highest, above) = (110.0, 24.0)
  /// The changes of a column that has stayed, and of one that has not, in levels.
  private static let (same, other): (Float, Float) = (5, 12)

  /// What is above a keyboard's edge, and as far away without it, while the page around it is where it was.
  ///
  /// Column by column, as buttons leave most of a page in sight. Nil where a list moves, too.
  ///
  /// - Parameter rise: From its place without the keyboard, in rows.
  init?(
    risenTo edge: Double, rise: Double, in picture: ColumnPicture, without other: ColumnPicture,
    measure: ScreenMeasure
  ) {
    let point = measure.rowsPerPoint
    let shift = Int(rise.rounded())
    let rows = max(1, Int(edge - (Bar.highest + Bar.above) * point))..<Int(edge - 1.5 * point)
    guard shift > 0, rows.count > measure.rows(Bar.above), rows.upperBound + shift < other.height
    else { return nil }
    let columns = rows.map { row in
      (0..<picture.width).reduce(into: (risen: 0, stayed: 0)) { counts, column in
        let here = picture[row, column]
        let left = abs(here - other[row, column])
        let came = (-1...1).map { abs(here - other[row + shift + $0, column]) }.min() ?? 255
        if came < Bar.same, left > Bar.other { counts.risen += 1 }
        if left < Bar.same, came > Bar.other { counts.stayed += 1 }
      }
    }
    let isRisen = columns.map { $0.risen >= 2 }
    guard let last = isRisen.lastIndex(of: true) else { return nil }
    // Up to where nothing has risen.
    let (clear, seen) = (measure.rows(12), measure.rows(Bar.above))
    guard
      let first = (seen..<last + 1).last(where: { index in
        isRisen[index] && !isRisen[index - clear..<index].contains(true)
      })
    else { return nil }
    let page = columns[first - seen..<first]
    let (stayed, risen) = page.reduce((0, 0)) { ($0.0 + $1.stayed, $0.1 + $1.risen) }
    let most = columns[first...last].count { $0.risen > picture.width / 2 }
    let isWide = 2 * most > last - first
    let top = rows.lowerBound + first
    let gap = Double(rows.count - 1 - last) / point
    let below = columns[(last + 1)...]
    // What is between it and the keyboard is the page, or its own.
    let isApart = gap > 4 && below.count { $0.stayed > picture.width / 4 } > below.count / 2
    let bottom = isApart ? Double(rows.lowerBound + last + 1) : edge
    guard stayed >= 3 * page.count, 10 * risen < stayed,
      (24...Bar.highest).contains((bottom - Double(top)) / point), isApart || gap < 24,
      let exact = Bar.rise(
        of: top..<Int(bottom - 1.5 * point), in: picture, by: rise, to: other, measure: measure)
        ?? (isWide ? rise : nil)
    else { return nil }
    raisedTop = Double(top)
    loweredTop = raisedTop + exact
    contentHeight = Int(bottom) - top
    height =
      isWide && !isApart
      ? Bar.backgroundHeight(from: loweredTop, content: contentHeight, in: other, measure: measure)
      : Double(contentHeight)
  }
}
