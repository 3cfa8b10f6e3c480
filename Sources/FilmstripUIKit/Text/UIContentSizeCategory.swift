public import Foundation

/// The text size that people chose: UIKit's `UIContentSizeCategory`.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String
  /// A size of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is set by default, and the film's.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One less.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// One more.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Whether it is one of those for accessibility.
  public var isAccessibilityCategory: Bool { false }

  /// Posted when another one is chosen; never in the film.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}
