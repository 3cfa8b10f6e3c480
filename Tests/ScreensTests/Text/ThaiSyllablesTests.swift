import Testing

@testable import Screens

struct ThaiSyllablesTests {
  /// The pieces a sentence is broken into where every line is as narrow as it can be.
  private func pieces(_ text: String) -> [String] {
    let longest = text.split(separator: "|").map {
      LineBreaker.width(of: String($0), fontSize: 1)
    }.max()
    return LineBreaker.lines(
      of: text.replacing("|", with: ""), width: (longest ?? 0) + 0.001, fontSize: 1)
  }

  /// Before a vowel that is written first, and after a syllable's last sign.
  @Test(arguments: [
    "วันนี้|ไปกิน|เกาะ", "ทำ|งาน", "ช้าๆ|นะ", "ภาษา|ไทย",
  ])
  func linesBreakBetweenSyllables(text: String) {
    let parts = text.split(separator: "|").map(String.init)
    for (before, after) in zip(parts, parts.dropFirst()) {
      #expect(ThaiSyllables.part(before.last, after.first ?? " "), "\(before) \(after)")
    }
    #expect(pieces(text).joined() == parts.joined())
  }

  /// No line begins with a vowel that follows its consonant, and none ends with one that its consonant follows.
  @Test func syllablesStayWhole() {
    let text = "คืนนี้ไปกินก๋วยเตี๋ยวด้วยกันไหมเจอกันที่ร้านตอนหนึ่งทุ่มนะเพราะว่าจะทำงานเช้า"
    let longest = 12.0
    let lines = LineBreaker.lines(of: text, width: longest, fontSize: 1)
    #expect(lines.count > 2 && lines.joined() == text)
    for line in lines.dropFirst() {
      let first = line.unicodeScalars.first
      #expect(first.map { !"ะาำๅๆฯ".unicodeScalars.contains($0) } == true, "\(line)")
    }
    for line in lines {
      let last = line.unicodeScalars.last
      #expect(last.map { !"เแโใไ".unicodeScalars.contains($0) } == true, "\(line)")
    }
  }

  @Test(arguments: [("เ", "ก"), ("ก", "า"), ("ก", "ข"), ("a", "เ"), ("ะ", "ๆ"), ("เ", "แ")])
  func nothingElsePartsThem(before: Character, after: Character) {
    #expect(!ThaiSyllables.part(before, after))
  }
}
