/// The evidence of keyboards in one frame, before their place is decided.
struct KeyboardSighting: Sendable {
  let time: Double
  let places: [Place]
  /// The number of the lowest rows that show a keyboard's last points; nil if unknown.
  var height: Reading?
  /// Whether the lowest rows show none of a keyboard's.
  let isGone: Bool

  struct Place: Sendable {
    /// In rows.
    let top: Double
    /// The index of its keyboard.
    let tracker: Int
    let found: KeyboardCandidate
  }
}

/// A keyboard's places in some frames, by evidence and motion together.
struct KeyboardPath: Sendable {
  private(set) var sightings: [KeyboardSighting]
  /// Nil if no keyboard is found by its pattern or its edge.
  private(set) var places: [KeyboardSighting.Place?]
  /// The screen's bottom, in rows.
  let bottom: Double
  /// In rows.
  private let point: Double

  init(through sightings: [KeyboardSighting], measure: ScreenMeasure, cost: MotionCost) {
    self.sightings = sightings
    let bottom = Double(measure.rows)
    (self.bottom, point) = (bottom, measure.rowsPerPoint)
    let choices = cheapestPath(
      sightings.map { sighting in
        sighting.places.map { PathCandidate(place: $0.top, cost: 4 - $0.found.evidence) }
      }, absent: sightings.map { _ in 0 }
    ) { frame, from, to in
      cost.cost(
        (to ?? bottom) - (from ?? bottom), in: sightings[frame].time - sightings[frame - 1].time)
    }
    places = zip(sightings, choices).map { sighting, choice in choice.map { sighting.places[$0] } }
    for index in KeyboardPath.stuck(sightings.map(\.height), at: times) {
      self.sightings[index].height = nil
    }
    for index in stuckSlivers { places[index] = nil }
    for index in strays { places[index] = nil }
  }

  var times: [Double] { sightings.map(\.time) }

  func height(_ index: Int) -> Double? {
    if let place = places[index] { return bottom - place.top }
    guard let height = sightings[index].height, height.value > height.uncertainty else {
      return nil
    }
    return height.value
  }

  /// The frames whose heights, in rows, do not change though part of a keyboard shows.
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

  /// The least part of its height that a keyboard's end loses per second: springs lose 12 and more.
  private static let slowest = 3.0
  /// No keyboard goes farther than `far`, in points, and returns within `moment`, in seconds.
  private static let (far, moment) = (12.0, 0.06)

  /// Slivers that do not move in a motion: a codec has left them there.
  private var stuckSlivers: Set<Int> {
    let slivers = places.map { place in
      place.flatMap {
        $0.found.isSliver ? Reading(bottom - $0.top, uncertainty: $0.found.uncertainty) : nil
      }
    }
    return KeyboardPath.stuck(slivers, at: times)
  }

  /// Keyboards far from both their neighbours: they cannot return so fast, so they are other edges.
  private var strays: [Int] {
    let times = times
    let chosen = places.indices.filter { places[$0] != nil }
    let tops = places.compactMap { $0?.top }
    let strays = chosen.indices.map { index -> Double in
      guard index > 0, index + 1 < chosen.count,
        times[chosen[index + 1]] - times[chosen[index - 1]] < KeyboardPath.moment
      else { return 0 }
      let offs = [index - 1, index + 1].map { tops[index] - tops[$0] }
      return offs[0] * offs[1] > 0 ? min(abs(offs[0]), abs(offs[1])) : 0
    }
    // Next to a stray, right ones look like smaller strays.
    return chosen.indices.filter { index in
      strays[index] > KeyboardPath.far * point
        && strays[index] == strays[max(0, index - 1)...min(index + 1, chosen.count - 1)].max()
    }.map { chosen[$0] }
  }
}
