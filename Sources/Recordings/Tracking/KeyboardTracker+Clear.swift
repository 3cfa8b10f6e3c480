extension KeyboardTracker {
  /// The largest 95 % half width of a place, in points, and in rows if a point is less than one.
  private static let mostUncertainty = 1.25
  /// The strength of the pattern of a keyboard that is alone in a frame.
  private static let gains = 0.65...1.35
  /// The least distance below its place, in points: nearer, it may be fading there.
  private static let leastWay = 3.0
  /// The largest distance of its halves, in points, and in rows if a point is less than one.
  private static let mostAskew = 0.35
  /// The least height in sight for comparing its halves, in points.
  private static let leastRows = 40.0

  /// Whether a place is known to about a point.
  ///
  /// A codec that mixes frames, or leaves parts of one in the next, draws the keyboard towards its places in those: its
  /// own pattern is weak, or its halves are at two places. One that fades is weak in its place.
  func isClear(_ found: KeyboardCandidate, in frame: FilteredFrame) -> Bool {
    guard found.uncertainty < KeyboardTracker.mostUncertainty * max(1, measure.rowsPerPoint) else {
      return false
    }
    let isAway = abs(found.displacement) > KeyboardTracker.leastWay * measure.rowsPerPoint
    guard isAway, !found.isSliver else { return true }
    return KeyboardTracker.gains.contains(found.gain) && !isAskew(frame, at: found.displacement)
  }

  private func isAskew(_ frame: FilteredFrame, at displacement: Double) -> Bool {
    let range = measure.rows(2, atLeast: 2)
    let shift = Int(displacement.rounded())
    let rows = self.rows(shift: shift, reach: range)
    guard rows.count > measure.rows(KeyboardTracker.leastRows) else { return false }
    let places = halves.compactMap {
      $0.refined(
        in: frame.filtered, around: template.firstRow + shift, range: range, rows: rows, noise: 1
      )?.place
    }
    guard let first = places.first, let last = places.last else { return false }
    return abs(first - last) > KeyboardTracker.mostAskew * max(1, measure.rowsPerPoint)
  }
}
