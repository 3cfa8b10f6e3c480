import Basics

/// Swift source in tokens, with their lines.
struct SourceText {
  let bytes: [UInt8]
  let tokens: [Token]
  /// The tokens that are not trivia, as indices of `tokens`.
  let code: [Int]
  /// The index in `code` of each bracket's partner, also in interpolations; nil for other pieces.
  let partners: [Int?]
  /// In bytes.
  private let lineStarts: [Int]

  /// Throws `FileError` at an unterminated token or an unmatched bracket.
  init(_ bytes: [UInt8], file: String) throws(FileError) {
    let lexer = Lexer(bytes)
    self.bytes = bytes
    tokens = lexer.tokens
    code = tokens.indices.filter { !lexer.tokens[$0].isTrivia }
    var starts = [0]
    for index in bytes.indices {
      let isEnd =
        bytes[index] == UInt8(ascii: "\n")
        || bytes[index] == UInt8(ascii: "\r")
          && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if isEnd { starts.append(index + 1) }
    }
    lineStarts = starts
    do throws(Lexer.Problem) {
      if let problem = lexer.problem { throw problem }
      partners = try SourceText.partners(of: code.map { lexer.tokens[$0] }, in: bytes)
    } catch {
      let place = SourceText.place(of: error.offset, lineStarts)
      throw FileError(
        file: file, line: place.line,
        "\(error.message) (column \(place.column)); nothing was carried.")
    }
  }

  /// A last line without a line end counts if it is not empty.
  var lineCount: Int { lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count }

  /// The line and the column of a byte, from 1, columns in bytes as the compiler counts them.
  func place(of offset: Int) -> (line: Int, column: Int) {
    SourceText.place(of: offset, lineStarts)
  }

  func text(ofToken index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  private static func place(of offset: Int, _ starts: [Int]) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  private static func partners(
    of tokens: [Token], in bytes: [UInt8]
  ) throws(Lexer.Problem) -> [Int?] {
    var partners = [Int?](repeating: nil, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      let offset = token.range.lowerBound
      if let closing = closing(token, bytes) {
        let begun = open.popLast()
        guard let begun, opening(tokens[begun], bytes) == closing else {
          // A missing bracket where the outer one closes is more likely than a wrong outer one.
          throw Lexer.Problem(
            offset: begun.map { tokens[$0].range.upperBound - 1 } ?? offset,
            message: begun == nil
              ? "a bracket closes here that was not opened"
              : "a bracket opens here that is not closed by one of its kind")
        }
        (partners[begun], partners[index]) = (index, begun)
      }
      if opening(token, bytes) != nil { open.append(index) }
    }
    if let begun = open.last {
      throw Lexer.Problem(
        offset: tokens[begun].range.upperBound - 1,
        message: "a bracket opens here that is not closed")
    }
    return partners
  }

  /// The closing sign of a piece that opens a bracket.
  private static func opening(_ token: Token, _ bytes: [UInt8]) -> UInt8? {
    switch token.kind {
    case .stringStart, .stringMiddle: return 0
    case .mark:
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "("): return UInt8(ascii: ")")
      case UInt8(ascii: "["): return UInt8(ascii: "]")
      case UInt8(ascii: "{"): return UInt8(ascii: "}")
      default: return nil
      }
    default: return nil
    }
  }

  private static func closing(_ token: Token, _ bytes: [UInt8]) -> UInt8? {
    switch token.kind {
    case .stringMiddle, .stringEnd: return 0
    case .mark:
      let byte = bytes[token.range.lowerBound]
      return [")", "]", "}"].contains { byte == UInt8(ascii: $0) } ? byte : nil
    default: return nil
    }
  }
}
