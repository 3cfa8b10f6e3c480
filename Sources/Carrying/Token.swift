/// A piece of Swift source; the pieces of a text, one after another, are the text.
struct Token: Sendable, Equatable {
  /// What a piece is, as far as carrying has to know.
  enum Kind: Sendable, Equatable {
    /// Blanks and tabs, or bytes that Swift knows nothing about.
    case space
    /// The end of one line: `\n`, `\r\n` or `\r`.
    case lineEnd
    /// A comment of either kind with all that is nested in it, or the `#!` line.
    case comment
    /// An identifier or keyword, also one such as `$0`, or an editor's placeholder.
    case word
    /// An identifier between backquotes, with them.
    case quotedWord
    /// `#` and a word.
    case directive
    case number
    /// A string literal without interpolations.
    case string
    /// From a string's beginning to its first `\(`, with that.
    case stringStart
    /// From an interpolation's `)` to the next `\(`, with both.
    case stringMiddle
    /// From the last interpolation's `)` to the string's end.
    case stringEnd
    case regex
    case operation
    /// One of `()[]{},;:.@#\` or a byte that stands for nothing else.
    case mark
  }

  let kind: Kind
  /// Where it is in the text, in bytes.
  let range: Range<Int>

  /// Whether the compiler reads over it.
  var isTrivia: Bool { kind == .space || kind == .lineEnd || kind == .comment }
}
