public import Foundation

/// A font: its size, from which the film knows how wide text is.
///
/// Every font is as wide as the table of widths that the film breaks lines with, which is that of a sans serif: weight,
/// family and slant change nothing. The heights are those of San Francisco.
open class UIFont: NSObject, @unchecked Sendable {
  /// Points.
  public let pointSize: CGFloat
  /// The name that it was asked for by.
  public let fontName: String

  /// How heavy a font is.
  ///
  /// Source of the numbers: `UIFont.Weight` as printed on a device.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    /// −1…1.
    public let rawValue: CGFloat

    /// A weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8.
    public static let ultraLight = Weight(-0.8)
    /// −0.6.
    public static let thin = Weight(-0.6)
    /// −0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)
  }

  /// What a text is for, from which follows its size.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// Its name.
    public let rawValue: String

    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, half bold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size at the system's usual setting, in points; the body's for a style without a name.
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

  /// A font of a size in points, by name; a size of 0 is the system's 12, as in UIKit.
  init(named fontName: String, size: CGFloat) {
    self.fontName = fontName
    pointSize = size > 0 ? size : 12
  }

  /// A font by its name; never nil, since none is looked up.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(named: fontName, size: fontSize)
  }

  /// The font of a descriptor, of a size in points; 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(named: "system", size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  /// 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: "system", size: fontSize)
  }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The system's font, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The system's font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The system's font with characters of one width; it is as wide as any other here.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The font of a style, at the system's usual setting.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.pointSize)
  }

  /// The font of a style, at the system's usual setting.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: fontName, size: fontSize) }

  /// What the font can be made of again.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(pointSize: pointSize) }

  // San Francisco's hhea table, in units of 1/2048 em: ascender 1950, descender −494, no gap. Its capitals are 1443 high
  // and its small letters 1078.

  /// From the baseline up to a line's top, in points.
  open var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// From the baseline down to a line's bottom, in points, negative.
  open var descender: CGFloat { pointSize * -494 / 2048 }
  /// Between lines, in points.
  open var leading: CGFloat { 0 }
  /// A capital letter's height, in points.
  open var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// A small letter's height, in points.
  open var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// From one line to the next, in points.
  open var lineHeight: CGFloat { ascender - descender }

  /// Whether another object is a font of the same name and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.fontName == fontName
  }

  /// Fonts that are equal have the same.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(fontName)
    return hasher.finalize()
  }
}

/// What a font can be made of: here its size.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Points.
  public let pointSize: CGFloat

  /// Traits of a face, of which none changes a width here.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  init(pointSize: CGFloat) { self.pointSize = pointSize }

  /// What the font of a style is made of.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: style.pointSize)
  }

  /// The same: traits change no width here.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
}

/// How a font grows with the system's setting of text size, which is the usual one in a film: not at all.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The body's metrics.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The same font.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The same font.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }

  /// The same number.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
