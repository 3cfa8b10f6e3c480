import Easing
import Testing

struct SpringSettlingTests {
  @Test func underdampedFollowsTheEnvelope() throws {
    // ln((1 + |ζω − v| ÷ w) ÷ 0.001) ÷ ζω at ω = 10, ζ = 0.6, so ζω = 6 and w = 8.
    let spring = try #require(Spring(stiffness: 100, damping: 12))
    // ln 1750 = 7.467371066917560
    #expect(abs(spring.settlingDuration - 7.467_371_066_917_56 / 6) < 1e-12)
    let moving = try #require(Spring(stiffness: 100, damping: 12, initialVelocity: -2))
    // ln 2000 = 7.600902459542082
    #expect(abs(moving.settlingDuration - 7.600_902_459_542_082 / 6) < 1e-12)
  }

  @Test func underdampedRestsAfterwards() throws {
    for ratio in [0.1, 0.5, 0.9, 0.999] {
      for velocity in [0.0, 5, -5, 40] {
        let spring = try #require(
          Spring(mass: 2, stiffness: 200, damping: 40 * ratio, initialVelocity: velocity))
        let settled = spring.settlingDuration
        for index in 0...200 {
          let distance = abs(1 - spring.value(at: settled * (1 + Double(index) / 50)))
          #expect(distance <= Spring.settlingDistance)
        }
      }
    }
  }

  @Test func otherwiseTheFirstTenthOfASecond() throws {
    for ratio in [1, 1.01, 1.5, 6] {
      for velocity in [0.0, 3, -3, 12, 11, 30, 500, 4000] {
        for frequency in [0.5, 4, 10, 80] {
          let spring = try #require(
            Spring(
              stiffness: frequency * frequency, damping: 2 * ratio * frequency,
              initialVelocity: velocity, allowsOverdamping: true))
          let counted = (0...100_000).first {
            abs(1 - spring.value(at: Double($0) / 10)) < Spring.settlingDistance
          }
          #expect(spring.settlingDuration == Double(try #require(counted)) / 10, "\(spring)")
        }
      }
    }
  }

  @Test func overdampingThatIsNotAllowedSettlesAsCritical() throws {
    // The critical motion of the keyboard is 0.0011 from its target at 0.5 s.
    #expect(Spring.keyboardIOS7.settlingDuration == 0.6)
    let allowed = try #require(
      Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true))
    #expect(allowed.settlingDuration > 3)
  }

  @Test func neverWithoutDamping() {
    #expect(Spring(stiffness: 10, damping: 0)?.settlingDuration == .infinity)
  }

  @Test func enormousDurationsEnd() throws {
    let slow = try #require(Spring(stiffness: 1e-12, damping: 2e-6))
    let settled = slow.settlingDuration
    #expect(settled > 9e6 && settled < 9.5e6)
    #expect(Spring(stiffness: 1e-200, damping: 2e-100)?.settlingDuration == .infinity)
  }
}
