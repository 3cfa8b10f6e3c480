/// A token of Swift source; concatenated, the tokens of a text are the text.
struct Token: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// Blanks and tabs, or bytes unknown to Swift.
    case space
    /// `\n`, `\r\n` or `\r`.
    case lineEnd
    /// A comment of either kind with nested ones, or the `#!` line.
    case comment
    /// An identifier or keyword, also one such as `$0`, or an editor's placeholder.
    case word
    /// An identifier between backquotes, inclusive.
    case quotedWord
    /// `#` and a word.
    case directive
    case number
    /// Without interpolations.
    case string
    /// From a string's beginning to its first `\(`, inclusive.
    case stringStart
    /// From an interpolation's `)` to the next `\(`, inclusive.
    case stringMiddle
    /// From the last interpolation's `)` to the string's end.
    case stringEnd
    case regex
    case operation
    /// One of `()[]{},;:.@#\` or any other byte.
    case mark
  }

  let kind: Kind
  /// Its place in the text, in bytes.
  let range: Range<Int>

  var isTrivia: Bool { kind == .space || kind == .lineEnd || kind == .comment }
}
