/// The pictures of a keyboard at rest and in motion, by which its top edge is found.
struct RestingKeyboard {
  let picture: ColumnPicture
  let keys: KeyRows
  /// The screen at rest without the keyboard.
  let without: ColumnPicture?
  /// Frames in which it moves, with their times in seconds, and its displacement down, in rows.
  let moving: [(frame: ColumnPicture, time: Double, displacement: Double)]
  /// The keyboards seen before.
  let known: [KeyboardTemplate]
  private(set) var heights: KeyboardHeights
  let measure: ScreenMeasure

  /// A keyboard's, in points.
  private static let leastHeight = 120.0
  /// The error of its place while it moves, in points.
  private static let motionError = 0.5
  /// In fewer frames, an edge may be where it would go with the keys by chance.
  private static let leastMoving = 3
  /// Fewer than a verdict needs: its spring only chooses between two heights a point apart.
  private static let leastOfSpring = 5
  /// How far above the keys' certain part their own edge begins, as a part of the pitch: that part begins a fourteenth of
  /// it below the middle of the gap (`KeyRows`), and a pad's top is in that middle.
  private static let keysEdge = 0.04

  /// In points, of a top in rows.
  private func height(of place: Double) -> Double {
    (Double(picture.height) - place) / measure.rowsPerPoint
  }

  /// In rows, of a height in points.
  private func place(ofHeight height: Double) -> Double {
    Double(picture.height) - height * measure.rowsPerPoint
  }

  /// Whether the keys are followed in enough frames.
  var isSeenMoving: Bool { moving.count >= RestingKeyboard.leastMoving }

  // MARK: Where it may be

  /// Each alone and with the known heights that are as good as its own.
  func guesses(at steps: [RowStep]) -> [TopGuess] {
    steps.flatMap { guesses(at: $0, travels: travel(of: $0)) }
  }

  /// Edges that only show while the keyboard moves: at rest, a bar of the same colour may touch it.
  func guessesInMotion(besides steps: [RowStep], below highest: Int) -> [TopGuess] {
    guard isSeenMoving else { return [] }
    let reach = measure.rows(1)
    // Each where it would be at rest.
    var seen = moving.enumerated().flatMap { index, moved in
      let shift = Int(moved.displacement.rounded())
      let rows = highest + shift..<keys.first + shift
      return RowStep.all(in: moved.frame, rows: rows, reach: reach).map {
        (frame: index, place: $0.place - moved.displacement, step: $0)
      }
    }.sorted { $0.place < $1.place }
    var guesses: [TopGuess] = []
    while let first = seen.first {
      let same = seen.prefix { $0.place <= first.place + Double(2 * reach) }
      seen.removeFirst(same.count)
      let middle = same[same.startIndex + same.count / 2]
      let share = Double(Set(same.map(\.frame)).count) / Double(moving.count)
      guard share > 0.5, steps.allSatisfy({ abs($0.place - middle.place) > Double(2 * reach) })
      else { continue }
      var step = middle.step
      step.place = middle.place
      guesses += self.guesses(at: step, travels: share)
    }
    return guesses
  }

  private func guesses(at step: RowStep, travels: Double) -> [TopGuess] {
    let height = height(of: step.place)
    guard height > RestingKeyboard.leastHeight, !isOfKeys(step) else { return [] }
    let score =
      min(1, step.strength / 20) + step.coverage + 2 * travels
      + (isOfPad(step.place) ? RestingKeyboard.padEdge : 0)
    let alone = TopGuess(
      place: step.place, uncertainty: 0.5, score: score - (measure.isKnown ? 1.2 : 0))
    // Codecs smear a faint edge over some rows, so a known height within two points is meant.
    let reach = measure.isKnown ? 2.2 : height * 0.012
    return [alone]
      + heights.all.filter { abs($0.points - height) < reach }.map { known in
        let place = place(ofHeight: known.points)
        let error = abs(known.points - height)
        return TopGuess(
          place: measure.isKnown ? place : step.place,
          uncertainty: measure.isKnown ? max(0.35, abs(step.place - place) / 2) : 0.5,
          score: score + 1.5 * (1 - error / reach) + (known.isRare ? 0 : 1.2), tableError: error)
      }
  }

  /// Whether it is where the first row of keys begins: a keyboard begins some points above it.
  private func isOfKeys(_ step: RowStep) -> Bool {
    step.place > Double(keys.first) - RestingKeyboard.keysEdge * keys.pitch
  }

  /// The evidence of an edge in the gap above a pad's keys, and of a height of the table that ends there without one, as a
  /// white pad does on a white page.
  private static let (padEdge, padHeight) = (2.6, 3.5)
  /// How far from the middle of that gap, as a part of the pitch.
  private static let padGap = 0.06

  /// Whether a pad begins there: no words are above its keys.
  private func isOfPad(_ place: Double) -> Bool {
    guard keys.isPad, let gap = keys.gaps.first else { return false }
    return abs(place - gap.middle) <= RestingKeyboard.padGap * keys.pitch
  }

  /// Known heights without a step, as a bar may look like the keyboard: its rise must agree.
  func guesses(awayFrom steps: [RowStep], below highest: Int) -> [TopGuess] {
    guard measure.isKnown else { return [] }
    let reach = Double(measure.rows(1))
    return heights.all.compactMap { height in
      let place = place(ofHeight: height.points)
      guard place > Double(highest), place < Double(keys.first),
        steps.allSatisfy({ abs($0.place - place) > reach })
      else { return nil }
      return TopGuess(
        place: place, uncertainty: measure.rowsPerPoint,
        score: isOfPad(place) ? RestingKeyboard.padHeight : height.isRare ? 0.8 : 1.6,
        tableError: .infinity, isRare: height.isRare)
    }
  }

  /// Where the same keyboard has begun before.
  var guessesOfKnown: [TopGuess] {
    known.compactMap { other in
      guard let top = other.top, Int(top) < keys.first,
        other.picture.height == picture.height
      else { return nil }
      let rows = max(0, Int(top) - measure.rows(4))..<keys.first
      let same = rows.count { picture.difference(row: $0, from: other.picture, row: $0) < 8 }
      guard Double(same) > 0.6 * Double(rows.count) else { return nil }
      return TopGuess(place: top, uncertainty: other.topUncertainty, score: 6, wasSeen: true)
    }
  }

  // MARK: What tells it

  /// The top; of two systems' heights a point apart, that of the system whose spring the keyboard moves on.
  var top: KeyboardTop? {
    guard let top = KeyboardTop(of: self) else { return nil }
    guard heights.isOfTwoSystems(height(of: top.place)), spring(to: top) == .springIOS26 else {
      return top
    }
    var newer = self
    newer.heights = heights.ofNewerSystem
    let point = measure.rowsPerPoint
    // It chooses between the two, and nothing else: another edge that becomes as likely does not unsettle it.
    guard let other = KeyboardTop(of: newer), other.uncertainty < top.uncertainty + point,
      abs(other.place - top.place) < KeyboardHeights.systemsApart * point
    else { return top }
    return other
  }

  /// The system's spring on which it moves; nil if that is not clear.
  private func spring(to top: KeyboardTop) -> MotionShape? {
    guard let first = moving.first, let last = moving.last,
      moving.count >= RestingKeyboard.leastOfSpring
    else { return nil }
    let point = measure.rowsPerPoint
    let sigma = RestingKeyboard.motionError * point
    let samples = moving.enumerated().map {
      FitSample(frame: $0, time: $1.time, value: $1.displacement, sigma: sigma)
    }
    // Gone, it is as far down as it is high.
    var rests = [Double(picture.height) - top.place, 0].map { FitRest(value: $0, sigma: sigma) }
    if first.displacement < last.displacement { rests.reverse() }
    let motions = MotionRanking(
      samples, from: rests[0], to: rests[1],
      begins: first.time - MotionShape.springIOS7.duration...last.time,
      among: [.known(.springIOS7), .known(.springIOS26)], point: point
    ).motions.sorted { $0.rms < $1.rms }
    guard let best = motions.first, let rival = motions.last,
      best.rms < KeyboardFit.farRms.lag * point, rival.rms > KeyboardFit.sure.lead * best.rms
    else { return nil }
    return best.shape
  }

  /// 1 if all below a step moves with the keys and nothing above, −1 if neither, 0 if undecided.
  func parting(at place: Double) -> Double {
    let row = Int(place.rounded())
    let near = measure.rows(2)
    let far = measure.rows(7)
    guard row - far > 0 else { return 0 }
    var sum = 0.0
    var count = 0.0
    for (frame, _, displacement) in moving {
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

  /// 1 if all above an edge is the app's and all below it is not, −1 if it is the other way round.
  ///
  /// The app's are rows that are there without the keyboard, too: in their place, where the bar is then, or as far
  /// away as those right above the edge are.
  func standing(at place: Double, rise: Double?) -> Double {
    guard let without else { return 0 }
    let near = measure.rows(2.5)
    let reach = measure.rows(9)
    let row = Int(place.rounded())
    guard row - near - reach > 0, row + near + reach < picture.height else { return 0 }
    let above = row - near - reach..<row - near
    let below = row + near..<row + near + reach
    func apps(_ rows: Range<Int>, _ shifts: [Int]) -> Double {
      let apps = rows.count { row in
        shifts.contains { shift in
          (0..<without.height).contains(row + shift)
            && picture.difference(row: row, from: without, row: row + shift) < 5
        }
      }
      return Double(apps) / Double(rows.count)
    }
    let lowest = without.height - above.lowerBound
    // Where rows are without the keyboard, as a list's may be anywhere.
    func elsewhere(_ rows: Range<Int>) -> [Int] {
      (-lowest / 4..<lowest).first { apps(rows, [$0]) >= 0.9 }.map { [$0] } ?? []
    }
    var shifts = [0] + (rise.map { rise in (-1...1).map { Int(rise.rounded()) + $0 } } ?? [])
    if apps(above, shifts) < 0.9 { shifts += elsewhere(above) }
    if picture.texture(of: below) > 6, apps(below, shifts) < 0.9 { shifts += elsewhere(below) }
    return apps(above, shifts) - apps(below, shifts)
  }

  /// The share of the frames in which the step would have moved with the keys, 0…1.
  private func travel(of step: RowStep) -> Double {
    let reach = measure.rows(1)
    var count = 0.0
    var seen = 0.0
    for (frame, _, displacement) in moving {
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

  /// The bar's rise above an edge from its place without the keyboard, in rows.
  ///
  /// - Parameter gaps: How far it may end above the edge, in points: by an excessive lift, as of a safe area or a tab bar.
  func barRise(above edge: Double, gaps: [Double] = [0, 12, 24, 34, 49, 62, 76]) -> Double? {
    guard let other = without else { return nil }
    let height = measure.rows(38)
    let step = measure.rows(0.5)
    var best: (worth: Double, rise: Double)?
    for gap in gaps {
      let first = Int(edge) - height - measure.rows(1 + gap)
      guard first > 0 else { continue }
      // A keyboard is at least 120 points high, and a bar rises for it by not much less; without it the bar is in the
      // screen's lowest part.
      let lowest = other.height - height
      let places = min(max(first + measure.rows(60), lowest - measure.rows(150)), lowest)...lowest
      let scores = places.map {
        picture.likeness(ofBand: first..<first + height, to: other, at: $0, step: step)
      }
      for (index, place) in places.enumerated() {
        let score = scores[index]
        guard score > 0.75 else { continue }
        let missing = (Double(other.height) - edge - Double(place - first)) / measure.rowsPerPoint
        // A bar with the right rise may look less similar than one with any other.
        let isRight = heights.bottomInsets.contains { abs($0 - missing) < 2.5 }
        guard isRight || score > 0.93 && missing < 90 else { continue }
        let worth = score + (isRight ? 0.03 : 0)
        if worth > best?.worth ?? 0 {
          let top = parabolaTop(
            scores[safely: index - 1] ?? 1, score, scores[safely: index + 1] ?? 1)
          best = (worth, Double(place - first) + (top?.offset ?? 0))
        }
      }
    }
    return best?.rise
  }

  /// Where a keyboard would begin below an edge if between them is a bar that rises by the keyboard's height.
  func edges(ofBarsBelow edge: Double, _ distances: ClosedRange<Double>) -> [Double] {
    let point = measure.rowsPerPoint
    return stride(from: distances.lowerBound, through: distances.upperBound, by: 4).flatMap {
      let rise = barRise(above: edge + $0 * point, gaps: [0])
      return rise.map { rise in
        heights.bottomInsets.map { Double(picture.height) - rise - $0 * point }
      } ?? []
    }.filter { distances.contains(($0 - edge) / point) && Int($0) < keys.first }
  }

  /// How far a place is from where the keyboard begins if the bar's rise is right, in points.
  ///
  /// A right bar rises by the keyboard's height less the inset below it at rest, and hardly any by more.
  func error(ofRise rise: Double, from place: Double) -> Double {
    let missing = height(of: place) - rise / measure.rowsPerPoint
    return heights.bottomInsets.map { abs($0 - missing) }.min() ?? .infinity
  }

  /// The evidence of the bar's rise for a place, negative against it.
  func worth(ofRise rise: Double, from place: Double) -> Double {
    let height = height(of: place)
    let missing = height - rise / measure.rowsPerPoint
    let error = error(ofRise: rise, from: place)
    // It is found to half a point, which must not choose between heights that are one point apart.
    let wrong = max(0, error - 0.5)
    return missing < -3 ? -1 : 3.5 * max(0, 1 - wrong / max(1.3, height * 0.004))
  }
}
