/// Marks over the screen's bottom that do not move: the home indicator.
///
/// They are bridged in every picture: otherwise they would seem to be part of what moves below them.
struct StaticMarks: Sendable, Hashable {
  private struct Run: Sendable, Hashable {
    let column: Int
    let rows: Range<Int>
  }

  private var runs: [Run] = []

  init() {}

  /// By the lowest 36 points of two pictures that otherwise differ.
  init(in first: ColumnPicture, and second: ColumnPicture, measure: ScreenMeasure) {
    let lowest = max(0, first.height - measure.rows(36))..<first.height
    let margin = measure.rows(1.5)
    for column in 0..<first.width {
      let ours = StaticMarks.middle(of: first, column: column, rows: lowest)
      let theirs = StaticMarks.middle(of: second, column: column, rows: lowest)
      var rows: Range<Int>?
      for row in lowest {
        let here = first[row, column]
        let there = second[row, column]
        guard abs(here - ours) > 20, abs(there - theirs) > 20, abs(here - there) < 16 else {
          continue
        }
        let marked = max(0, row - margin)..<min(first.height, row + margin + 1)
        rows = rows.map { $0.lowerBound..<marked.upperBound } ?? marked
      }
      // A list that shows the same in both is higher than a mark.
      if let rows, rows.count < measure.rows(16) { runs.append(Run(column: column, rows: rows)) }
    }
  }

  private static func middle(of picture: ColumnPicture, column: Int, rows: Range<Int>) -> Float {
    let values = rows.map { picture[$0, column] }.sorted()
    return values[safely: values.count / 2] ?? 0
  }

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
