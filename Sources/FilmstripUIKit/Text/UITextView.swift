public import Foundation
import Screens
import Stage

/// The film's table of widths breaks its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, TypedInto, TypingTarget {
  public let traits = TextInputTraits()
  open weak var delegate: (any UITextViewDelegate)? {
    get { listener as? any UITextViewDelegate }
    set { listener = newValue }
  }

  private(set) lazy var field = Field("\(node.name) text", .textView, in: node.simulation)
  private var content = ""
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

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
  open var text: String! {
    get { content }
    set {
      willChangeValue(forKey: "text")
      put(newValue ?? "")
      didChangeValue(forKey: "text")
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Drawn plain.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { textDidChange() } }
  /// The film's theme has its own.
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  public let textContainer: NSTextContainer
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var dataDetectorTypes = UIDataDetectorTypes()
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontForContentSizeCategory = false
  /// It asks the text view, which breaks its lines.
  public private(set) lazy var layoutManager = NSLayoutManager(of: self)
  /// A copy: what is changed in it stays there.
  open var textStorage: NSTextStorage { NSTextStorage(string: content) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Films have no search.
  open var isFindInteractionEnabled = false
  open var findInteraction: UIFindInteraction? { nil }
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var hasText: Bool { !content.isEmpty }
  open override var inputAccessoryView: UIView? {
    get { traits.accessory }
    set { traits.accessory = newValue }
  }
  open override var inputView: UIView? {
    get { traits.keys }
    set { traits.keys = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// The film's text views show their end.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollRectToVisible(
      CGRect(x: 0, y: contentSize.height - 1, width: 1, height: 1), animated: false)
  }

  open func insertText(_ text: String) {
    type(content + text)
    tellOfTyping()
  }

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

  private func put(_ text: String) {
    content = text
    textDidChange()
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
    let right = bounds.width - textContainerInset.right - textContainer.lineFragmentPadding
    caret = CGRect(
      x: caretX(behind: content, CGFloat(last), from: left, to: right),
      y: textContainerInset.top + lineHeight * CGFloat(max(0, lines.count - 1)), width: 2,
      height: lineHeight)
    field.textLook = look(of: font)
    field.show(.input(lines, isPlaceholder: false), cursor: Point(caret.origin))
  }

  /// In points.
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
    guard !isScrollEnabled else { return super.intrinsicContentSize }
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
    // Not by the setter, so that its observers are not notified.
    put(text)
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
}

nonisolated extension UITextView {
  public static let textDidBeginEditingNotification = notification("UITextViewTextDidBeginEditing")
  public static let textDidEndEditingNotification = notification("UITextViewTextDidEndEditing")
  public static let textDidChangeNotification = notification("UITextViewTextDidChange")
}

@preconcurrency @MainActor
public final class UIFindInteraction: UIObject, UIInteraction {
  public var isFindNavigatorVisible: Bool { false }
  public func dismissFindNavigator() {}
}

public final class NSTextContainer: @unchecked Sendable {
  public init(size: CGSize = .zero) {}
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Text goes through them here.
  public var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      guard !exclusionPaths.isEmpty else { return }
      Play.warn("A text container's exclusionPaths are not modelled: its text goes through them.")
    }
  }
}

/// The film finds nothing.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  // Never called: films have no taps.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith attachment: NSTextAttachment, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith attachment: NSTextAttachment, in range: NSRange
  ) -> Bool
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange,
    suggestedActions: [any UIMenuElement]
  ) -> UIMenu?
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

public enum UITextItemInteraction: Int, Sendable, CaseIterable {
  case invokeDefaultAction, presentActions, preview
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _: UITextView, shouldInteractWith _: URL, in _: NSRange, interaction _: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _: UITextView, shouldInteractWith _: NSTextAttachment, in _: NSRange,
    interaction _: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _: UITextView, shouldInteractWith _: URL, in _: NSRange
  ) -> Bool { true }
  public func textView(
    _: UITextView, shouldInteractWith _: NSTextAttachment, in _: NSRange
  ) -> Bool { true }
  public func textView(
    _: UITextView, editMenuForTextIn _: NSRange, suggestedActions _: [any UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(
    _: UITextView, willPresentEditMenuWith _: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _: UITextView, willDismissEditMenuWith _: any UIEditMenuInteractionAnimating
  ) {}
}
