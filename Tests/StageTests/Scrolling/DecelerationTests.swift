import Stage
import TestSupport
import Testing

struct DecelerationTests {
  private static func random(_ random: inout SeededGenerator) throws -> Deceleration {
    let rate = try #require(
      [.normal, .fast, Deceleration.Rate(rawValue: .random(in: 0.9...0.9999, using: &random))]
        .randomElement(using: &random) ?? nil)
    return try #require(
      Deceleration(
        from: .random(in: -1e4...1e4, using: &random),
        velocity: .random(in: -1e4...1e4, using: &random), rate: rate))
  }

  /// Apple, `UIScrollView.DecelerationRate`.
  @Test func theRates() {
    #expect(Deceleration.Rate.normal.rawValue == 0.998)
    #expect(Deceleration.Rate.fast.rawValue == 0.99)
    for wrong in [0, 1, -0.5, 1.5, .nan, .infinity, 1.0.nextDown, Double.leastNonzeroMagnitude] {
      #expect(Deceleration.Rate(rawValue: wrong) == nil, "\(wrong)")
    }
  }

  @Test func refusesWhatIsNoNumber() {
    for wrong in [Double.nan, .infinity, -.infinity] {
      #expect(Deceleration(from: wrong, velocity: 1) == nil)
      #expect(Deceleration(from: 0, velocity: wrong) == nil)
    }
  }

  /// A millisecond leaves the rate's share of the speed.
  @Test func aMillisecondLeavesItsShareOfTheSpeed() throws {
    var random = SeededGenerator(51)
    for _ in 0..<200 {
      let motion = try Self.random(&random)
      let time = Double.random(in: 0...3, using: &random)
      let share = motion.velocity(at: time + 0.001) / motion.velocity(at: time)
      #expect(abs(share - motion.rate.rawValue) < 1e-12)
    }
  }

  @Test func theSpeedIsTheChangeOfThePosition() throws {
    var random = SeededGenerator(52)
    let step = 1e-5
    for _ in 0..<200 {
      let motion = try Self.random(&random)
      let time = Double.random(in: 0.01...2, using: &random)
      let quotient =
        (motion.position(at: time + step) - motion.position(at: time - step)) / (2 * step)
      #expect(abs(quotient - motion.velocity(at: time)) < 1e-2)
    }
  }

  @Test func itGoesToItsEndAndNeverTurns() throws {
    var random = SeededGenerator(53)
    for _ in 0..<100 {
      let motion = try Self.random(&random)
      #expect(motion.position(at: 0) == motion.start)
      #expect(motion.position(at: -1) == motion.start)
      #expect(abs(motion.position(at: 1e4) - motion.end) < 1e-6)
      var last = motion.start
      for step in 1...100 {
        let position = motion.position(at: Double(step) / 20)
        #expect((position - last) * motion.velocity >= 0)
        last = position
      }
    }
  }

  @Test func theTimeAtAPositionIsTheInverse() throws {
    var random = SeededGenerator(54)
    for _ in 0..<200 {
      let motion = try Self.random(&random)
      let position =
        motion.start + (motion.end - motion.start) * .random(in: 0...0.99, using: &random)
      let time = try #require(motion.time(at: position))
      #expect(abs(motion.position(at: time) - position) < 1e-8)
    }
    let motion = try #require(Deceleration(from: 0, velocity: 100))
    #expect(motion.time(at: -1) == nil)
    #expect(motion.time(at: motion.end) == nil)
    #expect(motion.time(at: motion.end + 1) == nil)
  }

  /// super-ultra/ScrollMechanics, commit 587660a: at rest with half a point to go.
  @Test func itRestsHalfAPointBeforeItsEnd() throws {
    var random = SeededGenerator(55)
    for _ in 0..<100 {
      let motion = try Self.random(&random)
      guard abs(motion.end - motion.start) > 0.5 else {
        #expect(motion.duration == 0)
        continue
      }
      #expect(abs(abs(motion.end - motion.position(at: motion.duration)) - 0.5) < 1e-6)
    }
    #expect(try #require(Deceleration(from: 7, velocity: 0)).duration == 0)
  }

  /// WWDC 2018, session 803: 1000 points a second carry 499 points at the normal rate, and 99 at the fast one.
  @Test func applesProjection() throws {
    #expect(abs(Deceleration.projection(of: 1000) - 499) < 1e-9)
    #expect(abs(Deceleration.projection(of: 1000, rate: .fast) - 99) < 1e-9)
    for (rate, difference) in [(Deceleration.Rate.normal, 0.0011), (.fast, 0.0051)] {
      let motion = try #require(Deceleration(from: 0, velocity: 1000, rate: rate))
      let ratio = motion.end / Deceleration.projection(of: 1000, rate: rate)
      #expect(ratio > 1 && ratio < 1 + difference)
    }
  }
}
