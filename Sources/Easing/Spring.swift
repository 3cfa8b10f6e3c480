import Basics
import LibC

/// A mass on a damped spring, released at 0, that comes to rest at 1.
///
/// Time is in seconds.
///
/// ```
///     ╭─╮      underdamped: swings past 1
/// 1 ┤─│─╰──•───────────
///   │ │╭───    critical: the fastest way without swinging
///   │╭╯    ╭── overdamped: creeps
/// 0 ┼╯╭────╯
/// ```
///
/// Two names are easily confused: `damping` is the force per unit of speed (UIKit's `CASpringAnimation.damping`),
/// `dampingRatio` is that divided by the critical damping.
///
/// **Springs on iOS do not overdamp.** A damping above critical runs as critical unless `allowsOverdamping` is set.
/// Source: WebKit SpringSolver.h; SwiftUI, whose `allowOverDamping` is false by default;
/// `CASpringAnimation.allowsOverdamping`, which exists only since iOS 17.
///
/// Guarantees: mass and stiffness are positive, damping is not negative, and no result is NaN unless the time is.
public struct Spring: Sendable, Hashable, Codable {
  /// The mass, positive.
  public let mass: Double
  /// The stiffness: force per unit of displacement, positive.
  public let stiffness: Double
  /// The damping (not the damping *ratio*): force per unit of speed, not negative.
  public let damping: Double
  /// The speed at time 0: 1 is the whole distance per second, toward the target.
  public let initialVelocity: Double
  /// Whether a damping above critical really overdamps.
  public let allowsOverdamping: Bool
  let shape: SpringShape

  /// Creates a spring as Core Animation describes it.
  ///
  /// `nil` unless mass and stiffness are positive, damping is not negative, and all numbers, their quotients by the
  /// mass and the square of the resulting frequency are finite.
  public init?(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    guard mass > 0, stiffness > 0, damping >= 0, mass.isFinite, initialVelocity.isFinite else {
      return nil
    }
    let square = stiffness / mass
    let decay = damping / mass / 2
    guard square > 0, square.isFinite, (decay * decay).isFinite else { return nil }
    guard (max(decay, square.squareRoot()) * initialVelocity).isFinite else { return nil }
    self.init(
      uncheckedMass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  init(
    uncheckedMass mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    allowsOverdamping: Bool
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    shape = SpringShape(
      mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: allowsOverdamping)
  }

  /// The undamped angular frequency √(stiffness ÷ mass), in radians per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as given over the critical damping 2√(stiffness · mass); 1 is critical.
  ///
  /// It may exceed 1 although the spring runs as critical: see ``regime``.
  public var dampingRatio: Double { damping / mass / 2 / angularFrequency }

  /// The three kinds of damping.
  public enum Regime: String, Sendable, CaseIterable {
    /// Damping below critical: the spring overshoots its target.
    case underdamped
    /// Critical damping, or more where overdamping is not allowed.
    case critical
    /// Damping above critical, allowed.
    case overdamped
  }

  /// The kind of damping.
  public var regime: Regime {
    if shape.discriminant < 0 { return .underdamped }
    return shape.discriminant > 0 ? .overdamped : .critical
  }

  /// The spring's progress at a time: 0 up to time 0, toward 1 later, past 1 where it overshoots.
  ///
  /// With x = 1 − p the remaining distance, decay a and initial velocity v, x is e^(−at) (C + (a − v) S), where C and S
  /// are cos wt and sin wt ÷ w below critical damping, 1 and t at it, and cosh wt and sinh wt ÷ w above. Error: a few
  /// units in the last place of 1.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard let basis = shape.basis(at: time) else { return 1 }
    return 1 - (basis.even + (shape.decay - initialVelocity) * basis.odd)
  }

  /// The speed at a time, in whole distances per second; 0 before time 0.
  public func velocity(at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    guard time > 0 else { return initialVelocity }
    guard let basis = shape.basis(at: time) else { return 0 }
    let pull = shape.squaredFrequency - shape.decay * initialVelocity
    return initialVelocity * basis.even + pull * basis.odd
  }
}

/// The parameters of a spring's motion, with the rule about overdamping applied.
struct SpringShape: Sendable, Hashable, Codable {
  let squaredFrequency: Double
  /// The rate at which the envelope falls, a = damping ÷ 2 mass.
  let decay: Double
  /// a² − squared frequency: negative for an underdamped spring.
  let discriminant: Double
  /// The root of the absolute discriminant: the frequency of an underdamped oscillation.
  let width: Double

  init(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool) {
    squaredFrequency = stiffness / mass
    let given = damping / mass / 2
    let frequency = squaredFrequency.squareRoot()
    if given > frequency, !allowsOverdamping {
      decay = frequency
      discriminant = 0
    } else {
      decay = given
      let difference = given * given - squaredFrequency
      // A root that does not square back exactly is still critical damping.
      discriminant = given == frequency ? 0 : difference
    }
    width = abs(discriminant).squareRoot()
  }

  /// The two solutions of the equation of motion at a time, times the envelope.
  ///
  /// The one starts at 1 with slope −a, the other at 0 with slope 1.
  ///
  /// `nil` once the motion has died away, or its phase overflows.
  func basis(at time: Double) -> (even: Double, odd: Double)? {
    if discriminant < 0 {
      let envelope = exp(-decay * time)
      let phase = width * time
      guard envelope > 0, phase.isFinite else { return nil }
      return (envelope * cos(phase), envelope * (sin(phase) / width))
    }
    if discriminant > 0 {
      // e^(−at) cosh wt overflows in its parts; the slower of the two rates, a − w, is computed
      // without cancellation as (a² − w²) ÷ (a + w).
      let slow = exp(-time * (squaredFrequency / (decay + width)))
      guard slow > 0 else { return nil }
      let fall = expm1(-2 * width * time)
      return (slow * (1 + fall / 2), slow * (-fall / 2 / width))
    }
    let envelope = exp(-decay * time)
    guard envelope > 0 else { return nil }
    return (envelope, envelope * time)
  }
}

extension Spring: CustomStringConvertible {
  /// Its numbers in words: “spring of mass 3, stiffness 1000 and damping 500”.
  public var description: String {
    let velocity =
      initialVelocity == 0
      ? "" : " from \(initialVelocity.decimals(upTo: 4)) distances a second"
    return "spring of mass \(mass.decimals(upTo: 4)), stiffness \(stiffness.decimals(upTo: 4)) and "
      + "damping \(damping.decimals(upTo: 4))" + velocity
  }
}
