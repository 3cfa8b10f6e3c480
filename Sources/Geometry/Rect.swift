import Basics

/// A rectangle with its origin at the top left, in points, y down.
///
/// Darwin, imported by Foundation on Apple's systems, has a `Rect` too (github.com/opencv/opencv, pull request 18977):
/// a file that imports both chooses by `import struct Geometry.Rect`.
public struct Rect: Sendable, Hashable, Codable {
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
  /// Whether its width or height is 0 or less.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// No rectangle, as opposed to an empty one at some place: `CGRect.null`.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Whether it is `null`.
  ///
  /// The intersection of rectangles that do not meet is not: it is `zero`, which is empty.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// The same rectangle with a width and a height that are not negative.
  public var standardized: Rect {
    Rect(
      x: min(minX, maxX), y: min(minY, maxY), width: width.magnitude, height: height.magnitude)
  }

  /// Whether a point is in it, or on its left or top edge but not the others, as in `CGRect`.
  public func contains(_ point: Point) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether it contains another rectangle; every rectangle contains the null one.
  public func contains(_ other: Rect) -> Bool {
    if other.isNull { return true }
    return !isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY
      && other.maxY <= maxY
  }

  /// Whether they share more than an edge.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle around both; null ones are ignored.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle with its edges moved in by `dx` and `dy` points, or out where negative.
  ///
  /// Null where nothing would be left, as in `CGRect`.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let inset = Rect(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    return inset.width < 0 || inset.height < 0 ? .null : inset
  }

  /// The rectangle moved by `dx`, `dy` points: `CGRect.offsetBy(dx:dy:)`.
  public func offsetBy(dx: Double, dy: Double) -> Rect { offset(x: dx, y: dy) }

  /// The rectangle moved by `dx`, `dy` points.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// The common part; `zero` when they do not meet.
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

extension Rect: CustomStringConvertible {
  /// Left, top, width and height, for example “(0, 764, 393, 88)”, to the hundredth.
  public var description: String {
    isNull
      ? "null"
      : "(\([minX, minY, width, height].map { $0.decimals(upTo: 2) }.joined(separator: ", ")))"
  }
}
