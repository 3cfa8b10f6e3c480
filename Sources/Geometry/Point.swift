/// A point, in points, y down.
public struct Point: Sendable, Hashable {
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
