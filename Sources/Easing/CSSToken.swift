/// A token of easing functions, no space or comment (CSS Syntax Module Level 3, section 4).
enum CSSToken: Hashable {
  /// In lower case.
  case word(String)
  /// With the parenthesis right after it, in lower case.
  case function(String)
  /// As written.
  case number(String, isInteger: Bool)
  /// The text is the number's.
  case percentage(String)
  case dimension(String)
  case comma
  case close
  case other(String)

  /// The token for a message.
  var shown: String {
    switch self {
    case .word(let text), .number(let text, _), .dimension(let text), .other(let text): text
    case .function(let name): name + "("
    case .percentage(let text): text + "%"
    case .comma: ","
    case .close: ")"
    }
  }
}

struct CSSTokenizer {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// An unclosed comment swallows the rest, as in CSS.
  static func tokens(of text: String) -> [CSSToken] {
    var tokenizer = CSSTokenizer(scalars: Array(text.unicodeScalars))
    var tokens: [CSSToken] = []
    while let token = tokenizer.next() { tokens.append(token) }
    return tokens
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    let position = index + ahead
    return position < scalars.count ? scalars[position] : nil
  }

  private mutating func next() -> CSSToken? {
    skipSpaceAndComments()
    guard let scalar = peek() else { return nil }
    if startsNumber { return numeric() }
    if startsWord(ahead: 0) {
      let name = word()
      guard peek() == "(" else { return .word(name) }
      index += 1
      return .function(name)
    }
    index += 1
    return switch scalar {
    case ",": .comma
    case ")": .close
    default: .other(String(scalar))
    }
  }

  private mutating func skipSpaceAndComments() {
    while let scalar = peek() {
      if isSpace(scalar) {
        index += 1
      } else if scalar == "/", peek(1) == "*" {
        index += 2
        while index < scalars.count, !(peek() == "*" && peek(1) == "/") { index += 1 }
        index = min(index + 2, scalars.count)
      } else {
        return
      }
    }
  }
}

// MARK: - Numbers

extension CSSTokenizer {
  private var startsNumber: Bool {
    let signed = peek() == "+" || peek() == "-" ? 1 : 0
    return isDigit(peek(signed)) || (peek(signed) == "." && isDigit(peek(signed + 1)))
  }

  private mutating func numeric() -> CSSToken {
    let start = index
    var isInteger = true
    if peek() == "+" || peek() == "-" { index += 1 }
    skipDigits()
    if peek() == ".", isDigit(peek(1)) {
      isInteger = false
      index += 1
      skipDigits()
    }
    if peek() == "e" || peek() == "E" {
      let signed = peek(1) == "+" || peek(1) == "-" ? 1 : 0
      if isDigit(peek(1 + signed)) {
        isInteger = false
        index += 1 + signed
        skipDigits()
      }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<index])
    if peek() == "%" {
      index += 1
      return .percentage(text)
    }
    if startsWord(ahead: 0) { return .dimension(text + word()) }
    return .number(text, isInteger: isInteger)
  }

  private mutating func skipDigits() {
    while isDigit(peek()) { index += 1 }
  }
}

// MARK: - Words

extension CSSTokenizer {
  private func startsWord(ahead: Int) -> Bool {
    guard let scalar = peek(ahead) else { return false }
    if scalar == "-" {
      guard let second = peek(ahead + 1) else { return false }
      return second == "-" || isWordStart(second) || startsEscape(ahead: ahead + 1)
    }
    return isWordStart(scalar) || startsEscape(ahead: ahead)
  }

  private func startsEscape(ahead: Int) -> Bool {
    guard peek(ahead) == "\\", let second = peek(ahead + 1) else { return false }
    return !isLineEnd(second)
  }

  private mutating func word() -> String {
    var name = String.UnicodeScalarView()
    while let scalar = peek() {
      if isWordStart(scalar) || isDigit(scalar) || scalar == "-" {
        name.append(scalar)
        index += 1
      } else if startsEscape(ahead: 0) {
        name.append(escape())
      } else {
        break
      }
    }
    return asciiLowercased(name)
  }

  /// A backslash with up to six hexadecimal digits and one space, or with one other character.
  private mutating func escape() -> Unicode.Scalar {
    index += 1
    var value: UInt32 = 0
    var count = 0
    while count < 6, let scalar = peek(), let digit = Character(scalar).hexDigitValue,
      scalar.isASCII
    {
      value = value * 16 + UInt32(digit)
      count += 1
      index += 1
    }
    let replacement: Unicode.Scalar = "\u{FFFD}"
    if count > 0 {
      if let scalar = peek(), isSpace(scalar) { index += 1 }
      return value == 0 ? replacement : Unicode.Scalar(value) ?? replacement
    }
    defer { index += 1 }
    return peek() ?? replacement
  }

  /// CSS ignores the case of ASCII letters only.
  private func asciiLowercased(_ scalars: String.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    for scalar in scalars {
      let lower = "A"..."Z" ~= scalar ? Unicode.Scalar(scalar.value + 32) : nil
      result.append(lower ?? scalar)
    }
    return String(result)
  }

  private func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return "0"..."9" ~= scalar
  }

  private func isWordStart(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar || scalar == "_" || scalar.value >= 0x80
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || isLineEnd(scalar)
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{C}"
  }
}
