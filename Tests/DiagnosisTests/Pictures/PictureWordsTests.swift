import Testing

@testable import Diagnosis

struct PictureWordsTests {
  private func german(_ more: String = "") throws -> PictureWords {
    try PictureWords(
      reading: "# mine\nlanguage = de\ndecimal = ,\n\ngap 0 pt = Lücke 0 pt\nB. = Bravo.\n\(more)")
  }

  @Test(arguments: [
    ("gap 22.1 pt", "Lücke 22,1 pt"), ("gap 3 pt", "Lücke 3 pt"), ("gap 0 pt", "Lücke 0 pt"),
    // A number alone has the language's separator, and other words stay.
    ("−56.6 pt", "−56,6 pt"), ("covered 3 pt", "covered 3 pt"), ("", ""),
    // Parts are looked up by themselves.
    ("gap 3 pt, covered 4 pt", "Lücke 3 pt, covered 4 pt"),
    ("iPhone 7  ·  gap 1.5 pt", "iPhone 7  ·  Lücke 1,5 pt"), ("A. B. C.", "A. Bravo. C."),
    // An unknown sentence is not translated in part.
    ("seen, gap 3 pt.", "seen, gap 3 pt."),
    // A digit in a name is none of a number.
    ("ios7.1", "ios7.1"),
  ])
  func labelsAreLookedUpWithoutTheirNumbers(text: String, expected: String) throws {
    #expect(try german()(text) == expected)
    #expect(PictureWords.english(text) == text)
  }

  @Test func numbersKeepTheirOrder() throws {
    #expect(try german("Frame 0 of 0 = 0 von 0")("Frame 5 of 96") == "5 von 96")
  }

  @Test(arguments: [
    ("gap 0 pt", "expected a label"), ("gap =", "expected a label"),
    ("language = deutsch!", "is not a language tag"), ("gap = 0", "has more numbers"),
  ])
  func faultsHaveTheirLine(line: String, message: String) {
    do throws(PictureWords.Fault) {
      _ = try PictureWords(reading: "a = b\n\(line)\n")
      Issue.record("\(line) was read")
    } catch {
      #expect(error.line == 2 && error.message.contains(message), "\(error.message)")
    }
  }

  /// Each language has the same labels, of which each has as many numbers as in English.
  @Test(arguments: PictureWords.languages) func languagesAreWhole(language: String) throws {
    func labels(_ language: String) throws -> [String] {
      try #require(PictureWords.texts[language]).split(separator: "\n")
        .map { String($0.split(separator: "=")[0]) }.filter { $0 != "decimal " }.sorted()
    }
    #expect(try labels(language) == labels("de"))
    for line in try #require(PictureWords.texts[language]).split(separator: "\n") {
      let parts = line.split(separator: "=").map { $0.filter { $0 == "0" }.count }
      #expect(parts.count == 2 && parts[0] == parts[1], "\(line)")
    }
    #expect(PictureWords(language: language)?.language.description == language)
    #expect(PictureWords(language: "tlh") == nil)
  }
}
