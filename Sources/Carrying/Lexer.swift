/// Splits Swift source into tokens, so that comments and literals are not taken for code.
///
/// It follows "Lexical Structure" in The Swift Programming Language. It splits any bytes; `problem` reports those that
/// are not Swift. It looks at every byte a few times at most, and does not recurse.
struct Lexer {
  /// An unterminated token.
  struct Problem: Error, Equatable {
    /// In bytes.
    let offset: Int
    let message: String
  }

  private(set) var tokens: [Token] = []
  private(set) var problem: Problem?

  private let bytes: [UInt8]
  private var at = 0
  /// The strings around the current interpolation, from the outside.
  private var strings: [OpenString] = []
  /// The last token other than trivia, and whether a line has ended since.
  private var last: Token?
  private var isNewLine = true
  /// Up to here no slash begins a regular expression, as an earlier scan has shown.
  private var noRegexBefore = 0
  /// The quotes and slashes ahead on the line that number signs follow.
  private var (quotesAhead, slashesAhead) = (SignsAhead(), SignsAhead())

  /// A string with an interpolation being read.
  private struct OpenString {
    let offset: Int
    let delimiter: Delimiter
    /// The open parentheses inside the interpolation.
    var depth = 0
  }

  private struct Delimiter {
    /// Around the literal.
    let signs: Int
    let isMultiline: Bool
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { take(.space, to: 3) }
    if at == 0, bytes.starts(with: [sign, UInt8(ascii: "!")]) {
      take(.comment, to: endOfLine(from: 0))
    }
    while at < bytes.count { readPiece() }
    if let open = strings.first { fail(at: open.offset, "a string begins here and does not end") }
  }

  private mutating func readPiece() {
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: "\n"): take(.lineEnd, to: at + 1)
    case UInt8(ascii: "\r"):
      take(.lineEnd, to: self[at + 1] == UInt8(ascii: "\n") ? at + 2 : at + 1)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
      take(.space, to: end(from: at) { [0x20, 0x09, 0x0B, 0x0C, 0].contains($0) })
    case quote: readString(signs: 0)
    case sign: readSign()
    case UInt8(ascii: "`"): readQuotedWord()
    case slash where self[at + 1] == slash: take(.comment, to: endOfLine(from: at))
    case slash where self[at + 1] == star: readComment()
    case slash:
      if let end = endOfRegex() { take(.regex, to: end) } else { readOperation() }
    case UInt8(ascii: "<") where self[at + 1] == sign: readPlaceholder()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "."):
      // Operators may begin with a dot, and only then contain others: `...`, `..<`.
      if self[at + 1] == UInt8(ascii: ".") {
        take(.operation, to: end(from: at) { $0 == UInt8(ascii: ".") || $0.isOperator })
      } else {
        take(.mark, to: at + 1)
      }
    case UInt8(ascii: "("):
      if !strings.isEmpty { strings[strings.count - 1].depth += 1 }
      take(.mark, to: at + 1)
    case UInt8(ascii: ")"):
      if let open = strings.last, open.depth == 0 {
        strings.removeLast()
        readStringText(
          from: at, textAt: at + 1, begun: open.offset, open.delimiter, isResumed: true)
      } else {
        if !strings.isEmpty { strings[strings.count - 1].depth -= 1 }
        take(.mark, to: at + 1)
      }
    case _ where byte.isWordStart: take(.word, to: end(from: at + 1) { $0.isWordPart })
    case _ where byte.isOperator: readOperation()
    default: take(.mark, to: at + 1)
    }
  }

  // MARK: Pieces

  /// Words after a number sign, raw strings and raw regular expressions.
  private mutating func readSign() {
    let afterSigns = end(from: at) { $0 == sign }
    let signs = afterSigns - at
    if self[afterSigns] == quote { return readString(signs: signs) }
    if self[afterSigns] == slash { return readRawRegex(signs: signs) }
    if signs == 1, let next = self[at + 1], next.isWordStart {
      return take(.directive, to: end(from: at + 1) { $0.isWordPart })
    }
    take(.mark, to: afterSigns)
  }

  private mutating func readQuotedWord() {
    let end = end(from: at + 1) { $0 != UInt8(ascii: "`") && !$0.endsLine }
    if self[end] == UInt8(ascii: "`") {
      take(.quotedWord, to: end + 1)
    } else {
      take(.mark, to: at + 1)
    }
  }

  /// `<#name#>`, an editor's placeholder.
  private mutating func readPlaceholder() {
    var end = at + 2
    while let byte = self[end], !byte.endsLine,
      !(byte == sign && self[end + 1] == UInt8(ascii: ">")),
      !(byte == UInt8(ascii: "<") && self[end + 1] == sign)
    {
      end += 1
    }
    if self[end] == sign { take(.word, to: end + 2) } else { readOperation() }
  }

  private mutating func readNumber() {
    let isHexadecimal = bytes[at] == UInt8(ascii: "0") && self[at + 1] == UInt8(ascii: "x")
    var end = at + 1
    var hasPoint = false
    while let byte = self[end] {
      if byte.isWordPart {
        end += 1
        let isExponent = byte | 0x20 == UInt8(ascii: isHexadecimal ? "p" : "e")
        if isExponent, let signed = self[end],
          signed == UInt8(ascii: "+") || signed == UInt8(ascii: "-"), self[end + 1]?.isDigit == true
        {
          end += 1
        }
      } else if byte == UInt8(ascii: "."), !hasPoint, self[end + 1]?.isDigit == true {
        hasPoint = true
        end += 1
      } else {
        break
      }
    }
    take(.number, to: end)
  }

  private mutating func readOperation() {
    var end = at
    while let byte = self[end], byte.isOperator {
      // A comment ends an operator.
      if end > at, byte == slash, self[end + 1] == slash || self[end + 1] == star { break }
      end += 1
    }
    take(.operation, to: max(end, at + 1))
  }

  private mutating func readComment() {
    let start = at
    var (end, depth) = (at + 2, 1)
    while depth > 0, end < bytes.count {
      if bytes[end] == slash, self[end + 1] == star {
        (end, depth) = (end + 2, depth + 1)
      } else if bytes[end] == star, self[end + 1] == slash {
        (end, depth) = (end + 2, depth - 1)
      } else {
        end += 1
      }
    }
    take(.comment, to: end)
    if depth > 0 { fail(at: start, "a comment begins here and does not end") }
  }

  // MARK: Strings

  private mutating func readString(signs: Int) {
    let opening = at + signs
    let isMultiline =
      self[opening + 1] == quote && self[opening + 2] == quote
      && !(signs > 0 && endsOnItsLine(signs: signs, from: opening + 1))
    readStringText(
      from: at, textAt: opening + (isMultiline ? 3 : 1), begun: at,
      Delimiter(signs: signs, isMultiline: isMultiline), isResumed: false)
  }

  /// Reads a string's text up to its end or the next interpolation.
  private mutating func readStringText(
    from start: Int, textAt text: Int, begun: Int, _ delimiter: Delimiter, isResumed: Bool
  ) {
    var end = text
    while let byte = self[end] {
      if byte.endsLine, !delimiter.isMultiline { break }
      if byte == quote, closes(delimiter, at: end) {
        at = start
        return take(
          isResumed ? .stringEnd : .string,
          to: end + (delimiter.isMultiline ? 3 : 1) + delimiter.signs)
      }
      if byte == backslash, isFollowedBySigns(delimiter.signs, at: end) {
        end += 1 + delimiter.signs
        if self[end] == UInt8(ascii: "(") {
          strings.append(OpenString(offset: begun, delimiter: delimiter))
          at = start
          return take(isResumed ? .stringMiddle : .stringStart, to: end + 1)
        }
        // The letter after it, which may be a quote; a line's end is read again.
        if let escaped = self[end], !escaped.endsLine { end += 1 }
      } else {
        end += 1
      }
    }
    at = start
    take(isResumed ? .stringEnd : .string, to: min(end, bytes.count))
    fail(at: begun, "a string begins here and does not end")
  }

  /// Whether a raw string that seems to begin with three quotes is on one line, such as `#"""#`.
  private mutating func endsOnItsLine(signs: Int, from place: Int) -> Bool {
    if place >= quotesAhead.end {
      quotesAhead = SignsAhead(quote, in: bytes, from: place, skippingEscapes: false)
    }
    return quotesAhead.longest(from: place) >= signs
  }

  private func closes(_ delimiter: Delimiter, at place: Int) -> Bool {
    let last = place + (delimiter.isMultiline ? 2 : 0)
    guard (place...last).allSatisfy({ self[$0] == quote }) else { return false }
    return isFollowedBySigns(delimiter.signs, at: last)
  }

  private func isFollowedBySigns(_ count: Int, at place: Int) -> Bool {
    count == 0
      || (place + count < bytes.count && (1...count).allSatisfy { bytes[place + $0] == sign })
  }

  // MARK: Regular expressions

  /// The end of a regular expression that begins here; nil if the slash divides.
  ///
  /// As in Swift (SE-0354) it ends on its line, neither begins nor ends with a blank, and closes no parenthesis that it
  /// has not opened. A slash inside is escaped, so an expression that began there would end at the same sign: where one
  /// does not end, those that cannot end either are skipped.
  private mutating func endOfRegex() -> Int? {
    guard at >= noRegexBefore, let first = self[at + 1], first != UInt8(ascii: " "),
      first != UInt8(ascii: "\t"), !first.endsLine, isNewLine || !followsOperand
    else { return nil }
    var end = at + 1
    var open: [Int] = []
    while let byte = self[end], !byte.endsLine {
      switch byte {
      case slash:
        let before = bytes[end - 1]
        if before == UInt8(ascii: " ") || before == UInt8(ascii: "\t") {
          noRegexBefore = end
          return nil
        }
        guard let last = open.last else { return end + 1 }
        // One that begins after the last open parenthesis may end here.
        noRegexBefore = last
        return nil
      case backslash: end += 1
      case UInt8(ascii: "("): open.append(end)
      case UInt8(ascii: ")"):
        if open.popLast() == nil {
          noRegexBefore = end
          return nil
        }
      default: break
      }
      end += 1
    }
    noRegexBefore = end
    return nil
  }

  /// Whether a value precedes, after which a slash divides.
  private var followsOperand: Bool {
    guard let last else { return false }
    switch last.kind {
    case .number, .string, .stringEnd, .regex, .quotedWord, .directive: return true
    case .word:
      return !Lexer.wordsBeforeValues.contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .mark:
      return [")", "]", "}"].contains { bytes[last.range.lowerBound] == UInt8(ascii: $0) }
    case .operation:
      let end = bytes[last.range.upperBound - 1]
      return last.range.upperBound == at
        && [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">")].contains(end)
    default: return false
    }
  }

  static let wordsBeforeValues: Set = [
    "as", "await", "case", "do", "else", "guard", "if", "in", "is", "let", "repeat", "return",
    "switch", "throw", "try", "var", "where", "while", "yield",
  ]

  private mutating func readRawRegex(signs: Int) {
    let start = at
    let isMultiline = self[at + signs + 1]?.endsLine == true
    var end = at + signs + 1
    if !isMultiline {
      if end >= slashesAhead.end {
        slashesAhead = SignsAhead(slash, in: bytes, from: end, skippingEscapes: true)
      }
      guard slashesAhead.longest(from: end) >= signs else { return take(.mark, to: at + signs) }
    }
    while let byte = self[end], isMultiline || !byte.endsLine {
      if byte == slash, isFollowedBySigns(signs, at: end) {
        return take(.regex, to: end + 1 + signs)
      }
      end += byte == backslash && self[end + 1]?.endsLine == false ? 2 : 1
    }
    take(.regex, to: min(end, bytes.count))
    fail(at: start, "a regular expression begins here and does not end")
  }

  // MARK: Bytes

  private subscript(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func end(from place: Int, where belongs: (UInt8) -> Bool) -> Int {
    var end = place
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return end
  }

  private func endOfLine(from place: Int) -> Int { end(from: place) { !$0.endsLine } }

  private mutating func take(_ kind: Token.Kind, to end: Int) {
    let token = Token(kind: kind, range: at..<end)
    tokens.append(token)
    at = end
    if kind == .lineEnd {
      isNewLine = true
    } else if !token.isTrivia {
      last = token
      isNewLine = false
    }
  }

  private mutating func fail(at offset: Int, _ message: String) {
    if problem == nil { problem = Problem(offset: offset, message: message) }
  }
}

private let (quote, sign, slash, star, backslash) = (
  UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\\")
)

extension UInt8 {
  /// Also for half of `\r\n`.
  var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Letters, and all of non-ASCII, which splits no name that Swift would not.
  fileprivate var isWordStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) && self < 0x80 || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }

  fileprivate var isWordPart: Bool { isWordStart || isDigit }

  fileprivate var isOperator: Bool { UInt8.operators.contains(self) }

  private static let operators = Set("/=-+!*%<>&|^~?".utf8)
}
