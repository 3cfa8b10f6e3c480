/// A bar that a moving keyboard covers: above that is the page as it is without a keyboard, and no bar.
///
/// It has jumped to its place, or not left it yet. That it is not found would be no evidence.
struct CoveredBar {
  private let bar: Bar
  private let raised, without: ColumnPicture
  /// From the bar's top to the keyboard's where both rest, in rows.
  private let distance: Double
  private let measure: ScreenMeasure

  /// The most that the page changes by itself, and the least by which a bar differs from it, in levels over the width.
  private static let (same, other): (Float, Float) = (4, 3)

  /// Nil where the keyboard is not known at rest.
  init?(_ bar: Bar, raised: Rest, without: ColumnPicture, measure: ScreenMeasure) {
    guard let top = raised.keyboard?.top, bar.loweredTop > bar.raisedTop else { return nil }
    self.bar = bar
    self.raised = raised.picture
    self.without = without
    distance = top - bar.raisedTop
    self.measure = measure
  }

  /// Its top edge, anywhere from the keyboard's to its place without one; nil where it may be in sight.
  func top(in frame: ColumnPicture, below keyboard: Reading?) -> Reading? {
    guard let keyboard, keyboard.value < bar.loweredTop else { return nil }
    // Where a bar would be that goes with the keyboard.
    let first = Int((keyboard.value - distance).rounded())
    let rows = 0..<bar.contentHeight - measure.rows(2)
    guard first > 0, rows.count > measure.rows(12) else { return nil }
    var (isPage, isBar): (Float, Float) = (0, 0)
    for row in rows {
      isPage += frame.difference(
        row: first + row, from: without, row: first + row, columns: bar.columns)
      isBar += raised.difference(
        row: Int(bar.raisedTop) + row, from: without, row: first + row, columns: bar.columns)
    }
    let count = Float(rows.count)
    guard isPage < CoveredBar.same * count, isBar > CoveredBar.other * count, 4 * isPage < isBar
    else { return nil }
    return Reading(bar.loweredTop, uncertainty: bar.loweredTop - keyboard.value)
  }
}
