import Testing

@testable import Screens

/// Scripts in which a letter's width depends on its neighbours.
struct ScriptAdvancesTests {
  private func width(_ text: String) -> Double { AdvanceTable.advance(of: text) * 1000 }

  /// Of بيت the first letter is initial, the second medial, the last final.
  @Test func arabicLettersAreAsWideAsTheyJoin() {
    #expect(abs(width("بيت") - (269 + 373 + 1093)) < 1e-9)
    // Alef joins only the letter before it.
    #expect(abs(width("باب") - (269 + 291 + 993)) < 1e-9)
    // Hamza joins none, and so parts its neighbours.
    #expect(abs(width("بءب") - (993 + 411 + 993)) < 1e-9)
    // Points are above and below letters, and change nothing.
    #expect(abs(width("بَيْت") - width("بيت")) < 1e-9)
    #expect(abs(width("بيت بيت") - (2 * width("بيت") + width(" "))) < 1e-9)
  }

  @Test func marksTakeNoRoom() {
    #expect(width("שָׁ") == width("ש"))
    #expect(width("ที่") == width("ท"))
    #expect(width("कु") == width("क"))
    // A vowel beside its letter does.
    #expect(abs(width("का") - (width("क") + 259)) < 1e-9)
    // Half a letter is narrower.
    #expect(abs(width("स्त") - (389 + width("त"))) < 1e-9)
  }

  /// No shape of a letter is wider than what a broken word counts it for.
  @Test func brokenWordsStayWithinTheWidth() {
    for word in [
      String(repeating: "ه", count: 60), String(repeating: "لا", count: 40),
      String(repeating: "שלום", count: 20), String(repeating: "กขค", count: 30),
      String(repeating: "कषज", count: 30),
    ] {
      let lines = LineBreaker.lines(of: word, width: 90, fontSize: 15)
      #expect(lines.count > 1)
      #expect(lines.joined() == word)
      for line in lines { #expect(LineBreaker.width(of: line, fontSize: 15) <= 90.001, "\(line)") }
    }
  }
}
