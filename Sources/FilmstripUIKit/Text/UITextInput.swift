import Stage

/// The keyboard settings of a field; the film's keyboard is the scenario's.
@preconcurrency @MainActor
public final class TextInputTraits {
  init() {}
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var textContentType: UITextContentType?
  /// On top of the keyboard.
  var accessory: UIView?
  /// In place of the keyboard.
  var keys: UIView? {
    didSet {
      guard keys != nil else { return }
      Play.warn("An inputView is not modelled: the film shows the system's keyboard.")
    }
  }
}

@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from one: UITextPosition, to other: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from one: UITextPosition, to other: UITextPosition) -> Int
  func caretRect(for position: UITextPosition) -> CGRect
  func firstRect(for range: UITextRange) -> CGRect
}

/// A text field or a text view.
@preconcurrency @MainActor
public protocol TypedInto: UIView, UITextInput { var traits: TextInputTraits { get } }

/// As Objective-C's optional properties, which may be missing.
extension UITextInputTraits {
  private var known: TextInputTraits? { (self as? any TypedInto)?.traits }
  public var keyboardType: UIKeyboardType? { known?.keyboardType }
  public var keyboardAppearance: UIKeyboardAppearance? { known?.keyboardAppearance }
  public var returnKeyType: UIReturnKeyType? { known?.returnKeyType }
  public var isSecureTextEntry: Bool? { known?.isSecureTextEntry }
}

extension TypedInto {
  public var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.smartInsertDeleteType }
    set { traits.smartInsertDeleteType = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }
}

/// A view that a script can type into.
@preconcurrency @MainActor
protocol TypingTarget: UIView {
  var field: Field { get }
  /// Inserts text as if typed, without notifying.
  func type(_ text: String)
  /// Notifies the app of typing.
  func tellOfTyping()
  var mayBeginEditing: Bool { get }
  var mayEndEditing: Bool { get }
  func didBeginEditing()
  func didEndEditing()
}
