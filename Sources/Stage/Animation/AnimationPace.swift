/// The pace of an animation whose duration is not known yet.
public enum AnimationPace: Sendable, Hashable, Codable {
  /// One of UIKit's curves, including the keyboard's spring.
  case curve(AnimationCurve)
  /// A curve stretched over the duration.
  case unitCurve(UnitCurve)
  /// The spring that settles in the requested duration; the velocity in whole distances per second.
  case settlingSpring(dampingRatio: Double, initialVelocity: Double)
  /// A spring with its own pace, cut after `duration` seconds.
  ///
  /// Of requested durations only 0 changes it, into a jump.
  case spring(Spring, duration: Double)

  func timing(duration: Double, begin: Double, keyboard: KeyboardMotion) -> Timing? {
    switch self {
    case .curve(let curve):
      return Timing(curve: curve, duration: duration, begin: begin, keyboard: keyboard)
    case .unitCurve(let curve):
      return Timing(motion: .curve(curve), begin: begin, duration: duration)
    case .settlingSpring: return settling(in: duration, begin: begin)
    case .spring(let spring, let own):
      return Timing(motion: .spring(spring), begin: begin, duration: duration == 0 ? 0 : own)
    }
  }

  func settling(in duration: Double, begin: Double) -> Timing? {
    guard case .settlingSpring(let dampingRatio, let velocity) = self else { return nil }
    return Spring(settlingIn: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
      .flatMap { Timing(motion: .spring($0), begin: begin, duration: duration) }
  }
}

extension AnimationPace: CustomStringConvertible {
  /// The curve's name or CSS, or the spring's numbers.
  public var description: String {
    switch self {
    case .curve(let curve): curve.name
    case .unitCurve(let curve): curve.css
    case .settlingSpring(let dampingRatio, let velocity):
      "a spring of damping ratio \(dampingRatio.decimals(upTo: 4))"
        + (velocity == 0 ? "" : " from \(velocity.decimals(upTo: 4)) distances a second")
    case .spring(let spring, _): "a \(spring)"
    }
  }
}
