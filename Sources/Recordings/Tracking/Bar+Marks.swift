/// Bars on the keyboard without an edge across the screen.
extension Bar {
  /// In points: lower ones are lines of text, higher ones a page.
  private static let heights = 24.0...75.0
  /// The most below what it shows, in points.
  private static let padding = 24.0
  /// The least of the page that is empty above what a bar without an edge shows, in points.
  private static let clear = 12.0

  /// What is alone above a keyboard's edge, at the same distance without it, as buttons on the page are.
  ///
  /// Nil where something else fits as well.
  ///
  /// - Parameter rise: From its place without the keyboard, in rows.
  init?(
    marksAbove edge: Double, rise: Double, in picture: ColumnPicture, without other: ColumnPicture,
    measure: ScreenMeasure
  ) {
    let point = measure.rowsPerPoint
    let lowest = Int(edge - 1.5 * point)
    let highest = max(1, Int(edge - (Bar.heights.upperBound + Bar.clear) * point))
    guard lowest > highest, edge + rise < Double(other.height) + 2 else { return nil }
    let marked = (highest...lowest).map { picture.isMarked($0) }
    guard let last = marked.lastIndex(of: true),
      Double(marked.count - last) < Bar.padding * point
    else { return nil }
    // Up to an empty part of the page.
    let clear = measure.rows(Bar.clear)
    guard
      let above = (clear..<last).last(where: { index in
        marked[index - clear..<index].allSatisfy { !$0 } && marked[index]
      })
    else { return nil }
    let top = highest + above
    let rows = max(0, top - measure.rows(2))..<highest + last + 1
    guard Bar.heights.contains((edge - Double(top)) / point),
      picture.likeness(ofBand: rows, to: other, at: rows.lowerBound, step: 1) < 0.7,
      let exact = Bar.rise(of: rows, in: picture, by: rise, to: other, measure: measure)
    else { return nil }
    raisedTop = Double(top)
    loweredTop = raisedTop + exact
    contentHeight = Int(edge) - top
    height = Double(contentHeight)
  }
}

extension Bar {
  /// The contents of a screen's bottom: strips across it, and things between empty rows, the lowest first.
  static func bands(in picture: ColumnPicture, measure: ScreenMeasure) -> [ClosedRange<Double>] {
    let point = measure.rowsPerPoint
    let rows = picture.height - measure.rows(140)..<picture.height - measure.rows(16)
    guard rows.lowerBound > measure.rows(20) else { return [] }
    var bands: [ClosedRange<Double>] = []
    let steps = RowStep.all(in: picture, rows: rows, reach: measure.rows(1)).map(\.place)
    for (top, bottom) in zip(steps, steps.dropFirst() + [Double(picture.height)]) {
      bands.append(top...max(top, bottom))
    }
    var start: Int?
    var last = 0
    for row in rows.lowerBound...rows.upperBound {
      if row < rows.upperBound, picture.isMarked(row) {
        start = start ?? row
        last = row
      } else if let first = start, row == rows.upperBound || row - last > measure.rows(6) {
        bands.append(Double(first) - 6 * point...Double(last) + 6 * point)
        start = nil
      }
    }
    return Array(
      bands.filter { (24...100).contains($0.length / point) }
        .sorted { $0.upperBound > $1.upperBound }.prefix(3))
  }
}

extension ColumnPicture {
  /// Whether a row shows anything on an even ground.
  fileprivate func isMarked(_ row: Int) -> Bool {
    let columns = values[row * width..<(row + 1) * width].sorted()
    return max(columns[width - 2] - columns[width / 2], columns[width / 2] - columns[1]) > 6
  }
}
