@testable import Imaging

/// Pixels as PNG holds them: separate bytes, with straight alpha, premultiplied one by one as `Bitmap` says.
extension Bitmap {
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
