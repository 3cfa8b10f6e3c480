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

  @Test func refusesTextsThatAreNotNumbers() {
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
      let time = motion.duration * .random(in: 0...0.9, using: &random)
      guard time + 0.001 < motion.duration else { continue }
      let share = motion.velocity(at: time + 0.001) / motion.velocity(at: time)
      #expect(abs(share - motion.rate.rawValue) < 1e-12)
    }
  }

  @Test func theSpeedIsTheChangeOfThePosition() throws {
    var random = SeededGenerator(52)
    let step = 1e-5
    for _ in 0..<200 {
      let motion = try Self.random(&random)
      let time = motion.duration * .random(in: 0.01...0.99, using: &random)
      guard time > step, time + step < motion.duration else { continue }
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
      #expect(motion.position(at: 1e4) == motion.end)
      #expect(abs(motion.position(at: motion.duration.nextDown) - motion.end) < 1e-6)
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
    #expect(motion.time(at: motion.end).map { abs($0 - motion.duration) < 1e-9 } == true)
    #expect(motion.time(at: motion.end + 1) == nil)
  }

  @Test func itStopsAtTenPointsASecond() throws {
    var random = SeededGenerator(55)
    for _ in 0..<100 {
      let motion = try Self.random(&random)
      guard abs(motion.velocity) > 10 else {
        #expect(motion.duration == 0 && motion.end == motion.start)
        continue
      }
      #expect(abs(abs(motion.velocity(at: motion.duration.nextDown)) - 10) < 1e-6)
      #expect(motion.velocity(at: motion.duration) == 0)
    }
    #expect(try #require(Deceleration(from: 7, velocity: 0)).duration == 0)
  }

  /// Throws logged on devices and simulators: rate, points a second, and the way to the target that UIKit itself gave.
  ///
  /// Offsets are told in whole pixels, and the way of some is 0.1 % less, as Apple's projection has it.
  static let logged: [(rate: Deceleration.Rate, velocity: Double, way: Double)] = [
    // stackoverflow.com/q/16155375, 2013.
    (.normal, 4619.940, 2300.5), (.normal, 1398.724, 693), (.normal, 2389.578, 1187.5),
    (.normal, 2279.252, 1132.5),
    // github.com/Vercantez/openuikit, golden/scroll_traces/decel_v750.json, iOS 26.1.
    (.normal, 750, 369.667),
    // github.com/samoylenkodmitry/Cranpose, ios_fling_measurement.rs, iOS 26.5.
    (.normal, 480.834, 235.333), (.normal, 495.222, 242.33), (.normal, 307.760, 148.663),
    (.normal, 262.579, 126), (.normal, 677.054, 333.33), (.normal, 1381.048, 684.997),
    (.normal, 2530.246, 1259), (.normal, 5613.967, 2799.33), (.fast, 756.662, 74.337),
    (.fast, 1193.017, 117.67), (.fast, 2347.413, 232.67), (.fast, 5991.895, 595.33),
  ]

  @Test(arguments: logged)
  func itEndsWhereUIKitSays(rate: Deceleration.Rate, velocity: Double, way: Double) throws {
    let motion = try #require(Deceleration(from: 0, velocity: velocity, rate: rate))
    #expect(abs(motion.end - way) < 0.2 + way / 1000)
  }

  /// The same four throws of 2013, from the finger's leaving to the end: seconds, told a frame late.
  @Test(arguments: [
    (4619.940, 3.068916), (1398.724, 2.485449), (2389.578, 2.752163), (2279.252, 2.718653),
  ])
  func itTakesAsLongAsLogged(velocity: Double, seconds: Double) throws {
    let motion = try #require(Deceleration(from: 0, velocity: velocity))
    #expect(seconds - motion.duration > 0 && seconds - motion.duration < 2.0 / 60)
  }

  /// WWDC 2018, session 803: 1000 points a second carry 499 points at the normal rate, and 99 at the fast one.
  @Test func applesProjection() throws {
    #expect(abs(Deceleration.projection(of: 1000) - 499) < 1e-9)
    #expect(abs(Deceleration.projection(of: 1000, rate: .fast) - 99) < 1e-9)
    for (rate, difference) in [(Deceleration.Rate.normal, 0.0011), (.fast, 0.0051)] {
      let motion = try #require(Deceleration(from: 0, velocity: 1000, rate: rate))
      // Up to where it stops, the one counts as the other.
      let ratio = motion.end / Deceleration.projection(of: 990, rate: rate)
      #expect(ratio > 1 && ratio < 1 + difference)
    }
  }
}
