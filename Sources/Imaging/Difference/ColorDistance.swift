/// The distance of two colours in the space YIQ: brightness, orange to blue, purple to green.
///
/// After Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
/// mobile applications", Programación Matemática y Software 2 (2), 2010. Weights, the largest distance, the order of
/// operations and the backdrop are those of pixelmatch 7.1.0 (commit 8d9f551, ISC licence), so that the same pixels are
/// on the same side of a threshold. Later versions measure in OKLab instead.
enum ColorDistance {
  /// The largest squared distance, of two saturated colours; others are shares of its root.
  ///
  /// Black and white are 0.966 apart.
  static let largestSquare = 35_215.0

  /// A square as a distance, 0 to 1.
  static func distance(ofSquare square: Double) -> Double {
    (square / largestSquare).squareRoot()
  }

  /// The squared distance of two pixels, 0 to `largestSquare`.
  ///
  /// Pixels are 0xAARRGGBB with straight alpha. Translucent ones are put on the backdrop at `index`, their pixel's.
  @inline(__always)
  static func square(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    let (red, green, blue) = components(first, second, at: index)
    let y = brightness(red, green, blue)
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The difference of two pixels' brightness on the backdrop at `index`, −255 to 255.
  @inline(__always)
  static func brightness(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    if first == second { return 0 }
    let (red, green, blue) = components(first, second, at: index)
    return brightness(red, green, blue)
  }

  /// An opaque pixel's brightness in whole units of 10⁻⁸.
  ///
  /// Differences of it compare exactly as those of `brightness` do: only pairs of equal colours have the same, as
  /// trying all of them shows, and rounding is far smaller than a unit.
  @inline(__always)
  static func exactBrightness(_ pixel: UInt32) -> Int {
    29_889_531 &* Int(pixel &>> 16 & 0xFF) &+ 58_662_247 &* Int(pixel &>> 8 & 0xFF)
      &+ 11_448_223 &* Int(pixel & 0xFF)
  }

  @inline(__always)
  private static func brightness(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  @inline(__always)
  private static func components(
    _ first: UInt32, _ second: UInt32, at index: Int
  ) -> (Double, Double, Double) {
    if (first & second) &>> 24 == 0xFF {
      func difference(_ shift: UInt32) -> Double {
        Double(
          Int32(truncatingIfNeeded: first &>> shift & 0xFF)
            &- Int32(truncatingIfNeeded: second &>> shift & 0xFF))
      }
      return (difference(16), difference(8), difference(0))
    }
    return blended(first, second, at: index)
  }

  /// The same for translucent pixels.
  ///
  /// The backdrop changes from pixel to pixel, so that it hides neither a light nor a dark colour.
  private static func blended(
    _ first: UInt32, _ second: UInt32, at index: Int
  ) -> (Double, Double, Double) {
    // The offset of the pixel's first byte, as pixelmatch counts.
    let offset = 4 * index
    let golden = 1.618033988749895
    let goldenSquare = 2.618033988749895
    let red = 48 + 159 * (offset % 2)
    let green = 48 + 159 * (Int(Double(offset) / golden) % 2)
    let blue = 48 + 159 * (Int(Double(offset) / goldenSquare) % 2)
    let (alpha, otherAlpha) = (Int(first >> 24), Int(second >> 24))
    func difference(_ shift: UInt32, _ backdrop: Int) -> Double {
      let sum =
        Int(first >> shift & 0xFF) * alpha - Int(second >> shift & 0xFF) * otherAlpha
        - backdrop * (alpha - otherAlpha)
      return Double(sum) / 255
    }
    return (difference(16, red), difference(8, green), difference(0, blue))
  }
}
