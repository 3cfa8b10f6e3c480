public import Foundation

/// Source of the bits: Apple, `UIAccessibilityTraits` (UIAccessibilityConstants.h), of which those that apps name most.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

#if !canImport(ObjectiveC)
  nonisolated(unsafe) private var labelKey: UInt8 = 0
  nonisolated(unsafe) private var hintKey: UInt8 = 0
  nonisolated(unsafe) private var valueKey: UInt8 = 0
  nonisolated(unsafe) private var identifierKey: UInt8 = 0

  /// A film is not read aloud: values that are set are kept.
  extension NSObject {
    @_disfavoredOverload
    public var accessibilityLabel: String? {
      get { objc_getAssociatedObject(self, &labelKey) as? String }
      set { objc_setAssociatedObject(self, &labelKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    @_disfavoredOverload
    public var accessibilityHint: String? {
      get { objc_getAssociatedObject(self, &hintKey) as? String }
      set { objc_setAssociatedObject(self, &hintKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    @_disfavoredOverload
    public var accessibilityValue: String? {
      get { objc_getAssociatedObject(self, &valueKey) as? String }
      set { objc_setAssociatedObject(self, &valueKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    @_disfavoredOverload
    public var accessibilityIdentifier: String? {
      get { objc_getAssociatedObject(self, &identifierKey) as? String }
      set { objc_setAssociatedObject(self, &identifierKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
  }
#endif
