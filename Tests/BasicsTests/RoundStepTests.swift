import Testing

@testable import Basics

struct RoundStepTests {
  /// One is longer than a part of the length, the other at least as long; the next smaller one would not be.
  @Test(arguments: [0.001, 0.03, 0.2, 1, 5, 7, 100, 333]) func theSmallestThatIsLongEnough(
    length: Double
  ) {
    for (step, isLongEnough) in [
      (RoundStep(length: length, mostTicks: 1), { $0 > length }),
      (RoundStep(atLeast: length), { (value: Double) in value >= length }),
    ] {
      #expect(isLongEnough(step.value))
      #expect([1, 2, 5].contains(step.mantissa))
      let smaller =
        step.mantissa == 1
        ? RoundStep(mantissa: 5, exponent: step.exponent - 1)
        : RoundStep(mantissa: step.mantissa == 5 ? 2 : 1, exponent: step.exponent)
      #expect(!isLongEnough(smaller.value))
    }
  }

  @Test func multiplesAreRoundedOnce() {
    let step = RoundStep(mantissa: 1, exponent: -1)
    #expect(step.multiple(3) == 0.3)
    #expect(step.text(ofMultiple: -3) == "−0.3")
    #expect(RoundStep(mantissa: 5, exponent: 2).text(ofMultiple: 2) == "1000")
  }
}
