import LibC

extension Spring {
  /// The distance from the target, in whole distances, below which a spring is at rest.
  ///
  /// Source: the threshold of `CASpringAnimation.settlingDuration`, 0.001.
  public static let settlingDistance = 0.001

  /// Settling durations without a formula are multiples of a tenth of a second.
  private static let tenths = 10.0

  /// The number of tenths of a second after which a spring counts as never settling.
  private static let mostTenths = 0x1p52

  /// The time until the spring is at rest, in seconds.
  ///
  /// Not SwiftUI's ``duration``. Underdamped: ln((1 + |a − v| ÷ w) ÷ 0.001) ÷ a, the time at which the envelope of the
  /// oscillation falls below 0.001, with a the decay, w the frequency of the oscillation and v the initial velocity.
  /// Critically damped: the first multiple of 0.1 s at which the distance is below 0.001. Source of both: figures of
  /// `CASpringAnimation.settlingDuration`.
  ///
  /// Decided here, where no figure is known: overdamped as critical, which SwiftUI does too, and a spring without
  /// damping never rests, infinity. The two rules do not meet: just below critical damping the formula grows without
  /// bound, slowly, while the multiple does not.
  public var settlingDuration: Double {
    let shape = shape
    if shape.discriminant < 0 {
      guard shape.decay > 0 else { return .infinity }
      let amplitude = 1 + abs(shape.decay - initialVelocity) / shape.width
      // Two logarithms: the quotient could overflow.
      return (log(amplitude) - log(Spring.settlingDistance)) / shape.decay
    }
    return settledTenths / Spring.tenths
  }

  /// The first multiple of a tenth of a second at which the distance is below the threshold.
  private var settledTenths: Double {
    func distance(_ tenths: Double) -> Double { 1 - value(at: tenths / Spring.tenths) }
    // A time at which it crosses its target may be near enough, before it overshoots.
    let firstNear = firstMultiple(from: 0) { distance($0) < Spring.settlingDistance }
    if abs(distance(firstNear)) < Spring.settlingDistance { return firstNear }
    guard firstNear < .infinity else { return .infinity }
    // It went past and turns back only once: until it returns it is far from its target.
    return firstMultiple(from: firstNear) { abs(distance($0)) < Spring.settlingDistance }
  }

  /// The first whole number that fulfils a monotonic condition; infinity if out of range.
  private func firstMultiple(from start: Double, where holds: (Double) -> Bool) -> Double {
    if holds(start) { return start }
    var low = start
    var stride = 1.0
    while !holds(low + stride) {
      low += stride
      stride *= 2
      guard low < Spring.mostTenths else { return .infinity }
    }
    var high = low + stride
    while high - low > 1 {
      let middle = floor((low + high) / 2)
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
