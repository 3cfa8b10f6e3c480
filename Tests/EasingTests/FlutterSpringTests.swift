import Easing
import Testing

/// Figures that Flutter's own tests expect.
///
/// Source: flutter/flutter packages/flutter/test/physics/newton_test.dart at commit
/// 17bd7a8e38b0b5dcf50a2044843a94d9e3a69176 and spring_simulation_test.dart at
/// 25a15c8e0613f4f7efef8bc844aadc2ccd2c9db7 (BSD-3-Clause). The tests there look at whole units, so
/// the tolerance is the range given. Flutter's springs really overdamp.
struct FlutterSpringTests {
  enum Quantity { case distance, speed }

  /// (damping, way, quantity, seconds, least, greatest) at mass 1 and stiffness 100.
  static let motion: [(Double, Double, Quantity, Double, Double, Double)] = [
    (20, 500, .distance, 0.25, 356, 357),
    (20, 500, .distance, 0.5, 479, 480),
    (20, 500, .distance, 0.75, 497, 498),
    (20, 500, .speed, 0.25, 1026, 1027),
    (20, 500, .speed, 0.5, 168, 169),
    (20, 500, .speed, 0.75, 20, 21),
    (20, 500, .distance, 1.5, 499, 501),
    (20, 500, .speed, 1.5, -1000000000, 0.1),
    (25, 500, .distance, 0.5, 445, 446),
    (25, 500, .distance, 1, 495, 496),
    (25, 500, .distance, 1.5, 499, 500),
    (25, 500, .speed, 0.5, 273, 274),
    (25, 500, .speed, 1, 22, 23),
    (25, 500, .speed, 1.5, 1, 2),
    (5, 300, .distance, 1, 325, 326),
    (5, 300, .speed, 1, -65, -64),
    (5, 300, .speed, 6, 0, 1),
    (5, 300, .distance, 6, 299, 300),
  ]

  @Test func motion() throws {
    for (damping, way, quantity, time, least, greatest) in Self.motion {
      let spring = try #require(
        Spring(mass: 1, stiffness: 100, damping: damping, allowsOverdamping: true))
      let figure =
        switch quantity {
        case .distance: spring.value(at: time) * way
        case .speed: spring.velocity(at: time) * way
        }
      #expect(least <= figure && figure <= greatest, "\(damping) \(quantity) at \(time): \(figure)")
    }
  }

  /// (bounce, stiffness, damping) at duration 0.5, to 0.01.
  @Test(arguments: [(0.3, 157.91, 17.59), (-0.3, 157.91, 35.9)])
  func durationAndBounce(bounce: Double, stiffness: Double, damping: Double) throws {
    let spring = try #require(Spring(duration: 0.5, bounce: bounce))
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - stiffness) <= 0.01)
    #expect(abs(spring.damping - damping) <= 0.01)
  }

  @Test func inverseOfDurationAndBounce() throws {
    let spring = try #require(Spring(mass: 1, stiffness: 157.91, damping: 17.59))
    #expect(abs(spring.duration - 0.5) <= 0.001)
    #expect(abs(spring.bounce - 0.3) <= 0.001)
  }

  @Test(arguments: [-1.0, 0]) func refusesDuration(duration: Double) {
    #expect(Spring(duration: duration, bounce: 0.3) == nil)
  }

  @Test(arguments: [(20.0, Spring.Regime.critical), (15, .underdamped), (25, .overdamped)])
  func regimes(damping: Double, regime: Spring.Regime) {
    let spring = Spring(stiffness: 100, damping: damping, allowsOverdamping: true)
    #expect(spring?.regime == regime)
  }
}
