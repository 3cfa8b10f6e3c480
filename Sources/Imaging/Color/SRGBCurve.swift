import LibC

/// The curve between light and stored values of sRGB and Display P3.
///
/// IEC 61966-2-1; CSS Color 4, section 10.2. Below zero it continues as an odd function.
enum SRGBCurve {
  /// The light of a stored value; both 0 to 1.
  static func light(of value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : power((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// The stored value of light; both 0 to 1.
  static func value(of light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * power(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
