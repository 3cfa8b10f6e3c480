public import Foundation
import Screens

/// On which side of its bounds text lies.
///
/// Source of the numbers: Apple, `NSTextAlignment` (NSText.h), on a phone.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both.
  case justified
  /// Where a line begins.
  case natural
}

/// How text is broken where it is too long.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  /// Between words.
  case byWordWrapping
  /// Between characters.
  case byCharWrapping
  /// Not: it is cut off.
  case byClipping
  /// It loses its beginning.
  case byTruncatingHead
  /// It loses its end.
  case byTruncatingTail
  /// It loses its middle.
  case byTruncatingMiddle
}

/// Lines along text.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Lines from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points between characters; it widens nothing here.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSUnderlineStyle`'s bits.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// An `NSUnderlineStyle`'s bits.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// An address.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points up from the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// How a paragraph is set: the part of it that changes how high it is, and its alignment.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// On which side lines lie.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// How lines are broken; the film breaks between words.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points between lines.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// Points below a paragraph; they count for nothing here.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// The least that a line is high, in points; 0 is no limit.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The most that a line is high, in points; 0 is no limit.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// What a line's height is multiplied with; 0 is once.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0

  /// How a paragraph is set that nothing is said of.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How high lines of a font are, in points, without the space between them.
  func lineHeight(of font: UIFont) -> CGFloat {
    var height = font.lineHeight * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }
}

/// How a paragraph is set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// On which side lines lie.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// How lines are broken; the film breaks between words.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// Points below a paragraph; they count for nothing here.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The least that a line is high, in points; 0 is no limit.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The most that a line is high, in points; 0 is no limit.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// What a line's height is multiplied with; 0 is once.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
}

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the font's own space between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// By what of the characters is inked; here as without.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// With dots on the last line that fits; here as without.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is told beside a text that is measured: nothing here.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// How large the text is in lines that its own breaks make, in points.
  public func size() -> CGSize {
    measured(width: .greatestFiniteMagnitude, isWrapped: true)
  }

  /// How large the text is in lines of a size's width, in points, at the origin; in one line without
  /// `usesLineFragmentOrigin`.
  ///
  /// The font is that of the first character, 12 points where there is none.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero,
      size: measured(width: size.width, isWrapped: options.contains(.usesLineFragmentOrigin)))
  }

  private func measured(width: CGFloat, isWrapped: Bool) -> CGSize {
    let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    return string.measured(attributes, width: width, isWrapped: isWrapped)
  }
}

extension String {
  /// How large the text is in lines that its own breaks make, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(attributes ?? [:], width: .greatestFiniteMagnitude, isWrapped: true)
  }

  /// How large the text is in lines of a size's width, in points, at the origin; in one line without
  /// `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero,
      size: measured(
        attributes ?? [:], width: size.width,
        isWrapped: options.contains(.usesLineFragmentOrigin)))
  }

  /// The text's size by the film's table of widths; the system's font of 12 points where none is named, as in UIKit.
  fileprivate func measured(
    _ attributes: [NSAttributedString.Key: Any], width: CGFloat, isWrapped: Bool
  ) -> CGSize {
    let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    let size = Double(font.pointSize)
    // UIKit takes a width of 0 for no limit.
    let limit = width > 0 ? Double(width) : .greatestFiniteMagnitude
    let lines =
      isWrapped
      ? LineBreaker.lines(of: self, width: limit, fontSize: size)
      : [String(prefix { !$0.isNewline })]
    let widest = lines.map { LineBreaker.width(of: $0, fontSize: size) }.max() ?? 0
    let height =
      style.lineHeight(of: font) * CGFloat(lines.count)
      + style.lineSpacing * CGFloat(lines.count - 1)
    return CGSize(width: CGFloat(min(widest, limit)), height: height)
  }
}

extension NSString {
  /// How large the text is in lines that its own breaks make, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// How large the text is in lines of a size's width, in points, at the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
