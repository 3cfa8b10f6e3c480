/// The bar's place in each of some frames.
struct BarTrack: Sendable {
  /// Its top edge, in rows; nil if it is not seen.
  var tops: [Reading?] = []

  init(of frames: [LumaFrame], tracker: BarTracker, keyboard: [Reading?]) {
    let bottom = Double(tracker.measure.rows)
    var candidates: [[BarCandidate]] = []
    for (raw, top) in zip(frames, keyboard) {
      let frame = FilteredFrame(raw, filter: tracker.filter)
      candidates.append(tracker.candidates(in: frame, above: top?.value ?? bottom))
    }
    let cost = MotionCost(rowsPerPoint: tracker.measure.rowsPerPoint, jump: 10)
    let path = cheapestPath(
      candidates.map { $0.map { PathCandidate(place: $0.top, cost: 6 - $0.evidence) } },
      absent: frames.map { _ in 0 }
    ) { frame, from, to in
      guard let from, let to else { return 1 }
      return cost.cost(to - from, in: frames[frame].time - frames[frame - 1].time)
    }
    tops = path.indices.map { index in
      path[index].map {
        Reading(candidates[index][$0].top, uncertainty: candidates[index][$0].uncertainty)
      }
    }
    removeOutliers(&tops, times: frames.map(\.time), cost: cost)
  }
}
