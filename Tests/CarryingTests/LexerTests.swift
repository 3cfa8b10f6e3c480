import TestSupport
import Testing

@testable import Carrying

struct LexerTests {
  /// The pieces of a text that are no trivia, each after its kind.
  private func pieces(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return Lexer(bytes).tokens.filter { !$0.isTrivia }.map {
      "\($0.kind) " + String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  /// Whether the pieces follow each other from the beginning of some bytes to their end, none of them empty.
  private func isWhole(_ bytes: [UInt8]) -> Bool {
    var end = 0
    for token in Lexer(bytes).tokens {
      guard token.range.lowerBound == end, !token.range.isEmpty else { return false }
      end = token.range.upperBound
    }
    return end == bytes.count
  }

  @Test func piecesOfAnyBytesAreTheText() {
    var random = SeededGenerator(1)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      #expect(isWhole(bytes), "\(bytes)")
    }
  }

  @Test func piecesOfAnySwiftAreTheText() {
    var random = SeededGenerator(2)
    for _ in 0..<6000 {
      let text = RandomSwift.text(&random)
      #expect(isWhole(Array(text.utf8)), "\(text)")
    }
  }

  @Test(
    arguments: [
      "/* a /* b */ \" */", "// \" /*", "#!/usr/bin/env swift", "/**/", "/* * / /***/ */", "//",
    ] as [String])
  func commentsAreTrivia(text: String) {
    #expect(pieces(text) == [])
    #expect(Lexer(Array(text.utf8)).problem == nil)
  }

  @Test(
    arguments: [
      #""""#, #""a""#, #""a\"b""#, #""\\""#, ##"#"a"b"#"##, ##"#"\"#"##, ##"#"""#"##, #""// /*""#,
      "\"\"\"\n\"a\"\"\n\"\"\"", "\"\"\"\n\\\"\"\"\n\"\"\"", "#\"\"\"\n\"\"\" \\(a\n\"\"\"#",
      "###\"\"##\"###",
    ] as [String])
  func stringsAreOnePiece(text: String) {
    #expect(pieces(text) == ["string " + text])
    #expect(Lexer(Array(text.utf8)).problem == nil)
  }

  @Test func interpolationsAreCode() {
    #expect(
      pieces(#""a\(f("b)\(c)", (1)))d\(e)""#) == [
        #"stringStart "a\("#, "word f", "mark (", #"stringStart "b)\("#, "word c", #"stringEnd )""#,
        "mark ,", "mark (", "number 1", "mark )", "mark )", #"stringMiddle )d\("#, "word e",
        #"stringEnd )""#,
      ])
    #expect(
      pieces(##"#"a\(b)\#(c)"#"##) == [##"stringStart #"a\(b)\#("##, "word c", ##"stringEnd )"#"##])
    #expect(
      pieces("\"\"\"\n\\(a)\"\n\"\"\"") == [
        "stringStart \"\"\"\n\\(", "word a", "stringEnd )\"\n\"\"\"",
      ])
  }

  @Test(
    arguments: [
      ("x = /a\"b/", "regex /a\"b/"), ("f(/\\/(a)/)", "regex /\\/(a)/"),
      ("return /a b/", "regex /a b/"),
      ("x = #/a/b\"/#", "regex #/a/b\"/#"),
      ("x = #/\n a \" /* # c\n/#", "regex #/\n a \" /* # c\n/#"),
      ("x = ##/a/# /##", "regex ##/a/# /##"), ("Regex {\n  a\n  /b/\n}", "regex /b/"),
    ] as [(String, String)])
  func regularExpressionsAreOnePiece(text: String, piece: String) {
    #expect(pieces(text).contains(piece), "\(pieces(text))")
    #expect(Lexer(Array(text.utf8)).problem == nil)
  }

  @Test(
    arguments: [
      "a / b / c", "a/b/c", "(a)/b/c", "a! / b", "x[0]/y/2", "reduce(1, /) + f(/)", "2/3/4",
      "a\n  / b\n  / c",
      "\"a\".count/2/3", "let x = a\n/ b/ c",
    ] as [String])
  func divisionsAreNone(text: String) {
    #expect(!pieces(text).contains { $0.hasPrefix("regex") }, "\(pieces(text))")
  }

  @Test func operatorsEndAtComments() {
    #expect(pieces("a+/* b */c") == ["word a", "operation +", "word c"])
    #expect(pieces("a =// b\n c") == ["word a", "operation =", "word c"])
    #expect(pieces("0..<1.5e-3") == ["number 0", "operation ..<", "number 1.5e-3"])
  }

  @Test func namesAreWhole() {
    #expect(
      pieces("`class` $0 _a é # #if <#T##a: \"b#>") == [
        "quotedWord `class`", "word $0", "word _a", "word é", "mark #", "directive #if",
        "word <#T##a: \"b#>",
      ])
  }

  @Test(
    arguments: [
      ("a /* /* */", 2), ("a \"b\nc", 2), ("x \"\"\"\n", 2), (#"x "\(a"#, 2),
      ("x \"\\(\"b\nc\")\"", 5),
      ("x = #/\n a", 4), ("\"", 0), ("\"\\", 0), ("#\"a\"", 0),
    ] as [(String, Int)])
  func unterminatedTokensAreReportedWhereTheyBegin(text: String, offset: Int) {
    #expect(Lexer(Array(text.utf8)).problem?.offset == offset)
  }

  @Test func deepNestingIsReadInOneGo() {
    let count = 100_000
    let text =
      String(repeating: "/*", count: count) + String(repeating: "*/", count: count)
      + String(repeating: #""\("#, count: count) + String(repeating: #")""#, count: count)
    let lexer = Lexer(Array(text.utf8))
    #expect(lexer.tokens.count == 1 + 2 * count)
    #expect(lexer.problem == nil)
  }
}
