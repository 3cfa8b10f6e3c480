/// A linear map of three colour components.
struct ColorMatrix: Sendable, Hashable {
  /// The images of the three components.
  let columns: [SIMD3<Double>]

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = [first, second, third]
  }

  /// A point of the CIE 1931 chromaticity diagram.
  struct Chromaticity: Sendable, Hashable {
    let x, y: Double

    /// Its colour in XYZ at luminance 1.
    var color: SIMD3<Double> { SIMD3(x / y, 1, (1 - x - y) / y) }

    /// The white of sRGB and Display P3 (IEC 61966-2-1; SMPTE EG 432-1).
    static let d65 = Chromaticity(x: 0.3127, y: 0.3290)
  }

  /// From linear light of these primaries to XYZ, where white has luminance 1.
  ///
  /// SMPTE RP 177, section 3.3. Nil for primaries on a line.
  init?(red: Chromaticity, green: Chromaticity, blue: Chromaticity, white: Chromaticity) {
    let unscaled = ColorMatrix(red.color, green.color, blue.color)
    guard let inverse = unscaled.inverse else { return nil }
    let share = inverse * white.color
    self.init(red.color * share.x, green.color * share.y, blue.color * share.z)
  }

  /// sRGB's primaries (IEC 61966-2-1, which are those of ITU-R BT.709).
  static let sRGB = ColorMatrix(
    red: Chromaticity(x: 0.640, y: 0.330), green: Chromaticity(x: 0.300, y: 0.600),
    blue: Chromaticity(x: 0.150, y: 0.060), white: .d65)
  /// Display P3's primaries (SMPTE EG 432-1, with the white of D65; CSS Color 4, section 10.4).
  static let displayP3 = ColorMatrix(
    red: Chromaticity(x: 0.680, y: 0.320), green: Chromaticity(x: 0.265, y: 0.690),
    blue: Chromaticity(x: 0.150, y: 0.060), white: .d65)

  /// From D65 to D50, the white of ICC profiles, by scaling Bradford's cones (ICC.1:2022, annex E).
  static let toProfileWhite: ColorMatrix? = {
    let cones = ColorMatrix(
      SIMD3(0.8951, -0.7502, 0.0389), SIMD3(0.2664, 1.7135, -0.0685),
      SIMD3(-0.1614, 0.0367, 1.0296))
    // D50 as profiles store it (section 7.2.16).
    let white = SIMD3(0.9642, 1, 0.8249)
    let scale = (cones * white) / (cones * Chromaticity.d65.color)
    return cones.inverse.map {
      $0
        * ColorMatrix(
          cones.columns[0] * scale, cones.columns[1] * scale, cones.columns[2] * scale)
    }
  }()

  static func * (matrix: ColorMatrix, color: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns[0] * color.x + matrix.columns[1] * color.y + matrix.columns[2] * color.z
  }

  static func * (matrix: ColorMatrix, other: ColorMatrix) -> ColorMatrix {
    ColorMatrix(
      matrix * other.columns[0], matrix * other.columns[1], matrix * other.columns[2])
  }

  var inverse: ColorMatrix? {
    let (a, b, c) = (columns[0], columns[1], columns[2])
    let rows = [cross(b, c), cross(c, a), cross(a, b)]
    let determinant = (a * rows[0]).sum()
    guard abs(determinant) > 1e-9 else { return nil }
    let (first, second, third) = (
      rows[0] / determinant, rows[1] / determinant, rows[2] / determinant
    )
    return ColorMatrix(
      SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y),
      SIMD3(first.z, second.z, third.z))
  }

  private func cross(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      one.y * other.z - one.z * other.y, one.z * other.x - one.x * other.z,
      one.x * other.y - one.y * other.x)
  }

  func isNear(_ other: ColorMatrix, within distance: Double) -> Bool {
    zip(columns, other.columns).allSatisfy { one, other in
      let difference = one - other
      return max(abs(difference.x), abs(difference.y), abs(difference.z)) <= distance
    }
  }
}
