import Basics

/// Distances from the four edges, in points.
public struct Insets: Sendable, Hashable, Codable {
  /// Points from each edge, positive inwards.
  public var top, left, bottom, right: Double

  /// No inset.
  public static let zero = Insets()

  /// Insets in points; an edge not given has none.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension Insets: CustomStringConvertible {
  /// For example “top 59, left 0, bottom 34, right 0”, to the hundredth.
  public var description: String {
    "top \(top.decimals(upTo: 2)), left \(left.decimals(upTo: 2)), bottom \(bottom.decimals(upTo: 2)), "
      + "right \(right.decimals(upTo: 2))"
  }
}
