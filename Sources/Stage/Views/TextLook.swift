/// How the owner's settings change the look of a view's contents.
public struct TextLook: Sendable, Hashable, Codable {
  /// The font's size, as a multiple of that at the usual text size.
  public var scale: Double
  /// From one line to the next, likewise.
  public var leading: Double
  /// Whether texts are bold.
  public var isBold: Bool
  /// Whether texts begin at the right, and drawings that point along a line are mirrored.
  public var isRightToLeft: Bool

  /// The usual look, but for these values.
  public init(
    scale: Double = 1, leading: Double = 1, isBold: Bool = false, isRightToLeft: Bool = false
  ) {
    self.scale = scale
    self.leading = leading
    self.isBold = isBold
    self.isRightToLeft = isRightToLeft
  }

  /// The look without any setting.
  public static let usual = TextLook()
}
