import Basics
import LibC

/// How content returns from beyond its end: a critically damped spring, mass 1, stiffness 100.
///
/// ```
///   │  ╭─╮
///   │ ╭╯ ╰──╮       carried beyond the end by its speed,
/// 0 ┼─╯     ╰────   and back
/// ```
///
/// Guarantees: both numbers are finite. Once back it stays, unless it was thrown so fast that it passes the end: see
/// `crossing`.
///
/// Source: github.com/super-ultra/ScrollMechanics, commit 587660a: x = e^(−10 t) (x₀ + (v₀ + 10 x₀) t).
/// Open: logs of iOS 26 have stiffness 120 and damping 22, and content released at rest begins inward.
public struct Bounce: Sendable, Hashable {
  /// The initial distance beyond the end, in points, signed as offsets are.
  public let distance: Double
  /// The initial velocity, in points per second.
  public let velocity: Double

  /// The spring's angular frequency √(stiffness ÷ mass), in radians per second.
  public static let frequency = 10.0

  /// A bounce; `nil` unless both numbers are finite.
  public init?(from distance: Double, velocity: Double) {
    guard distance.isFinite, velocity.isFinite,
      (velocity + Bounce.frequency * distance).isFinite
    else { return nil }
    self.distance = distance
    self.velocity = velocity
  }

  /// The coefficient of t under the envelope: v₀ + 10 x₀.
  private var drift: Double { velocity + Bounce.frequency * distance }

  /// The distance beyond the end at a time in seconds, in points; the initial one before 0.
  public func position(at time: Double) -> Double {
    let time = max(0, time)
    return exp(-Bounce.frequency * time) * (distance + drift * time)
  }

  /// The velocity at a time in seconds, in points per second; the initial one before 0.
  public func velocity(at time: Double) -> Double {
    let time = max(0, time)
    return exp(-Bounce.frequency * time) * (velocity - Bounce.frequency * drift * time)
  }

  /// When it passes the end, in seconds, if thrown back faster than the spring can hold; else nil.
  public var crossing: Double? {
    guard distance != 0, drift != 0, (distance < 0) != (drift < 0) else { return nil }
    return -distance / drift
  }

  /// A time from which it stays within `threshold` points of the end, in seconds.
  ///
  /// Each of the two terms is then at most half of that; it may be as near earlier.
  ///
  /// - Parameter threshold: Points, positive. Scroll views take half a device pixel.
  public func duration(to threshold: Double) -> Double {
    guard threshold > 0 else { return .infinity }
    func time(_ amplitude: Double, _ bound: Double, _ rate: Double) -> Double {
      amplitude > bound ? log(amplitude / bound) / rate : 0
    }
    // t e^(−ωt) ≤ 2 / (e ω) · e^(−ωt/2), so that the second term has a plain exponential as its bound.
    let half = Bounce.frequency / 2
    return max(
      time(abs(distance), threshold / 2, Bounce.frequency),
      time(abs(drift) / (M_E * half), threshold / 2, half))
  }
}

extension Bounce: CustomStringConvertible {
  /// Its initial distance and velocity.
  public var description: String {
    "\(distance.decimals(upTo: 2)) pt beyond the end, at \(velocity.decimals(upTo: 2)) pt/s"
  }
}
