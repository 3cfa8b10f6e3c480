import Graphics
import Imaging
import Scenarios
import Testing

@testable import Painting

struct PicturePainterTests {
  private func film(_ scenario: String, _ approach: String) throws -> Film {
    try Scenario.named(scenario).film(of: #require(NamedApproach.named(approach)))
  }

  /// Neither pixels nor what is said to have drawn them depend on what a painter drew before.
  @Test func aPictureIsTheSameWhateverWasDrawnBefore() throws {
    let films = [
      try film("keyboard-gap", "frame"), try film("floating-keyboard", "layout-guide"),
      try film("sheet-moves", "layout-guide"), try film("keyboard-gap", "transform"),
    ]
    let painter = PicturePainter()
    for film in films + films {
      for (scale, appearance) in [(1, Appearance.light), (2, .dark)] {
        let one = try painter.picture(of: film, at: 0.1, scale: scale, appearance: appearance)
        let alone = try PicturePainter().picture(
          of: film, at: 0.1, scale: scale, appearance: appearance)
        #expect(one.bitmap == alone.bitmap)
        #expect(one.fingerprint == alone.fingerprint)
      }
    }
  }

  /// Fonts for other scripts are said to have drawn only what they did.
  @Test func aFontOfAnotherPictureIsNotNamed() throws {
    func film(saying text: String) throws -> Film {
      try Scenario(
        yaml: """
          name: text
          messages:
            - {text: "\(text)"}
          approaches: [transform]
          """, file: "text.yaml"
      ).film(of: #require(NamedApproach.named("transform")))
    }
    let painter = PicturePainter()
    let fonts = try ["مرحبا بك", "Hello", "مرحبا بك"].map { text in
      let film = try film(saying: text)
      let outlook = try painter.outlook(of: film, at: 0.1, scale: 1, appearance: .light)
      let alone = try PicturePainter().picture(of: film, at: 0.1, scale: 1, appearance: .light)
      #expect(outlook.fingerprint == alone.fingerprint)
      return outlook.fingerprint.fonts.map(\.name)
    }
    #expect(fonts[0] == fonts[2])
    #expect(Set(fonts[1]).isStrictSubset(of: fonts[0]))
  }

  /// What is read while a file is drawn is the picture, whatever was drawn before; a file that is known is not drawn.
  @Test(arguments: ["keyboard-gap", "rounded-keyboard", "form-sheet-rises"])
  func drawnRowsAreThePicture(name: String) throws {
    let scenario = try Scenario.named(name)
    let film = try scenario.film(of: #require(scenario.approaches.first))
    let painter = PicturePainter()
    for time in [0.1, 0.35, 0.2] {
      var (pixels, size): ([UInt32], (Int, Int)?) = ([], nil)
      let read = try painter.sealedFile(
        of: film, at: time, scale: 2, appearance: .light
      ) { rows, width, height in
        pixels += rows
        size = (width, height)
      }
      let alone = try PicturePainter().picture(of: film, at: time, scale: 2, appearance: .light)
      #expect(pixels == alone.bitmap.pixels)
      let (width, height) = try #require(size)
      #expect(width == alone.bitmap.width && height == alone.bitmap.height)
      let again = try painter.sealedFile(
        of: film, at: time, scale: 2, appearance: .light
      ) { _, _, _ in Issue.record("A known file is drawn again.") }
      let other = try PicturePainter().sealedFile(
        of: film, at: time, scale: 2, appearance: .light)
      #expect(again.bytes == read.bytes && other.bytes == read.bytes)
    }
  }

  /// What is told of a picture from rows that were drawn one by one is what the drawn picture's file says, whatever the
  /// screen holds: lists, forms, glass, turned devices.
  @Test(arguments: Scenario.builtInNames) func theOutlookIsTheFiles(name: String) throws {
    let scenario = try Scenario.named(name)
    let painter = PicturePainter()
    for approach in scenario.approaches.prefix(2) {
      let film = try scenario.film(of: approach)
      for (time, appearance) in [(0.1, Appearance.light), (0.3, .dark)] {
        let outlook = try painter.outlook(of: film, at: time, scale: 1, appearance: appearance)
        let file = try PicturePainter().sealedFile(
          of: film, at: time, scale: 1, appearance: appearance)
        #expect(file.outlook == outlook)
        #expect(PNG.isSealed(file.bytes, over: outlook.pixels), "\(approach.name) at \(time)")
        let picture = try PicturePainter().picture(
          of: film, at: time, scale: 1, appearance: appearance)
        #expect(outlook.fingerprint == picture.fingerprint)
        let bitmap = picture.bitmap
        #expect(try PNG.decode(file.bytes) == bitmap)
        let pixels = bitmap.pixels.withUnsafeBufferPointer {
          Digest(of: $0, width: bitmap.width)
        }
        #expect(outlook.pixels == pixels)
      }
    }
  }
}

extension Digest {
  /// What stands for a picture: its size and its pixels.
  fileprivate init(of pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    let rows = Digest.rows(of: pixels, width: width)
    self.init(ofRows: rows.count, width: width)
    for row in rows { add(row) }
  }
}
