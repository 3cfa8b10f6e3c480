import Basics

extension CubicBezier {
  /// The Bézier curve that is nearest to a motion stretched over its duration.
  ///
  /// Its greatest distance from the motion is made nearly as small as it can be, by a search that halves its step
  /// wherever no step in one direction helps. A spring that swings back has no near one: see the error.
  ///
  /// - Parameter timing: A motion of a duration above 0.
  /// - Returns: The curve, its numbers rounded to four decimals, and its greatest error as a fraction of the distance.
  public static func nearest(to timing: Timing) -> (curve: CubicBezier, error: Double) {
    if case .curve(let curve) = timing.motion, let exact = curve.bezierOrStraight {
      return (exact, 0)
    }
    let count = 64
    let end = timing.end.nextDown
    let values = (0...count).map { index in
      timing.progress(
        at: min(timing.begin + Double(index) / Double(count) * timing.duration, end))
    }
    func error(_ numbers: [Double]) -> Double {
      let curve = CubicBezier(unchecked: numbers[0], numbers[1], numbers[2], numbers[3])
      return values.enumerated().reduce(0) { sum, value in
        // Nearly the greatest, and smooth, so that a step in one direction helps where the greatest would need two.
        let off = curve.value(at: Double(value.offset) / Double(count)) - value.element
        let square = off * off
        return sum + square * square * square
      }
    }
    // As far as the motion goes, so that a far one is not approached in steps of a quarter.
    let reach = values.reduce(1) { max($0, abs($1)) }
    let starts = [[0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1]]
    let found = starts.map { start in
      var (numbers, best, step) = (start, error(start), reach / 4)
      for _ in 0..<rounds where step > 0.0002 {
        let before = best
        for direction in directions {
          var next = zip(numbers, direction).map { $0 + $1 * step }
          next[0] = min(max(next[0], 0), 1)
          next[2] = min(max(next[2], 0), 1)
          let distance = error(next)
          if distance < best { (numbers, best) = (next, distance) }
        }
        if best >= before { step /= 2 }
      }
      return (numbers, best)
    }
    let numbers = (found.min { $0.1 < $1.1 }?.0 ?? starts[0]).map {
      ($0 * 10_000).rounded() / 10_000
    }
    let curve = CubicBezier(unchecked: numbers[0], numbers[1], numbers[2], numbers[3])
    return (curve, curve.distance(from: timing))
  }

  /// The greatest distance from a motion over its duration, at evenly spaced moments.
  private func distance(from timing: Timing) -> Double {
    (0..<400).reduce(0) { most, index in
      let share = Double(index) / 400
      let progress = timing.progress(at: timing.begin + share * timing.duration)
      return max(most, abs(value(at: share) - progress))
    }
  }

  /// The most rounds of a search.
  private static let rounds = 400

  /// Along each number, and along each two of them, both ways.
  private static let directions: [[Double]] = {
    let parts = [-1.0, 0, 1]
    return parts.flatMap { a in
      parts.flatMap { b in parts.flatMap { c in parts.map { d in [a, b, c, d] } } }
    }.filter { (1...2).contains($0.filter { $0 != 0 }.count) }
  }()
}

extension CubicBezier {
  /// (0, 0, 1, 1): CSS `linear`.
  package static let straight = CubicBezier(unchecked: 0, 0, 1, 1)
}

extension UnitCurve {
  /// The curve as a Bézier curve: of ``linear`` the straight one; `nil` for steps and lines through points.
  public var bezierOrStraight: CubicBezier? {
    self == .linear ? .straight : bezier
  }
}
