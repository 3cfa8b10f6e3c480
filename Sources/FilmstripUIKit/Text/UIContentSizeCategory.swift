public import Foundation

public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The film's.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public var isAccessibilityCategory: Bool { false }

  /// Never posted.
  public static let didChangeNotification = notification("UIContentSizeCategoryDidChange")
}
