public import Foundation

public final class UITextPosition: Sendable {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

public final class UITextRange: Sendable {
  public let start: UITextPosition
  public let end: UITextPosition

  init(_ start: Int, _ end: Int) {
    (self.start, self.end) = (UITextPosition(min(start, end)), UITextPosition(max(start, end)))
  }

  public var isEmpty: Bool { start.offset == end.offset }
}

extension TypedInto {
  private var content: String { (self as? UITextView)?.text ?? (self as? UITextField)?.text ?? "" }
  private var length: Int { content.utf16.count }

  public func text(in range: UITextRange) -> String? {
    let (start, end) = (range.start.offset, range.end.offset)
    guard start >= 0, end <= length else { return nil }
    return NSString(string: content).substring(
      with: NSRange(location: start, length: end - start))
  }

  public func replace(_ range: UITextRange, withText text: String) {
    let (start, end) = (max(0, range.start.offset), min(length, range.end.offset))
    guard start <= end else { return }
    let changed = NSString(string: content).replacingCharacters(
      in: NSRange(location: start, length: end - start), with: text)
    (self as? UITextView)?.text = changed
    (self as? UITextField)?.text = changed
  }

  /// The cursor's place: the film knows no others.
  public func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.end) }

  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  public func offset(from one: UITextPosition, to other: UITextPosition) -> Int {
    other.offset - one.offset
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let sum = position.offset + offset
    return (0...length).contains(sum) ? UITextPosition(sum) : nil
  }

  public func textRange(from one: UITextPosition, to other: UITextPosition) -> UITextRange? {
    UITextRange(one.offset, other.offset)
  }

  /// In a text field the film's cursor is at the end.
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
  /// The film's cursor is at the end of its text, for any position.
  public func caretRect(for position: UITextPosition) -> CGRect { caret }
}
