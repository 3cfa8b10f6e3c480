import Stage
import TestSupport
import Testing

struct BounceTests {
  private static func random(_ random: inout SeededGenerator) throws -> Bounce {
    try #require(
      Bounce(
        from: .random(in: -300...300, using: &random),
        velocity: .random(in: -5000...5000, using: &random)))
  }

  @Test func refusesTextsThatAreNotNumbers() {
    for wrong in [Double.nan, .infinity] {
      #expect(Bounce(from: wrong, velocity: 0) == nil)
      #expect(Bounce(from: 0, velocity: wrong) == nil)
    }
  }

  /// A spring of mass 1, stiffness 120 and damping 22: x″ + 22 x′ + 120 x = 0.
  @Test func itObeysTheSpringsEquation() throws {
    var random = SeededGenerator(57)
    let step = 1e-5
    for _ in 0..<200 {
      let bounce = try Self.random(&random)
      #expect(bounce.position(at: 0) == bounce.distance)
      #expect(bounce.velocity(at: 0) == bounce.velocity)
      let time = Double.random(in: 0.01...1, using: &random)
      let acceleration =
        (bounce.velocity(at: time + step) - bounce.velocity(at: time - step)) / (2 * step)
      let rest = acceleration + 22 * bounce.velocity(at: time) + 120 * bounce.position(at: time)
      #expect(abs(rest) < 0.05)
      let speed =
        (bounce.position(at: time + step) - bounce.position(at: time - step)) / (2 * step)
      #expect(abs(speed - bounce.velocity(at: time)) < 1e-3)
    }
  }

  /// It is the overdamped spring of `Easing`, in points: from rest it has gone as far.
  @Test func fromRestItIsEasingsSpring() throws {
    let spring = try #require(Spring(stiffness: 120, damping: 22, allowsOverdamping: true))
    let bounce = try #require(Bounce(from: 120, velocity: 0))
    for step in 0...50 {
      let time = Double(step) / 50
      #expect(abs(bounce.position(at: time) - 120 * (1 - spring.value(at: time))) < 1e-10)
    }
  }

  @Test func fromItsDurationOnItIsAtTheEnd() throws {
    var random = SeededGenerator(58)
    for _ in 0..<100 {
      let bounce = try Self.random(&random)
      for threshold in [0.5, 0.25, 0.5 / 3] {
        let duration = bounce.duration(to: threshold)
        for step in 0...100 {
          #expect(abs(bounce.position(at: duration + Double(step) / 50)) <= threshold)
        }
        // And not before, unless it turns on the other side within that distance.
        if bounce.crossing == nil, duration > 1e-6 {
          #expect(abs(bounce.position(at: duration - 1e-6)) > threshold)
        }
      }
    }
    #expect(try #require(Bounce(from: 0, velocity: 0)).duration(to: 0.5) == 0)
    #expect(try #require(Bounce(from: 1, velocity: 0)).duration(to: 0) == .infinity)
  }

  @Test func itPassesTheEndOnlyWhereItWasThrownFasterThanTheSpringHolds() throws {
    for (distance, velocity, passes) in [
      (100.0, -1199.0, false), (100, -1200, false), (100, -1210, true), (-50, 610, true),
      (-50, 599, false), (0, 900, false), (80, 700, false),
    ] {
      let bounce = try #require(Bounce(from: distance, velocity: velocity))
      #expect((bounce.crossing != nil) == passes, "\(distance) at \(velocity)")
      if let crossing = bounce.crossing {
        #expect(crossing > 0)
        #expect(abs(bounce.position(at: crossing)) < 1e-9)
        #expect(bounce.velocity(at: crossing) * velocity > 0)
      }
    }
  }

  /// How a list came back from where it was let go, as logged: points beyond its end at milliseconds.
  struct Log: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Where it was let go, and how fast.
    let distance: Double
    let velocity: Double
    let offsets: [(milliseconds: Double, distance: Double)]
  }

  static let logs = [
    Log(
      testDescription: """
        github.com/Vercantez/openuikit, golden/scroll_traces/rubberband_top.json, iOS 26.1, held
        """, distance: 235, velocity: -7.3 * 235,
      offsets: [
        (7.4, 223.333), (40.7, 173.333), (74, 133.333), (107.4, 101.333), (157.3, 66.667),
        (207.3, 43), (257.4, 27.667), (307.3, 17.667), (407.3, 7), (507.3, 2.667), (607.3, 1),
      ]),
    Log(
      testDescription: """
        github.com/samoylenkodmitry/Cranpose, ios_fling_measurement.rs, iOS 26.5, held
        """, distance: 177, velocity: -7.3 * 177,
      offsets: [
        (16.235, 157.333), (49.541, 121.667), (83.471, 93), (133.14, 61.333), (183.446, 40),
        (233.445, 25.667), (283.421, 16.333), (332.841, 10.333), (400.098, 5.667), (499.651, 2.333),
        (566.376, 1),
      ]),
    Log(
      testDescription: """
        github.com/Vercantez/openuikit, golden/scroll_traces/edge_impact.json, iOS 26.1, \
        thrown into its end at 3125 pt/s from 60 pt before it; from there
        """, distance: 0, velocity: 3004.9,
      offsets: [
        (4.2, 10.333), (20.9, 48.667), (37.6, 74), (54.2, 89.333), (70.9, 97.333), (87.6, 100.333),
        (104.2, 99.667), (137.6, 91.333), (187.6, 72.333), (237.6, 53), (287.5, 37.333),
        (387.6, 17), (487.6, 7.333), (604.2, 2.667),
      ]),
  ]

  /// Offsets are told in whole pixels of a third of a point, and the times half a millisecond late.
  @Test(arguments: logs)
  func itComesBackAsLogged(_ log: Log) throws {
    let bounce = try #require(Bounce(from: log.distance, velocity: log.velocity))
    for (milliseconds, distance) in log.offsets {
      let time = milliseconds / 1000
      let slack = 1.0 / 3 + abs(bounce.velocity(at: time)) * 1e-3
      #expect(abs(bounce.position(at: time) - distance) < slack, "at \(milliseconds) ms")
    }
  }
}
