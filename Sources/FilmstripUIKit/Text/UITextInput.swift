import Stage

/// How a field wants its keyboard; the film's keyboard is the scenario's: UIKit's `UITextInputTraits`.
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
}

/// What can be typed into: a text field or a text view.
@preconcurrency @MainActor
public protocol TypedInto: UIView {
  /// How it wants its keyboard.
  var traits: TextInputTraits { get }
}

extension TypedInto {
  /// Which keys it wants.
  public var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  /// How dark its keyboard is.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  /// What its return key says.
  public var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  /// Whether its return key needs text.
  public var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether what is typed is hidden.
  public var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  /// Where capitals are typed.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  /// Whether what is typed is corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  /// Whether quotes are made round.
  public var smartQuotesType: UITextSmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }
  /// Whether dashes are made long.
  public var smartDashesType: UITextSmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }
  /// Whether spaces are added and taken by themselves.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.smartInsertDeleteType }
    set { traits.smartInsertDeleteType = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What its text is.
  public var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }
}

/// A view that a script can type into.
@preconcurrency @MainActor
protocol TypingTarget: UIView {
  /// The field on the stage.
  var field: Field { get }
  /// Takes text as if it was typed, without telling.
  func type(_ text: String)
  /// Tells of it.
  func tellOfTyping()
  /// Whether its delegate lets it have the keyboard.
  var mayBeginEditing: Bool { get }
  /// Whether its delegate lets it lose the keyboard.
  var mayEndEditing: Bool { get }
  /// Tells that it has the keyboard.
  func didBeginEditing()
  /// Tells that it has it no more.
  func didEndEditing()
}
