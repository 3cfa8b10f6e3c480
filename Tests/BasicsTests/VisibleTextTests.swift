import Testing

@testable import Basics

struct VisibleTextTests {
  /// Every scalar that a terminal, a log or a page would obey.
  private static let acting: [Unicode.Scalar] =
    ((0...0x1F).map { $0 } + (0x7F...0x9F).map { $0 } + [0x2028, 0x2029, 0x61C, 0x200E, 0x200F]
    + (0x202A...0x202E).map { $0 } + (0x2066...0x2069).map { $0 } + [0xFFFE, 0xFFFF, 0x1FFFF]
    // What is ignored by default.
    + [
      0xAD, 0x34F, 0x115F, 0x180E, 0x200B, 0x200C, 0x200D, 0x2060, 0x3164, 0xFE0F, 0xFEFF, 0xE0041,
    ])
    .compactMap { Unicode.Scalar(UInt32($0)) }

  @Test(arguments: acting) func whatActsIsWritten(scalar: Unicode.Scalar) {
    let text = "a\(scalar)b"
    let line = VisibleText.line(text)
    #expect(line.hasPrefix("a\\") && line.hasSuffix("b"))
    #expect(line.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) })
    let isKept = scalar == "\n" || scalar == "\t"
    #expect(VisibleText.text(text) == (isKept ? text : line))
  }

  @Test func whatIsReadStays() {
    let text = "name: “你好” مرحبا नमस्ते 🙂👩‍👩‍👧 é e\u{301} # 1 a::b \\n"
    #expect(VisibleText.line(text) == text)
    #expect(VisibleText.text(text) == text)
    #expect(VisibleText.json(text) == text)
  }

  /// What makes an emoji of several signs is seen in it, and nowhere else.
  @Test func emojiStayWhole() {
    for text in ["❤️", "🏳️‍🌈", "🕵🏽‍♂️", "👩‍👩‍👧 ❤️‍🔥"] {
      #expect(VisibleText.line(text) == text && VisibleText.json(text) == text)
    }
    #expect(VisibleText.line("🙂\u{200D}") == #"🙂\u{200D}"#)
    #expect(VisibleText.line("🙂\u{200D}a") == #"🙂\u{200D}a"#)
    #expect(VisibleText.line("1\u{FE0F}") == #"1\u{FE0F}"#)
    #expect(VisibleText.json("🙂\u{200B}") == #"🙂\u200B"#)
  }

  @Test func numbersAreWrittenAsInSwift() {
    #expect(
      VisibleText.line("a\r\n\t\0\u{1B}[31m\u{202E}") == #"a\r\n\t\0\u{1B}[31m\u{202E}"#)
  }

  @Test func noLineIsACommand() {
    for text in [
      "::error::x", "  ::set-output name=a::b", "\u{3000}::stop-commands::x", "##[error]x",
      "a ##[set-env name=b]c", "###[error]", "##vso[task.setvariable]x", "##teamcity[x]",
      "#\u{301}##[error]", "\n::error::x", "\r::error::", "####", ":::",
    ] {
      let line = VisibleText.line(text)
      #expect(!line.contains("##"), "\(text)")
      #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(text)")
      #expect(VisibleText.line(line) == line, "\(text)")
    }
    #expect(VisibleText.line("##[error]x") == #"#\u{23}[error]x"#)
    #expect(VisibleText.line(" ::error::x") == #" \u{3A}:error::x"#)
  }

  @Test func jsonStaysTheSameValue() {
    #expect(
      VisibleText.json("{\n\"a\": \"\u{7F}\u{9B}\u{202E}\u{1FFFF}##[x]\"\n}")
        == "{\n\"a\": \"\\u007F\\u009B\\u202E\\uD83F\\uDFFF#\\u0023[x]\"\n}")
  }
}
