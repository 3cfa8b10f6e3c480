package import Imaging

/// Which rows of the shared picture each frame shows, and which rows it draws itself.
///
/// A run of rows takes a dozen bytes, so ten thousand frames take a few megabytes.
package struct FramePlan: Sendable {
  /// Rows of the shared picture, or rows of the screen that are drawn for this frame alone.
  struct PlannedSpan: Sendable {
    let isKept: Bool
    let rows: Range<Int32>
  }

  /// Of all frames, from top to bottom.
  private var spans: [PlannedSpan] = []
  /// The end of each frame's spans.
  private var ends: [Int] = []

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - runs: From top to bottom: the number of a stack and rows of it, or rows without one.
  ///   - shifts: From a stack's own row numbers down to the picture's; nil for a stack that is not kept.
  mutating func add(_ runs: [(number: Int?, rows: Range<Int>)], _ shifts: [Int?]) {
    let first = spans.count
    var top = 0
    for run in runs {
      if let shift = run.number.flatMap({ shifts[$0] }) {
        let rows = Int32(run.rows.lowerBound + shift)..<Int32(run.rows.upperBound + shift)
        spans.append(PlannedSpan(isKept: true, rows: rows))
      } else {
        // Neighbours are drawn together, so that a blur has its whole input.
        let bottom = Int32(top + run.rows.count)
        if let last = spans.last, spans.count > first, !last.isKept {
          spans[spans.count - 1] = PlannedSpan(
            isKept: false, rows: last.rows.lowerBound..<bottom)
        } else {
          spans.append(PlannedSpan(isKept: false, rows: Int32(top)..<bottom))
        }
      }
      top += run.rows.count
    }
    ends.append(spans.count)
  }

  /// From top to bottom.
  subscript(frame: Int) -> ArraySlice<PlannedSpan> {
    spans[(frame == 0 ? 0 : ends[frame - 1])..<ends[frame]]
  }

  /// The spans of the frame at an index; nil unless all of its rows recur.
  package func recurringSpans(of frame: Int) -> [RowSpan]? {
    let spans = self[frame]
    guard spans.allSatisfy(\.isKept) else { return nil }
    return spans.map { .kept(rows: Int($0.rows.lowerBound)..<Int($0.rows.upperBound)) }
  }
}
