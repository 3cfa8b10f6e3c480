import Graphics
import Screens
import Testing

/// Lines are broken by a table and drawn with fonts: the two agree about widths.
struct MeasuredTextTests {
  /// What a line may be wider or narrower than its table says: kerning, ligatures and conjuncts are in no table.
  private static let tolerance = 0.02

  @Test(arguments: [
    "Are we still on for tonight?",
    "مرحبا! هل سنلتقي الليلة؟", "ممتاز، سأحجز طاولة عند النافذة", "ههههه", "سلام، امشب می‌بینمت",
    "בערב ליד הים, בשבע?", "שלום לכולם",
    "नमस्ते, क्या हम आज रात मिल रहे हैं?", "बहुत अच्छा, मैं आता हूँ",
    "คืนนี้ไปกินก๋วยเตี๋ยวด้วยกันไหม", "เจอกันที่ร้านตอนหนึ่งทุ่ม",
    "今晚还一起吃饭吗",
  ])
  func tableAndFontsAgree(text: String) throws {
    let size = MessageLayout.fontSize
    let drawn = try Fonts().extent(of: text, TextStyle(size, .regular, .black)).width
    let measured = LineBreaker.width(of: text, fontSize: size)
    #expect(
      abs(measured - drawn) <= drawn * MeasuredTextTests.tolerance, "\(measured) for \(drawn)")
  }
}
