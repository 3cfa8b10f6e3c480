import Basics

/// A size, in points.
///
/// Darwin, imported by Foundation on Apple's systems, has a `Size` too (github.com/opencv/opencv, pull request 18977):
/// a file that imports both chooses by `import struct Geometry.Size`.
public struct Size: Sendable, Hashable, Codable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// Nothing.
  public static let zero = Size(width: 0, height: 0)

  /// A size of `width` × `height` points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size: CustomStringConvertible {
  /// For example “393 × 852”, to the hundredth.
  public var description: String { "\(width.decimals(upTo: 2)) × \(height.decimals(upTo: 2))" }
}
