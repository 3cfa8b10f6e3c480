import Imaging
import Testing

/// The code of the page about `Imaging`.
struct ImagingSnippets {
  @Test func aPictureIsWrittenAndRead() throws {
    // snippet: write
    let red: UInt32 = 0xFFFF_0000
    let bitmap = try #require(Bitmap(width: 32, height: 32, filledWith: red))
    let file = try PNG.encode(bitmap, scale: 2)
    let same = try PNG.decode(file)
    // end
    #expect(same == bitmap)
  }

  @Test func twoPicturesAreCompared() throws {
    let before = try #require(Bitmap(width: 8, height: 8, filledWith: 0xFFFF_0000))
    var pixels = before.pixels
    pixels[0] = 0xFF00_00FF
    let after = try #require(Bitmap(width: 8, height: 8, pixels: pixels))
    var told = 0
    // snippet: compare
    switch PictureComparison(before, after) {
    case .otherSize(let first, let second):
      print("\(first.width) × \(first.height) against \(second.width) × \(second.height)")
    case .sameSize(let difference):
      print("\(difference.different) of \(difference.compared) pixels differ")
    }
    // end
    if case .sameSize(let difference) = PictureComparison(before, after) {
      told = difference.different
    }
    #expect(told == 1)
  }
}
