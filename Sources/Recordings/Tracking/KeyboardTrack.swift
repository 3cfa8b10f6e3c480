/// Where the keyboard is in each of some frames.
struct KeyboardTrack: Sendable {
  /// Its top edge, in rows; the screen's height where there is none, nil where that cannot be told.
  var tops: [Reading?] = []
  /// How strong its pattern is, 1 as at rest; 0 where it was not seen.
  var gains: [Double] = []
  /// Whether two of its parts are at different places.
  var torn: [Bool] = []

  /// - Parameters:
  ///   - templates: The keyboards that it may be, whose top edges are known.
  ///   - without: The screen at rest without a keyboard.
  ///   - noise: What a pixel at rest changes by, in levels.
  init(
    of frames: [LumaFrame], templates: [KeyboardTemplate], without: ColumnPicture?,
    noise: Double, measure: ScreenMeasure, filter: ScreenFilter
  ) {
    let trackers = templates.map { KeyboardTracker($0, measure: measure, filter: filter) }
    var candidates: [[(top: Double, tracker: Int, found: KeyboardCandidate)]] = []
    var gone: [Bool] = []
    for raw in frames {
      let frame = FilteredFrame(raw, filter: filter)
      var found: [(top: Double, tracker: Int, found: KeyboardCandidate)] = []
      for (index, tracker) in trackers.enumerated() {
        let all = tracker.candidates(in: frame) + tracker.slivers(in: frame, without: without)
        for candidate in all where candidate.evidence > 0 {
          found.append((tracker.template.top! + candidate.displacement, index, candidate))
        }
      }
      candidates.append(found)
      gone.append(trackers.allSatisfy { $0.isSurelyGone(frame, without: without, noise: noise) })
    }
    let cost = MotionCost(rowsPerPoint: measure.rowsPerPoint, jump: 12)
    let bottom = Double(measure.rows)
    let path = cheapestPath(
      candidates.map { $0.map { PathCandidate(place: $0.top, cost: 4 - $0.found.evidence) } },
      absent: frames.map { _ in 0 }
    ) { frame, from, to in
      cost.cost((to ?? bottom) - (from ?? bottom), in: frames[frame].time - frames[frame - 1].time)
    }
    for index in frames.indices {
      guard let choice = path[index] else {
        tops.append(gone[index] ? Reading(bottom, uncertainty: measure.rowsPerPoint) : nil)
        gains.append(0)
        torn.append(false)
        continue
      }
      let (top, tracker, found) = candidates[index][choice]
      let edge = trackers[tracker].template.topUncertainty
      let isTorn =
        abs(found.displacement) > 2 * measure.rowsPerPoint && found.uncertainty < 10
        && trackers[tracker].isTorn(FilteredFrame(frames[index], filter: filter), at: found.displacement)
      tops.append(
        isTorn
          ? nil
          : Reading(
            min(bottom, top),
            uncertainty: (found.uncertainty * found.uncertainty + edge * edge).squareRoot()))
      gains.append(found.gain)
      torn.append(isTorn)
    }
    removeOutliers(&tops, times: frames.map(\.time), cost: cost)
  }
}
