import TestSupport
import Testing

@testable import Pages

struct NumberTextTests {
  @Test func decimalsAreNoMoreThanNeeded() {
    #expect([0, -0.0, 3, -3].map { $0.decimals(3) } == ["0", "0", "3", "−3"])
    #expect(
      [0.5, -0.05, 1.2345, 0.0004, -0.0004].map { $0.decimals(3) } == [
        "0.5", "−0.05", "1.235", "0", "0",
      ])
    #expect((1234.56).decimals(0) == "1235")
    #expect(Double.infinity.decimals(2) == "inf" && (1e300).decimals(2) == "1e+300")
  }

  /// The text read again is the number to half of the last decimal.
  @Test func theTextIsTheNumber() throws {
    var random = SeededGenerator(11)
    for _ in 0..<500 {
      let number = Double.random(in: -2000...2000, using: &random)
      let text = number.decimals(2).replacing("−", with: "-")
      let read = try #require(Double(text))
      #expect(abs(read - number) <= 0.005 + 1e-9, "\(number) \(text)")
    }
  }

  @Test func digitsAreInThrees() {
    #expect(
      [0, 999, 1000, 12345, 1_234_567, -1000].map(\.grouped) == [
        "0", "999", "1\u{202F}000", "12\u{202F}345", "1\u{202F}234\u{202F}567", "−1\u{202F}000",
      ])
  }
}
