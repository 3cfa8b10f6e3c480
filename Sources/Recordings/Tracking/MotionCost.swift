/// What it costs to say that something moved from one place to another between two frames.
struct MotionCost: Sendable, Hashable {
  /// Rows a point.
  let rowsPerPoint: Double
  /// The most a jump costs, in the logarithm of likelihood.
  let jump: Double

  /// The fastest that a keyboard's spring moves, in points a second: that of iOS 26 reaches ω ÷ e of its way a second,
  /// 8.7 times 440 points, with ω = 23.559.
  static let fastest = 3800.0

  /// The cost of a distance, in rows, in so many seconds.
  func cost(_ distance: Double, in seconds: Double) -> Double {
    let points = abs(distance) / rowsPerPoint
    let excess = points - 2 - MotionCost.fastest * max(0, seconds)
    return min(jump, max(0, excess) / 6) + 0.003 * points
  }
}
