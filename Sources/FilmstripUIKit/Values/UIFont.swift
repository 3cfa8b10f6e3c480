public import Foundation

/// A font: its size, from which the film derives the width of text.
///
/// Every font has the widths in the film's table, those of a sans serif: weight, family and slant have no effect. The
/// heights are those of San Francisco.
open class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  public let fontName: String

  /// Source of the numbers: `UIFont.Weight` as printed on a device.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// In points, at the system's usual setting; the body's for a style without a name.
    ///
    /// Source: Apple, Human Interface Guidelines, Typography, Dynamic Type sizes, Large.
    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// A font by name, of a size in points; a size of 0 is the system's 12, as in UIKit.
  init(named fontName: String, size: CGFloat) {
    self.fontName = fontName
    pointSize = size > 0 ? size : 12
  }

  /// The system's, of 12 points.
  public override convenience init() { self.init(named: "system", size: 0) }

  /// Never nil, since no font is looked up.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(named: fontName, size: fontSize)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(named: "system", size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: "system", size: fontSize)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.pointSize)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: fontName, size: fontSize) }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(pointSize: pointSize) }

  // San Francisco's hhea table, in units of 1/2048 em: ascender 1950, descender −494, no gap. Its capitals are 1443 high
  // and its small letters 1078.

  open var ascender: CGFloat { pointSize * 1950 / 2048 }
  open var descender: CGFloat { pointSize * -494 / 2048 }
  open var leading: CGFloat { 0 }
  open var capHeight: CGFloat { pointSize * 1443 / 2048 }
  open var xHeight: CGFloat { pointSize * 1078 / 2048 }
  open var lineHeight: CGFloat { ascender - descender }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.fontName == fontName
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(fontName)
    return hasher.finalize()
  }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat

  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  init(pointSize: CGFloat) { self.pointSize = pointSize }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(pointSize: style.pointSize) }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
}

/// A font's growth with the system's setting of text size, which is the usual one in a film: none.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
