/// The top edge of a keyboard at rest.
struct KeyboardTop: Sendable, Hashable {
  /// Where it is, in rows from the screen's top.
  var place: Double
  /// How far it may be off, 19 times of 20, in rows.
  var uncertainty: Double
  /// How far the bar above it is from where it is without the keyboard, in rows; nil where none was found again.
  var barRise: Double?

  /// Finds the edge: a step across the screen that travels with the keys, where what is above it does not, or is a bar
  /// that is found again at the screen's bottom without the keyboard; a keyboard's known height speaks for it.
  ///
  /// - Parameters:
  ///   - picture: The screen at rest with the keyboard.
  ///   - keys: The first row that is sure to be of the keyboard.
  ///   - other: The screen at rest without it.
  ///   - moving: Frames in which it moves, and how far below its place it is, in rows.
  init?(
    in picture: ColumnPicture, above keys: Int, without other: ColumnPicture?,
    moving: [(frame: ColumnPicture, displacement: Double)], heights: KeyboardHeights,
    measure: ScreenMeasure
  ) {
    let reach = measure.rows(1)
    let highest = max(measure.rows(20), picture.height - measure.rows(520))
    guard highest < keys else { return nil }
    let steps = RowStep.all(in: picture, rows: highest..<keys, reach: reach)
    var best: (score: Double, top: KeyboardTop)?
    func consider(_ place: Double, uncertainty: Double, score start: Double) {
      var score = start
      let parting = KeyboardTop.parting(at: place, in: picture, moving: moving, measure: measure)
      // What is below the edge has to move with the keys.
      score += parting < 0 ? 2 * parting : parting
      let height = (Double(picture.height) - place) / measure.rowsPerPoint
      let rise = other.flatMap {
        KeyboardTop.rise(
          ofBarAbove: place, in: picture, without: $0, insets: heights.bottomInsets,
          measure: measure)
      }
      if let rise {
        // A right bar rises by the keyboard's height less what lies below it at rest, and hardly any by more.
        let missing = height - rise / measure.rowsPerPoint
        let error = heights.bottomInsets.map { abs($0 - missing) }.min() ?? .infinity
        // It is found to half a point, which must not choose between heights that are one point apart.
        let wrong = max(0, error - 0.5)
        score += missing < -3 ? -1 : 3.5 * max(0, 1 - wrong / max(1.3, height * 0.004))
      }
      if score > best?.score ?? (measure.isKnown ? 3.3 : 2.2) {
        best = (score, KeyboardTop(place: place, uncertainty: uncertainty, barRise: rise))
      }
    }
    for step in steps {
      let travels = KeyboardTop.travel(of: step, moving: moving, measure: measure)
      let height = (Double(picture.height) - step.place) / measure.rowsPerPoint
      guard height > 120 else { continue }
      let score = min(1, step.strength / 20) + step.coverage + 2 * travels
      consider(step.place, uncertainty: 0.5, score: score - (measure.isKnown ? 1.2 : 0))
      // Codecs smear a faint edge over some rows, so a height that is known within two points is meant.
      let reach = measure.isKnown ? 2.2 : height * 0.012
      for known in heights.all where abs(known.points - height) < reach {
        let place = Double(picture.height) - known.points * measure.rowsPerPoint
        let error = abs(known.points - height)
        consider(
          measure.isKnown ? place : step.place,
          uncertainty: measure.isKnown ? max(0.35, abs(step.place - place) / 2) : 0.5,
          score: score + 2.5 * (1 - error / reach) + (known.isRare ? 0 : 1.2))
      }
    }
    // A bar may look as the keyboard does, so that there is no step: a known height that agrees with the bar's rise.
    for height in heights.all where measure.isKnown {
      let place = Double(picture.height) - height.points * measure.rowsPerPoint
      guard place > Double(highest), place < Double(keys),
        steps.allSatisfy({ abs($0.place - place) > Double(reach) })
      else { continue }
      consider(place, uncertainty: measure.rowsPerPoint, score: height.isRare ? 2.3 : 3)
    }
    guard let best else { return nil }
    self = best.top
  }

  init(place: Double, uncertainty: Double, barRise: Double?) {
    self.place = place
    self.uncertainty = uncertainty
    self.barRise = barRise
  }

  /// Whether what is below a step moves with the keys and what is above does not: 1 for yes, 0 where both do or the
  /// frames cannot tell, −1 where neither does.
  private static func parting(
    at place: Double, in picture: ColumnPicture,
    moving: [(frame: ColumnPicture, displacement: Double)], measure: ScreenMeasure
  ) -> Double {
    let row = Int(place.rounded())
    let near = measure.rows(2)
    let far = measure.rows(7)
    guard row - far > 0 else { return 0 }
    var sum = 0.0
    var count = 0.0
    for (frame, displacement) in moving {
      let shift = Int(displacement.rounded())
      guard row + shift + far < frame.height, abs(shift) > far else { continue }
      var below: Float = 0
      var above: Float = 0
      for inner in near..<far {
        below += min(
          24, picture.difference(row: row + inner, from: frame, row: row + inner + shift))
        above += min(
          24, picture.difference(row: row - inner, from: frame, row: row - inner + shift))
      }
      let rows = Float(far - near)
      let isBelow = below / rows < 5
      let isAbove = above / rows < 5
      sum += isBelow && !isAbove ? 1 : !isBelow ? -1 : 0
      count += 1
    }
    return count > 0 ? sum / count : 0
  }

  /// The part of the frames in which the step is where it would be if it moved with the keys, 0…1.
  private static func travel(
    of step: RowStep, moving: [(frame: ColumnPicture, displacement: Double)], measure: ScreenMeasure
  ) -> Double {
    let reach = measure.rows(1)
    var count = 0.0
    var seen = 0.0
    for (frame, displacement) in moving {
      let place = step.place + displacement
      let row = Int(place.rounded())
      guard row > reach, row + reach + 1 < frame.height else { continue }
      count += 1
      let there = RowStep(in: frame, at: row, reach: reach)
      if abs(there.place - place) < max(0.8, 0.5 * measure.rowsPerPoint),
        there.strength > 0.5 * step.strength, there.strength < 2 * step.strength + 4,
        there.coverage > 0.6 * step.coverage
      {
        seen += 1
      }
    }
    return count > 0 ? seen / count : 0
  }

  /// How far the bar above an edge is above where it is without the keyboard, in rows.
  private static func rise(
    ofBarAbove edge: Double, in picture: ColumnPicture, without other: ColumnPicture,
    insets: [Double], measure: ScreenMeasure
  ) -> Double? {
    let height = measure.rows(38)
    let step = measure.rows(0.5)
    var best: (worth: Double, rise: Double)?
    // A bar may stand off the keyboard by what it was lifted too far: a safe area, or a tab bar.
    for gap in [0.0, 12, 24, 34, 49, 62, 76] {
      let first = Int(edge) - height - measure.rows(1 + gap)
      guard first > 0 else { continue }
      // A keyboard is at least 120 points high, and a bar that rises for it by not much less; without it the bar is in
      // the screen's lowest part.
      let lowest = other.height - height
      let places = min(max(first + measure.rows(60), lowest - measure.rows(150)), lowest)...lowest
      let scores = places.map {
        picture.likeness(ofBand: first..<first + height, to: other, at: $0, step: step)
      }
      for (index, place) in places.enumerated() {
        let score = scores[index]
        guard score > 0.75 else { continue }
        let missing = (Double(other.height) - edge - Double(place - first)) / measure.rowsPerPoint
        // What rises by as much as it should may look less alike than what rises by anything.
        let isRight = insets.contains { abs($0 - missing) < 2.5 }
        guard isRight || score > 0.93 && missing < 90 else { continue }
        let worth = score + (isRight ? 0.15 : 0)
        if worth > best?.worth ?? 0 {
          let top = parabolaTop(
            scores[safely: index - 1] ?? 1, score, scores[safely: index + 1] ?? 1)
          best = (worth, Double(place - first) + (top?.offset ?? 0))
        }
      }
    }
    return best?.rise
  }
}
