/// Why a text is not a CSS easing function.
public struct CSSEasingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text that was read, cut after 80 characters.
  public let text: String
  /// What is wrong with it and what is allowed instead, such as "x1 must be between 0 and 1, not 2".
  public let reason: String

  init(text: String, reason: String) {
    self.text = CSSEasingError.excerpt(of: text)
    self.reason = reason
  }

  /// The text and the reason in one sentence.
  public var description: String { "cannot read \"\(text)\": \(reason)" }

  /// As much of a text as a message can show.
  static func excerpt(of text: String) -> String {
    let most = 80
    let start = text.prefix(most)
    return start.endIndex == text.endIndex ? text : start + "…"
  }
}
