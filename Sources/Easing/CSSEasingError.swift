/// An error in a CSS easing function.
public struct CSSEasingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The rejected text, cut after 80 characters.
  public let text: String
  /// The error and what is allowed, for example "x1 must be between 0 and 1, not 2".
  public let reason: String

  init(text: String, reason: String) {
    self.text = CSSEasingError.excerpt(of: text)
    self.reason = reason
  }

  /// The text and the reason in one sentence.
  public var description: String { "cannot read \"\(text)\": \(reason)" }

  static func excerpt(of text: String) -> String {
    let most = 80
    let start = text.prefix(most)
    return start.endIndex == text.endIndex ? text : start + "…"
  }
}
