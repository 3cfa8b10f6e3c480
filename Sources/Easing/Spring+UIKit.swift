import LibC

extension Spring {
  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  ///
  /// It settles in the duration: with ζ the damping ratio, D the duration and v the initial velocity, its angular
  /// frequency ω solves |v − ωζ| ÷ (ω√(1 − ζ²)) · e^(−ωζD) = 0.001, and |1 + (ω − v)D| · e^(−ωD) = 0.001 where ζ is 1:
  /// the remaining oscillation after the duration. Without velocity and with ζ = 1, ω·D is 9.2334. Of several solutions
  /// it is the highest frequency (our choice), which is the one that stays settled. The mass is 1.
  ///
  /// Source: the relation published with RevealSpringAnimation (commit 99db59d), with the same limits of the duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds, clamped to 0.01…10.
  ///   - dampingRatio: Above 0; more than 1 counts as 1, as nothing overdamps in UIKit.
  ///   - initialVelocity: Whole distances per second.
  /// - Returns: `nil` for a number that is not finite, a ratio that is not positive, or one so small that no frequency
  ///   settles.
  public init?(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    guard duration.isFinite, initialVelocity.isFinite, dampingRatio.isFinite, dampingRatio > 0
    else {
      return nil
    }
    let relation = SettlingRelation(
      duration: min(
        max(duration, Spring.settlingRange.lowerBound), Spring.settlingRange.upperBound),
      dampingRatio: min(dampingRatio, 1), velocity: initialVelocity)
    guard let frequency = relation.frequency else { return nil }
    self.init(
      stiffness: frequency * frequency, damping: 2 * relation.dampingRatio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The durations of UIKit's settling springs, in seconds.
  private static let settlingRange = 0.01...10.0
}

/// The remaining oscillation at the duration's end, as a function of the frequency.
private struct SettlingRelation {
  let duration: Double
  let dampingRatio: Double
  let velocity: Double

  /// In whole distances.
  private func rest(_ frequency: Double) -> Double {
    guard dampingRatio < 1 else {
      return abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration)
    }
    let width = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return abs((velocity - frequency * dampingRatio) / width)
      * exp(-frequency * dampingRatio * duration)
  }

  /// The zero of the rest for a positive velocity, between two branches; 0 without one.
  private var node: Double {
    max(0, dampingRatio < 1 ? velocity / dampingRatio : velocity - 1 / duration)
  }

  /// The frequency above which the rest only decreases.
  private var peak: Double {
    guard velocity > 0 else { return 0 }
    guard dampingRatio < 1 else { return velocity }
    // The zero of the derivative: ζω² − vω − v ÷ (ζD) = 0, with ζω = x: x² − vx − v ÷ D = 0.
    return (velocity + (velocity * velocity + 4 * velocity / duration).squareRoot())
      / (2 * dampingRatio)
  }

  /// The highest frequency that leaves 0.001; nil where none does.
  var frequency: Double? {
    let least = Double.leastNormalMagnitude.squareRoot()
    let start = max(peak, least)
    guard rest(start) >= Spring.settlingDistance else {
      guard rest(least) >= Spring.settlingDistance else { return nil }
      return solution(above: least, below: node)
    }
    var end = max(1, 2 * start)
    while rest(end) > Spring.settlingDistance {
      end *= 2
      guard end.isFinite else { return nil }
    }
    return solution(above: start, below: end)
  }

  /// Bisects a range, with more left at its beginning and less at its end, down to one number.
  private func solution(above start: Double, below end: Double) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if rest(middle) > Spring.settlingDistance { low = middle } else { high = middle }
    }
  }
}
