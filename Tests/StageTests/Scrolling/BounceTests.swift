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

  @Test func refusesWhatIsNoNumber() {
    for wrong in [Double.nan, .infinity] {
      #expect(Bounce(from: wrong, velocity: 0) == nil)
      #expect(Bounce(from: 0, velocity: wrong) == nil)
    }
  }

  /// A spring of mass 1, stiffness 100 and damping ratio 1: x″ + 20 x′ + 100 x = 0.
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
      let rest = acceleration + 20 * bounce.velocity(at: time) + 100 * bounce.position(at: time)
      #expect(abs(rest) < 0.05)
      let speed =
        (bounce.position(at: time + step) - bounce.position(at: time - step)) / (2 * step)
      #expect(abs(speed - bounce.velocity(at: time)) < 1e-3)
    }
  }

  /// It is the critically damped spring of `Easing`, in points: from rest it has gone as far.
  @Test func fromRestItIsEasingsSpring() throws {
    let spring = try #require(Spring(stiffness: 100, damping: 20))
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
      }
    }
    #expect(try #require(Bounce(from: 0, velocity: 0)).duration(to: 0.5) == 0)
    #expect(try #require(Bounce(from: 1, velocity: 0)).duration(to: 0) == .infinity)
  }

  @Test func itPassesTheEndOnlyWhereItWasThrownFasterThanTheSpringHolds() throws {
    for (distance, velocity, passes) in [
      (100.0, -999.0, false), (100, -1000, false), (100, -1010, true), (-50, 510, true),
      (-50, 499, false), (0, 900, false), (80, 700, false),
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
}
