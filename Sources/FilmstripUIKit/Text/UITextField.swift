public import Foundation
import Screens
import Stage

/// A field of one line: UIKit's `UITextField`.
@preconcurrency @MainActor
open class UITextField: UIControl, TypedInto, TypingTarget {
  override class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    Field(name, .text, in: stage)
  }

  var field: Field {
    guard let field = node as? Field else {
      preconditionFailure("\(node.name) has no field on the stage.")
    }
    return field
  }

  /// How it wants its keyboard.
  public let traits = TextInputTraits()
  /// Who hears of typing.
  open weak var delegate: (any UITextFieldDelegate)?

  private var content = ""

  /// Its text.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      show()
      invalidateIntrinsicContentSize()
    }
  }
  /// Its text with attributes; drawn plain.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }
  /// What it shows where it has no text.
  open var placeholder: String? { didSet { show() } }
  /// That with attributes; drawn plain.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// Its font, which says how much room text takes.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  /// The color of its text; the film's theme has its own.
  open var textColor: UIColor?
  /// Where its text stands across.
  open var textAlignment = NSTextAlignment.natural
  /// What is drawn around it.
  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle == .roundedRect {
        node.cornerRadius = 5
        if backgroundColor == nil { node.backgroundColor = .field }
      }
      invalidateIntrinsicContentSize()
    }
  }
  /// When its button to clear it shows.
  open var clearButtonMode = ViewMode.never
  /// The view at its start.
  open var leftView: UIView?
  /// When that shows.
  open var leftViewMode = ViewMode.never
  /// The view at its end.
  open var rightView: UIView?
  /// When that shows.
  open var rightViewMode = ViewMode.never
  /// Whether its font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether it is being typed into.
  open var isEditing: Bool { isFirstResponder }
  /// Whether typing replaces its text.
  open var clearsOnBeginEditing = false

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

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Where text stands, in its own coordinates.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 7, dy: 2) }
  /// Where text stands that is typed.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder stands.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private func show() {
    let size = Double(font?.pointSize ?? 17)
    let shown = content.isEmpty ? placeholder ?? "" : content
    let width = content.isEmpty ? 0 : LineBreaker.width(of: content, fontSize: size)
    field.show(
      .input([shown], isPlaceholder: content.isEmpty),
      cursor: Point(x: 7 + width, y: max(0, (node.bounds.height - 20) / 2)))
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

  func type(_ text: String) { self.text = text }

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

  /// Posted when a field has the keyboard.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when it has it no more.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when something was typed.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}

/// Who hears of typing in a field: UIKit's `UITextFieldDelegate`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether it may have the keyboard.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// It has the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether it may lose the keyboard.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// It has the keyboard no more.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// It has the keyboard no more, for a reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether characters may be typed.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection was changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether it may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key types; nobody presses it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// The default, for those who leave it out.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default, for those who leave it out.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  /// The default, for those who leave it out.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default, for those who leave it out.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default, for those who leave it out.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
