// The keyboard settings of a text field, with UIKit's raw values (UITextInputTraits.h). The film's keyboard is the
// scenario's: they have no effect.

public enum UIKeyboardType: Int, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIKeyboardAppearance: Int, Sendable, CaseIterable { case `default`, dark, light }

public enum UIReturnKeyType: Int, Sendable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UITextAutocorrectionType: Int, Sendable, CaseIterable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable, CaseIterable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable, CaseIterable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable, CaseIterable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable, CaseIterable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable, CaseIterable { case `default`, no, yes }

public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
  case none, words, sentences, allCharacters
}

public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
}
