import Basics
import LibC

/// How content returns from beyond its end: a spring of mass 1, stiffness 120 and damping 22.
///
/// ```
///   │  ╭─╮
///   │ ╭╯ ╰──╮       carried beyond the end by its speed,
/// 0 ┼─╯     ╰────   and back
/// ```
///
/// It is damped a little more than critically, so that it has two rates.
///
/// Guarantees: both numbers are finite. Once back it stays, unless it was thrown so fast that it passes the end: see
/// `crossing`.
///
/// Source: github.com/Vercantez/openuikit, golden/scroll_traces, and github.com/samoylenkodmitry/Cranpose,
/// ios_fling_measurement.rs, logs of iOS 26.1 and 26.5: these numbers pass through their offsets, of a list that runs
/// into its end and of two that are released beyond it, as near as pixels show.
public struct Bounce: Sendable, Hashable {
  /// The initial distance beyond the end, in points, signed as offsets are.
  public let distance: Double
  /// The initial velocity, in points per second.
  public let velocity: Double

  /// The two rates, per second: the solutions of λ² − 22 λ + 120 = 0.
  private static let (slow, fast) = (10.0, 12.0)

  /// The distance from the end at which it counts as back, in points.
  ///
  /// Source: the same logs, the last offsets of which are 0.53 pt from the end, and then at it before they are 0.45.
  public static let restingDistance = 0.5

  /// The speed toward the end with which content released at rest begins, as a share of its distance, per second.
  ///
  /// Source: the same logs, of 235 and of 177 pt: 7.3 and 7.4 (our fit).
  static let release = 7.3

  /// A bounce; `nil` unless both numbers are finite.
  public init?(from distance: Double, velocity: Double) {
    guard distance.isFinite, velocity.isFinite,
      (velocity + Bounce.fast * distance).isFinite
    else { return nil }
    self.distance = distance
    self.velocity = velocity
  }

  /// What it has in excess of the fast rate, v₀ + 12 x₀.
  private var drift: Double { velocity + Bounce.fast * distance }

  /// The solution that starts at 0 with slope 1.
  private func rise(at time: Double) -> Double {
    (exp(-Bounce.slow * time) - exp(-Bounce.fast * time)) / (Bounce.fast - Bounce.slow)
  }

  /// The distance beyond the end at a time in seconds, in points; the initial one before 0.
  public func position(at time: Double) -> Double {
    let time = max(0, time)
    return exp(-Bounce.fast * time) * distance + drift * rise(at: time)
  }

  /// The velocity at a time in seconds, in points per second; the initial one before 0.
  public func velocity(at time: Double) -> Double {
    let time = max(0, time)
    return exp(-Bounce.fast * time) * velocity - Bounce.slow * drift * rise(at: time)
  }

  /// When it passes the end, in seconds, if thrown back faster than the spring can hold; else nil.
  public var crossing: Double? { time(of: -distance) }

  /// When it is farthest, in seconds; nil where it only comes nearer.
  private var turning: Double? { time(of: velocity / Bounce.slow) }

  /// When the rise is that share of the drift, relative to e^(−12 t), in seconds; nil unless that is ahead.
  private func time(of part: Double) -> Double? {
    guard part != 0, drift != 0, (part < 0) == (drift < 0) else { return nil }
    let width = Bounce.fast - Bounce.slow
    return log1p(width * part / drift) / width
  }

  /// A time from which it stays within `threshold` points of the end, in seconds.
  ///
  /// The first, but for what has to turn within that distance.
  ///
  /// - Parameter threshold: Points, positive.
  public func duration(to threshold: Double = Bounce.restingDistance) -> Double {
    guard threshold > 0 else { return .infinity }
    var low = turning ?? 0
    guard abs(position(at: low)) > threshold else { return low }
    var high = low + 1
    while abs(position(at: high)) > threshold { high += 1 }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if abs(position(at: middle)) > threshold { low = middle } else { high = middle }
    }
  }
}

extension Bounce: CustomStringConvertible {
  /// Its initial distance and velocity.
  public var description: String {
    "\(distance.decimals(upTo: 2)) pt beyond the end, at \(velocity.decimals(upTo: 2)) pt/s"
  }
}
