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

  /// The longest time between a frame that shows it at rest and the next, behind the keyboard, in seconds: it has jumped.
  private static let longestStep = 0.045

  /// Its top edges in frames, by their numbers, where it is in none of those around them on its way.
  func tops(
    in frames: [LumaFrame], _ keyboard: [Reading?], beside seen: [Reading?]
  ) -> [Int: Reading] {
    var found: [Int: Reading] = [:]
    let shown = seen.indices.filter { seen[$0] != nil }
    func rests(_ index: Int, at place: Double) -> Bool {
      abs((seen[index]?.value ?? -1e6) - place) < 3 * measure.rowsPerPoint
    }
    for (first, last) in zip(shown, shown.dropFirst()) where last > first + 1 {
      let isHide = rests(first, at: bar.raisedTop) && rests(last, at: bar.loweredTop)
      let isShow = rests(first, at: bar.loweredTop) && rests(last, at: bar.raisedTop)
      let (edge, next) = isHide ? (first, first + 1) : (last, last - 1)
      guard isHide || isShow,
        abs(frames[edge].time - frames[next].time) <= CoveredBar.longestStep,
        let top = top(in: ColumnPicture(frames[next]), below: keyboard[next])
      else { continue }
      found[next] = top
      for index in first + 1..<last where index != next {
        found[index] = self.top(in: ColumnPicture(frames[index]), below: keyboard[index])
      }
    }
    return found
  }

  /// Anywhere from the keyboard's top to its place without one; nil where it may be in sight.
  private func top(in frame: ColumnPicture, below keyboard: Reading?) -> Reading? {
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
