import Basics
import Testing

struct WritingDirectionTests {
  /// Rules P2 and P3 of UAX #9: the first letter decides, and what is isolated is passed over.
  @Test(
    arguments: [
      ("", .leftToRight), ("123, 45 %", .leftToRight), ("😀 …", .leftToRight),
      ("Hello שלום 123", .leftToRight), ("שלום Hello", .rightToLeft), ("7:30 مرحبا", .rightToLeft),
      ("“مرحبا”", .rightToLeft), ("٣ a", .leftToRight), ("今晚 שלום", .leftToRight),
      ("नमस्ते", .leftToRight), ("สวัสดี", .leftToRight), ("\u{200F}a", .rightToLeft),
      ("\u{200E}ש", .leftToRight), ("\u{61C}a", .rightToLeft), ("ﷺ a", .rightToLeft),
      ("\u{2068}שלום\u{2069} a", .leftToRight),
      ("\u{2067}a\u{2066}b\u{2069}c\u{2069} ש", .rightToLeft),
      ("\u{2069}ש", .rightToLeft), ("\u{2067}a", .leftToRight),
    ] as [(String, WritingDirection)])
  func theFirstLetterDecides(text: String, direction: WritingDirection) {
    #expect(WritingDirection(of: text) == direction)
  }
}
