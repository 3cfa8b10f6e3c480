import TestSupport
import Testing

@testable import Imaging

struct ColorConversionTests {
  /// sRGB's red, green and blue in Display P3, which lies around it: CSS Color 4 gives color(display-p3 0.9175
  /// 0.2003 0.1386) for red.
  @Test func sRGBLiesInDisplayP3() throws {
    let conversion = try #require(ColorConversion(from: .sRGB, to: .displayP3))
    #expect(conversion.converted(0xFFFF_0000) == 0xFFEA_3323)
    #expect(conversion.converted(0x8000_FF00) == 0x8075_FB4C)
    #expect(conversion.converted(0x0000_00FF) == 0x0000_00F5)
  }

  /// Grey has no primaries.
  @Test func greyStaysAsItIs() throws {
    for (one, other) in [(ColorSpace.sRGB, ColorSpace.displayP3), (.displayP3, .unsaid)] {
      let conversion = try #require(ColorConversion(from: one, to: other))
      for level: UInt32 in 0...255 {
        let grey = level * 0x01_0101 | 0xFF00_0000
        #expect(conversion.converted(grey) == grey)
      }
    }
  }

  /// What sRGB does not have becomes the nearest that it has.
  @Test func coloursOutsideAreClipped() throws {
    let conversion = try #require(ColorConversion(from: .displayP3, to: .sRGB))
    #expect(conversion.converted(0xFFFF_0000) == 0xFFFF_0000)
    #expect(conversion.converted(0xFF00_FF00) == 0xFF00_FF00)
    #expect(conversion.converted(0xFFEA_3323) == 0xFFFF_0000)
  }

  /// To the nearest level, as it is computed without tables.
  @Test func levelsAreTheNearest() throws {
    let conversion = try #require(ColorConversion(from: .sRGB, to: .displayP3))
    let matrix = try #require(ColorConversion.matrix(from: .sRGB, to: .displayP3))
    var generator = SeededGenerator(1)
    for _ in 0..<5000 {
      let pixel = UInt32.random(in: 0...UInt32.max, using: &generator)
      let light = [16, 8, 0].map { SRGBCurve.light(of: Double(pixel >> $0 & 0xFF) / 255) }
      let other = matrix * SIMD3(light[0], light[1], light[2])
      let expected = (0..<3).reduce(pixel >> 24) { result, index in
        result << 8 | UInt32((SRGBCurve.value(of: other[index]) * 255).rounded())
      }
      #expect(conversion.converted(pixel) == expected)
    }
  }

  @Test func nothingIsConvertedWithoutNeed() {
    let unknown = ColorSpace.other(name: "x", identity: 1)
    for pair in [
      (ColorSpace.sRGB, .sRGB), (.sRGB, .unsaid), (.displayP3, .displayP3), (.sRGB, unknown),
      (unknown, .displayP3), (unknown, unknown),
    ] as [(ColorSpace, ColorSpace)] {
      #expect(ColorConversion(from: pair.0, to: pair.1) == nil)
    }
    #expect(unknown.common(with: unknown) == unknown)
    #expect(unknown.common(with: .other(name: "x", identity: 2)) == nil)
    #expect(ColorSpace.unsaid.common(with: .displayP3) == .displayP3)
    #expect(ColorSpace.unsaid.common(with: .sRGB) == .sRGB)
  }
}
