/// A picture as a PNG file stores it: red, green and blue are not multiplied by alpha.
///
/// A pixel is one number, 0xAARRGGBB, in sRGB; an opaque pixel is the same number as in a `Bitmap`. Comparing files in
/// this form is exact, without rounding. Guarantees: the size is one that `Bitmap` allows, and there are exactly width
/// × height pixels.
public struct StraightBitmap: Sendable, Hashable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The pixels, 0xAARRGGBB with straight alpha, row by row.
  public let pixels: [UInt32]

  /// A picture of given pixels; nil unless the size is allowed and matches their number.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard Bitmap.allows(width: width, height: height), pixels.count == width * height else {
      return nil
    }
    self.init(unchecked: pixels, width: width, height: height)
  }

  /// A bitmap's picture as a PNG file would store it; an opaque bitmap's pixels are shared.
  public init(_ bitmap: Bitmap) {
    let pixels =
      bitmap.isOpaque
      ? bitmap.pixels
      : bitmap.pixels.map { pixel in
        let samples = StraightSamples.samples(of: pixel)
        return samples & 0xFF00_0000 | samples.byteSwapped >> 8
      }
    self.init(unchecked: pixels, width: bitmap.width, height: bitmap.height)
  }

  /// A picture whose maker ensures the type's guarantees.
  init(unchecked pixels: [UInt32], width: Int, height: Int) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension StraightBitmap: CustomStringConvertible {
  /// Its size.
  public var description: String { "\(width) × \(height) pixels" }
}
