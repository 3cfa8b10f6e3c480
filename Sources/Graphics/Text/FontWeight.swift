/// How heavy a font is, in OpenType's numbers.
public enum FontWeight: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Text.
  case regular = 400
  /// Labels.
  case medium = 500
  /// Names.
  case semiBold = 600
  /// Titles.
  case bold = 700

  /// Whether the first is lighter.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
