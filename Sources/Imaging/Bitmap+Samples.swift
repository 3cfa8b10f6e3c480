/// Pixels as PNG holds them: separate bytes, with straight alpha.
extension Bitmap {
  /// Red, green and blue of each pixel, without alpha.
  var opaqueSamples: [UInt8] {
    pixels.withUnsafeBufferPointer { pixels in
      [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { buffer, count in
        var index = 0
        for pixel in pixels {
          buffer[index] = UInt8(truncatingIfNeeded: pixel >> 16)
          buffer[index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          buffer[index + 2] = UInt8(truncatingIfNeeded: pixel)
          index += 3
        }
        count = index
      }
    }
  }

  /// Red, green, blue and alpha of each pixel, not premultiplied.
  ///
  /// Both divisions round to the nearest, so premultiplying again gives the same pixel: dividing is off by at
  /// most half a step, which alpha ÷ 255 makes no larger.
  var straightSamples: [UInt8] {
    pixels.withUnsafeBufferPointer { pixels in
      [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, count in
        var index = 0
        for pixel in pixels {
          let alpha = pixel >> 24
          let half = alpha / 2
          for shift: UInt32 in [16, 8, 0] {
            let component = pixel >> shift & 0xFF
            buffer[index] = alpha == 0 ? 0 : UInt8((component * 255 + half) / alpha)
            index += 1
          }
          buffer[index] = UInt8(alpha)
          index += 1
        }
        count = index
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
