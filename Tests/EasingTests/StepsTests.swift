import Easing
import Testing

struct StepsTests {
  /// (jump, before flag, outputs of three intervals at −1/3, 0, 1/6, 1/3, 2/3, 1 and 4/3), worked
  /// out by hand from the seven steps of CSS Easing Functions Level 2.
  static let outputs: [(Steps.Jump, Bool, [Double])] = [
    (.jumpEnd, false, [-1.0 / 3, 0, 0, 1.0 / 3, 2.0 / 3, 1, 4.0 / 3]),
    (.jumpEnd, true, [-2.0 / 3, 0, 0, 0, 1.0 / 3, 2.0 / 3, 1]),
    (.jumpStart, false, [0, 1.0 / 3, 1.0 / 3, 2.0 / 3, 1, 1, 5.0 / 3]),
    (.jumpStart, true, [-1.0 / 3, 0, 1.0 / 3, 1.0 / 3, 2.0 / 3, 1, 4.0 / 3]),
    (.jumpNone, false, [-0.5, 0, 0, 0.5, 1, 1, 2]),
    (.jumpNone, true, [-1, 0, 0, 0, 0.5, 1, 1.5]),
    (.jumpBoth, false, [0, 0.25, 0.25, 0.5, 0.75, 1, 1.25]),
    (.jumpBoth, true, [-0.25, 0, 0.25, 0.25, 0.5, 0.75, 1]),
  ]

  @Test func everyJumpWithAndWithoutTheFlag() throws {
    let inputs = [-1.0 / 3, 0, 1.0 / 6, 1.0 / 3, 2.0 / 3, 1, 4.0 / 3]
    for (jump, before, expected) in Self.outputs {
      let steps = try #require(Steps(count: 3, jump: jump))
      for (input, output) in zip(inputs, expected) {
        #expect(
          steps.value(at: input, before: before) == output, "\(jump) \(before) at \(input)")
      }
    }
  }

  @Test func olderWordsMoveTheSame() throws {
    for (older, newer) in [(Steps.Jump.start, Steps.Jump.jumpStart), (.end, .jumpEnd)] {
      let first = try #require(Steps(count: 4, jump: older))
      let second = try #require(Steps(count: 4, jump: newer))
      for index in -8...16 {
        let input = Double(index) / 8
        for before in [false, true] {
          #expect(
            first.value(at: input, before: before) == second.value(at: input, before: before))
        }
      }
    }
  }

  @Test func refusesTooFewIntervals() {
    for jump in Steps.Jump.allCases {
      #expect(Steps(count: 0, jump: jump) == nil)
      #expect(Steps(count: -5, jump: jump) == nil)
      #expect((Steps(count: 1, jump: jump) == nil) == (jump == .jumpNone))
      #expect(Steps(count: .min, jump: jump) == nil)
    }
  }

  @Test func enormousCountsDoNotOverflow() throws {
    for jump in Steps.Jump.allCases {
      let steps = try #require(Steps(count: .max, jump: jump))
      #expect(abs(steps.value(at: 0.25) - 0.25) < 1e-15)
      #expect(steps.value(at: 1) == 1)
    }
  }

  @Test func staysInTheUnitIntervalAndNeverGoesBack() throws {
    for jump in Steps.Jump.allCases {
      for count in 2...7 {
        let steps = try #require(Steps(count: count, jump: jump))
        for before in [false, true] {
          var last = 0.0
          for index in 0...1000 {
            let output = steps.value(at: Double(index) / 1000, before: before)
            #expect(output >= last && output <= 1)
            last = output
          }
        }
      }
    }
  }
}
