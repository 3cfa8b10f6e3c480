/// A size, in points.
public struct Size: Sendable, Hashable {
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
