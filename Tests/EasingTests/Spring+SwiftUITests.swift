import Easing
import Testing

/// Conversions and motions of SwiftUI's springs.
///
/// Source: the inputs of ktiays/Respring, Tests/SpringTests.swift at commit
/// 7e5c49cef123df61d46573b5d107e544da347e89 (MIT), which asserts equality with SwiftUI on iOS 17;
/// the figures are derived from the formula it verifies, to a relative 1e-9. Left out: an
/// overdamped velocity to which SwiftUI is said to add the target once more, and an underdamped
/// settling duration of another rule than Core Animation's.
struct SpringSwiftUITests {
  private static func agree(_ found: Double, _ expected: Double) -> Bool {
    abs(found - expected) <= 1e-9 * max(abs(expected), 1e-3)
  }

  /// (duration, bounce, damping ratio, damping).
  @Test(arguments: [
    (0.5, 0.0, 1.0, 25.132741228718345), (0.7, 0.2, 0.8, 14.361566416410485),
    (0.7, -0.2, 1.25, 22.43994752564138),
  ])
  func durationAndBounce(duration: Double, bounce: Double, ratio: Double, damping: Double) throws {
    let spring = try #require(Spring(duration: duration, bounce: bounce))
    #expect(spring.mass == 1)
    #expect(Self.agree(spring.dampingRatio, ratio))
    #expect(Self.agree(spring.damping, damping))
    #expect(Self.agree(spring.angularFrequency, 2 * .pi / duration))
    #expect(Self.agree(spring.duration, duration))
    #expect(Self.agree(spring.bounce, bounce))
  }

  /// (response, damping fraction, damping).
  @Test(arguments: [
    (0.4, 0.8, 25.132741228718345), (0.2, 1.8, 113.09733552923255), (1, 1, 12.566370614359172),
  ])
  func responseAndDampingFraction(response: Double, fraction: Double, damping: Double) throws {
    let spring = try #require(Spring(response: response, dampingFraction: fraction))
    #expect(Self.agree(spring.damping, damping))
    #expect(Self.agree(spring.dampingRatio, fraction))
    #expect(
      spring.regime == (fraction > 1 ? .overdamped : fraction == 1 ? .critical : .underdamped))
  }

  /// (preset, bounce, stiffness, damping).
  @Test(arguments: [
    (Spring.smooth, 0.0, 157.91367041742973, 25.132741228718345),
    (Spring.snappy, 0.15, 157.91367041742973, 21.362830044410593),
    (Spring.bouncy, 0.3, 157.9136704174297, 17.59291886010284),
  ])
  func presets(preset: Spring, bounce: Double, stiffness: Double, damping: Double) throws {
    #expect(Self.agree(preset.stiffness, stiffness))
    #expect(Self.agree(preset.damping, damping))
    #expect(preset == Spring(duration: 0.5, bounce: bounce))
  }

  /// (duration, bounce, target, initial velocity, value, velocity or nil) at 0.2 s.
  static let motion: [(Double, Double, Double, Double, Double, Double?)] = [
    (0.5, 0, 1.2, 0, 0.8584988269031488, nil), (0.5, 0, 1.2, 0.1, 0, 3.0576820811770435),
    (0.7, 0.2, 1.2, 0.1, 0.7335374463664996, 3.7432199543353395),
    (0.7, -0.2, 1.2, 0, 0.5589590832276458, nil),
  ]

  @Test func motion() throws {
    for (duration, bounce, target, velocity, value, speed) in Self.motion {
      let spring = try #require(
        Spring(duration: duration, bounce: bounce, initialVelocity: velocity / target))
      if value != 0 { #expect(Self.agree(target * spring.value(at: 0.2), value)) }
      if let speed { #expect(Self.agree(target * spring.velocity(at: 0.2), speed)) }
    }
  }

  @Test func settling() throws {
    #expect(Spring.smooth.settlingDuration == 0.8)
    let creeping = try #require(Spring(duration: 0.7, bounce: -0.2))
    #expect(creeping.settlingDuration == 1.7)
  }

  @Test func bouncesFromMinusOneToOne() {
    for bounce in [-1, 1.1, -1.2, Double.nan, .infinity] {
      #expect(Spring(duration: 0.5, bounce: bounce) == nil)
    }
    #expect(Spring(duration: 0.5, bounce: 1)?.damping == 0)
    #expect(Spring(duration: .infinity, bounce: 0) == nil)
    #expect(Spring(response: 0, dampingFraction: 1) == nil)
    #expect(Spring(response: 1, dampingFraction: -0.1) == nil)
    #expect(Spring(duration: 0.7, bounce: -0.2, allowsOverdamping: false)?.regime == .critical)
  }
}
