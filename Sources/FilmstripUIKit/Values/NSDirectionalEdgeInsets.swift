public import Foundation

/// Distances from the edges of a rectangle in the direction of reading, in points, positive inwards.
public struct NSDirectionalEdgeInsets: Sendable, Hashable, Codable {
  /// Points from each edge; the leading one is the left where text runs from left to right.
  public var top, leading, bottom, trailing: CGFloat

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Insets where text runs from left to right.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension UIEdgeInsets {
  /// Insets where text runs from left to right.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

/// A rectangle's edges in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where a line begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where a line ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
