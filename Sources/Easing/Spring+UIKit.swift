import LibC

extension Spring {
  /// Creates the spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`, which is
  /// asked to have settled after a duration.
  ///
  /// With ζ the damping ratio, D the duration and v the initial velocity, its angular frequency ω solves
  /// |v − ωζ| ÷ (ω√(1 − ζ²)) · e^(−ωζD) = 0.001, and |1 + (ω − v)D| · e^(−ωD) = 0.001 where ζ is 1: what is left of
  /// the swing after the duration. Without velocity and with ζ = 1, ω·D is 9.2334. Where several frequencies solve
  /// it, it is the highest (our choice), which is the one that stays settled. The mass is 1.
  ///
  /// Source: the relation published with RevealSpringAnimation (commit 99db59d), whose limits of the duration are
  /// these.
  ///
  /// - Parameters:
  ///   - duration: Seconds; what lies outside 0.01…10 counts as the nearer of the two.
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

  /// The durations that UIKit's springs can be asked for, in seconds.
  private static let settlingRange = 0.01...10.0
}

/// What is left of a spring's swing at its duration's end, over its frequency.
private struct SettlingRelation {
  let duration: Double
  let dampingRatio: Double
  let velocity: Double

  /// What is left, in whole distances.
  private func rest(_ frequency: Double) -> Double {
    guard dampingRatio < 1 else {
      return abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration)
    }
    let width = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return abs((velocity - frequency * dampingRatio) / width)
      * exp(-frequency * dampingRatio * duration)
  }

  /// Where the rest is nothing for a positive velocity, between two branches; 0 where there is no such place.
  private var node: Double {
    max(0, dampingRatio < 1 ? velocity / dampingRatio : velocity - 1 / duration)
  }

  /// From where on more frequency always leaves less.
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

  /// Halves the range, at whose beginning more is left and at whose end less, down to one number.
  private func solution(above start: Double, below end: Double) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if rest(middle) > Spring.settlingDistance { low = middle } else { high = middle }
    }
  }
}
