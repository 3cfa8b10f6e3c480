import Easing
import LibC
import TestSupport
import Testing

/// The springs of `usingSpringWithDamping`, whose relation RevealSpringAnimation published (commit 99db59d).
struct SpringUIKitTests {
  /// What the relation leaves of a swing at its duration's end.
  private func rest(_ frequency: Double, _ ratio: Double, _ velocity: Double, _ duration: Double)
    -> Double
  {
    ratio == 1
      ? abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration)
      : abs((velocity - frequency * ratio) / (frequency * (1 - ratio * ratio).squareRoot()))
        * exp(-frequency * ratio * duration)
  }

  /// The zero of (1 + x)e^(−x) = 0.001 is 9.233413477; the others follow from ln((ζ ÷ √(1 − ζ²)) ÷ 0.001) ÷ ζD.
  @Test(arguments: [
    (1.0, 1.0, 9.233413476452), (1, 0.5, 18.466826952903), (1, 0.25, 36.933653905806),
    (0.8, 0.5, 17.988593378585), (0.5, 0.5, 25.433796538592),
  ])
  func frequencies(ratio: Double, duration: Double, frequency: Double) throws {
    let spring = try #require(Spring(settlingIn: duration, dampingRatio: ratio))
    #expect(abs(spring.angularFrequency - frequency) < 1e-9)
    #expect(spring.mass == 1)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    #expect(spring.initialVelocity == 0)
  }

  @Test func fulfilsTheRelationAndIsTheHighestThatDoes() throws {
    var random = SeededGenerator(7)
    for _ in 0..<300 {
      let ratio = Bool.random(using: &random) ? 1 : Double.random(in: 0.05...0.999, using: &random)
      let velocity = Double.random(in: -40...40, using: &random)
      let duration = Double.random(in: 0.01...10, using: &random)
      let spring = try #require(
        Spring(settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity))
      let frequency = spring.angularFrequency
      let left = rest(frequency, ratio, velocity, duration)
      #expect(abs(left - 0.001) < 1e-9, "\(ratio) \(velocity) \(duration)")
      for factor in [1.001, 1.1, 2, 10, 1000] {
        #expect(rest(frequency * factor, ratio, velocity, duration) < 0.001)
      }
      #expect(spring.initialVelocity == velocity)
    }
  }

  @Test func aRatioAboveOneCountsAsOne() throws {
    for ratio in [1.5, 4.56, 1e300] {
      #expect(
        Spring(settlingIn: 0.5, dampingRatio: ratio) == Spring(settlingIn: 0.5, dampingRatio: 1))
    }
  }

  @Test func durationsHaveLimits() {
    #expect(Spring(settlingIn: 0, dampingRatio: 1) == Spring(settlingIn: 0.01, dampingRatio: 1))
    #expect(Spring(settlingIn: -1, dampingRatio: 1) == Spring(settlingIn: 0.01, dampingRatio: 1))
    #expect(Spring(settlingIn: 3600, dampingRatio: 1) == Spring(settlingIn: 10, dampingRatio: 1))
  }

  @Test func impossibleNumbersAreNone() {
    for number in [Double.nan, .infinity] {
      #expect(Spring(settlingIn: number, dampingRatio: 1) == nil)
      #expect(Spring(settlingIn: 1, dampingRatio: number) == nil)
      #expect(Spring(settlingIn: 1, dampingRatio: 1, initialVelocity: number) == nil)
    }
    #expect(Spring(settlingIn: 1, dampingRatio: 0) == nil)
    #expect(Spring(settlingIn: 1, dampingRatio: -1) == nil)
    #expect(Spring(settlingIn: 1, dampingRatio: 1e-9) == nil)
  }

  /// At the ends of what is a number there is a spring or none, and no endless search.
  @Test(arguments: [1e-300, 1e-3, 0.5, 1 - 1e-16, 1], [-1e300, -1e9, 1e9, 1e300])
  func extremesEnd(ratio: Double, velocity: Double) {
    let spring = Spring(settlingIn: 0.25, dampingRatio: ratio, initialVelocity: velocity)
    #expect(spring?.value(at: 0.1).isNaN != true)
  }
}
