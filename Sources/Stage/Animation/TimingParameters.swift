/// The pace of a property animator: UIKit's `UITimingCurveProvider`.
public protocol TimingParameters: Sendable {
  /// The pace of all numbers but the vertical position.
  var pace: AnimationPace { get }
  /// The pace of vertical positions, where it differs.
  var verticalPace: AnimationPace { get }
}

extension TimingParameters {
  /// By default, `pace`.
  public var verticalPace: AnimationPace { pace }
}

/// A pace along a Bézier curve: UIKit's `UICubicTimingParameters`.
public struct CubicTimingParameters: TimingParameters, Hashable {
  /// The pace.
  public let pace: AnimationPace

  /// Core Animation's default curve, (0.25, 0.1, 0.25, 1), not easeInOut (WWDC 2016 session 216).
  public init() {
    pace = .unitCurve(.ease)
  }

  /// One of UIKit's curves, for example a notification's.
  public init(animationCurve curve: AnimationCurve) {
    pace = .curve(curve)
  }

  /// The curve with these control points; nil unless all four are finite and both `x` in 0…1.
  public init?(controlPoint1: Point, controlPoint2: Point) {
    let curve = CubicBezier(
      x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y)
    guard let curve else { return nil }
    pace = .unitCurve(.cubicBezier(curve))
  }
}

/// A pace on a spring: UIKit's `UISpringTimingParameters`.
///
/// Velocities are vectors in whole distances per second: the vertical part applies to the vertical position alone, the
/// horizontal part to everything else. Source: WWDC 2016 session 216.
public struct SpringTimingParameters: TimingParameters, Hashable {
  /// The pace of everything but the vertical position.
  public let pace: AnimationPace
  /// The pace of the vertical position.
  public let verticalPace: AnimationPace

  private init(_ velocity: Point, pace: (_ velocity: Double) -> AnimationPace) {
    self.pace = pace(velocity.x)
    verticalPace = pace(velocity.y)
  }

  private init?(_ velocity: Point, spring: (_ velocity: Double) -> Spring?) {
    guard let across = spring(velocity.x), let down = spring(velocity.y) else { return nil }
    pace = .spring(across, duration: across.settlingDuration)
    verticalPace = .spring(down, duration: down.settlingDuration)
  }

  /// The keyboard's and pushes' spring: mass 3, stiffness 1000, damping 500, always for 0.5 s.
  ///
  /// Source: WWDC 2016 session 216.
  public init() {
    self.init(.zero) { _ in .spring(.keyboardIOS7, duration: KeyboardMotion.ios7.duration) }
  }

  /// The spring that has settled after the animator's duration; a ratio above 1 counts as 1.
  public init(dampingRatio: Double, initialVelocity: Point = .zero) {
    self.init(initialVelocity) { velocity in
      .settlingSpring(dampingRatio: dampingRatio, initialVelocity: velocity)
    }
  }

  /// The spring with these numbers until it has settled; nil as for `Spring`.
  ///
  /// The animator's duration is ignored.
  ///
  /// Source of the duration: WWDC 2016 session 216.
  public init?(mass: Double, stiffness: Double, damping: Double, initialVelocity: Point = .zero) {
    self.init(initialVelocity) { velocity in
      Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
  }

  /// The spring of a perceived duration, in seconds, and bounce, until settled; nil as `Spring`.
  public init?(duration: Double, bounce: Double, initialVelocity: Point = .zero) {
    self.init(initialVelocity) { velocity in
      Spring(duration: duration, bounce: bounce, initialVelocity: velocity)
    }
  }
}

extension TimingParameters where Self: CustomStringConvertible {
  /// The pace, and the vertical one if it differs.
  public var description: String {
    verticalPace == pace ? "\(pace)" : "\(pace), vertically \(verticalPace)"
  }
}

extension CubicTimingParameters: CustomStringConvertible {}
extension SpringTimingParameters: CustomStringConvertible {}
