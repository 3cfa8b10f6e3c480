/// The rise of a list or a form in each of some frames.
struct ContentTrack: Sendable {
  /// The rise since the first frame, in rows; nil if it is not seen.
  var offsets: [Reading?] = []

  /// - Parameters:
  ///   - first: The screen at rest before, or the nearest frame.
  ///   - limits: The first row of each frame that a bar or a keyboard covers.
  init(
    of frames: [LumaFrame], from first: ColumnPicture, limits: [Double], measure: ScreenMeasure,
    filter: ScreenFilter
  ) {
    offsets = [Reading?](repeating: nil, count: frames.count)
    guard
      let tracker = ContentTracker(
        first, above: limits.first ?? Double(first.height), measure: measure, filter: filter)
    else { return }
    let candidates = zip(frames, limits).map { frame, limit in
      tracker.candidates(in: FilteredFrame(frame, filter: filter), above: limit)
    }
    let cost = MotionCost(rowsPerPoint: measure.rowsPerPoint, jump: 12)
    let times = frames.map(\.time)
    let path = cost.path(
      through: candidates.map { found in
        found.map {
          PathCandidate(
            place: $0.place.place,
            cost: $0.place.score > 0.8 ? 3 - $0.visible * ($0.place.score - 0.8) : 3)
        }
      }, at: times)
    offsets = zip(candidates, path).map { found, choice in
      choice.map {
        Reading(
          Double(tracker.rows.lowerBound) - found[$0].place.place,
          uncertainty: found[$0].place.uncertainty)
      }
    }
    removeOutliers(&offsets, times: times, cost: cost)
  }
}
