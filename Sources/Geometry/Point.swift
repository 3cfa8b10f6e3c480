import Basics

/// A point, in points, y down.
///
/// Darwin, imported by Foundation on Apple's systems, has a `Point` too (github.com/opencv/opencv, pull request 18977):
/// a file that imports both chooses by `import struct Geometry.Point`.
public struct Point: Sendable, Hashable, Codable {
  /// Points to the right.
  public var x: Double
  /// Points down.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A point at `x` and `y`, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point: CustomStringConvertible {
  /// For example “(16, 42.5)”, to the hundredth.
  public var description: String { "(\(x.decimals(upTo: 2)), \(y.decimals(upTo: 2)))" }
}
