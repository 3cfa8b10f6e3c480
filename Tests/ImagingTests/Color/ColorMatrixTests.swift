import Testing

@testable import Imaging

struct ColorMatrixTests {
  /// Display P3's red, green and blue in sRGB, from CSS Color 4's own conversion: color(display-p3 1 0 0) is
  /// color(srgb 1.0930 -0.2267 -0.1501).
  @Test(arguments: [
    (SIMD3(1.0, 0, 0), SIMD3(1.0930, -0.2267, -0.1501)),
    (SIMD3(0.0, 1, 0), SIMD3(-0.5116, 1.0183, -0.3107)),
    (SIMD3(0.0, 0, 1), SIMD3(0.0, 0.0, 1.0420)),
    (SIMD3(1.0, 1, 1), SIMD3(1.0, 1.0, 1.0)),
  ])
  func primariesOfDisplayP3InSRGB(color: SIMD3<Double>, expected: SIMD3<Double>) throws {
    let matrix = try #require(ColorConversion.matrix(from: .displayP3, to: .sRGB))
    let light = matrix * color
    for index in 0..<3 {
      #expect(abs(SRGBCurve.value(of: light[index]) - expected[index]) < 0.0002)
    }
  }

  /// The matrix that IEC 61966-2-1 prints with four decimals.
  @Test func sRGBIsAsPublished() throws {
    let published = ColorMatrix(
      SIMD3(0.4124, 0.2126, 0.0193), SIMD3(0.3576, 0.7152, 0.1192), SIMD3(0.1805, 0.0722, 0.9505))
    let matrix = try #require(ColorSpace.sRGB.primaries)
    #expect(matrix.isNear(published, within: 0.0001))
  }

  @Test func inverseLeadsBack() throws {
    let matrix = try #require(ColorSpace.displayP3.primaries)
    let unit = ColorMatrix(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
    #expect((try #require(matrix.inverse) * matrix).isNear(unit, within: 1e-12))
    #expect(ColorMatrix(SIMD3(1, 2, 3), SIMD3(2, 4, 6), SIMD3(0, 0, 1)).inverse == nil)
  }

  /// White of D65 becomes the white of profiles.
  @Test func whiteIsAdapted() throws {
    let matrix = try #require(ColorMatrix.toProfileWhite)
    let white = matrix * ColorMatrix.Chromaticity.d65.color
    let expected = SIMD3(0.9642, 1, 0.8249)
    for index in 0..<3 { #expect(abs(white[index] - expected[index]) < 1e-6) }
  }

  @Test func theCurveAndItsInverse() {
    for step in -300...300 {
      let value = Double(step) / 200
      #expect(abs(SRGBCurve.value(of: SRGBCurve.light(of: value)) - value) < 1e-6)
    }
    // Mid grey, as every table of it has: 0.5 is 0.2140 of the light.
    #expect(abs(SRGBCurve.light(of: 0.5) - 0.21404) < 0.00001)
  }
}
