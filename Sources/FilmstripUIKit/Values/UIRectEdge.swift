/// A rectangle's edges.
///
/// Source of the bits: Apple, `UIRectEdge` (UIGeometry.h).
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all = UIRectEdge(rawValue: 15)
}

/// A rectangle's corners.
///
/// Source of the bits: Apple, `UIRectCorner` (UIBezierPath.h).
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// The corners of a layer that its corner radius rounds.
///
/// Source of the bits: Apple, `CACornerMask` (CALayer.h), named in coordinates whose y points up on a Mac: here, as on a
/// phone, the least y is the top.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
