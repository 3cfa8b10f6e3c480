public import Foundation
import Geometry

extension CGRect {
  /// Insets larger than the rectangle make a negative size, as in UIKit's plain sum (UIGeometry.h).
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - (insets.left + insets.right),
      height: size.height - (insets.top + insets.bottom))
  }

  public func equalTo(_ other: CGRect) -> Bool { self == other }

  init(_ rect: Rect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

#if !canImport(CoreGraphics)
  extension CGRect {
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }

  extension CGPoint {
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize {
    public var debugDescription: String { "(\(width), \(height))" }
  }
#endif

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { self == other }
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

public struct CGVector: Sendable, Hashable, Codable {
  public var dx, dy: CGFloat
  public static let zero = CGVector()
  public init() { self.init(dx: 0, dy: 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

extension NSCoder {
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(numbers.map(digits).joined(separator: ", "))]"
  }

  private static func text(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map(digits).joined(separator: ", "))}"
  }

  /// Up to 17 digits and no trailing zeros, as C's `%.17g` prints.
  private static func digits(_ number: CGFloat) -> String {
    String(format: "%.17g", Double(number))
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Size {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension Rect {
  init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}
