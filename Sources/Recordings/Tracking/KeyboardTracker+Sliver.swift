extension KeyboardTracker {
  /// Places with only the uppermost part in sight, by brightness at its edge.
  ///
  /// - Parameter other: The screen at rest without the keyboard: anything like its lowest rows is ambiguous.
  func slivers(in frame: FilteredFrame, without other: ColumnPicture?) -> [KeyboardCandidate] {
    guard let top = template.top else { return [] }
    if let other, isLikeBottom(of: other) || isStill(frame, as: other) { return [] }
    let height = frame.picture.height
    let tallest = min(measure.rows(64), height / 6)
    let edge = Int(top.rounded(.up))
    let reach = measure.rows(1)
    guard edge + tallest + reach < height else { return [] }
    var found: [KeyboardCandidate] = []
    for visible in measure.rows(1.5, atLeast: 2)...tallest {
      let row = height - visible
      // The step itself first: it is cheap, and nearly all places have none.
      let step = RowStep(in: frame.picture, at: row, reach: reach)
      guard step.coverage >= 0.7, row - reach > 0 else { continue }
      let above = difference(frame.picture, row: row - reach - 1, from: edge + reach)
      // A codec leaves faint edges in place; a low strip must be clear.
      let points = Double(visible) / measure.rowsPerPoint
      guard above > (points < 6 ? 14 : points < 12 ? 7 : 5) else { continue }
      // All of it must look like the keyboard: the edge of a field in a bar of nearly its colour is not its top.
      var worst = 0.0
      var window: [Double] = []
      for inner in 1..<visible {
        window.append(difference(frame.picture, row: row + inner, from: edge + inner))
        if window.count > 2 * reach { window.removeFirst() }
        worst = max(worst, window.reduce(0, +) / Double(window.count))
      }
      guard worst < 4, worst < 0.35 * above else { continue }
      let isFaint = step.strength < KeyboardTracker.faint && worst > 0.2 * above
      found.append(
        KeyboardCandidate(
          displacement: step.place - top,
          uncertainty: uncertainty(of: step, in: frame.picture)
            + (isFaint ? measure.rowsPerPoint : 0),
          score: 1 - worst / above, gain: 1,
          evidence: min(30, 6 + points) * (1 - worst / above), isSliver: true))
    }
    found.sort { $0.evidence > $1.evidence }
    // Neighbouring rows see the same step.
    var kept: [KeyboardCandidate] = []
    for candidate in found
    where kept.allSatisfy({ abs($0.displacement - candidate.displacement) > 2 * Double(reach) }) {
      kept.append(candidate)
      if kept.count == 2 { break }
    }
    return kept
  }

  /// A step of fewer levels may be a codec's remnant, unless all below it looks like the keyboard.
  private static let faint = 12.0

  /// The uncertainty of a step's place, in rows.
  ///
  /// A step that a codec smears, or that is of two frames, is at one place for the nearest rows, and at another for
  /// more of them; a line that it left behind has another side.
  private func uncertainty(of step: RowStep, in picture: ColumnPicture) -> Double {
    let point = measure.rowsPerPoint
    let others = [1.0, 2, 3].map { points in
      RowStep(in: picture, at: Int(step.place.rounded()), reach: measure.rows(points))
    }
    let off = others.map { abs($0.place - step.place) }.max() ?? 0
    let isLine = others[1].strength < 0.5 * others[0].strength
    return max(0.25, 0.3 * point, 5 * off) + (isLine ? point : 0)
  }

  /// Whether the lowest rows look like those without the keyboard, and unlike the keyboard's.
  func isAtRest(_ frame: FilteredFrame, without other: ColumnPicture) -> Bool {
    !isLikeBottom(of: other) && isStill(frame, as: other)
  }

  /// Whether the lowest rows look unlike the keyboard's; a strip of some points may be in sight.
  func isOutOfSight(_ frame: FilteredFrame, noise: Double) -> Bool {
    guard let top = template.top else { return false }
    let edge = Int(top.rounded(.up))
    let strip = measure.rows(3, atLeast: 2)
    // The last rows may be outside the screen.
    let first = frame.picture.height - 2 - strip
    for offset in stride(from: 0, through: first - edge, by: max(1, strip / 3)) {
      var sum = 0.0
      for inner in 0..<strip {
        sum += difference(frame.picture, row: first + inner, from: edge + offset + inner)
      }
      if sum / Double(strip) < 9 + 2 * noise { return false }
    }
    return true
  }

  /// Whether the keyboard's uppermost rows look like the screen's lowest without it.
  private func isLikeBottom(of other: ColumnPicture) -> Bool {
    guard let top = template.top else { return false }
    let edge = Int(top.rounded(.up))
    let strip = measure.rows(6, atLeast: 3)
    guard edge + strip + 2 < other.height else { return false }
    var sum = 0.0
    for inner in 0..<strip {
      sum += difference(other, row: other.height - strip + inner, from: edge + 1 + inner)
    }
    return sum / Double(strip) < 5
  }

  /// Whether the lowest 24 points look as in another picture.
  private func isStill(_ frame: FilteredFrame, as other: ColumnPicture) -> Bool {
    let rows = measure.rows(24)
    var sum: Float = 0
    var most: Float = 0
    for row in other.height - rows..<other.height {
      let difference = frame.picture.difference(row: row, from: other, row: row)
      sum += difference
      most = max(most, difference)
    }
    return sum / Float(rows) < 1.5 && most < 5
  }

  /// The mean difference from a row of the keyboard at rest, in levels.
  private func difference(
    _ picture: ColumnPicture, row: Int, from other: Int
  ) -> Double {
    var sum: Float = 0
    for column in 0..<picture.width {
      sum += min(30, abs(picture[row, column] - template.picture[other, column]))
    }
    return Double(sum / Float(picture.width))
  }
}
