import Foundation
import TestSupport
import Testing

@testable import Graphics

struct SVGTextTests {
  @Test func numbersAreShort() {
    let numbers: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (0.5, ".5"), (-0.25, "-.25"), (0.004, "0"), (0.005, ".01"),
      (-0.004, "0"), (12.3, "12.3"), (99.999, "100"), (1e9, "1000000000"), (.nan, "0"),
      (.infinity, "0"), (1e300, "0"), (0.05, ".05"), (-10, "-10"),
    ]
    for (number, text) in numbers { #expect(SVGText.number(number) == text) }
    #expect(SVGText.number(0.352, decimals: 6) == ".352")
    #expect(SVGText.number(1 / 3, decimals: 3) == ".333")
  }

  /// Read back, they are off by half a unit of the last decimal at most.
  @Test func numbersAreNear() {
    var generator = SeededGenerator(7)
    for _ in 0..<2000 {
      let value = Double.random(in: -5000...5000, using: &generator)
      for decimals in 1...6 {
        let read = Double(SVGText.number(value, decimals: decimals)) ?? .nan
        let bound: Double = 0.5 * pow(10, -Double(decimals)) + 1e-9
        #expect(abs(read - value) <= bound)
      }
    }
  }

  @Test func colorsHaveSixDigits() {
    #expect(SVGText.hex(Color(0x00000F)) == "#00000f")
    #expect(SVGText.hex(.white) == "#ffffff")
  }

  @Test func base64IsThatOfFoundation() {
    var generator = SeededGenerator(3)
    for count in 0..<70 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(SVGText.base64(bytes) == Data(bytes).base64EncodedString())
    }
  }

  @Test func textKeepsItsDirection() {
    #expect(SVGText.withoutDirections("a\u{202E}b\u{2066}c\u{200F}") == "abc")
  }
}
