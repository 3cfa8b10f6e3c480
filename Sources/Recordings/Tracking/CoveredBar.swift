/// A bar that a moving keyboard covers: where one belongs that goes with it is the page, and no bar.
///
/// It has jumped to its place, or not left it yet, or goes behind the keyboard. Not finding it would not be evidence,
/// and neither are frames around one that shows it faintly in its place above the keyboard.
struct CoveredBar {
  private let bar: Bar
  private let raised: ColumnPicture
  /// From the bar's top to the keyboard's where both rest, in rows.
  private let distance: Double
  private let measure: ScreenMeasure

  /// The most that the page changes by itself, and the least by which a bar differs from it, in levels over the width.
  private static let (same, other): (Float, Float) = (4, 3)
  /// How many times nearer to the page than to the bar the picture is: at most a part of the bar is in sight, one by that.
  private static let nearer: Float = 4
  /// How far off its place a bar that goes with the keyboard is looked for, and what is left out at an edge, in points.
  private static let (stray, edge) = (3.0, 2.0)

  /// Nil where the keyboard is not known at rest.
  init?(_ bar: Bar, raised: Rest, measure: ScreenMeasure) {
    guard let top = raised.keyboard?.top, bar.loweredTop > bar.raisedTop else { return nil }
    self.bar = bar
    self.raised = raised.picture
    distance = top - bar.raisedTop
    self.measure = measure
  }

  /// The longest time between a frame that shows it and the next, behind the keyboard, in seconds.
  private static let longestStep = 0.11

  /// A frame that shows the bar, and above it the page.
  private struct Page {
    let picture: ColumnPicture
    /// The first row that is not certainly the page's.
    let end: Int
  }

  /// Its top edges in frames, by their numbers, where none of those around them shows it moving.
  func tops(
    in frames: [LumaFrame], _ keyboard: [Reading?], beside seen: [Reading?]
  ) -> [Int: Reading] {
    var found: [Int: Reading] = [:]
    let shown = seen.indices.filter { seen[$0] != nil }
    for (first, last) in zip(shown, shown.dropFirst()) where last > first + 1 {
      let edges = [(first, seen[first]), (last, seen[last])]
      let lowest = edges.compactMap { $0.1?.value }.max() ?? 0
      let pages = edges.map { index, top in
        Page(
          picture: ColumnPicture(frames[index]),
          end: Int(top?.value ?? 0) - measure.rows(CoveredBar.edge))
      }
      let between = (first + 1..<last).map { (ColumnPicture(frames[$0]), keyboard[$0]) }
      guard !between.contains(where: { fades(in: $0, above: $1, pages) }) else { continue }
      let tops = between.map { top(in: $0, below: $1, pages, lowest: lowest) }
      let isNext = [(first, first + 1), (last, last - 1)].contains { edge, next in
        tops[next - first - 1] != nil
          && abs(frames[edge].time - frames[next].time) <= CoveredBar.longestStep
      }
      guard isNext else { continue }
      for (offset, top) in tops.enumerated() { found[first + 1 + offset] = top }
    }
    return found
  }

  /// Anywhere from where the keyboard may hide it to the lowest place it is seen in; nil where it may be in sight.
  private func top(
    in frame: ColumnPicture, below keyboard: Reading?, _ pages: [Page], lowest: Double
  ) -> Reading? {
    guard let keyboard, keyboard.value < lowest else { return nil }
    // Where a bar would be that goes with the keyboard.
    let first = Int((keyboard.value - distance).rounded())
    let rows = 0..<bar.contentHeight - measure.rows(CoveredBar.edge)
    let stray = measure.rows(CoveredBar.stray)
    guard first > stray, rows.count > measure.rows(12) else { return nil }
    let places = (-stray...stray).filter { first + $0 + rows.count < Int(keyboard.value) }
    let offs = places.map { place in
      off(frame, row: first + place, from: raised, row: Int(bar.raisedTop), rows, step: 1)
    }
    let isBar = offs.min() ?? 0
    let most = min(CoveredBar.same, isBar / CoveredBar.nearer)
    guard isBar > CoveredBar.other,
      pages.contains(where: { shows($0, in: frame, at: first, rows, within: most) })
    else { return nil }
    let hidden = keyboard.value - Double(bar.contentHeight) / Double(CoveredBar.nearer)
    return Reading(lowest, uncertainty: lowest - hidden)
  }

  /// Whether something is where the bar rests above the keyboard, too high for one that comes from behind that.
  private func fades(
    in frame: ColumnPicture, above keyboard: Reading?, _ pages: [Page]
  ) -> Bool {
    let first = Int(bar.raisedTop.rounded())
    let rows = 0..<bar.contentHeight - measure.rows(CoveredBar.edge)
    guard let keyboard, rows.count > measure.rows(12),
      bar.raisedTop + Double(2 * bar.contentHeight) < keyboard.value
    else { return false }
    return !pages.contains { shows($0, in: frame, at: first, rows, within: CoveredBar.same) }
  }

  /// Whether these rows are the page's, wherever it has gone.
  private func shows(
    _ page: Page, in frame: ColumnPicture, at first: Int, _ rows: Range<Int>, within most: Float
  ) -> Bool {
    let step = max(1, Int(measure.rowsPerPoint))
    let farthest = page.end - rows.count - first
    let shifts = (-first...max(-first, farthest)).sorted { abs($0) < abs($1) }
    return shifts.contains { shift in
      shift <= farthest
        && off(
          frame, row: first, from: page.picture, row: first + shift, rows, step: step, most: most)
          < most
    }
  }

  /// The mean difference of some rows from those of another picture, in levels, as soon as it is more than `most`.
  private func off(
    _ frame: ColumnPicture, row first: Int, from other: ColumnPicture, row otherFirst: Int,
    _ rows: Range<Int>, step: Int, most: Float = .infinity
  ) -> Float {
    var sum: Float = 0
    let count = Float((rows.count + step - 1) / step)
    for row in stride(from: 0, to: rows.count, by: step) {
      sum += frame.difference(
        row: first + row, from: other, row: otherFirst + row, columns: bar.columns)
      if sum > most * count { break }
    }
    return sum / count
  }
}
