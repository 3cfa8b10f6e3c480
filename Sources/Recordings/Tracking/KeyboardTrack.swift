/// Where the keyboard is in each of some frames.
struct KeyboardTrack: Sendable {
  /// Its top edge, in rows; the screen's height where there is none, nil where that cannot be told.
  var tops: [Reading?] = []
  /// How strong its pattern is, 1 as at rest; 0 where it was not seen.
  var gains: [Double] = []
  /// Whether two of its parts are at different places.
  var torn: [Bool] = []
  /// Whether the last points of it may be left, unseen.
  var isTail: [Bool] = []

  /// - Parameters:
  ///   - templates: The keyboards that it may be, whose top edges are known.
  ///   - without: The screen at rest without a keyboard.
  ///   - noise: What a pixel at rest changes by, in levels.
  init(
    of frames: [LumaFrame], templates: [KeyboardTemplate], without: ColumnPicture?,
    noise: Double, measure: ScreenMeasure, filter: ScreenFilter
  ) {
    let trackers = templates.map { KeyboardTracker($0, measure: measure, filter: filter) }
    let tails = without.map { without in
      templates.compactMap { KeyboardTail(of: $0, without: without, measure: measure) }
    }
    var heights: [Reading?] = []
    var candidates: [[(top: Double, tracker: Int, found: KeyboardCandidate)]] = []
    var gone: [Bool] = []
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
      heights.append(tails?.lazy.compactMap { $0.height(in: frame.picture) }.first)
      let isAtRest = without.map { without in
        trackers.allSatisfy { $0.isAtRest(frame, without: without) }
      }
      gone.append(
        isAtRest == true || trackers.allSatisfy { $0.isOutOfSight(frame, noise: noise) })
    }
    let cost = MotionCost(rowsPerPoint: measure.rowsPerPoint, jump: 12)
    let bottom = Double(measure.rows)
    var path = cheapestPath(
      candidates.map { $0.map { PathCandidate(place: $0.top, cost: 4 - $0.found.evidence) } },
      absent: frames.map { _ in 0 }
    ) { frame, from, to in
      cost.cost((to ?? bottom) - (from ?? bottom), in: frames[frame].time - frames[frame - 1].time)
    }
    // What stands still on its way has been left there by a codec.
    let times = frames.map(\.time)
    for index in KeyboardTrack.stuck(heights, at: times) { heights[index] = nil }
    let slivers = path.indices.map { index -> Reading? in
      guard let choice = path[index], candidates[index][choice].found.isSliver else { return nil }
      let (top, _, found) = candidates[index][choice]
      return Reading(bottom - top, uncertainty: found.uncertainty)
    }
    for index in KeyboardTrack.stuck(slivers, at: times) { path[index] = nil }
    // No keyboard goes and comes back in a moment: what is far off both neighbours is another edge.
    let chosen = frames.indices.filter { path[$0] != nil }
    let far = KeyboardTrack.far * measure.rowsPerPoint
    let places = chosen.map { frame in path[frame].map { candidates[frame][$0].top } ?? bottom }
    let strays = chosen.indices.map { index -> Double in
      guard index > 0, index + 1 < chosen.count,
        frames[chosen[index + 1]].time - frames[chosen[index - 1]].time < KeyboardTrack.moment
      else { return 0 }
      let offs = [index - 1, index + 1].map { places[index] - places[$0] }
      return offs[0] * offs[1] > 0 ? min(abs(offs[0]), abs(offs[1])) : 0
    }
    // Beside a stray the right ones look as if they were some, by less.
    for index in chosen.indices
    where strays[index] > far
      && strays[index] == strays[max(0, index - 1)...min(index + 1, chosen.count - 1)].max()
    {
      path[chosen[index]] = nil
    }
    let tallest = bottom - (templates.compactMap(\.top).min() ?? bottom)
    let inSight = frames.indices.compactMap { index -> ClosedRange<Double>? in
      let height = path[index].map { bottom - candidates[index][$0].top } ?? heights[index]?.value
      guard let height, path[index] != nil || height > heights[index]?.uncertainty ?? 0
      else { return nil }
      let time = frames[index].time
      return time - KeyboardTrack.lead(ofPart: height / max(tallest, 1))...time + KeyboardTrack.tail
    }
    isTail = frames.map { frame in inSight.contains { $0.contains(frame.time) } }
    for index in frames.indices {
      guard let choice = path[index] else {
        tops.append(
          KeyboardTrack.low(
            heights[index], isGone: gone[index], isTail: isTail[index], measure: measure))
        gains.append(0)
        torn.append(false)
        continue
      }
      let (top, tracker, found) = candidates[index][choice]
      let edge = trackers[tracker].template.topUncertainty
      lazy var frame = FilteredFrame(frames[index], filter: filter)
      let isTorn =
        abs(found.displacement) > 2 * measure.rowsPerPoint && found.uncertainty < 10
        && trackers[tracker].isTorn(frame, at: found.displacement)
      tops.append(
        isTorn || !trackers[tracker].isClear(found, in: frame)
          ? nil
          : Reading(
            min(bottom, top),
            uncertainty: (found.uncertainty * found.uncertainty + edge * edge).squareRoot()))
      gains.append(found.gain)
      torn.append(isTorn)
    }
    removeOutliers(&tops, times: times, cost: cost)
  }

  /// The frames whose heights, in rows, stay where they are though some of a keyboard shows.
  static func stuck(_ heights: [Reading?], at times: [Double]) -> Set<Int> {
    var stuck: Set<Int> = []
    for (index, height) in heights.enumerated() {
      guard index > 0, let height, let before = heights[index - 1],
        height.value > height.uncertainty,
        abs(height.value - before.value)
          < slowest * height.value * (times[index] - times[index - 1])
      else { continue }
      stuck.formUnion([index - 1, index])
    }
    return stuck
  }

  /// How much of itself the last part of a keyboard loses a second at least: springs lose 12 and more.
  private static let slowest = 3.0

  /// How far a keyboard does not go to come back, in points, in so short a time, in seconds.
  private static let (far, moment) = (12.0, 0.06)

  /// How long the last points of a spring take, in seconds: a keyboard's goes from 12 points to a half in 0.2.
  private static let tail = 0.3

  /// How long before a part of it is in sight a keyboard may have begun to come, in seconds: by the slower of its
  /// springs, and no longer than it takes to see a third of it.
  private static func lead(ofPart part: Double) -> Double {
    let step = 0.002
    return stride(from: step, through: 0.07, by: step).first {
      MotionShape.springIOS7.progress(at: $0) >= part
    } ?? 0.07
  }

  /// Where the keyboard's top is in a frame that shows at most its last points.
  ///
  /// A codec leaves faint points where they were, and a rest's picture may have them: so none of them is in sight says
  /// nothing as long as some may be left.
  ///
  /// - Parameters:
  ///   - height: How many rows of it show, where that is seen.
  ///   - isTail: Whether it is in sight in a frame so near that some points of it may be left.
  private static func low(
    _ height: Reading?, isGone: Bool, isTail: Bool, measure: ScreenMeasure
  ) -> Reading? {
    let bottom = Double(measure.rows)
    if let height, height.value > height.uncertainty {
      return Reading(bottom - height.value, uncertainty: height.uncertainty)
    }
    return !isTail && (isGone || height != nil)
      ? Reading(bottom, uncertainty: height?.uncertainty ?? measure.rowsPerPoint) : nil
  }
}
