package import Imaging

/// Which rows of a picture of recurring rows each frame shows, and which rows are its own.
///
/// Takes a dozen bytes for each run of rows, so that ten thousand frames are planned in a few megabytes.
package struct FramePlan: Sendable {
  /// Rows of a frame: rows of the picture, or rows of the screen that are drawn for this frame.
  struct PlannedSpan: Sendable {
    let isKept: Bool
    let rows: Range<Int32>
  }

  /// All frames' spans, from top to bottom.
  private var spans: [PlannedSpan] = []
  /// Where each frame's spans end.
  private var ends: [Int] = []

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - runs: Its runs from top to bottom: the number of a stack and rows of it, or rows without one.
  ///   - shifts: How far below its own number a stack's row is in the picture; nil for a stack that is not there.
  mutating func add(_ runs: [(number: Int?, rows: Range<Int>)], _ shifts: [Int?]) {
    let first = spans.count
    var top = 0
    for run in runs {
      if let shift = run.number.flatMap({ shifts[$0] }) {
        let rows = Int32(run.rows.lowerBound + shift)..<Int32(run.rows.upperBound + shift)
        spans.append(PlannedSpan(isKept: true, rows: rows))
      } else {
        // Neighbours are drawn together, so that a blur finds all that it takes in.
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

  /// A frame's spans, from top to bottom.
  subscript(frame: Int) -> ArraySlice<PlannedSpan> {
    spans[(frame == 0 ? 0 : ends[frame - 1])..<ends[frame]]
  }

  /// The screen in a frame where all of its rows recur; else nil.
  ///
  /// - Parameter frame: The index of one of the times that were planned for.
  package func recurringSpans(of frame: Int) -> [RowSpan]? {
    let spans = self[frame]
    guard spans.allSatisfy(\.isKept) else { return nil }
    return spans.map { .kept(rows: Int($0.rows.lowerBound)..<Int($0.rows.upperBound)) }
  }
}
