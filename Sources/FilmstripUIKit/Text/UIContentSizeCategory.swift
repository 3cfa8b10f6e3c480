public import Foundation
import Stage

public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// From small to large, as the text sizes are.
  private static let all: [UIContentSizeCategory] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]

  init(_ textSize: UserSettings.TextSize) { self = UIContentSizeCategory.all[textSize.index] }

  /// Nil for a name that is none of the twelve.
  var textSize: UserSettings.TextSize? {
    UIContentSizeCategory.all.firstIndex(of: self).map { UserSettings.TextSize.allCases[$0] }
  }

  public var isAccessibilityCategory: Bool { textSize.map { $0 >= .accessibility1 } ?? false }

  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    guard let one = one.textSize, let other = other.textSize else { return false }
    return one < other
  }

  public static func > (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    other < one
  }

  public static func <= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one == other || one < other
  }

  public static func >= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    other <= one
  }

  /// Never posted: the owner changes nothing during a film.
  public static let didChangeNotification = notification("UIContentSizeCategoryDidChange")
}
