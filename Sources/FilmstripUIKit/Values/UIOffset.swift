public import Foundation

/// How far something is moved, in points.
public struct UIOffset: Sendable, Hashable, Codable {
  /// Points to the right and down.
  public var horizontal, vertical: CGFloat

  /// Not moved.
  public static let zero = UIOffset()

  /// Not moved.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// An offset in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
