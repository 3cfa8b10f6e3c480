import Basics
import LibC

/// How a scroll view's content continues after a finger lets go, as long as no end is in its way.
///
/// ```
/// end ┤             ╭──────
///     │       ╭─────╯
///     │   ╭───╯          speed falls by the same share each millisecond
/// start ┼─╯
/// ```
///
/// Guarantees: all numbers are finite; the position runs monotonically from `start` to `end`, where it stops dead at
/// `restingSpeed`. Source: Apple gives the projection in code (WWDC 2018, session 803) and the two rates
/// (`UIScrollView.DecelerationRate`); the motion between them is github.com/super-ultra/ScrollMechanics, commit 587660a.
public struct Deceleration: Sendable, Hashable {
  /// The share of speed left after a millisecond, between 0 and 1: UIKit's `DecelerationRate`.
  public struct Rate: Sendable, Hashable {
    /// The share.
    public let rawValue: Double

    /// A rate; `nil` unless it is between 0 and 1, and at least a millionth from either.
    public init?(rawValue: Double) {
      // Near 1 a scroll would never end, and near 0 never move.
      guard rawValue >= Rate.least, rawValue <= Rate.greatest else { return nil }
      self.rawValue = rawValue
    }

    private init(_ rawValue: Double) { self.rawValue = rawValue }

    /// 0.998, the default of scroll views (Apple, `UIScrollView.DecelerationRate.normal`).
    public static let normal = Rate(0.998)
    /// 0.99, the rate for paging (Apple, `UIScrollView.DecelerationRate.fast`).
    public static let fast = Rate(0.99)

    private static let least = 1e-6
    private static let greatest = 1 - 1e-6

    /// The change of the logarithm of speed per second, negative.
    fileprivate var logarithm: Double { 1000 * log(rawValue) }
  }

  /// The initial offset, in points.
  public let start: Double
  /// The initial velocity, in points per second.
  public let velocity: Double
  /// The share of the speed left after a millisecond.
  public let rate: Rate

  /// A motion from an offset in points, at points per second; `nil` unless all is finite.
  public init?(from start: Double, velocity: Double, rate: Rate = .normal) {
    guard start.isFinite, velocity.isFinite, (start - velocity / rate.logarithm).isFinite else {
      return nil
    }
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// A motion that stops at an offset, in points; `nil` unless its numbers are finite.
  ///
  /// Requested in `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`; how UIKit gets there is not
  /// documented, and here the speed differs from the start.
  init?(from start: Double, to end: Double, rate: Rate) {
    let velocity = (start - end) * rate.logarithm
    let rest =
      velocity == 0 ? 0 : velocity < 0 ? -Deceleration.restingSpeed : Deceleration.restingSpeed
    self.init(from: start, velocity: velocity + rest, rate: rate)
  }

  /// The speed at which it stops, in points per second.
  ///
  /// Source: stackoverflow.com/q/16155375, four throws of 2013, and logs of 2026 (see the decisions): targets and times
  /// are those of a motion that ends there, five points before the speed would carry it at the normal rate.
  public static let restingSpeed = 10.0

  /// The least speed of a finger, in points per second, that sets content going; a slower one leaves it where it is.
  ///
  /// Source: github.com/samoylenkodmitry/Cranpose, fling_animation.rs, of a log of iOS 26.5: below about 260 none did,
  /// above 350 all did.
  public static let leastSpeed = 260.0

  /// Where it comes to rest, in points; its start where it is no faster than `restingSpeed`.
  public var end: Double {
    let carried = max(0, abs(velocity) - Deceleration.restingSpeed)
    return start - (velocity < 0 ? -carried : carried) / rate.logarithm
  }

  /// How far a speed, in points per second, carries: `project(initialVelocity:decelerationRate:)`.
  ///
  /// v / 1000 · d / (1 − d), a sum over milliseconds, where the motion is the integral: 0.1 % less at the normal rate. It
  /// counts on to a speed of 0.
  ///
  /// Source: WWDC 2018, session 803.
  public static func projection(of velocity: Double, rate: Rate = .normal) -> Double {
    velocity / 1000 * rate.rawValue / (1 - rate.rawValue)
  }

  /// Its offset at a time, in points: start + (d^(1000 t) − 1) / (1000 ln d) · v, until it is at its end.
  ///
  /// - Parameter time: Seconds; it is at its start before 0.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    guard time < duration else { return end }
    return start + expm1(rate.logarithm * time) / rate.logarithm * velocity
  }

  /// Its velocity at a time in seconds, in points per second: v · d^(1000 t); v before 0, and 0 at rest.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return velocity * exp(rate.logarithm * max(0, time))
  }

  /// The time until it is at rest, in seconds; 0 where it is from the start.
  public var duration: Double {
    let speed = abs(velocity)
    guard speed > Deceleration.restingSpeed else { return 0 }
    return log(Deceleration.restingSpeed / speed) / rate.logarithm
  }

  /// When it is at an offset, in seconds; `nil` if never.
  public func time(at position: Double) -> Double? {
    guard position != start else { return 0 }
    let share = (position - start) / (end - start)
    guard share > 0, share <= 1 else { return nil }
    return log1p((position - start) / velocity * rate.logarithm) / rate.logarithm
  }
}

extension Deceleration: CustomStringConvertible {
  /// Its start, end and initial velocity.
  public var description: String {
    "from \(start.decimals(upTo: 2)) to \(end.decimals(upTo: 2)) pt, at \(velocity.decimals(upTo: 2)) pt/s"
  }
}
