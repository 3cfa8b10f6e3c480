import Dispatch
import Geometry
import Imaging
import Testing

@testable import Graphics

struct FontsTests {
  /// Fonts that were opened ahead are one's own, and set text as any others do.
  @Test func fontsThatWereOpenedAheadAreOnesOwn() throws {
    let opening = FontsAhead.Opening()
    opening.wait()
    // Where no thread can be started they are opened when they are needed.
    let ahead = opening.take()
    #expect(ahead != nil || !SideThread.canStart(12))
    #expect(opening.take() == nil)
    #expect(FontsAhead.take(FontFamilies(interface: .notoSansThai)) == nil)
    let all = try [ahead, Fonts.opened(.standard), Fonts.opened(.standard)].compactMap { $0 }
    #expect(Set(all.map(ObjectIdentifier.init)).count == all.count)
    let style = TextStyle(17, .semiBold, .black)
    let extents = try (all + [Fonts()]).map { try $0.extent(of: "Message", style).width }
    #expect(Set(extents).count == 1)
    #expect(all.map(\.usedFiles).allSatisfy { $0 == all[0].usedFiles })
  }

  private static let nowhere = FontFamily(
    "Nowhere Grotesque", debianPackage: "fonts-nowhere", homebrewCask: "font-nowhere")

  @Test func aMissingFontNamesItselfAndItsPackage() throws {
    let error = try #require(throws: FontError.self) {
      try Fonts(FontFamilies(interface: FontsTests.nowhere))
    }
    #expect(error == .missing(FontsTests.nowhere, .regular))
    for part in ["Nowhere Grotesque", "fonts-nowhere", "font-nowhere"] {
      #expect(error.description.contains(part))
    }
    #expect(throws: FontError.self) { try Fonts(FontFamilies(code: FontsTests.nowhere)) }
  }

  /// Faces for wide characters and emoji are asked for by texts that hold some, and by no others.
  @Test func aFontIsMissedOnlyWhenATextNeedsIt() throws {
    let style = TextStyle(15, .regular, .black)
    let fonts = try Fonts(FontFamilies(wide: FontsTests.nowhere, emoji: FontsTests.nowhere))
    #expect(try fonts.extent(of: "Are we on? → “Yes”", style).width > 0)
    #expect(throws: FontError.missing(FontsTests.nowhere, .regular)) {
      try fonts.extent(of: "好的", style)
    }
    #expect(throws: FontError.missing(FontsTests.nowhere, .regular)) {
      try fonts.extent(of: "Yes 😀", style)
    }
    let canvas = try Canvas(size: Size(width: 9, height: 9), fonts: fonts)
    canvas.text("好的", at: .zero, style)
    #expect(throws: CanvasError.font(.missing(FontsTests.nowhere, .regular))) {
      try canvas.bitmap()
    }
  }

  /// A name that fontconfig would answer with its default font is not answered.
  @Test func nothingIsSubstituted() {
    for name in ["sans-serif", "Helvetica", "Inter Nowhere", ""] {
      let family = FontFamily(name, debianPackage: "", homebrewCask: "")
      #expect(throws: FontError.self) { try FontFile.named(family, .regular) }
    }
  }

  @Test func everyWeightIsASeparateFile() throws {
    let files = try FontWeight.allCases.map { try FontFile.named(.inter, $0) }
    #expect(Set(files).count == files.count || files.allSatisfy { $0.name.contains("Variable") })
    let widths = try FontWeight.allCases.map {
      try Fonts().extent(of: "Keyboard", TextStyle(20, $0, .black)).width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func aMissingGlyphIsNamed() throws {
    let error = try #require(throws: FontError.self) {
      try Fonts().extent(of: "ab\u{10FFFD}c", TextStyle(15, .regular, .black))
    }
    #expect(error == .noGlyph("\u{10FFFD}", in: "ab\u{10FFFD}c"))
    #expect(error.description.contains("U+10FFFD"))
  }

  @Test(
    arguments: [
      ("", []), ("Plain → text “quoted” – 3× ✓ ©", []), ("今晚", .wide), ("あ", .wide),
      ("한국어", .wide), ("，", .wide), ("😀", .emoji), ("❤️", .emoji), ("好 😀", [.wide, .emoji]),
      ("𠮷", .wide),
    ] as [(String, TextNeeds)])
  func textsSayWhatTheyNeed(text: String, needs: TextNeeds) {
    #expect(TextNeeds(of: text) == needs)
  }

  @Test func extentsAreStable() throws {
    let fonts = try Fonts()
    let style = TextStyle(15, .semiBold, .black)
    let first = try fonts.extent(of: "Mei Chen 好 😀", style)
    _ = try fonts.extent(of: "Something else", TextStyle(40, .bold, .white, face: .code))
    #expect(try fonts.extent(of: "Mei Chen 好 😀", style) == first)
    #expect(try Fonts().extent(of: "Mei Chen 好 😀", style.colored(.white)) == first)
    // Neither other characters nor other faces change a line's height.
    #expect(try fonts.extent(of: "x", style).height == first.height)
  }

  /// Pango looks for fonts on threads of its own, which may go on when nobody waits for them any more.
  @Test func fontsMayGoWhileTheyAreLookedFor() throws {
    let style = TextStyle(12, .regular, .black)
    DispatchQueue.concurrentPerform(iterations: 16) { thread in
      for round in 0..<100 {
        do {
          let fonts = try Fonts()
          for text in ["\(thread)", "\(round)日", "Hello"] { _ = try fonts.extent(of: text, style) }
        } catch {
          Issue.record(error)
        }
      }
    }
  }

  /// Cairo before 1.17.4 traps where one thread gives up a font that another one takes again in the same moment.
  @Test func threadsDrawWithTheSameFonts() {
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      do {
        let fonts = try Fonts()
        for round in 0..<20_000 {
          // Another size each time, as Cairo holds the font that was used last.
          let size = Double(12 + (round &* 7 &+ thread) % 3)
          let canvas = try Canvas(
            pixelWidth: 8, pixelHeight: 8, scale: 1.5, background: .black, fonts: fonts)
          canvas.text("a", at: Point(x: 0, y: 8), TextStyle(size, .regular, .white))
        }
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test func theFingerprintNamesWhatWasUsed() throws {
    let fonts = try Fonts()
    let before = Fingerprint(of: fonts)
    #expect(before == Fingerprint(of: try Fonts()))
    #expect(before.libraries.map(\.name) == ["cairo", "pango", "harfbuzz", "freetype"])
    #expect(before.libraries.allSatisfy { $0.version.contains(".") })
    #expect(before.fonts.contains { $0.name.hasPrefix("Inter") })
    #expect(!before.description.contains("CJK") && !before.description.contains("/"))
    _ = try fonts.extent(of: "好", TextStyle(15, .regular, .black))
    #expect(Fingerprint(of: fonts) != before)
    #expect(Fingerprint(of: fonts).description.contains("CJK"))
  }
}
