public import Foundation
import Screens

/// Source of the numbers: Apple, `NSTextAlignment` (NSText.h), on a phone.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// It has no effect here.
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let link = NSAttributedString.Key("NSLink")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

open class NSParagraphStyle: NSObject, @unchecked Sendable {
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// The film breaks between words.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// It has no effect here.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// It has no effect here.
  open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// A font's line height, in points, without leading.
  func lineHeight(of font: UIFont) -> CGFloat {
    var height = font.lineHeight * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The film breaks between words.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// It has no effect here.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// It has no effect here.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
}

public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  // These have no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// Text is measured by the attributes of its first character.
  private var measuring: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }

  public func size() -> CGSize { string.size(withAttributes: measuring) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: measuring, context: context)
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(attributes ?? [:], width: .greatestFiniteMagnitude, isWrapped: true)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    return CGRect(
      origin: .zero, size: measured(attributes ?? [:], width: size.width, isWrapped: isWrapped))
  }

  /// By the film's table of widths; the default is the system's font of 12 points, as in UIKit.
  private func measured(
    _ attributes: [NSAttributedString.Key: Any], width: CGFloat, isWrapped: Bool
  ) -> CGSize {
    let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    let size = Double(font.pointSize)
    // UIKit treats a width of 0 as unlimited.
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
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
