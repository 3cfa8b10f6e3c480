extension KeyboardTracker {
  /// The places where only the uppermost part of the keyboard may be in sight, which has hardly a pattern: by its
  /// brightness below its edge, and another above.
  func slivers(in frame: FilteredFrame) -> [KeyboardCandidate] {
    guard let top = template.top else { return [] }
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
      guard step.coverage >= 0.5, row - reach > 0 else { continue }
      let above = difference(frame.picture, row: row - reach - 1, from: edge + reach)
      guard above > 3 else { continue }
      var sum = 0.0
      for inner in 1..<visible {
        sum += difference(frame.picture, row: row + inner, from: edge + inner)
      }
      let mean = sum / Double(max(1, visible - 1))
      guard mean < 0.35 * above, mean < 4 else { continue }
      let visiblePoints = Double(visible) / measure.rowsPerPoint
      found.append(
        KeyboardCandidate(
          displacement: step.place - top, uncertainty: 0, score: 1 - mean / above, gain: 1,
          evidence: min(30, 6 + visiblePoints) * (1 - mean / above)))
    }
    found.sort { $0.evidence > $1.evidence }
    // Neighbouring rows see the same step.
    var kept: [KeyboardCandidate] = []
    for candidate in found
    where kept.allSatisfy({ abs($0.displacement - candidate.displacement) > 2 * Double(reach) }) {
      var candidate = candidate
      candidate.uncertainty = max(0.25, 0.3 * measure.rowsPerPoint)
      kept.append(candidate)
      if kept.count == 2 { break }
    }
    return kept
  }

  /// Whether nothing of the keyboard is in a frame, as far as its lowest rows can tell: they look like none
  /// of the keyboard's uppermost rows.
  func isSurelyGone(_ frame: FilteredFrame) -> Bool {
    guard let top = template.top else { return false }
    let height = frame.picture.height
    let edge = Int(top.rounded(.up))
    let strip = measure.rows(2, atLeast: 2)
    for offset in stride(from: 1, through: measure.rows(130), by: max(1, strip / 2)) {
      guard edge + offset + strip < height else { break }
      var sum = 0.0
      for inner in 0..<strip {
        sum += difference(
          frame.picture, row: height - strip + inner, from: edge + offset + inner)
      }
      if sum / Double(strip) < 5 { return false }
    }
    return true
  }

  /// The mean difference of a row from one of the keyboard at rest, in levels.
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
