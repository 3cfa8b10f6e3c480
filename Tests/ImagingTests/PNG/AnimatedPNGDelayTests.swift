import Imaging
import TestSupport
import Testing

struct AnimatedPNGDelayTests {
  /// A duration that is a fraction of 16-bit numbers comes back as that fraction.
  @Test func fractionsAreExact() throws {
    var generator = SeededGenerator(3)
    for _ in 0..<2000 {
      let numerator = UInt16.random(in: 0...2000, using: &generator)
      let denominator = UInt16.random(in: 1...2000, using: &generator)
      let seconds = Double(numerator) / Double(denominator)
      let delay = try #require(AnimatedPNG.Delay(seconds: seconds))
      #expect(
        Int(delay.numerator) * Int(denominator) == Int(numerator) * Int(delay.denominator))
    }
  }

  @Test func everyRateHasItsFraction() throws {
    for rate in 1...240 {
      let delay = try #require(AnimatedPNG.Delay(seconds: 1 / Double(rate)))
      #expect(delay.numerator == 1 && Int(delay.denominator) == rate)
    }
    let television = try #require(AnimatedPNG.Delay(seconds: 1001.0 / 60_000))
    #expect(television.numerator == 1001 && television.denominator == 60_000)
  }

  @Test(arguments: [-1, 65_536, .nan, .infinity] as [Double])
  func impossibleDurationsAreRefused(seconds: Double) {
    #expect(AnimatedPNG.Delay(seconds: seconds) == nil)
  }

  @Test func endsOfTheRange() throws {
    #expect(try #require(AnimatedPNG.Delay(seconds: 0)).seconds == 0)
    #expect(try #require(AnimatedPNG.Delay(seconds: 65_535)).seconds == 65_535)
  }
}
