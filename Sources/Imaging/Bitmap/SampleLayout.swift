/// The layout of a pixel's bytes in a PNG file (PNG, third edition, section 7.2).
protocol SampleLayout {
  static var bytesPerPixel: Int { get }
  /// The bytes of a premultiplied pixel, the first the lowest; equal for equal pixels.
  static func samples(of pixel: UInt32) -> UInt32
  /// Whether it can store pixels, given the bits set in all of them.
  static func holds(_ commonBits: UInt32) -> Bool
}

/// Red, green and blue of opaque pixels.
enum OpaqueSamples: SampleLayout {
  static let bytesPerPixel = 3

  @inline(__always)
  static func samples(of pixel: UInt32) -> UInt32 { pixel.byteSwapped &>> 8 }

  static func holds(_ commonBits: UInt32) -> Bool { commonBits >> 24 == 0xFF }
}

/// Red, green, blue and straight alpha.
enum StraightSamples: SampleLayout {
  static let bytesPerPixel = 4

  static func holds(_ commonBits: UInt32) -> Bool { true }

  /// Divides to the nearest, so that premultiplying again gives the same pixel.
  ///
  /// The quotient is off by at most half a step, which multiplying by alpha ÷ 255 does not enlarge.
  @inline(__always)
  static func samples(of pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 { return pixel.byteSwapped &>> 8 | 0xFF00_0000 }
    if alpha == 0 { return 0 }
    func straight(_ shift: UInt32) -> UInt32 {
      ((pixel &>> shift & 0xFF) &* 255 &+ alpha / 2) / alpha
    }
    return straight(16) | straight(8) &<< 8 | straight(0) &<< 16 | alpha &<< 24
  }
}
