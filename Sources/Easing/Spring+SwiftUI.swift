extension Spring {
  /// Creates a spring as SwiftUI describes it: `Spring(duration:bounce:)`.
  ///
  /// The mass is 1 and the stiffness (2π ÷ duration)². The damping ratio is 1 − bounce for a bounce of 0 or more, and 1
  /// ÷ (1 + bounce) below 0: 0 is critical, 1 never stops, and below 0 the spring is overdamped, as SwiftUI's own
  /// springs really are.
  ///
  /// `nil` unless the duration is positive and finite and the bounce is above −1 and at most 1. The duration is the
  /// perceived one, the period of the undamped spring; the time until the spring rests is ``settlingDuration``.
  ///
  /// Source: Apple, WWDC 2023 session 10158, "Animate with springs".
  public init?(
    duration: Double, bounce: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = true
  ) {
    guard duration > 0, bounce > -1, bounce <= 1 else { return nil }
    self.init(
      response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  /// Creates a spring as SwiftUI describes it: `Spring(response:dampingRatio:)`.
  ///
  /// `response` is the period of the undamped spring in seconds, positive and finite; `dampingFraction` is the damping
  /// ratio, not negative. `nil` otherwise, or when the resulting stiffness is not finite.
  public init?(
    response: Double, dampingFraction: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = true
  ) {
    guard response > 0, response.isFinite, dampingFraction >= 0 else { return nil }
    let frequency = 2 * Double.pi / response
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingFraction * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  init(uncheckedDuration duration: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / duration
    self.init(
      uncheckedMass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: 0, allowsOverdamping: true)
  }

  /// SwiftUI's perceived duration: the period 2π ÷ ``angularFrequency``, in seconds.
  ///
  /// Not the time until the spring rests; that is ``settlingDuration``.
  public var duration: Double { 2 * Double.pi / angularFrequency }

  /// SwiftUI's bounce, above −1 and at most 1: the inverse of `init(duration:bounce:)`.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }
}
