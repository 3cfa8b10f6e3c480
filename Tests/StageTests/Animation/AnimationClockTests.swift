import TestSupport
import Testing

@testable import Stage

struct AnimationClockTests {
  private func clock(
    _ motion: Motion = .curve(.linear), begin: Double = 0, duration: Double = 0.1,
    count: Double = 1, autoreverses: Bool = false
  ) throws -> AnimationClock {
    AnimationClock(
      timing: try #require(Timing(motion: motion, begin: begin, duration: duration)),
      repetition: try #require(Repetition(count: count, autoreverses: autoreverses)))
  }

  @Test func onceIsTheTiming() throws {
    let clock = try clock(.spring(.keyboardIOS7), begin: 0.3, duration: 0.5)
    for time in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(clock.progress(at: time) == clock.timing.progress(at: time))
    }
    #expect(clock.end == 0.8)
  }

  /// Decimal durations do not divide exactly; each pass begins at 0 all the same.
  @Test(arguments: [0.0, 0.1, 0.7]) func eachPassBeginsAnew(begin: Double) throws {
    let clock = try clock(begin: begin, count: .infinity)
    for pass in 1...50 {
      let start = begin + Double(pass) * 0.1
      #expect(clock.progress(at: start) < 1e-8)
      #expect(abs(clock.progress(at: start + 0.05) - 0.5) < 1e-9)
    }
    #expect(clock.end == .infinity)
  }

  @Test func theWayBackMirrorsTheWayThere() throws {
    let clock = try clock(.curve(.easeIn), duration: 0.5, count: 3, autoreverses: true)
    #expect(clock.end == 3)
    for pass in 0..<3 {
      for offset in stride(from: 0.0, through: 0.5, by: 0.01) {
        let turn = Double(pass) + 0.5
        let there = clock.progress(at: turn - offset)
        #expect(abs(clock.progress(at: turn + offset) - there) < 1e-9)
      }
      #expect(clock.progress(at: Double(pass) + 0.5) == 1)
    }
  }

  @Test func aMirrorRunsBackward() throws {
    var clock = try clock(.curve(.easeIn), duration: 1)
    let forward = clock
    clock.mirror = 3
    for time in stride(from: 1.5, through: 3.5, by: 0.05) {
      #expect(clock.progress(at: time) == forward.progress(at: 3 - time))
    }
  }

  @Test func repetitionsHaveACount() {
    for count in [0, -1, Double.nan, -Double.infinity] { #expect(Repetition(count: count) == nil) }
    #expect(Repetition(count: 1) == .once)
  }

  // MARK: Keys

  /// What a spline gives for values at keys: the last value plus each way that is not done yet.
  private func value(_ values: [Double], _ keys: [Double], at share: Double) -> Double {
    zip(values, values.dropFirst()).enumerated().reduce(values[values.count - 1]) {
      let (index, ends) = $1
      let way = KeyShare.smooth(through: keys, index: index)
      return $0 + (ends.0 - ends.1) * (1 - way.progress(at: share))
    }
  }

  @Test func aSmoothWayMeetsEveryKey() {
    var random = SeededGenerator(3)
    for _ in 0..<50 {
      let count = Int.random(in: 2...6, using: &random)
      let inner = (1..<count).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
      let keys = [0] + inner + [1]
      let values = keys.map { _ in Double.random(in: -100...100, using: &random) }
      for (key, expected) in zip(keys, values) {
        #expect(abs(value(values, keys, at: key) - expected) < 1e-9)
      }
    }
  }

  /// Catmull and Rom, 1974, in the form for even keys: ½(2b + (c − a)x + (2a − 5b + 4c − d)x² + (3b − a − 3c + d)x³).
  @Test func betweenEvenKeysItIsCatmullAndRoms() {
    let values = [3.0, -4, 10, 2]
    let keys = [0, 1.0 / 3, 2.0 / 3, 1]
    let (a, b, c, d) = (values[0], values[1], values[2], values[3])
    for x in stride(from: 0.05, to: 1, by: 0.05) {
      let square = (2 * a - 5 * b + 4 * c - d) * x * x
      let cube = (3 * b - a - 3 * c + d) * x * x * x
      let expected = (2 * b + (c - a) * x + square + cube) / 2
      #expect(abs(value(values, keys, at: (1 + x) / 3) - expected) < 1e-9)
    }
  }

  @Test func aSmoothWayThroughTwoKeysIsEven() {
    for share in stride(from: 0.0, through: 1, by: 0.1) {
      #expect(abs(value([0, 10], [0, 1], at: share) - 10 * share) < 1e-9)
    }
  }

  @Test func keysAtOneTimeAreAJump() {
    let way = KeyShare.even(from: 0.5, to: 0.5)
    #expect(way.progress(at: 0.5.nextDown) == 0)
    #expect(way.progress(at: 0.5) == 1)
    for share in stride(from: 0.0, through: 1, by: 0.05) {
      let value = value([0, 1, 5, 6], [0, 0.5, 0.5, 1], at: share)
      #expect(value.isFinite && abs(value) < 20)
    }
  }
}
