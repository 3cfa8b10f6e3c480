/// What one frame shows of keyboards, before it is decided where one is.
struct KeyboardSighting: Sendable {
  /// When it is shown, in seconds.
  let time: Double
  /// The places where a keyboard may be.
  let places: [Place]
  /// How many of the lowest rows show a keyboard's last points; nil where that cannot be told.
  var height: Reading?
  /// Whether no keyboard is in sight.
  let isGone: Bool

  /// A place where a keyboard may be.
  struct Place: Sendable {
    /// Its top edge, in rows.
    let top: Double
    /// Which of the keyboards it is, and how it was found.
    let tracker: Int
    let found: KeyboardCandidate
  }
}

/// Where a keyboard is in each of some frames: of all the places, those that pictures and motion speak for together.
struct KeyboardPath: Sendable {
  /// What each frame shows.
  private(set) var sightings: [KeyboardSighting]
  /// The place that was taken in each frame; nil in one that shows no keyboard that is found by its pattern or its edge.
  private(set) var places: [KeyboardSighting.Place?]
  /// The screen's height, in rows.
  let bottom: Double
  /// A point, in rows.
  let point: Double

  /// The cheapest path through some frames' places, without what rules find to be wrong.
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

  /// When the frames are shown, in seconds.
  var times: [Double] { sightings.map(\.time) }

  /// How many rows show of a keyboard in a frame; nil where none is seen.
  func height(_ index: Int) -> Double? {
    if let place = places[index] { return bottom - place.top }
    guard let height = sightings[index].height, height.value > height.uncertainty else {
      return nil
    }
    return height.value
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
  fileprivate static let (far, moment) = (12.0, 0.06)
}

/// A rule that finds the frames in which another thing was taken for the keyboard.
typealias StrayRule = ReadingRule<KeyboardPath, Set<Int>>

extension StrayRule {
  /// Every rule, in the order in which they are asked: each sees what the others have left.
  static var inOrder: [StrayRule] { [.stuck, .astray] }

  /// A sliver stands still on its way: a codec has left it there.
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

  /// A keyboard is far off both its neighbours: none goes and comes back in a moment, so it is another edge.
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
      // Beside a stray the right ones look as if they were some, by less.
      return Set(
        chosen.indices.filter { index in
          strays[index] > KeyboardPath.far * path.point
            && strays[index] == strays[max(0, index - 1)...min(index + 1, chosen.count - 1)].max()
        }.map { chosen[$0] })
    }
  }
}
