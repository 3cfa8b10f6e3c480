/// Marks that lie over everything at the screen's bottom and stay where they are: the home indicator.
///
/// They are bridged in every picture before it is compared: at a place that moves under them they would be taken for a
/// part of what moves.
struct StaticMarks: Sendable, Hashable {
  private struct Run: Sendable, Hashable {
    let column: Int
    let rows: Range<Int>
  }

  private var runs: [Run] = []

  /// No marks.
  init() {}

  /// What looks the same in two pictures that else differ, in their lowest 40 points.
  init(in first: ColumnPicture, and second: ColumnPicture, measure: ScreenMeasure) {
    let reach = measure.rows(10, atLeast: 3)
    let height = measure.rows(40)
    let top = max(0, first.height - height - reach)
    func lowest(_ picture: ColumnPicture) -> ColumnPicture {
      ColumnPicture(
        width: picture.width, height: picture.height - top,
        values: Array(picture.values[(top * picture.width)...])
      ).highPassed(reach: reach)
    }
    let ours = lowest(first)
    let theirs = lowest(second)
    let margin = measure.rows(1.5)
    for column in 0..<first.width {
      var rows: Range<Int>?
      for row in reach..<ours.height {
        let here = ours[row, column]
        let there = theirs[row, column]
        guard abs(here) > 12, abs(there) > 12,
          abs(first[row + top, column] - second[row + top, column]) < 14
        else { continue }
        let marked = max(0, row + top - margin)..<min(first.height, row + top + margin + 1)
        rows = rows.map { $0.lowerBound..<marked.upperBound } ?? marked
      }
      // A list that shows the same in both is higher than a mark.
      if let rows, rows.count < measure.rows(16) { runs.append(Run(column: column, rows: rows)) }
    }
  }

  /// The picture with what is above and below the marks drawn across them.
  func bridged(_ picture: ColumnPicture) -> ColumnPicture {
    guard !runs.isEmpty else { return picture }
    var result = picture
    for run in runs {
      let above = run.rows.lowerBound > 0 ? picture[run.rows.lowerBound - 1, run.column] : nil
      let below =
        run.rows.upperBound < picture.height ? picture[run.rows.upperBound, run.column] : nil
      guard let first = above ?? below, let last = below ?? above else { continue }
      for (offset, row) in run.rows.enumerated() {
        let part = Float(offset + 1) / Float(run.rows.count + 1)
        result.values[row * picture.width + run.column] = first + (last - first) * part
      }
    }
    return result
  }
}
