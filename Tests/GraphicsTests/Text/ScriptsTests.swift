import Basics
import Geometry
import Imaging
import Testing

@testable import Graphics

/// Arabic, Hebrew, Devanagari and Thai.
struct ScriptsTests {
  private static let style = TextStyle(20, .regular, .black)

  private func picture(
    _ text: String, _ style: TextStyle = ScriptsTests.style, width: Double = 200,
    alignment: TextAlignment = .leading, maxWidth: Double? = nil
  ) throws -> Bitmap {
    try drawn(scale: 2, size: Size(width: width, height: 60)) { canvas in
      let x = alignment == .leading ? 4 : width - 4
      canvas.text(
        text, at: Point(x: x, y: 40), style, alignment: alignment, maxWidth: maxWidth)
    }
  }

  /// The runs of a line from left to right: their letters, and whether they are read from right to left.
  private func runs(
    _ text: String, _ style: TextStyle = ScriptsTests.style, maxWidth: Double? = nil
  ) throws -> [(letters: String, isRightToLeft: Bool)] {
    try Fonts().withLine(text, style, maxWidth: maxWidth) { line, _ in
      line.runs.map { (line.letters(of: $0), $0.isRightToLeft) }
    }
  }

  private func ink(_ bitmap: Bitmap) -> Int { bitmap.pixels.count { $0 != 0xFFFF_FFFF } }

  @Test(arguments: [
    ("مرحبا", TextNeeds.arabic), ("שלום", .hebrew), ("नमस्ते", .devanagari), ("สวัสดี", .thai),
    ("١٢٣ ، ؟", .arabic), ("ﷺ", .arabic), ("שָׁלוֹם", .hebrew), ("१२३ ।", .devanagari),
    ("๑๒๓ ฿", .thai),
  ])
  func eachHasItsOwnFont(text: String, needs: TextNeeds) throws {
    #expect(TextNeeds(of: text) == needs)
    for weight in FontWeight.allCases {
      #expect(ink(try picture(text, TextStyle(20, weight, .black))) > 20)
    }
    #expect(
      try picture(text) != picture(text, TextStyle(20, .bold, .black)))
  }

  /// Each letter is drawn, not one box for all.
  @Test(arguments: ["אבגדהלמשת", "ابجدرسصطع", "कखगतनपमसह", "กขคงจดตนบ"])
  func lettersDiffer(letters: String) throws {
    let pictures = try letters.map { try picture(String($0), width: 60) }
    #expect(Set(pictures).count == letters.count)
  }

  /// Joined letters have other shapes than the same letters apart.
  @Test func arabicLettersJoin() throws {
    let fonts = try Fonts()
    let joined = try fonts.extent(of: "بيت", ScriptsTests.style).width
    let apart = try "بيت".map { try fonts.extent(of: String($0), ScriptsTests.style).width }
    #expect(joined < apart.reduce(0, +) * 0.8)
    // What keeps them apart leaves the shapes of letters that stand alone.
    let parted = try fonts.extent(of: "ب\u{200C}ي\u{200C}ت", ScriptsTests.style).width
    #expect(abs(parted - apart.reduce(0, +)) < 0.5)
  }

  @Test func devanagariLettersJoin() throws {
    let fonts = try Fonts()
    let joined = try fonts.extent(of: "स्त", ScriptsTests.style).width
    let parted = try fonts.extent(of: "स\u{94D}\u{200C}त", ScriptsTests.style).width
    #expect(joined < parted)
    // The vowel is read after its letter and written before it.
    #expect(try picture("कि") != picture("ि" + "क"))
  }

  /// Where letters lie, and where they are read: “Hello שלום 123” in either direction.
  @Test func partsAreWhereTheirDirectionPutsThem() throws {
    let mixed = "Hello שלום 123"
    let leftToRight = try runs(mixed)
    #expect(leftToRight.first?.letters.hasPrefix("Hello") == true)
    #expect(leftToRight.contains { $0.letters.contains("שלום") && $0.isRightToLeft })
    var style = ScriptsTests.style
    style.direction = .rightToLeft
    let rightToLeft = try runs(mixed, style)
    #expect(rightToLeft.last?.letters.hasPrefix("Hello") == true)
    #expect(rightToLeft.first?.letters.contains("123") == true)
    // By itself a line runs as its first letter says.
    #expect(try runs("שלום Hello").last?.letters.contains("שלום") == true)
    // Digits are read from left to right wherever they stand.
    #expect(try runs("123").map(\.isRightToLeft) == [false])
  }

  /// What does not fit is cut off where the text ends: at the left where it is read from right to left.
  @Test func theEllipsisIsAtTheEnd() throws {
    let hebrew = try runs("שלום לכולם וברוכים הבאים", maxWidth: 90)
    #expect(hebrew.first?.letters == "…" && hebrew.count > 1)
    let latin = try runs("Hello and welcome to everybody", maxWidth: 90)
    #expect(latin.last?.letters == "…" && latin.count > 1)
  }

  /// Marks above and below, two of them above each other, have ink of their own.
  @Test(arguments: [("ท", "ที่"), ("ก", "กู้"), ("ש", "שָׁ"), ("ب", "بَّ"), ("क", "कूँ")])
  func marksAreDrawn(letter: String, marked: String) throws {
    let fonts = try Fonts()
    let (plain, full) = try (picture(letter), picture(marked))
    #expect(ink(full) > ink(plain))
    #expect(
      abs(
        try fonts.extent(of: letter, ScriptsTests.style).width
          - fonts.extent(of: marked, ScriptsTests.style).width) < 0.01)
  }

  @Test func aMissingScriptFontNamesItsPackage() throws {
    let nowhere = FontFamily(
      "Nowhere Sans Thai", debianPackage: "fonts-nowhere", homebrewCask: "font-nowhere")
    let fonts = try Fonts(FontFamilies(thai: nowhere))
    #expect(throws: FontError.missing(nowhere, .regular)) {
      try fonts.extent(of: "สวัสดี", ScriptsTests.style)
    }
    #expect(try fonts.extent(of: "مرحبا", ScriptsTests.style).width > 0)
  }

  // MARK: - Language

  private func picture(_ text: String, in language: String) throws -> Bitmap {
    let tag = try #require(LanguageTag(language))
    let canvas = try Canvas(
      size: Size(width: 100, height: 40), scale: 2, background: .white,
      fonts: Fonts(FontFamilies(language: tag)))
    canvas.text(text, at: Point(x: 4, y: 30), ScriptsTests.style)
    return try canvas.bitmap()
  }

  /// 骨 and 直 are written in four ways; other letters are as they are in English.
  @Test func theLanguageChoosesAmongTheShapesOfALetter() throws {
    let pictures = try ["zh-Hans", "zh-Hant", "ja", "ko"].map { try picture("骨直", in: $0) }
    #expect(pictures[0] != pictures[1] && pictures[0] != pictures[2])
    #expect(try picture("骨直", in: "en") == pictures[0])
    #expect(try picture("骨直", in: "zh") == pictures[0])
    for language in ["ja", "ko", "zh-Hant", "ar", "th"] {
      #expect(try picture("Hello", in: language) == picture("Hello", in: "en"))
    }
  }

  /// A reader's fonts have several shapes of a letter, too, and each text its direction.
  @Test func anSVGSaysLanguageAndDirection() throws {
    func svg(_ language: LanguageTag) throws -> String {
      let canvas = try Canvas(
        size: Size(width: 100, height: 40), anyScale: 1, medium: .marks,
        fonts: Fonts(FontFamilies(language: language)))
      canvas.text("骨 שלום", at: Point(x: 4, y: 30), ScriptsTests.style)
      return try canvas.svg(title: "", description: "")
    }
    let japanese = try svg(try #require(LanguageTag("ja")))
    #expect(japanese.contains(" xml:lang=\"ja\""))
    #expect(japanese.contains("direction=\"rtl\"") && japanese.contains(">שלום</text>"))
    #expect(try !svg(.english).contains("xml:lang"))
  }
}
