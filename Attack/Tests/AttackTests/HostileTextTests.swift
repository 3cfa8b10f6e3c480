import Foundation
import Testing

@testable import attack

struct HostileTextTests {
  // No test has such a text as its argument: who runs tests prints arguments.

  @Test func controlsAreFound() {
    let controls = [
      "\u{1B}", "\r", "\t", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}",
      "\0",
    ]
    for control in controls { #expect(HostileText.control(in: "a\(control)b") != nil) }
  }

  @Test func otherTextsAreNot() {
    for text in ["", "a\nb\n", "Größe → 3 pt", "مرحبا", "👩‍👩‍👧", "\\u001b", "␛[2J"] {
      #expect(HostileText.control(in: text) == nil)
    }
  }

  @Test func commandsOfOthersAreFound() {
    let texts = [
      "a\n::error::forged", "  ::add-mask::a", "##[error]a", "a ##[group]b",
      "::stop-commands::forged\n::error::a", "::stop-commands::x1\n::x1::\n::error::a",
    ]
    for (index, text) in texts.enumerated() {
      #expect(HostileText.forgedCommand(in: text) != nil, "text \(index)")
    }
  }

  @Test func ownCommandsAreNot() {
    let texts = [
      "all :: is well\n", "::error file=a,line=3,title=b::c\n",
      "::notice title=Filmstrip::and 3 more",
      "::stop-commands::x1\n::error::a\n::x1::\nall is well",
    ]
    for (index, text) in texts.enumerated() {
      #expect(HostileText.forgedCommand(in: text) == nil, "text \(index)")
    }
  }

  /// Every text in quotes is the JSON of itself.
  @Test func quotedTextsReadBack() throws {
    for number in 0..<500 {
      let text = HostileText.any(Chance(seed: 3, case: number))
      for quoted in [HostileText.quoted(text), HostileText.rawQuoted(text)] {
        let read = try JSONSerialization.jsonObject(
          with: Data(quoted.utf8), options: .fragmentsAllowed)
        #expect(
          (read as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true, "\(quoted)")
      }
    }
  }
}
