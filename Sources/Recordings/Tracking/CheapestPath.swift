/// A possible place in a frame, and its cost.
struct PathCandidate: Sendable, Hashable {
  var place: Double
  /// Negative if the picture supports it.
  var cost: Double
}

/// The index of each frame's choice on the cheapest path through the candidates, or nil for none.
///
/// - Parameters:
///   - absent: The cost, in each frame, of taking none.
///   - step: The cost of the step to the frame at an index from a place in the frame before; nil means none.
/// - Complexity: Frames × the square of the most candidates of a frame.
func cheapestPath(
  _ candidates: [[PathCandidate]], absent: [Double],
  step: (_ frame: Int, _ from: Double?, _ to: Double?) -> Double
) -> [Int?] {
  guard !candidates.isEmpty else { return [] }
  // The last state of each frame is "none".
  var costs = candidates[0].map(\.cost) + [absent[0]]
  var origins: [[Int]] = []
  for frame in 1..<max(1, candidates.count) {
    let before = candidates[frame - 1]
    let here = candidates[frame]
    var newCosts: [Double] = []
    var newOrigins: [Int] = []
    for state in 0...here.count {
      let place = state < here.count ? here[state].place : nil
      var best = Double.infinity
      var origin = 0
      for previous in 0...before.count {
        let from = previous < before.count ? before[previous].place : nil
        let cost = costs[previous] + step(frame, from, place)
        if cost < best {
          best = cost
          origin = previous
        }
      }
      newCosts.append(best + (state < here.count ? here[state].cost : absent[frame]))
      newOrigins.append(origin)
    }
    costs = newCosts
    origins.append(newOrigins)
  }
  var state = costs.indices.min { costs[$0] < costs[$1] } ?? 0
  var path = [Int?](repeating: nil, count: candidates.count)
  for frame in candidates.indices.reversed() {
    path[frame] = state < candidates[frame].count ? state : nil
    if frame > 0 { state = origins[frame - 1][state] }
  }
  return path
}
