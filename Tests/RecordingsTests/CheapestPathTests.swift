import Testing

@testable import Recordings

@Suite struct CheapestPathTests {
  private func step(_ frame: Int, _ from: Double?, _ to: Double?) -> Double {
    guard let from, let to else { return from == nil && to == nil ? 0 : 0.7 }
    return abs(to - from) * 0.31
  }

  /// The cost of a choice for each frame.
  private func cost(
    _ choice: [Int?], _ candidates: [[PathCandidate]], _ absent: [Double]
  ) -> Double {
    var sum = 0.0
    for frame in choice.indices {
      sum += choice[frame].map { candidates[frame][$0].cost } ?? absent[frame]
      if frame > 0 {
        sum += step(
          frame, choice[frame - 1].map { candidates[frame - 1][$0].place },
          choice[frame].map { candidates[frame][$0].place })
      }
    }
    return sum
  }

  @Test(arguments: 1...40) func noOtherPathIsCheaper(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func random() -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(state % 1000) / 100
    }
    let candidates = (0..<5).map { _ in
      (0..<Int(random()) % 4).map { _ in PathCandidate(place: random(), cost: random() - 5) }
    }
    let absent = candidates.map { _ in random() / 4 }
    var best = Double.infinity
    var choices: [[Int?]] = [[]]
    for frame in candidates {
      choices = choices.flatMap { choice in
        ([nil] + frame.indices.map { $0 }).map { choice + [$0] }
      }
    }
    for choice in choices { best = min(best, cost(choice, candidates, absent)) }
    let path = cheapestPath(candidates, absent: absent, step: step)
    #expect(abs(cost(path, candidates, absent) - best) < 1e-9)
  }

  @Test func nothingHasNoPath() {
    #expect(cheapestPath([], absent: [], step: step).isEmpty)
    #expect(cheapestPath([[]], absent: [0], step: step) == [nil])
  }

  @Test func onePlaceThatNothingReachesIsTakenOut() {
    let cost = MotionCost(rowsPerPoint: 1, jump: 10)
    let times = (0..<5).map { Double($0) / 60 }
    var readings: [Reading?] = [100, 120, 700, 160, 180].map { Reading($0, uncertainty: 1) }
    removeOutliers(&readings, times: times, cost: cost)
    #expect(readings.map { $0?.value } == [100, 120, nil, 160, 180])
    // A jump from one place to another, where it stays, is none.
    var jump: [Reading?] = [100, 100, 700, 700, 700].map { Reading($0, uncertainty: 1) }
    removeOutliers(&jump, times: times, cost: cost)
    #expect(jump.map { $0?.value } == [100, 100, 700, 700, 700])
  }
}
