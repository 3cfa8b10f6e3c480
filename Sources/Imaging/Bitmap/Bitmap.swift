/// A picture in memory: `width` × `height` pixels with alpha, row by row from the top left.
///
/// A pixel is one number, 0xAARRGGBB, in sRGB, with red, green and blue premultiplied by alpha: Cairo's ARGB32.
/// Guarantees: both sides are 1…32,767, there are at most 64 megapixels and exactly width × height of them, and no
/// colour component exceeds its alpha.
public struct Bitmap: Sendable, Hashable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The pixels, 0xAARRGGBB premultiplied, row by row.
  public let pixels: [UInt32]

  /// The longest side, in pixels: Cairo's limit for an image.
  public static let largestSide = 32_767
  /// The most pixels of a picture: 64 megapixels.
  public static let pixelLimit = 64_000_000

  /// Whether a picture of this size is allowed; no product overflows.
  public static func allows(width: Int, height: Int) -> Bool {
    let sides = 1...largestSide
    return sides.contains(width) && sides.contains(height) && width * height <= pixelLimit
  }

  /// A bitmap of given pixels; nil unless the size is allowed and every pixel premultiplied.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard Bitmap.allows(width: width, height: height), pixels.count == width * height,
      pixels.allSatisfy(Bitmap.isPremultiplied)
    else { return nil }
    self.init(unchecked: pixels, width: width, height: height)
  }

  /// A bitmap of one colour; nil unless the size is allowed and the pixel premultiplied.
  public init?(width: Int, height: Int, filledWith pixel: UInt32) {
    guard Bitmap.allows(width: width, height: height), Bitmap.isPremultiplied(pixel) else {
      return nil
    }
    self.init(
      unchecked: Array(repeating: pixel, count: width * height), width: width, height: height)
  }

  /// A bitmap whose maker ensures the type's guarantees, such as Cairo.
  package init(unchecked pixels: [UInt32], width: Int, height: Int) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel at `x` across and `y` down, which must be in the picture.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "outside the bitmap")
    return pixels[y * width + x]
  }

  /// Whether every pixel is opaque; linear in the number of pixels.
  public var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { $0.reduce(UInt32.max, &) >> 24 == 0xFF }
  }

  private static func isPremultiplied(_ pixel: UInt32) -> Bool {
    let alpha = pixel >> 24
    return (pixel >> 16) & 0xFF <= alpha && (pixel >> 8) & 0xFF <= alpha && pixel & 0xFF <= alpha
  }
}

extension Bitmap: CustomStringConvertible {
  /// Its size.
  public var description: String { "\(width) × \(height) pixels" }
}
