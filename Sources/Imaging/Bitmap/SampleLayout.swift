/// How a pixel's bytes are laid out in a PNG file (PNG, third edition, section 7.2).
protocol SampleLayout {
  /// Bytes of a pixel.
  static var bytesPerPixel: Int { get }
  /// The bytes of a premultiplied pixel, the first the lowest.
  ///
  /// Equal pixels have equal bytes, so pixels can be compared instead of bytes.
  static func samples(of pixel: UInt32) -> UInt32
  /// Whether pixels can be written so, of which the bits that all have set are given.
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

  /// Dividing rounds to the nearest, so premultiplying again gives the same pixel: it is off by at
  /// most half a step, which alpha ÷ 255 makes no larger.
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
