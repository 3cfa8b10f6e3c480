import TestSupport
import Testing

@testable import Imaging

struct StraightBitmapTests {
  /// What a file holds, however little of it can be seen.
  @Test func keepsColoursThatCannotBeSeen() throws {
    let samples: [UInt8] = [0, 10, 20, 30, 0, 200, 100, 50, 7, 1, 2, 3, 255]
    let file = PNGChunk.file(of: [
      .header(width: 3, height: 1, hasAlpha: true), .of(.imageData, Deflate.stored(samples)),
      .of(.end, []),
    ])
    #expect(
      try PNG.decodeStraight(file).pixels == [0x000A_141E, 0x07C8_6432, 0xFF01_0203])
  }

  /// Premultiplied it is what `decode` gives, for every kind of file.
  @Test(arguments: StoredPNG.Kind.all)
  func agreesWithPremultipliedReading(_ kind: StoredPNG.Kind) throws {
    var generator = SeededGenerator(UInt64(kind.bitsPerPixel))
    for hasTransparency in [false, true] {
      let file = StoredPNG(
        kind, width: 9, height: 7, hasTransparency: hasTransparency, using: &generator
      ).file
      let straight = try PNG.decodeStraight(file)
      let samples = straight.pixels.flatMap { pixel in
        [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
      #expect(
        try Bitmap(straightSamples: samples, width: 9, height: 7) == PNG.decode(file))
    }
  }

  /// A bitmap is what its own file holds.
  @Test(arguments: PictureKind.allCases)
  func aBitmapIsItsFile(_ kind: PictureKind) throws {
    let bitmap = try kind.bitmap(width: 31, height: 17, seed: 8)
    #expect(try PNG.decodeStraight(PNG.encode(bitmap)) == StraightBitmap(bitmap))
  }

  @Test func hasAsManyPixelsAsItSays() {
    #expect(StraightBitmap(width: 2, height: 1, pixels: [0]) == nil)
    #expect(StraightBitmap(width: 0, height: 1, pixels: []) == nil)
    #expect(StraightBitmap(width: 2, height: 1, pixels: [0, 1]) != nil)
  }
}
