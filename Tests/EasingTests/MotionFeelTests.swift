import TestSupport
import Testing

@testable import Easing

/// What is said of a motion's feel, against its definition at many times.
struct MotionFeelTests {
  private static let count = 20_000

  /// The definition, at even times; each is at most a step later than the truth.
  private func bruteForce(
    _ timing: Timing, within tolerance: Double
  ) -> (feel: [Double?], overshoot: Double, speed: Double) {
    let step = timing.duration / Double(Self.count)
    let samples = (0...Self.count).map { index -> (time: Double, progress: Double) in
      let time = timing.begin + Double(index) * step
      return (time, timing.progress(at: time))
    }
    let begin = samples.first { abs($0.progress) > tolerance }?.time
    let halfway = samples.first { $0.progress >= 0.5 }?.time
    let last = samples.lastIndex { abs($0.progress - 1) > tolerance }
    let settled = last.map { min($0 + 1, Self.count) }.map { samples[$0].time } ?? timing.begin
    let speeds = samples.dropLast().map { abs(timing.velocity(at: $0.time)) }
    return (
      [begin, halfway, settled], max(0, samples.map(\.progress).max().map { $0 - 1 } ?? 0),
      speeds.max() ?? 0
    )
  }

  private func check(_ timing: Timing, within tolerance: Double) throws {
    let feel = try #require(timing.feel(within: tolerance))
    let (times, overshoot, speed) = bruteForce(timing, within: tolerance)
    let step = timing.duration / Double(Self.count)
    for (exact, found) in zip([feel.begin, feel.halfway, feel.settled], times) {
      let exact = try #require(exact)
      let found = try #require(found)
      #expect(
        found - step * 1.001 <= exact && exact <= found + 1e-9, "\(timing), \(exact), \(found)")
    }
    // Near its top a motion bends by at most its greatest acceleration, over half a step.
    #expect(overshoot <= feel.overshoot + 1e-12 && feel.overshoot <= overshoot + 0.01, "\(timing)")
    let fastest = timing.fastest(within: tolerance)
    if fastest.speed.isFinite {
      #expect(speed <= fastest.speed * (1 + 1e-9), "\(timing)")
      #expect(fastest.speed <= speed * 1.02 + 1e-9, "\(timing), \(fastest), \(speed)")
      let told = abs(timing.velocity(at: fastest.time))
      #expect(told == fastest.speed, "\(timing)")
    }
  }

  @Test func springsAreAsBruteForceFindsThem() throws {
    var random = SeededGenerator(1)
    for index in 0..<120 {
      let ratio = Double.random(in: 0.02...3, using: &random)
      let frequency = Double.random(in: 3...40, using: &random)
      let mass = Double.random(in: 0.5...4, using: &random)
      let velocity = index % 3 == 0 ? 0 : Double.random(in: -20...20, using: &random)
      let spring = try #require(
        Spring(
          mass: mass, stiffness: mass * frequency * frequency,
          damping: index % 7 == 0 ? 2 * mass * frequency : 2 * mass * ratio * frequency,
          initialVelocity: velocity, allowsOverdamping: index % 2 == 0))
      // Some are cut while they swing.
      let duration = Double.random(in: 0.1...3, using: &random)
      try check(
        #require(Timing(motion: .spring(spring), begin: 0.25, duration: duration)),
        within: [0.001, 0.01, 0.05][index % 3])
    }
  }

  @Test func curvesAreAsBruteForceFindsThem() throws {
    var random = SeededGenerator(2)
    for index in 0..<120 {
      func x() -> Double { Double.random(in: 0...1, using: &random) }
      func y() -> Double { Double.random(in: -1...2, using: &random) }
      let curve: UnitCurve
      if index % 2 == 0 {
        curve = .cubicBezier(try #require(CubicBezier(x1: x(), y1: y(), x2: x(), y2: y())))
      } else {
        let stops =
          [PiecewiseLinear.Stop(0, at: 0)]
          + (0..<6).map { _ in PiecewiseLinear.Stop(y(), at: x()) } + [.init(1, at: 1)]
        curve = .piecewiseLinear(try #require(PiecewiseLinear(stops: stops)))
      }
      try check(
        #require(Timing(motion: .curve(curve), begin: 0.5, duration: 0.25)), within: 0.01)
    }
  }

  @Test func keyboardAndStepsAreAsTheirFormulasSay() throws {
    // Critical damping, e^(−at) (1 + at) with a = √(1000 ÷ 3): half the way where at is 1.67835.
    let keyboard = try #require(Timing(motion: KeyboardMotion.ios7.motion, duration: 0.5))
    let decay = (1000.0 / 3).squareRoot()
    let feel = try #require(keyboard.feel())
    #expect(abs(try #require(feel.halfway) * decay - 1.678347) < 1e-5)
    #expect(abs(try #require(feel.settled) * decay - 6.638352) < 1e-5)
    #expect(feel.overshoot == 0)
    // Fastest at t = 1 ÷ a, at a ÷ e.
    #expect(abs(keyboard.fastest().time * decay - 1) < 1e-9)
    #expect(abs(keyboard.fastest().speed - decay / 2.718281828459045) < 1e-9)

    let steps = UnitCurve.steps(try #require(Steps(count: 1 << 30)))
    let stairs = try #require(Timing(motion: .curve(steps), duration: 2))
    #expect(abs(try #require(stairs.feel()?.halfway) - 1) < 1e-8)
    #expect(stairs.fastest().time == 2 / Double(1 << 30))
    let start = try #require(Steps(count: 4, jump: .jumpStart))
    #expect(Timing(motion: .curve(.steps(start)), duration: 2)?.fastest().time == 0)
    let jump = try #require(Timing(motion: .curve(.linear), begin: 1, duration: 0))
    #expect(jump.feel() == stairsOf(jump))
    #expect(jump.fastest() == (1, .infinity))
  }

  /// A motion that is there at once.
  private func stairsOf(_ timing: Timing) -> MotionFeel? {
    MotionFeel(through: [(timing.begin, 0), (timing.begin, 1)], within: 0.01)
  }

  @Test func springsThatNeverRestAreDetectedAtOnce() throws {
    for damping in [0, 1e-9, 1e-3] {
      let spring = try #require(Spring(stiffness: 1e12, damping: damping))
      let timing = try #require(Timing(motion: .spring(spring), duration: 3600))
      let feel = try #require(timing.feel())
      #expect(abs(feel.overshoot - 1) < 1e-6)
      #expect(try #require(feel.settled) > 3599.9)
      // It is cut while it swings.
      #expect(timing.fastest() == (3600, .infinity))
    }
  }

  @Test func whatNeverMovesHasNoFeel() {
    #expect(MotionFeel(through: [(0, 0), (1, 0.001)], within: 0.01) == nil)
    #expect(MotionFeel(through: [(0, 0), (1, 0.4)], within: 0.01)?.halfway == nil)
    #expect(MotionFeel(through: [(0, 0), (1, 0.4)], within: 0.01)?.settled == nil)
  }
}
