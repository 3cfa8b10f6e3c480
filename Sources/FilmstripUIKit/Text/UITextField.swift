public import Foundation
import Screens
import Stage

@preconcurrency @MainActor
open class UITextField: UIControl, TypedInto, TypingTarget {
  override class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    Field(name, .text, in: stage)
  }

  var field: Field { staged(as: Field.self) }

  public let traits = TextInputTraits()
  open weak var delegate: (any UITextFieldDelegate)?
  private var content = ""

  open var text: String? {
    get { content }
    set {
      willChangeValue(forKey: "text")
      type(newValue ?? "")
      didChangeValue(forKey: "text")
    }
  }
  /// Drawn plain.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { show() } }
  /// Drawn plain.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  /// The film's theme has its own.
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle == .roundedRect {
        node.cornerRadius = 5
        if backgroundColor == nil { node.backgroundColor = .field }
      }
      invalidateIntrinsicContentSize()
    }
  }
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var isEditing: Bool { isFirstResponder }
  open var clearsOnBeginEditing = false
  open override var inputAccessoryView: UIView? {
    get { traits.accessory }
    set { traits.accessory = newValue }
  }
  open override var inputView: UIView? {
    get { traits.keys }
    set { traits.keys = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 7, dy: 2) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private func show() {
    let shown = content.isEmpty ? placeholder ?? "" : content
    field.textLook = look(of: font)
    field.show(
      .input([shown], isPlaceholder: content.isEmpty),
      cursor: Point(caretRect(for: endOfDocument).origin))
  }

  /// The film's cursor is at the end of its text, for any position.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let size = Double(font?.pointSize ?? 17)
    let width = content.isEmpty ? 0 : LineBreaker.width(of: content, fontSize: size)
    let height = 20 * (font?.growth ?? 1)
    let x = caretX(behind: content, CGFloat(width), from: 7, to: bounds.width - 7)
    return CGRect(x: x, y: max(0, (bounds.height - height) / 2), width: 2, height: height)
  }

  open var hasText: Bool { !content.isEmpty }

  open func insertText(_ text: String) {
    type(content + text)
    tellOfTyping()
  }

  open func deleteBackward() {
    type(String(content.dropLast()))
    tellOfTyping()
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    show()
  }

  open override var intrinsicContentSize: CGSize {
    let line = (font?.lineHeight ?? 20.3).rounded(.up)
    let text = content.isEmpty ? placeholder ?? "" : content
    let width = LineBreaker.width(of: text, fontSize: Double(font?.pointSize ?? 17))
    // UIKit's field with a round border is 34 pt high at 17 pt, one without as high as its line.
    return CGSize(
      width: CGFloat(width.rounded(.up)) + (borderStyle == .none ? 0 : 14),
      height: line + (borderStyle == .none ? 1 : 13))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Typing

  /// Not by the setter, so that its observers are not notified.
  func type(_ text: String) {
    content = text
    show()
    invalidateIntrinsicContentSize()
  }

  func tellOfTyping() {
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    play.center.post(name: UITextField.textDidChangeNotification, object: self)
  }

  var mayBeginEditing: Bool { isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true }
  var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func didBeginEditing() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    play.center.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    play.center.post(name: UITextField.textDidEndEditingNotification, object: self)
  }
}

nonisolated extension UITextField {
  public static let textDidBeginEditingNotification = notification("UITextFieldTextDidBeginEditing")
  public static let textDidEndEditingNotification = notification("UITextFieldTextDidEndEditing")
  public static let textDidChangeNotification = notification("UITextFieldTextDidChange")
}

@preconcurrency @MainActor
public protocol UITextFieldDelegate: OptionalMethods {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  // Never called: films have no taps.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [any UIMenuElement]
  ) -> UIMenu?
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_: UITextField, reason _: UITextField.DidEndEditingReason) {}
  public func textField(
    _: UITextField, shouldChangeCharactersIn _: NSRange, replacementString _: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _: UITextField, editMenuForCharactersIn _: NSRange, suggestedActions _: [any UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(
    _: UITextField, willPresentEditMenuWith _: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _: UITextField, willDismissEditMenuWith _: any UIEditMenuInteractionAnimating
  ) {}
}
