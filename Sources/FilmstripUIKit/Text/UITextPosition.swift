public import Foundation

/// A place in text, before one of its characters or at its end: UIKit's `UITextPosition`.
public final class UITextPosition: Sendable {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// What lies between two places in text: UIKit's `UITextRange`.
public final class UITextRange: Sendable {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition

  init(_ start: Int, _ end: Int) {
    (self.start, self.end) = (UITextPosition(min(start, end)), UITextPosition(max(start, end)))
  }

  /// Whether nothing lies there.
  public var isEmpty: Bool { start.offset == end.offset }
}

extension TypedInto {
  private var length: Int {
    ((self as? UITextView)?.text ?? (self as? UITextField)?.text ?? "").utf16.count
  }

  /// Where its text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where its text ends, and the cursor is.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// How many characters lie between two places, in UTF-16.
  public func offset(from one: UITextPosition, to other: UITextPosition) -> Int {
    other.offset - one.offset
  }

  /// The place so many characters further; nil outside of its text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let sum = position.offset + offset
    return (0...length).contains(sum) ? UITextPosition(sum) : nil
  }

  /// What lies between two places.
  public func textRange(from one: UITextPosition, to other: UITextPosition) -> UITextRange? {
    UITextRange(one.offset, other.offset)
  }

  /// What is chosen of its text; in a text field the film's cursor is at the end.
  public var selectedTextRange: UITextRange? {
    get {
      guard let range = (self as? UITextView)?.selectedRange else {
        return UITextRange(length, length)
      }
      return UITextRange(range.location, range.location + range.length)
    }
    set {
      guard let newValue else { return }
      (self as? UITextView)?.selectedRange = NSRange(
        location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
    }
  }
}

extension UITextView {
  /// Where the cursor is drawn; the film's is at the end of its text, wherever it is asked for.
  public func caretRect(for position: UITextPosition) -> CGRect { caret }
}
