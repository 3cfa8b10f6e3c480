import Imaging
import Geometry
import Testing

@testable import Graphics

struct CanvasTextTests {
  private static let black = TextStyle(20, .regular, .black)

  /// The rows and columns that hold any ink.
  private func inkArea(of bitmap: Bitmap) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    var (rows, columns): ([Int], [Int]) = ([], [])
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != 0xFFFF_FFFF {
        rows.append(y)
        columns.append(x)
      }
    }
    guard let top = rows.min(), let bottom = rows.max(), let left = columns.min(),
      let right = columns.max()
    else { return nil }
    return (top...bottom, left...right)
  }

  /// An H stands on the baseline's pixel edge at every scale, and is as high as its capitals.
  @Test(arguments: [1.0, 2, 3])
  func standsOnItsBaseline(scale: Double) throws {
    for baseline in [25.0, 25.2, 24.8] {
      let bitmap = try drawn(scale: scale, size: Size(width: 40, height: 40)) { canvas in
        canvas.text("H", at: Point(x: 10, y: baseline), CanvasTextTests.black)
      }
      let ink = try #require(inkArea(of: bitmap))
      let edge = (baseline * scale).rounded()
      #expect(ink.rows.upperBound + 1 == Int(edge))
      #expect(
        ink.rows.lowerBound
          == Int((edge - CanvasTextTests.black.capHeight * scale).rounded(.down)))
    }
  }

  @Test func lettersGrowWithTheScale() throws {
    let once = try Fonts().extent(of: "Keyboard", TextStyle(10, .regular, .black))
    let twice = try Fonts().extent(of: "Keyboard", TextStyle(20, .regular, .black))
    // Pango counts in 1/1024 pt, eight letters may each be off by half of one.
    #expect(abs(twice.width - 2 * once.width) <= 8.0 / 1024)
    #expect(abs(twice.height - 2 * once.height) <= 2.0 / 1024)
  }

  @Test func alignmentMovesByTheWidth() throws {
    let size = Size(width: 100, height: 40)
    func columns(_ alignment: TextAlignment) throws -> ClosedRange<Int> {
      let bitmap = try drawn(scale: 1, size: size) { canvas in
        canvas.text("HHH", at: Point(x: 50, y: 30), CanvasTextTests.black, alignment: alignment)
      }
      return try #require(inkArea(of: bitmap)).columns
    }
    let width = try Fonts().extent(of: "HHH", CanvasTextTests.black).width
    let leading = try columns(.leading)
    #expect(leading.lowerBound >= 50)
    #expect(
      abs(Double(leading.lowerBound) - Double(try columns(.trailing).lowerBound) - width) <= 1)
    let center = try columns(.center)
    #expect(abs(center.lowerBound + center.upperBound + 1 - 100) <= 2)
  }

  @Test func capitalsAreCentredInRectangles() throws {
    let bitmap = try drawn(scale: 3, size: Size(width: 60, height: 60)) { canvas in
      canvas.text("H", in: Rect(x: 10, y: 10, width: 40, height: 40), CanvasTextTests.black)
    }
    let ink = try #require(inkArea(of: bitmap))
    #expect(abs(ink.rows.lowerBound + ink.rows.upperBound + 1 - 180) <= 2)
    #expect(abs(ink.columns.lowerBound + ink.columns.upperBound + 1 - 180) <= 2)
  }

  @Test func ellipsisKeepsTextWithinItsWidth() throws {
    let fonts = try Fonts()
    let text = "A long name of an approach"
    let full = try fonts.extent(of: text, CanvasTextTests.black)
    let cut = try fonts.extent(of: text, CanvasTextTests.black, maxWidth: 100)
    #expect(!full.isTruncated && full.width > 100)
    #expect(cut.isTruncated && cut.width <= 100 && cut.width > 70)
    let roomy = try fonts.extent(of: text, CanvasTextTests.black, maxWidth: full.width + 1)
    #expect(!roomy.isTruncated && roomy.width == full.width)
  }

  @Test func tabularFiguresHaveOneWidth() throws {
    let fonts = try Fonts()
    let tabular = TextStyle(12, .regular, .black, hasTabularFigures: true)
    let widths = try (0...9).map { try fonts.extent(of: String($0), tabular).width }
    #expect(Set(widths).count == 1)
    let plain = TextStyle(12, .regular, .black)
    #expect(try fonts.extent(of: "1", plain).width < fonts.extent(of: "8", plain).width)
  }

  /// Where a reader's figures have their own widths, what follows them is in its place all the same.
  @Test func anSVGPlacesFigures() throws {
    let fonts = try Fonts()
    let style = TextStyle(12, .regular, .black, hasTabularFigures: true)
    func svg(_ text: String, _ style: TextStyle) throws -> String {
      let canvas = try Canvas(
        size: Size(width: 100, height: 40), anyScale: 1, medium: .marks, fonts: fonts)
      canvas.text(text, at: Point(x: 4, y: 30), style)
      return try canvas.svg(title: "", description: "")
    }
    let pieces = try svg("a 81 %", style).matches(of: /<tspan x="([^"]*)"[^>]*>([^<]*)</)
    #expect(pieces.map { String($0.2) } == ["a ", "81", " %"])
    let places = pieces.flatMap { $0.1.split(separator: " ") }.compactMap { Double($0) }
    let expected = try ["", "a ", "a 8", "a 81"].map {
      try $0.isEmpty ? 4 : 4 + fonts.extent(of: $0, style).width
    }
    try #require(places.count == expected.count)
    for (place, expected) in zip(places, expected) { #expect(abs(place - expected) < 0.02) }
    // Others need none.
    for (text, style) in [("a %", style), ("81", TextStyle(12, .regular, .black))] {
      #expect(try !svg(text, style).contains("tspan"))
    }
  }

  @Test func codeHasOneWidth() throws {
    let fonts = try Fonts()
    let code = TextStyle(11, .regular, .black, face: .code)
    let widths = try "iW{.0".map { try fonts.extent(of: String($0), code).width }
    #expect(Set(widths).count == 1)
  }

  @Test func trackingAddsToEachLetter() throws {
    let fonts = try Fonts()
    var style = CanvasTextTests.black
    let plain = try fonts.extent(of: "abcd", style).width
    style.tracking = 1
    let tracked = try fonts.extent(of: "abcd", style).width
    #expect((3.0...4.0).contains(tracked - plain))
  }

  @Test func controlCharactersAreSpaces() throws {
    let fonts = try Fonts()
    let spaces = try fonts.extent(of: "a b c d", CanvasTextTests.black)
    for text in ["a\nb\tc\rd", "a\u{2028}b\u{2029}c\u{0}d"] {
      #expect(try fonts.extent(of: text, CanvasTextTests.black) == spaces)
    }
  }

  /// Letters lie at fractions of a pixel: moving by a quarter of one moves their weight by a
  /// quarter.
  @Test func lettersAreNotRoundedToPixels() throws {
    func weight(x: Double) throws -> Double {
      let bitmap = try drawn(scale: 1, size: Size(width: 60, height: 40)) { canvas in
        canvas.text("illi", at: Point(x: x, y: 30), CanvasTextTests.black)
      }
      var (sum, total) = (0.0, 0.0)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let dark = Double(255 - bitmap[x, y] & 0xFF)
          sum += dark * Double(x)
          total += dark
        }
      }
      return sum / total
    }
    #expect(abs(try weight(x: 10.25) - weight(x: 10) - 0.25) < 0.02)
  }

  @Test func emojiAreColouredAndOneEmWide() throws {
    let fonts = try Fonts()
    #expect(abs(try fonts.extent(of: "😀", CanvasTextTests.black).width - 20) < 0.1)
    for text in ["😀", "❤️", "🍜"] {
      let bitmap = try drawn(scale: 2, size: Size(width: 40, height: 40)) { canvas in
        canvas.text(text, at: Point(x: 5, y: 30), CanvasTextTests.black)
      }
      let coloured = bitmap.pixels.filter { pixel in
        let parts = [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
        return (parts.max() ?? 0) - (parts.min() ?? 0) > 60
      }
      #expect(coloured.count > 200, "\(text)")
    }
  }

  /// Each text is drawn with glyphs of its own, not with one box for all that is missing.
  @Test func wideCharactersAreNotBoxes() throws {
    let characters = "今晚吃饭吗あ한「，"
    let pictures = try characters.map { character in
      try drawn(scale: 2, size: Size(width: 30, height: 30)) { canvas in
        canvas.text(String(character), at: Point(x: 2, y: 24), CanvasTextTests.black)
      }
    }
    #expect(Set(pictures).count == characters.count)
  }
}
