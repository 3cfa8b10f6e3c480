// How a text field wants its keyboard, with UIKit's raw values (UITextInputTraits.h). The film's keyboard is the
// scenario's; none of these changes it.

/// The keys that come up.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
  /// The usual ones.
  case `default`
  /// ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// For addresses.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For mail addresses.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// With @ and #.
  case twitter
  /// For searching.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
}

/// Whether the keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable, CaseIterable {
  /// As the interface.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable, CaseIterable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable, CaseIterable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable, CaseIterable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether quotation marks are curled.
public enum UITextSmartQuotesType: Int, Sendable, CaseIterable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable, CaseIterable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether spaces follow what is pasted and cut.
public enum UITextSmartInsertDeleteType: Int, Sendable, CaseIterable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether what comes is proposed.
public enum UITextInlinePredictionType: Int, Sendable, CaseIterable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// What begins with a capital letter.
public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// Words.
  case words
  /// Sentences.
  case sentences
  /// Everything.
  case allCharacters
}

/// What a text field is for.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String

  /// A purpose by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code sent for this once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
}
