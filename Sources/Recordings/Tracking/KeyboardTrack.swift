/// Where the keyboard is in each of some frames.
struct KeyboardTrack: Sendable {
  /// Its top edge, in rows; the screen's height where there is none, nil where that cannot be told.
  var tops: [Reading?] = []
  /// How strong its pattern is, 1 as at rest; 0 where it was not seen.
  var gains: [Double] = []
  /// Whether two of its parts are at different places.
  var torn: [Bool] = []

  /// What a frame's lowest rows say of a keyboard.
  private enum Sight {
    /// There is none, as at rest without it.
    case atRest
    /// There is hardly anything of it.
    case out
    /// It may be there.
    case unsure
  }

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
    var gone: [Sight] = []
    for raw in frames {
      let frame = FilteredFrame(raw, filter: filter)
      var found: [(top: Double, tracker: Int, found: KeyboardCandidate)] = []
      for (index, tracker) in trackers.enumerated() {
        guard let edge = tracker.template.top else { continue }
        let all = tracker.candidates(in: frame) + tracker.slivers(in: frame, without: without)
        for candidate in all where candidate.evidence > 0 {
          found.append((edge + candidate.displacement, index, candidate))
        }
      }
      candidates.append(found)
      let isAtRest = without.map { without in
        trackers.allSatisfy { $0.isAtRest(frame, without: without) }
      }
      gone.append(
        isAtRest == true
          ? .atRest : trackers.allSatisfy { $0.isOutOfSight(frame, noise: noise) } ? .out : .unsure)
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
        let isGone =
          switch gone[index] {
          case .atRest: true
          // The last points of a spring take a fifth of a second, the first hardly a frame.
          case .out:
            !frames.indices.contains { other in
              path[other] != nil
                && (-0.2...0.05).contains(frames[other].time - frames[index].time)
            }
          case .unsure: false
          }
        tops.append(isGone ? Reading(bottom, uncertainty: measure.rowsPerPoint) : nil)
        gains.append(0)
        torn.append(false)
        continue
      }
      let (top, tracker, found) = candidates[index][choice]
      let edge = trackers[tracker].template.topUncertainty
      let isTorn =
        abs(found.displacement) > 2 * measure.rowsPerPoint && found.uncertainty < 10
        && trackers[tracker].isTorn(
          FilteredFrame(frames[index], filter: filter), at: found.displacement)
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
