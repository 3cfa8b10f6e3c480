public import Imaging

/// Which rows of a picture of recurring rows each frame shows, and which rows are its own.
///
/// Takes a dozen bytes for each run of rows, so that ten thousand frames are planned in a few megabytes.
public struct FramePlan: Sendable {
  /// Rows of a frame: rows of the picture, or rows of the screen that are drawn for this frame.
  struct Segment: Sendable {
    let isKept: Bool
    let rows: Range<Int32>
  }

  /// All frames' segments, from top to bottom.
  private var segments: [Segment] = []
  /// Where each frame's segments end.
  private var ends: [Int] = []

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - runs: Its runs from top to bottom: the number of a stack and rows of it, or rows without one.
  ///   - shifts: How far below its own number a stack's row is in the picture; nil for a stack that is not there.
  mutating func add(_ runs: [(number: Int?, rows: Range<Int>)], _ shifts: [Int?]) {
    let first = segments.count
    var top = 0
    for run in runs {
      if let shift = run.number.flatMap({ shifts[$0] }) {
        let rows = Int32(run.rows.lowerBound + shift)..<Int32(run.rows.upperBound + shift)
        segments.append(Segment(isKept: true, rows: rows))
      } else {
        // Neighbours are drawn together, so that a blur finds all that it takes in.
        let bottom = Int32(top + run.rows.count)
        if let last = segments.last, segments.count > first, !last.isKept {
          segments[segments.count - 1] = Segment(
            isKept: false, rows: last.rows.lowerBound..<bottom)
        } else {
          segments.append(Segment(isKept: false, rows: Int32(top)..<bottom))
        }
      }
      top += run.rows.count
    }
    ends.append(segments.count)
  }

  /// A frame's segments, from top to bottom.
  subscript(frame: Int) -> ArraySlice<Segment> {
    segments[(frame == 0 ? 0 : ends[frame - 1])..<ends[frame]]
  }

  /// The screen in a frame where all of its rows recur; else nil.
  ///
  /// - Parameter frame: The index of one of the times that were planned for.
  public func recurringSpans(of frame: Int) -> [RowSpan]? {
    let segments = self[frame]
    guard segments.allSatisfy(\.isKept) else { return nil }
    return segments.map { .kept(rows: Int($0.rows.lowerBound)..<Int($0.rows.upperBound)) }
  }
}
