import Testing

@testable import Imaging

struct BitmapTests {
  @Test func holdsItsPixelsRowByRow() throws {
    let bitmap = try #require(
      Bitmap(width: 2, height: 3, pixels: (0..<6).map { 0xFF00_0000 | $0 }))
    #expect(bitmap[1, 0] == 0xFF00_0001)
    #expect(bitmap[0, 1] == 0xFF00_0002)
    #expect(bitmap[1, 2] == 0xFF00_0005)
  }

  @Test(arguments: [
    (0, 1), (1, 0), (-1, -1), (32_768, 1), (1, 32_768), (8001, 8000), (Int.max, Int.max),
    (Int.min, 2),
  ])
  func refusesSizes(width: Int, height: Int) {
    #expect(!Bitmap.allows(width: width, height: height))
    #expect(Bitmap(width: width, height: height, filledWith: 0) == nil)
    #expect(Bitmap(width: width, height: height, pixels: []) == nil)
  }

  @Test(arguments: [(1, 1), (32_767, 1), (8000, 8000), (1, 32_767)])
  func allowsSizesUpToTheLimit(width: Int, height: Int) {
    #expect(Bitmap.allows(width: width, height: height))
  }

  @Test func refusesAWrongNumberOfPixels() {
    #expect(Bitmap(width: 2, height: 2, pixels: [0, 0, 0]) == nil)
    #expect(Bitmap(width: 2, height: 2, pixels: [0, 0, 0, 0, 0]) == nil)
  }

  @Test(arguments: [0x0001_0000, 0x8081_0000, 0x8000_8100, 0x8000_0081, 0xFE00_00FF])
  func refusesColoursAboveTheirAlpha(pixel: UInt32) {
    #expect(Bitmap(width: 1, height: 1, pixels: [pixel]) == nil)
    #expect(Bitmap(width: 1, height: 1, filledWith: pixel) == nil)
  }

  @Test func isOpaqueWhenEveryPixelIs() throws {
    let opaque = try #require(Bitmap(width: 3, height: 1, filledWith: 0xFF12_3456))
    let nearly = try #require(
      Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0xFE00_0000, 0xFF00_0000]))
    #expect(opaque.isOpaque)
    #expect(!nearly.isOpaque)
  }

  /// Straight alpha and back is the identity for every colour that alpha allows.
  @Test func survivesStraightAlpha() throws {
    var pixels: [UInt32] = []
    for alpha in UInt32(0)...255 {
      for component in UInt32(0)...alpha {
        pixels.append(alpha << 24 | component << 16 | (alpha - component) << 8 | component / 2)
      }
    }
    let straight = pixels.map { pixel in
      let samples = StraightSamples.samples(of: pixel)
      return samples & 0xFF00_0000 | samples.byteSwapped >> 8
    }
    #expect(straight.map(PNGSamples.premultiplied(straight:)) == pixels)
  }
}
