/// The evidence of keyboards in one frame, before their place is decided.
struct KeyboardSighting: Sendable {
  let time: Double
  let places: [Place]
  /// The number of the lowest rows that show a keyboard's last points; nil if unknown.
  var height: Reading?
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
  /// In rows.
  let bottom: Double
  /// In rows.
  let point: Double

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
    for rule in StrayRule.inOrder {
      for index in rule.judge(self) ?? [] { places[index] = nil }
    }
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

  /// Relative, per second: springs lose 12 and more.
  private static let slowest = 3.0
  /// The longest way in points that a keyboard does not go and return in a moment, in seconds.
  fileprivate static let (far, moment) = (12.0, 0.06)
}

typealias StrayRule = ReadingRule<KeyboardPath, Set<Int>>

extension StrayRule {
  /// Each sees the remainder of the others.
  static var inOrder: [StrayRule] { [.stuck, .astray] }

  /// A sliver does not move in a motion: a codec has left it there.
  static var stuck: Self {
    Self { path in
      let slivers = path.places.map { place in
        place.flatMap {
          $0.found.isSliver
            ? Reading(path.bottom - $0.top, uncertainty: $0.found.uncertainty) : nil
        }
      }
      return KeyboardPath.stuck(slivers, at: path.times)
    }
  }

  /// A keyboard is far from both its neighbours: it cannot return so fast, so it is another edge.
  static var astray: Self {
    Self { path in
      let times = path.times
      let chosen = path.places.indices.filter { path.places[$0] != nil }
      let places = path.places.compactMap { $0?.top }
      let strays = chosen.indices.map { index -> Double in
        guard index > 0, index + 1 < chosen.count,
          times[chosen[index + 1]] - times[chosen[index - 1]] < KeyboardPath.moment
        else { return 0 }
        let offs = [index - 1, index + 1].map { places[index] - places[$0] }
        return offs[0] * offs[1] > 0 ? min(abs(offs[0]), abs(offs[1])) : 0
      }
      // Next to a stray, right ones look like smaller strays.
      return Set(
        chosen.indices.filter { index in
          strays[index] > KeyboardPath.far * path.point
            && strays[index] == strays[max(0, index - 1)...min(index + 1, chosen.count - 1)].max()
        }.map { chosen[$0] })
    }
  }
}
