/// Searches for a list or a form in frames.
struct ContentTracker: Sendable {
  let rows: Range<Int>
  /// The first row of moving content: navigation bar and notch do not move.
  private let top: Int
  private let fine, rough: Template
  private let roughRows: Range<Int>
  private let measure: ScreenMeasure
  private let filter: ScreenFilter

  /// The least part in sight, and the farthest distance of the search, in points.
  private static let (least, farthest) = (60.0, 460.0)

  /// Nil if too little is in sight above the first row that a bar or a keyboard covers.
  init?(
    _ first: ColumnPicture, above limit: Double, measure: ScreenMeasure, filter: ScreenFilter
  ) {
    (self.measure, self.filter) = (measure, filter)
    top = first.height * 16 / 100
    let covered = Int(limit) - filter.reach
    guard covered - top > measure.rows(80) else { return nil }
    rows = max(top, covered - measure.rows(320))..<covered
    let filtered = filter.filtered(first)
    fine = Template(filtered, rows: rows)
    let step = filter.coarseRows
    let coarse = filter.coarse(filtered)
    let dropped = first.height - coarse.height * step
    roughRows = max(0, rows.lowerBound - dropped) / step..<(rows.upperBound - dropped) / step
    rough = Template(coarse, rows: roughRows)
  }

  /// At most four possible places above covered rows, each with its height in sight, in points.
  func candidates(
    in frame: FilteredFrame, above limit: Double
  ) -> [(place: Placement, visible: Double)] {
    let step = filter.coarseRows
    let end = min(frame.picture.height, Int(limit)) - filter.reach
    let farthest = measure.rows(ContentTracker.farthest) / step
    let shifts = -farthest...farthest
    let scores = shifts.map { roughScore(shift: $0, in: frame, end: end) }
    let tops = scores.peaks(above: 0.6).sorted { scores[$0] > scores[$1] }
    return tops.prefix(4).compactMap { index in
      let shift = (shifts.lowerBound + index) * step
      guard
        let visible = visible(
          shift: shift, end: end - 2 * step, least: measure.rows(ContentTracker.least) / 2),
        let found = fine.refined(
          in: frame.filtered, around: rows.lowerBound + shift, range: 2 * step, rows: visible,
          noise: 1)
      else { return nil }
      return (found, Double(visible.count) / measure.rowsPerPoint)
    }
  }

  private func roughScore(shift: Int, in frame: FilteredFrame, end: Int) -> Double {
    let step = filter.coarseRows
    let visible = visible(
      shift: shift * step, end: end, least: measure.rows(ContentTracker.least)
    ).map { $0.lowerBound / step..<min(rough.height, $0.upperBound / step) }
    guard let visible, !visible.isEmpty, roughRows.lowerBound + shift + visible.lowerBound >= 0
    else { return 0 }
    return rough.likeness(
      to: frame.coarse, at: roughRows.lowerBound + shift, rows: visible, noise: 0.7
    ).score
  }

  /// The rows of the template in sight after a shift down; nil if too few.
  private func visible(shift: Int, end: Int, least: Int) -> Range<Int>? {
    let first = max(0, top - rows.lowerBound - shift)
    let last = min(rows.count, end - rows.lowerBound - shift)
    return last - first >= least ? first..<last : nil
  }
}
