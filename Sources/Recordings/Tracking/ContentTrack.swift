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
    let path = cheapestPath(
      candidates.map { found in
        found.map {
          PathCandidate(
            place: $0.place.place,
            cost: $0.place.score > 0.8 ? 3 - $0.visible * ($0.place.score - 0.8) : 3)
        }
      }, absent: frames.map { _ in 0 }
    ) { frame, from, to in
      guard let from, let to else { return 1 }
      return cost.cost(to - from, in: frames[frame].time - frames[frame - 1].time)
    }
    for index in frames.indices {
      guard let choice = path[index] else { continue }
      let found = candidates[index][choice].place
      offsets[index] = Reading(
        Double(tracker.rows.lowerBound) - found.place, uncertainty: found.uncertainty)
    }
    removeOutliers(&offsets, times: frames.map(\.time), cost: cost)
  }
}
