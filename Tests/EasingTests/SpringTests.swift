import Easing
import LibC
import TestSupport
import Testing

struct SpringTests {
  /// Springs of every regime, at masses other than 1, at rest and with a speed in both directions.
  static let springs: [Spring] = [0.3, 1, 3].flatMap { mass in
    [0, 0.05, 0.7, 1, 1.3, 8].flatMap { ratio in
      [0, 2.5, -4, 60].flatMap { velocity in
        [true, false].compactMap { allows in
          Spring(
            mass: mass, stiffness: 250, damping: ratio * 2 * (250 * mass).squareRoot(),
            initialVelocity: velocity, allowsOverdamping: allows)
        }
      }
    }
  }

  /// The damping that acts: that given, or critical damping where it is more and not allowed.
  private static func acting(_ spring: Spring) -> Double {
    spring.allowsOverdamping
      ? spring.damping : min(spring.damping, 2 * (spring.mass * spring.stiffness).squareRoot())
  }

  @Test func initialValues() {
    #expect(Self.springs.count == 3 * 6 * 4 * 2)
    for spring in Self.springs {
      #expect(spring.value(at: 0) == 0)
      #expect(spring.value(at: -1) == 0)
      #expect(spring.velocity(at: 0) == spring.initialVelocity)
      #expect(spring.velocity(at: -1) == 0)
    }
  }

  @Test func velocityIsTheDerivativeOfTheValue() {
    let step = 1e-5
    for spring in Self.springs {
      let scale = 1 + abs(spring.initialVelocity)
      for time in stride(from: 0.01, through: 1.5, by: 0.07) {
        let slope = (spring.value(at: time + step) - spring.value(at: time - step)) / (2 * step)
        // The error of the quotient is a sixth of the third derivative times the step squared.
        #expect(abs(spring.velocity(at: time) - slope) < 1e-4 * scale, "\(spring) at \(time)")
      }
    }
  }

  @Test func obeysTheEquationOfMotion() {
    let step = 1e-5
    for spring in Self.springs {
      let damping = Self.acting(spring)
      let scale = spring.stiffness * (1 + abs(spring.initialVelocity))
      for time in stride(from: 0.01, through: 1.5, by: 0.07) {
        let acceleration =
          (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
        let force =
          spring.stiffness * (1 - spring.value(at: time)) - damping * spring.velocity(at: time)
        #expect(abs(spring.mass * acceleration - force) < 1e-4 * scale, "\(spring) at \(time)")
      }
    }
  }

  @Test func energyIsLostAsFastAsTheDamperTakesIt() {
    for spring in Self.springs {
      func energy(_ time: Double) -> Double {
        let speed = spring.velocity(at: time)
        let distance = 1 - spring.value(at: time)
        return (spring.mass * speed * speed + spring.stiffness * distance * distance) / 2
      }
      // Simpson's rule over the power of the damper.
      let step = 1e-4
      var lost = 0.0
      for index in 0..<2000 {
        let start = Double(index) * step
        let speeds = [start, start + step / 2, start + step].map { spring.velocity(at: $0) }
        let squares = speeds.map { $0 * $0 }
        lost += Self.acting(spring) * (squares[0] + 4 * squares[1] + squares[2]) / 6 * step
      }
      let balance = energy(0) - energy(0.2) - lost
      #expect(abs(balance) < 1e-7 * energy(0), "\(spring): \(balance)")
    }
  }

  @Test func figuresAtFiftyDigits() throws {
    for (mass, stiffness, damping, velocity, allows, time, value, speed) in SpringFigures.rows {
      let spring = try #require(
        Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
          allowsOverdamping: allows))
      #expect(abs(spring.value(at: time) - value) < 1e-13, "\(spring) at \(time)")
      #expect(
        abs(spring.velocity(at: time) - speed) < 1e-11 * max(1, abs(speed)), "\(spring) at \(time)")
    }
  }

  @Test func theRegimesMeetAtCriticalDamping() throws {
    for offset in [1e-15, 1e-12, 1e-9, 1e-6] {
      for velocity in [0.0, 7, -7] {
        func spring(_ ratio: Double) throws -> Spring {
          try #require(
            Spring(
              mass: 2, stiffness: 800, damping: 80 * ratio, initialVelocity: velocity,
              allowsOverdamping: true))
        }
        let critical = try spring(1)
        for time in stride(from: 0, through: 3, by: 0.05) {
          for ratio in [1 - offset, 1 + offset] {
            let near = try spring(ratio)
            // The motion depends smoothly on the ratio, with a derivative of order 1.
            let tolerance = 1e-14 + 10 * offset
            #expect(abs(near.value(at: time) - critical.value(at: time)) < tolerance)
          }
        }
      }
    }
  }

  @Test func regimesFollowTheRatioAndThePermission() throws {
    let expected: [(Double, Bool, Spring.Regime)] = [
      (0, true, .underdamped), (0.5, false, .underdamped), (1, true, .critical),
      (1, false, .critical), (2, false, .critical), (2, true, .overdamped),
    ]
    for (ratio, allows, regime) in expected {
      let spring = try #require(
        Spring(mass: 4, stiffness: 100, damping: 40 * ratio, allowsOverdamping: allows))
      #expect(spring.regime == regime)
      #expect(spring.dampingRatio == ratio)
      #expect(spring.angularFrequency == 5)
    }
  }

  @Test func keyboardSpringRunsAsCritical() throws {
    let spring = Spring.keyboardIOS7
    #expect(spring.regime == .critical)
    // Figures: recomputed from the closed form of critical damping.
    #expect(abs(spring.angularFrequency - 18.257418583505537) < 1e-14)
    #expect(abs(spring.dampingRatio - 4.5644) < 1e-4)
    #expect(abs(1 - spring.value(at: 0.5) - 0.00110) < 5e-6)
    for index in 0...100 {
      let time = Double(index) / 100
      let phase = 18.257418583505537 * time
      #expect(abs(spring.value(at: time) - (1 - (1 + phase) * exp(-phase))) < 1e-15)
    }
  }

  @Test func trueOverdampingWouldBeATrap() throws {
    let spring = try #require(
      Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true))
    #expect(spring.regime == .overdamped)
    #expect(abs(spring.value(at: 0.5) - 0.632) < 5e-4)
    // The two motions part by up to 187.5 pt on a keyboard of 336 pt.
    let worst = (0...500).map { index -> Double in
      let time = Double(index) / 1000
      return 336 * (Spring.keyboardIOS7.value(at: time) - spring.value(at: time))
    }.max()
    #expect(abs((worst ?? 0) - 187.54) < 0.01)
  }

  /// (spring, share, milliseconds to reach it); recomputed to a tenth of a millisecond.
  @Test(arguments: [
    (Spring.keyboardIOS7, [29.1, 91.9, 213.1, 363.6]),
    (Spring.keyboardIOS26, [22.6, 71.2, 165.1, 281.8]),
  ])
  func timesOfTheKeyboard(spring: Spring, milliseconds: [Double]) {
    for (share, expected) in zip([0.1, 0.5, 0.9, 0.99], milliseconds) {
      #expect(spring.value(at: (expected - 0.06) / 1000) < share)
      #expect(spring.value(at: (expected + 0.06) / 1000) > share)
    }
  }

  @Test func refusesWhatIsNotASpring() {
    for wrong in [0, -1, Double.nan, .infinity, -.infinity] {
      #expect(Spring(mass: wrong, stiffness: 1, damping: 1) == nil)
      #expect(Spring(stiffness: wrong, damping: 1) == nil)
      if wrong != 0 { #expect(Spring(stiffness: 1, damping: wrong) == nil) }
      if !wrong.isFinite {
        #expect(Spring(stiffness: 1, damping: 1, initialVelocity: wrong) == nil)
      }
    }
    #expect(Spring(mass: 1e-300, stiffness: 1e300, damping: 1) == nil)
    #expect(Spring(mass: 1e300, stiffness: 1e-300, damping: 1) == nil)
    #expect(Spring(stiffness: 1, damping: 1e200) == nil)
    #expect(Spring(stiffness: 1, damping: 0) != nil)
  }

  @Test func extremesStayNumbers() throws {
    var random = SeededGenerator(8)
    var checked = 0
    for _ in 0..<3000 {
      func magnitude(_ random: inout SeededGenerator) -> Double {
        pow(10, Double.random(in: -150...150, using: &random))
      }
      let sign = Bool.random(using: &random) ? 1.0 : -1
      let spring = Spring(
        mass: magnitude(&random), stiffness: magnitude(&random), damping: magnitude(&random),
        initialVelocity: sign * magnitude(&random), allowsOverdamping: Bool.random(using: &random))
      guard let spring else { continue }
      checked += 1
      for time in [1e-300, 1e-9, 1, 1e9, 1e300, .greatestFiniteMagnitude, .infinity] {
        #expect(!spring.value(at: time).isNaN, "\(spring) at \(time)")
        #expect(!spring.velocity(at: time).isNaN, "\(spring) at \(time)")
      }
      #expect(!spring.settlingDuration.isNaN)
    }
    #expect(checked > 500)
    for spring in Self.springs where spring.damping > 0 {
      #expect(spring.value(at: 1e6) == 1)
      #expect(spring.velocity(at: 1e6) == 0)
    }
  }
}
