/// Pixels as PNG holds them: separate bytes, with straight alpha.
extension Bitmap {
  /// Red, green and blue of each pixel, without alpha; each row begins with the filter's type, 0
  /// for none.
  var opaqueRows: [UInt8] {
    rows(bytesPerPixel: 3) { pixel, buffer, index in
      buffer[index] = UInt8(truncatingIfNeeded: pixel >> 16)
      buffer[index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      buffer[index + 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  /// Red, green, blue and alpha of each pixel, not premultiplied; each row begins with the filter's
  /// type.
  ///
  /// Both divisions round to the nearest, so premultiplying again gives the same pixel: dividing is
  /// off by at most half a step, which alpha ÷ 255 makes no larger.
  var straightRows: [UInt8] {
    rows(bytesPerPixel: 4) { pixel, buffer, index in
      let alpha = pixel >> 24
      func straight(_ shift: UInt32) -> UInt8 {
        alpha == 0 ? 0 : UInt8(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha)
      }
      buffer[index] = straight(16)
      buffer[index + 1] = straight(8)
      buffer[index + 2] = straight(0)
      buffer[index + 3] = UInt8(alpha)
    }
  }

  @inline(__always)
  private func rows(
    bytesPerPixel: Int, _ write: (UInt32, UnsafeMutableBufferPointer<UInt8>, Int) -> Void
  ) -> [UInt8] {
    let size = height * (1 + width * bytesPerPixel)
    return pixels.withUnsafeBufferPointer { pixels in
      [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        var index = 0
        for y in 0..<height {
          buffer[index] = 0
          index += 1
          for x in 0..<width {
            write(pixels[y * width + x], buffer, index)
            index += bytesPerPixel
          }
        }
        count = size
      }
    }
  }

  /// A bitmap of straight red, green, blue and alpha bytes.
  init(straightSamples samples: [UInt8], width: Int, height: Int) {
    let pixels = samples.withUnsafeBufferPointer { samples in
      [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
        for index in 0..<width * height {
          let alpha = UInt32(samples[4 * index + 3])
          var pixel = alpha
          for component in 0..<3 {
            pixel = pixel << 8 | (UInt32(samples[4 * index + component]) * alpha + 127) / 255
          }
          buffer[index] = pixel
        }
        count = width * height
      }
    }
    self.init(unchecked: pixels, width: width, height: height)
  }
}
