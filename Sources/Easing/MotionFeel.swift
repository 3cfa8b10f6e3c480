import LibC

/// How a motion feels, in numbers.
///
/// With p its progress, 0 before it and 1 where it comes to rest, and τ a tolerance, a fraction of the distance:
///
/// - begin = inf {t : |p(t)| > τ}
/// - half-way = min {t : p(t) ≥ ½}
/// - settled = min {t : |p(s) − 1| ≤ τ for every s ≥ t}
/// - overshoot = max(0, sup p − 1)
///
/// For a motion alone τ is 1 %; for something that moves on a screen it is half a point of its distance.
package struct MotionFeel: Sendable, Hashable {
  /// In seconds.
  package let begin: Double
  /// In seconds; nil where it never is.
  package let halfway: Double?
  /// In seconds; nil where it is not at rest at the end.
  package let settled: Double?
  /// A fraction of the distance, 0 or more.
  package let overshoot: Double

  /// The tolerance of a motion alone, a fraction of the distance.
  package static let usualTolerance = 0.01

  /// A progress at a time in seconds.
  package typealias Sample = (time: Double, progress: Double)

  /// A motion through samples, between which it goes in one direction; two of one time are a jump.
  ///
  /// - Parameters:
  ///   - samples: In order of time.
  ///   - tolerance: A fraction of the distance, more than 0.
  ///   - progress: At a time between two samples; nil for straight lines.
  /// - Returns: Nil where it never moves.
  package init?(
    through samples: [Sample], within tolerance: Double, progress: ((Double) -> Double)? = nil
  ) {
    /// The first time at which a condition holds, which it does at the given sample, but not at the one before.
    func time(of index: Int, where holds: (Double) -> Bool) -> Double {
      guard index > 0 else { return samples[index].time }
      let (from, to) = (samples[index - 1], samples[index])
      var (low, high) = (from.time, to.time)
      while case let middle = low + (high - low) / 2, low < middle, middle < high {
        let share = (middle - from.time) / (to.time - from.time)
        let value = progress?(middle) ?? from.progress + share * (to.progress - from.progress)
        if holds(value) { high = middle } else { low = middle }
      }
      return high
    }
    let hasBegun = { (progress: Double) in abs(progress) > tolerance }
    let isHalfway = { (progress: Double) in progress >= 0.5 }
    let isThere = { (progress: Double) in abs(progress - 1) <= tolerance }
    guard let first = samples.firstIndex(where: { hasBegun($0.progress) }) else { return nil }
    begin = time(of: first, where: hasBegun)
    halfway = samples.firstIndex { isHalfway($0.progress) }.map { time(of: $0, where: isHalfway) }
    let there = (samples.lastIndex { !isThere($0.progress) } ?? -1) + 1
    settled = there < samples.count ? time(of: there, where: isThere) : nil
    overshoot = max(0, (samples.map(\.progress).max() ?? 1) - 1)
  }
}

extension Timing {
  /// How it feels alone, within a share of its way.
  ///
  /// Its turning points are known, and the times between them found by halving: they are exact but for rounding.
  package func feel(within tolerance: Double = MotionFeel.usualTolerance) -> MotionFeel? {
    MotionFeel(through: samples(within: tolerance), within: tolerance, progress: progress)
  }

  /// The greatest speed in either direction, in whole ways a second, and its first time; infinite where it jumps.
  ///
  /// A jump of at most the tolerance, such as the last part of a spring that is cut, does not count as speed.
  package func fastest(
    within tolerance: Double = MotionFeel.usualTolerance
  ) -> (time: Double, speed: Double) {
    if case .curve(.steps(let steps)) = motion {
      return (begin + (steps.value(at: 0) > 0 ? 0 : duration / Double(steps.count)), .infinity)
    }
    let samples = samples(within: tolerance)
    let jump = zip(samples, samples.dropFirst()).first { before, after in
      after.time - before.time <= 2 * rounding
        && abs(after.progress - before.progress) > tolerance
    }
    if let jump { return (jump.1.time, .infinity) }
    let times: [Double] =
      switch motion {
      case .spring(let spring):
        [0] + [spring.shape.firstZero(ofAcceleration: spring)].compactMap { $0 }
      case .curve(let curve): curve.steepest.map { $0 * duration }
      }
    let last = end.nextDown
    let speeds = (times.flatMap { [begin + $0, begin + $0 + rounding] } + [last])
      .filter { begin <= $0 && $0 <= last }.sorted()
      .map { (time: $0, speed: abs(velocity(at: $0))) }
    return speeds.reduce((begin, 0)) { $1.speed > $0.1 ? $1 : $0 }
  }

  /// The progress on both sides of its begin, its end, each jump and each turn.
  ///
  /// Of a spring that swings for long the turns that decide nothing are left out.
  private func samples(within tolerance: Double) -> [MotionFeel.Sample] {
    let turns: [Double] =
      switch motion {
      case .spring(let spring): spring.turns(until: duration, within: tolerance)
      case .curve(let curve): curve.turns.map { $0 * duration }
      }
    let times = turns.map { begin + $0 }.filter { begin + rounding < $0 && $0 < end - rounding }
    return
      ([begin.nextDown, begin]
      + times.sorted().flatMap { [$0 - rounding, $0 + rounding] } + [end.nextDown, end])
      .sorted().map { ($0, progress(at: $0)) }
  }

  /// How far a time may be from that of a share of the duration, in seconds.
  private var rounding: Double { 4 * max(abs(begin), abs(end)).ulp }
}

extension UnitCurve {
  /// The inputs at which the output turns or jumps, and perhaps others.
  fileprivate var turns: [Double] {
    if case .piecewiseLinear(let line) = self { return line.points.map(\.input) }
    guard let bezier else { return [] }
    let slope = CubicBezier.slope(bezier.y1, bezier.y2)
    return CubicBezier.roots(slope).map(bezier.input)
  }

  /// The inputs at which it may be steepest; just after them where it has a corner.
  fileprivate var steepest: [Double] {
    if case .piecewiseLinear(let line) = self { return [0] + line.points.map(\.input) }
    guard let bezier else { return [0] }
    // The slope is y′ ÷ x′, which is steepest where y″x′ = y′x″.
    let (x, y) = (
      CubicBezier.slope(bezier.x1, bezier.x2), CubicBezier.slope(bezier.y1, bezier.y2)
    )
    let change = [
      y[1] * x[0] - y[0] * x[1], 2 * (y[2] * x[0] - y[0] * x[2]), y[2] * x[1] - y[1] * x[2],
    ]
    return [0] + CubicBezier.roots(change).map(bezier.input)
  }
}

extension CubicBezier {
  /// A third of the slope of one coordinate, as coefficients of 1, s and s².
  fileprivate static func slope(_ first: Double, _ second: Double) -> [Double] {
    [first, 2 * second - 4 * first, 1 + 3 * first - 3 * second]
  }

  /// The roots within 0…1 of c₀ + c₁s + c₂s².
  fileprivate static func roots(_ coefficients: [Double]) -> [Double] {
    let (c, b, a) = (coefficients[0], coefficients[1], coefficients[2])
    let square = b * b - 4 * a * c
    guard square >= 0 else { return [] }
    // Without cancellation: the one root is q ÷ a, the other c ÷ q.
    let q = -(b + (b < 0 ? -1 : 1) * square.squareRoot()) / 2
    return [q / a, c / q].filter { 0 < $0 && $0 < 1 }
  }

  /// The input at a parameter.
  fileprivate func input(at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * x1 + 3 * rest * s * s * x2 + s * s * s
  }
}

extension Spring {
  /// The times at which it turns: the first three, and those around the last that is farther than a tolerance from rest.
  ///
  /// Turns of a swinging spring are half a period apart, each nearer to rest by the same factor.
  fileprivate func turns(until end: Double, within tolerance: Double) -> [Double] {
    let pull = shape.squaredFrequency - shape.decay * initialVelocity
    guard let first = shape.firstZero(even: initialVelocity, odd: pull) else { return [] }
    guard shape.discriminant < 0 else { return [first] }
    let half = Double.pi / shape.width
    let most = ((end - first) / half).rounded(.down)
    let far = log(abs(1 - value(at: first)) / tolerance) / (shape.decay * half)
    let last = min(far.isNaN ? 0 : max(far.rounded(.down), 0), most)
    let numbers: [Double] = [0, 1, 2, last - 1, last, last + 1, last + 2]
    return numbers.filter { 0 <= $0 && $0 <= most }.map { first + $0 * half }
  }
}

extension SpringShape {
  /// The first time after 0 at which a combination of the two solutions is 0; nil for never.
  fileprivate func firstZero(even: Double, odd: Double) -> Double? {
    let time: Double
    if discriminant < 0 {
      let angle = atan2(-even, odd / width)
      // A zero at 0 itself does not count.
      time = (angle > 0 ? angle : angle + .pi) / width
    } else if discriminant == 0 {
      time = -even / odd
    } else {
      time = atanh(-even * width / odd) / width
    }
    return time > 0 && time < .infinity ? time : nil
  }

  /// The first time after 0 at which the spring's speed is greatest or least; nil for never.
  fileprivate func firstZero(ofAcceleration spring: Spring) -> Double? {
    let velocity = spring.initialVelocity
    let even = squaredFrequency - 2 * decay * velocity
    // The third derivative at 0, plus a times the second.
    return firstZero(even: even, odd: -squaredFrequency * velocity - decay * even)
  }
}
