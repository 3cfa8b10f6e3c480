/// What it costs to say that something moved from one place to another between two frames.
struct MotionCost: Sendable, Hashable {
  /// Rows a point.
  let rowsPerPoint: Double
  /// The most a jump costs, in the logarithm of likelihood.
  let jump: Double

  /// The fastest that a keyboard's spring moves, in points a second: that of iOS 26 reaches ω ÷ e of its way a second,
  /// 8.7 times 440 points, with ω = 23.559.
  static let fastest = 3800.0

  /// How far something may go in so many seconds, in rows.
  func reach(in seconds: Double) -> Double {
    rowsPerPoint * (4 + MotionCost.fastest * max(0, seconds))
  }

  /// The cost of a distance, in rows, in so many seconds.
  func cost(_ distance: Double, in seconds: Double) -> Double {
    let points = abs(distance) / rowsPerPoint
    let excess = points - 2 - MotionCost.fastest * max(0, seconds)
    return min(jump, max(0, excess) / 6) + 0.003 * points
  }
}

/// Takes out places that lie further from the frames on both sides than anything moves.
func removeOutliers(_ readings: inout [Reading?], times: [Double], cost: MotionCost) {
  let seen = readings.indices.filter { readings[$0] != nil }
  guard seen.count > 2 else { return }
  var wrong: [Int] = []
  for position in 1..<seen.count - 1 {
    let index = seen[position]
    guard let here = readings[index]?.value else { continue }
    let isFar = [seen[position - 1], seen[position + 1]].allSatisfy { other in
      guard let there = readings[other]?.value else { return false }
      return abs(there - here) > cost.reach(in: abs(times[other] - times[index]))
    }
    if isFar { wrong.append(index) }
  }
  for index in wrong { readings[index] = nil }
}
