import Foundation
import TestSupport
import Testing

@testable import Basics

struct DecimalTextTests {
  @Test func unitsHaveTheirDecimals() {
    let numbers = [(0, "0.000"), (-1, "-0.001"), (331_000, "331.000"), (-12_500, "-12.500")]
    for (units, text) in numbers { #expect(DecimalText.fixed(units, decimals: 3) == text) }
    #expect(DecimalText.fixed(12, decimals: 0) == "12")
    #expect(DecimalText.fixed(.min, decimals: 3, minus: .sign) == "−9223372036854775.808")
    #expect(DecimalText.trimmed(-12_500, decimals: 3) == "-12.5")
    #expect(DecimalText.trimmed(1200, decimals: 0) == "1200")
    #expect(DecimalText.trimmed(0, decimals: 2) == "0")
  }

  @Test func microsecondsAreMillisecondsToTheTenth() {
    let times = [(0, "0"), (16_667, "16.7"), (200_000, "200"), (50, "0.1"), (49, "0")]
    for (time, text) in times {
      #expect(DecimalText.milliseconds(ofMicroseconds: time) == text)
    }
  }

  @Test func theShortestHasNoPointWhereItIsWhole() {
    #expect(
      [0, -0.0, 3, -3, 0.1, 1e14].map(\.shortest) == [
        "0", "0", "3", "-3", "0.1", "100000000000000",
      ])
    #expect([1e300, .infinity].map(\.shortest) == ["1e+300", "inf"])
  }

  @Test func decimalsAreNoMoreThanNeeded() {
    func text(_ number: Double) -> String { number.decimals(upTo: 3, minus: .sign) }
    #expect([0, -0.0, 3, -3].map(text) == ["0", "0", "3", "−3"])
    #expect(
      [0.5, -0.05, 1.2345, 0.0004, -0.0004].map(text) == ["0.5", "−0.05", "1.235", "0", "0"])
    #expect((1234.56).decimals(upTo: 0) == "1235")
    #expect(Double.infinity.decimals(upTo: 2) == "inf" && (1e300).decimals(upTo: 2) == "1e+300")
  }

  /// The text read again is the number to half of the last decimal.
  @Test func theTextIsTheNumber() throws {
    var random = SeededGenerator(11)
    for _ in 0..<500 {
      let number = Double.random(in: -2000...2000, using: &random)
      let text = number.decimals(upTo: 2)
      let read = try #require(Double(text))
      #expect(abs(read - number) <= 0.005 + 1e-9, "\(number) \(text)")
    }
  }

  /// `fixed` is what C's `printf` writes, for ties, for numbers beside them, and for any others, but for a zero's minus.
  @Test(arguments: [0, 1, 2, 3, 6]) func fixedIsThatOfC(decimals: Int) {
    var random = SeededGenerator(5)
    var numbers: [Double] = [
      0, -0.0, 0.5, 1.5, 2.5, 0.25, 0.35, 0.125, 0.9995, 9.995, 99.95, 0x1p52,
    ]
    for _ in 0..<500 {
      numbers.append(Double.random(in: -2000...2000, using: &random))
      let tie = Double(Int.random(in: -4000...4000, using: &random)) / 16
      numbers += [tie, tie.nextUp, tie.nextDown]
    }
    for number in numbers {
      let text = String(format: "%.\(decimals)f", number)
      let isZero = !text.contains { "123456789".contains($0) }
      #expect(number.fixed(decimals) == (isZero ? text.replacing("-", with: "") : text))
    }
    #expect((-0.0004).fixed(3) == "0.000" && (-0.0006).fixed(3) == "-0.001")
    #expect(Double.infinity.fixed(decimals) == "inf")
  }

  /// Swift reads more as numbers than people write.
  @Test func onlyDecimalDigitsAreANumber() {
    for text in ["0", "-1.5", "+2", ".5", "1e3", "1E-3"] {
      #expect(Double(decimal: text) == Double(text), "\(text)")
    }
    for text in ["0x10", "-0X1p3", "inf", "nan", "1_0", " 1", "", "1e", "٣"] {
      #expect(Double(decimal: text) == nil, "\(text)")
    }
  }

  @Test func digitsAreInThrees() {
    #expect(
      [0, 999, 1000, 12345, 1_234_567, -1000].map(\.grouped) == [
        "0", "999", "1\u{202F}000", "12\u{202F}345", "1\u{202F}234\u{202F}567", "−1\u{202F}000",
      ])
  }
}
