/// The keyboard's place in each of some frames.
struct KeyboardTrack: Sendable {
  /// Its top edge, in rows: the screen's height without a keyboard, nil if unknown.
  var tops: [Reading?] = []
  /// The strength of its pattern, 1 as at rest; 0 if it was not seen.
  var gains: [Double] = []
  /// Whether two of its parts are at different places.
  var torn: [Bool] = []
  /// Whether its last points may remain, unseen.
  var isTail: [Bool] = []

  /// - Parameters:
  ///   - templates: With known top edges.
  ///   - noise: The change of a pixel at rest, in levels.
  init(
    of frames: [LumaFrame], templates: [KeyboardTemplate], without: ColumnPicture?,
    noise: Double, measure: ScreenMeasure, filter: ScreenFilter
  ) {
    let trackers = templates.map { KeyboardTracker($0, measure: measure, filter: filter) }
    let tails = without.map { without in
      templates.compactMap { KeyboardTail(of: $0, without: without, measure: measure) }
    }
    let sightings = frames.map {
      KeyboardTrack.sighting(
        in: FilteredFrame($0, filter: filter), trackers, tails ?? [], without: without,
        noise: noise)
    }
    let cost = MotionCost(rowsPerPoint: measure.rowsPerPoint, jump: 12)
    let path = KeyboardPath(through: sightings, measure: measure, cost: cost)
    let tallest = path.bottom - (templates.compactMap(\.top).min() ?? path.bottom)
    isTail = KeyboardTrack.tails(of: path, tallest: tallest)
    for index in frames.indices {
      guard let place = path.places[index] else {
        tops.append(
          KeyboardTrack.low(path.sightings[index], isTail: isTail[index], measure: measure))
        gains.append(0)
        torn.append(false)
        continue
      }
      let (tracker, found) = (trackers[place.tracker], place.found)
      let edge = tracker.template.topUncertainty
      lazy var frame = FilteredFrame(frames[index], filter: filter)
      let isTorn =
        abs(found.displacement) > 2 * measure.rowsPerPoint && found.uncertainty < 10
        && tracker.isTorn(frame, at: found.displacement)
      tops.append(
        isTorn || !tracker.isClear(found, in: frame)
          ? nil
          : Reading(
            min(path.bottom, place.top),
            uncertainty: (found.uncertainty * found.uncertainty + edge * edge).squareRoot()))
      gains.append(found.gain)
      torn.append(isTorn)
    }
    dropLeaps(of: path, measure: measure)
    removeOutliers(&tops, times: path.times, cost: cost)
  }

  /// In points: the last part of a motion, in which a keyboard only slows down, and the error of its readings.
  private static let (lastPart, leap) = (64.0, 6.0)

  /// Forgets last points that a keyboard of this speed cannot have come to: through glass, the screen's lowest rows may look
  /// as without it.
  private mutating func dropLeaps(of path: KeyboardPath, measure: ScreenMeasure) {
    let point = measure.rowsPerPoint
    var placed: (last: Int, speed: Double)?
    for index in tops.indices {
      guard let top = tops[index]?.value else { continue }
      if path.places[index] != nil {
        let speed = placed.flatMap { placed -> Double? in
          guard let before = tops[placed.last]?.value else { return nil }
          return (top - before) / (path.times[index] - path.times[placed.last])
        }
        placed = (index, speed ?? 0)
      } else if let placed, placed.speed > 0, let before = tops[placed.last]?.value,
        path.bottom - before < KeyboardTrack.lastPart * point
      {
        let way = placed.speed * (path.times[index] - path.times[placed.last])
        if top - before > way + KeyboardTrack.leap * point { tops[index] = nil }
      }
    }
  }

  private static func sighting(
    in frame: FilteredFrame, _ trackers: [KeyboardTracker], _ tails: [KeyboardTail],
    without: ColumnPicture?, noise: Double
  ) -> KeyboardSighting {
    let places = trackers.enumerated().flatMap { index, tracker -> [KeyboardSighting.Place] in
      guard let edge = tracker.template.top else { return [] }
      return (tracker.candidates(in: frame) + tracker.slivers(in: frame, without: without))
        .filter { $0.evidence > 0 }
        .map {
          KeyboardSighting.Place(top: edge + $0.displacement, tracker: index, found: $0)
        }
    }
    let isAtRest = without.map { without in
      trackers.allSatisfy { $0.isAtRest(frame, without: without) }
    }
    return KeyboardSighting(
      time: frame.time, places: places,
      height: tails.lazy.compactMap { $0.height(in: frame.picture) }.first,
      isGone: isAtRest == true || trackers.allSatisfy { $0.isOutOfSight(frame, noise: noise) })
  }

  /// The time of a spring's last points, in seconds: a keyboard's goes from 12 to a half in 0.2.
  private static let tail = 0.3

  /// Whether its last points may remain in each frame: it is in sight in another near enough.
  ///
  /// - Parameter tallest: Its height at rest, in rows.
  private static func tails(of path: KeyboardPath, tallest: Double) -> [Bool] {
    let inSight = path.sightings.indices.compactMap { index -> ClosedRange<Double>? in
      guard let height = path.height(index) else { return nil }
      let time = path.sightings[index].time
      return time - lead(ofPart: height / max(tallest, 1))...time + tail
    }
    return path.times.map { time in inSight.contains { $0.contains(time) } }
  }

  /// The time a keyboard may move before a part is seen, by its slower spring, up to a third of it.
  private static func lead(ofPart part: Double) -> Double {
    let step = 0.002
    return stride(from: step, through: 0.07, by: step).first {
      MotionShape.springIOS7.progress(at: $0) >= part
    } ?? 0.07
  }

  /// The keyboard's top in a frame that shows at most its last points; nil if unknown.
  ///
  /// A codec leaves faint points in place, and a rest's picture may have them: not seeing any is not evidence
  /// while some may remain, which is `isTail`.
  private static func low(
    _ sighting: KeyboardSighting, isTail: Bool, measure: ScreenMeasure
  ) -> Reading? {
    let bottom = Double(measure.rows)
    let height = sighting.height
    if let height, height.value > height.uncertainty {
      return Reading(bottom - height.value, uncertainty: height.uncertainty)
    }
    return !isTail && (sighting.isGone || height != nil)
      ? Reading(bottom, uncertainty: height?.uncertainty ?? measure.rowsPerPoint) : nil
  }
}
