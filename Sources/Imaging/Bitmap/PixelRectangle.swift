/// A part of a picture, in pixels from its top left.
///
/// Guarantees: it begins at or after the picture's first pixel, and it is not empty. It may extend beyond the picture;
/// only the part inside counts.
public struct PixelRectangle: Sendable, Hashable, Codable {
  /// From the left.
  public let x: Int
  /// From the top.
  public let y: Int
  /// Pixels across, at least 1.
  public let width: Int
  /// Pixels down, at least 1.
  public let height: Int

  /// A rectangle; nil if it is empty, begins before the picture, or exceeds every picture.
  public init?(x: Int, y: Int, width: Int, height: Int) {
    let limit = 1_000_000
    guard (0...limit).contains(x), (0...limit).contains(y), (1...limit).contains(width),
      (1...limit).contains(height)
    else { return nil }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Its number of pixels.
  public var area: Int { width * height }

  /// Whether it contains another.
  public func contains(_ other: PixelRectangle) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  var columns: Range<Int> { x..<x + width }
  var rows: Range<Int> { y..<y + height }
}

extension PixelRectangle: CustomStringConvertible {
  /// Its size and its corner.
  public var description: String { "\(width) × \(height) pixels at (\(x), \(y))" }
}
