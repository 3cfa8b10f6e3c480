extension PictureDifference {
  /// Pixels that differ: red.
  public static let differentColor: UInt32 = 0xFFFF_0000
  /// Pixels that only smooth an edge: yellow.
  public static let antialiasedColor: UInt32 = 0xFFFF_FF00
  /// The opacity of the first picture, 0 to 1.
  public static let backgroundStrength = 0.1

  /// A picture of the difference.
  ///
  /// As pixelmatch draws it by default: differing pixels are red, those that only smooth an edge yellow, and equal ones
  /// the first picture in a faded grey; ignored ones are tinted blue.
  ///
  /// - Parameter first: The first of the compared pictures.
  public func picture(over first: StraightBitmap) -> Bitmap {
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, used in
      // A shorter first picture is invisible beyond its end.
      buffer.initialize(repeating: 0)
      _ = buffer.update(fromContentsOf: first.pixels.prefix(width * height))
      draw(over: buffer)
      used = width * height
    }
    return Bitmap(unchecked: pixels, width: width, height: height)
  }

  /// Draws the difference over the first picture's pixels, 0xAARRGGBB with straight alpha.
  private func draw(over pixels: UnsafeMutableBufferPointer<UInt32>) {
    PictureDifference.draw(
      0..<height, over: pixels, width: width, differentPixels, antialiasedPixels, ignored: ignored)
  }

  /// Draws some rows of a difference over those of the first picture.
  static func draw(
    _ rows: Range<Int>, over pixels: UnsafeMutableBufferPointer<UInt32>, width: Int,
    _ different: PixelMask, _ antialiased: PixelMask, ignored: [PixelRectangle]
  ) {
    var (last, lastGrey) = (UInt32(0), PictureDifference.grey(of: 0))
    for index in 0..<width * rows.count {
      let pixel = pixels[index]
      if pixel != last { (last, lastGrey) = (pixel, PictureDifference.grey(of: pixel)) }
      pixels[index] = lastGrey
    }
    for part in ignored {
      for row in part.rows.clamped(to: rows) {
        let start = (row - rows.lowerBound) * width
        for column in part.columns.clamped(to: 0..<width) {
          pixels[start + column] = PictureDifference.tinted(pixels[start + column])
        }
      }
    }
    for row in rows {
      let start = (row - rows.lowerBound) * width
      different.forEach(in: row) { pixels[start + $0] = PictureDifference.differentColor }
      antialiased.forEach(in: row) { pixels[start + $0] = PictureDifference.antialiasedColor }
    }
  }

  private static func grey(of pixel: UInt32) -> UInt32 {
    func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) }
    let brightness =
      component(16) * 0.29889531 + component(8) * 0.58662247 + component(0) * 0.11448223
    let grey = 255 + (brightness - 255) * backgroundStrength * component(24) / 255
    return 0xFF00_0000 | UInt32(grey) * 0x01_0101
  }

  private static func tinted(_ grey: UInt32) -> UInt32 {
    let level = grey & 0xFF
    return 0xFF00_00FF | (level * 7 / 8) << 16 | (level * 15 / 16) << 8
  }
}
