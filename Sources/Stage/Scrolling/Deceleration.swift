import Basics
import LibC

/// How a scroll view's content goes on once a finger has let go of it, as long as no end is in its way.
///
/// ```
/// end ┤             ╭──────
///     │       ╭─────╯
///     │   ╭───╯          speed falls by the same share each millisecond
/// start ┼─╯
/// ```
///
/// Guarantees: all numbers are finite; the position goes from `start` to `end` and never turns round.
///
/// Source: Apple gives the projection in code (WWDC 2018, session 803) and the two rates (`UIScrollView.DecelerationRate`);
/// the motion between them is github.com/super-ultra/ScrollMechanics, commit 587660a.
public struct Deceleration: Sendable, Hashable {
  /// What is left of the speed after a millisecond, between 0 and 1: UIKit's `UIScrollView.DecelerationRate`.
  public struct Rate: Sendable, Hashable {
    /// The share.
    public let rawValue: Double

    /// A rate; `nil` unless it lies between 0 and 1, and a millionth from either at least.
    public init?(rawValue: Double) {
      // Next to 1 a scroll would have no end, and next to 0 no way to it.
      guard rawValue >= Rate.least, rawValue <= Rate.greatest else { return nil }
      self.rawValue = rawValue
    }

    private init(_ rawValue: Double) { self.rawValue = rawValue }

    /// 0.998, a scroll view's own.
    ///
    /// Source: Apple, `UIScrollView.DecelerationRate.normal`.
    public static let normal = Rate(0.998)
    /// 0.99, the one for pages.
    ///
    /// Source: Apple, `UIScrollView.DecelerationRate.fast`.
    public static let fast = Rate(0.99)

    private static let least = 1e-6
    private static let greatest = 1 - 1e-6

    /// What the speed's logarithm loses in a second, negative.
    fileprivate var logarithm: Double { 1000 * log(rawValue) }
  }

  /// Where it begins, in points.
  public let start: Double
  /// How fast it is there, in points per second.
  public let velocity: Double
  /// What is left of the speed after a millisecond.
  public let rate: Rate

  /// A motion from an offset, in points, with a speed, in points per second; `nil` unless both are finite, and the end
  /// is too.
  public init?(from start: Double, velocity: Double, rate: Rate = .normal) {
    guard start.isFinite, velocity.isFinite, (start - velocity / rate.logarithm).isFinite else {
      return nil
    }
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// A motion that comes to its end at an offset, in points; `nil` unless its numbers are finite.
  ///
  /// So UIKit is asked to, in `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`; how it gets there is not
  /// documented, and here the speed is another from the start on.
  init?(from start: Double, to end: Double, rate: Rate) {
    self.init(from: start, velocity: (start - end) * rate.logarithm, rate: rate)
  }

  /// Where it would come to rest, in points: start − v / (1000 ln d).
  public var end: Double { start - velocity / rate.logarithm }

  /// How far a speed, in points per second, carries: Apple's `project(initialVelocity:decelerationRate:)`, v / 1000 · d /
  /// (1 − d).
  ///
  /// A sum over milliseconds, where `end` is the integral: 0.1 % less at the normal rate.
  ///
  /// Source: WWDC 2018, session 803.
  public static func projection(of velocity: Double, rate: Rate = .normal) -> Double {
    velocity / 1000 * rate.rawValue / (1 - rate.rawValue)
  }

  /// Where it is after a time, in points: start + (d^(1000 t) − 1) / (1000 ln d) · v.
  ///
  /// - Parameter time: Seconds; before 0 it is at its start.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    return start + expm1(rate.logarithm * time) / rate.logarithm * velocity
  }

  /// How fast it is after a time, in points per second: v · d^(1000 t).
  ///
  /// - Parameter time: Seconds; before 0 it is as fast as at its start.
  public func velocity(at time: Double) -> Double {
    velocity * exp(rate.logarithm * max(0, time))
  }

  /// Where it counts as being at rest: so far from its end, in points.
  ///
  /// Source: github.com/super-ultra/ScrollMechanics, commit 587660a.
  public static let restingDistance = 0.5

  /// How long it takes until it counts as being at rest, in seconds; 0 where it is from the start.
  public var duration: Double { max(0, time(before: Deceleration.restingDistance)) }

  /// When it is at an offset, in seconds; `nil` where it never comes there.
  public func time(at position: Double) -> Double? {
    guard position != start else { return 0 }
    let share = (position - start) / (end - start)
    guard share > 0, share < 1 else { return nil }
    return log1p(-share) / rate.logarithm
  }

  /// When it has so far to go, in points.
  private func time(before distance: Double) -> Double {
    let whole = abs(end - start)
    return whole > 0 ? log(distance / whole) / rate.logarithm : 0
  }
}

extension Deceleration: CustomStringConvertible {
  /// Where it begins and ends, and how fast it begins.
  public var description: String {
    "from \(start.decimals(upTo: 2)) to \(end.decimals(upTo: 2)) pt, at \(velocity.decimals(upTo: 2)) pt/s"
  }
}
