public import Foundation

public struct UIOffset: Sendable, Hashable, Codable {
  public var horizontal, vertical: CGFloat
  public static let zero = UIOffset()
  public init() { self.init(horizontal: 0, vertical: 0) }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
