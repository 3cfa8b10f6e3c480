/// The cost of a motion from one place to another between two frames.
struct MotionCost: Sendable, Hashable {
  let rowsPerPoint: Double
  /// The most a jump costs, in the logarithm of likelihood.
  let jump: Double

  /// A keyboard's, in points per second: that of iOS 26's spring, ω ÷ e × 440 with ω = 23.559.
  static let fastest = 3800.0

  /// The farthest way in a time, in rows.
  func reach(in seconds: Double) -> Double {
    rowsPerPoint * (4 + MotionCost.fastest * max(0, seconds))
  }

  func cost(_ distance: Double, in seconds: Double) -> Double {
    let points = abs(distance) / rowsPerPoint
    let excess = points - 2 - MotionCost.fastest * max(0, seconds)
    return min(jump, max(0, excess) / 6) + 0.003 * points
  }
}

extension MotionCost {
  /// The cheapest path of something that may be out of sight in any frame.
  func path(through candidates: [[PathCandidate]], at times: [Double]) -> [Int?] {
    cheapestPath(candidates, absent: times.map { _ in 0 }) { frame, from, to in
      guard let from, let to else { return 1 }
      return cost(to - from, in: times[frame] - times[frame - 1])
    }
  }
}

/// Removes places that are farther from the frames on both sides than anything moves.
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
