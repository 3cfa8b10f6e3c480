public import Foundation
import Screens
import Stage

/// A field of several lines: UIKit's `UITextView`.
///
/// It is as high as its text where it does not scroll, and its content is where it does; text is broken by the width
/// table of the film's font.
@preconcurrency @MainActor
open class UITextView: UIScrollView, TypedInto, TypingTarget {
  /// How it wants its keyboard.
  public let traits = TextInputTraits()
  /// Who hears of typing and scrolling.
  open weak var delegate: (any UITextViewDelegate)? {
    get { listener as? any UITextViewDelegate }
    set { listener = newValue }
  }

  private(set) lazy var field = Field("\(node.name) text", .textView, in: node.simulation)
  private var content = ""

  /// A view of a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A view of no size.
  public convenience init() { self.init(frame: .zero, textContainer: nil) }

  /// A view of a frame; the film has one way to lay text out.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// A view from a nib, which the film has none of.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    node.addSubview(field)
    sizeDidChange()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its text.
  open var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      textDidChange()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its text with attributes; drawn plain.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }
  /// Its font, which says how much room text takes.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { textDidChange() } }
  /// The color of its text; the film's theme has its own.
  open var textColor: UIColor?
  /// Where its text stands across.
  open var textAlignment = NSTextAlignment.natural
  /// How far text stays from its edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  /// Where its text is laid out.
  public let textContainer: NSTextContainer
  /// Whether it may be typed into.
  open var isEditable = true
  /// Whether its text may be chosen.
  open var isSelectable = true
  /// What is chosen of its text.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// What is found in its text.
  open var dataDetectorTypes = UIDataDetectorTypes()
  /// What is typed next looks like this.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether its font follows the system's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether it has text.
  open var hasText: Bool { !content.isEmpty }

  private var accessory: UIView?
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var keys: UIView?
  open override var inputView: UIView? {
    get { keys }
    set {
      keys = newValue
      if newValue != nil {
        Play.warn("An inputView is not modelled: the film shows the system's keyboard.")
      }
    }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Scrolls to a part of its text; the film's text views show their end.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollRectToVisible(
      CGRect(x: 0, y: contentSize.height - 1, width: 1, height: 1), animated: false)
  }

  /// Types.
  open func insertText(_ text: String) {
    type(content + text)
    tellOfTyping()
  }

  /// Deletes what was typed last.
  open func deleteBackward() {
    type(String(content.dropLast()))
    tellOfTyping()
  }

  // MARK: Text

  private var lineHeight: CGFloat { font?.lineHeight ?? 20.3 }

  private func lines(width: CGFloat) -> [String] {
    let insets = textContainerInset
    let room = width - insets.left - insets.right - 2 * textContainer.lineFragmentPadding
    guard room > 0 else { return [content] }
    return LineBreaker.lines(
      of: content, width: Double(room), fontSize: Double(font?.pointSize ?? 17))
  }

  private func height(width: CGFloat) -> CGFloat {
    var count = max(1, lines(width: width).count)
    if textContainer.maximumNumberOfLines > 0 {
      count = min(count, textContainer.maximumNumberOfLines)
    }
    return (lineHeight * CGFloat(count) + textContainerInset.top + textContainerInset.bottom)
      .rounded(.up)
  }

  private func textDidChange() {
    selectedRange = NSRange(location: content.utf16.count, length: 0)
    layOutText()
    invalidateIntrinsicContentSize()
  }

  private func layOutText() {
    let width = bounds.width
    let height = height(width: width)
    contentSize = CGSize(width: width, height: height)
    field.frame = Rect(
      x: 0, y: 0, width: Double(width), height: Double(max(height, bounds.height)))
    let lines = lines(width: width)
    let last = LineBreaker.width(of: lines.last ?? "", fontSize: Double(font?.pointSize ?? 17))
    let left = textContainerInset.left + textContainer.lineFragmentPadding
    caret = CGRect(
      x: left + CGFloat(last),
      y: textContainerInset.top + lineHeight * CGFloat(max(0, lines.count - 1)), width: 2,
      height: lineHeight)
    field.show(.input(lines, isPlaceholder: false), cursor: Point(caret.origin))
  }

  /// Where the cursor is, in points.
  private(set) var caret = CGRect.zero

  private var knownWidth: CGFloat = 0

  override func sizeDidChange() {
    super.sizeDidChange()
    layOutText()
    guard bounds.width != knownWidth else { return }
    knownWidth = bounds.width
    refreshIntrinsicSize()
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return CGSize(width: UIView.noIntrinsicMetric, height: height(width: bounds.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, .greatestFiniteMagnitude), height: height(width: size.width))
  }

  // MARK: Typing

  func type(_ text: String) {
    let old = NSRange(location: 0, length: content.utf16.count)
    guard delegate?.textView(self, shouldChangeTextIn: old, replacementText: text) ?? true else {
      return
    }
    self.text = text
    if isScrollEnabled, contentSize.height > bounds.height { scrollRangeToVisible(selectedRange) }
  }

  func tellOfTyping() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    play.center.post(name: UITextView.textDidChangeNotification, object: self)
  }

  var mayBeginEditing: Bool { isEditable && delegate?.textViewShouldBeginEditing(self) ?? true }
  var mayEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  func didBeginEditing() {
    delegate?.textViewDidBeginEditing(self)
    play.center.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    delegate?.textViewDidEndEditing(self)
    play.center.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  /// Posted when a text view has the keyboard.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when it has it no more.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when something was typed.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
}

/// Where a text view's text is laid out: UIKit's `NSTextContainer`.
public final class NSTextContainer: @unchecked Sendable {
  /// A container as text views have it.
  public init(size: CGSize = .zero) {}
  /// How far lines stay from its sides, in points.
  public var lineFragmentPadding: CGFloat = 5
  /// How many lines it has at most; 0 as many as there are.
  public var maximumNumberOfLines = 0
  /// How lines are broken.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// What is found in text; the film finds nothing.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Who hears of typing in a text view: UIKit's `UITextViewDelegate`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether it may have the keyboard.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether it may lose the keyboard.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// It has the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// It has the keyboard no more.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether text may be typed.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Something was typed.
  func textViewDidChange(_ textView: UITextView)
  /// The selection was changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// The default, for those who leave it out.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default, for those who leave it out.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default, for those who leave it out.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
