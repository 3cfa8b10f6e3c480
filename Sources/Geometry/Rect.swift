/// A rectangle with its origin at the top left, in points, y down.
public struct Rect: Sendable, Hashable {
  /// The top left corner.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle from its corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// Half way between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// Half way between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// Points across.
  public var width: Double { size.width }
  /// Points down.
  public var height: Double { size.height }
  /// Whether it covers nothing.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The rectangle moved by `dx`, `dy` points.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// The part that lies in both rectangles; `zero` when they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with every edge moved in by its inset; never of negative size.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
