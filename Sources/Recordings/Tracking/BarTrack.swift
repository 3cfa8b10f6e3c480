/// The bar's place in each of some frames.
struct BarTrack: Sendable {
  /// Its top edge, in rows; nil if it is not seen.
  var tops: [Reading?] = []

  init(of frames: [LumaFrame], tracker: BarTracker, keyboard: [Reading?]) {
    let bottom = Double(tracker.measure.rows)
    let times = frames.map(\.time)
    let candidates = zip(frames, keyboard).map { frame, top in
      tracker.candidates(
        in: FilteredFrame(frame, filter: tracker.filter), above: top?.value ?? bottom)
    }
    let cost = MotionCost(rowsPerPoint: tracker.measure.rowsPerPoint, jump: 10)
    let path = cost.path(
      through: candidates.map {
        $0.map { PathCandidate(place: $0.top, cost: 6 - $0.evidence) }
      }, at: times)
    tops = zip(candidates, path).map { found, choice in
      choice.map { Reading(found[$0].top, uncertainty: found[$0].uncertainty) }
    }
    removeOutliers(&tops, times: times, cost: cost)
  }
}
