import Imaging
import Testing

/// What is printed of pictures and of their differences: sizes and counts, and no pixels.
struct DescriptionTests {
  private func bitmap(_ width: Int, _ height: Int, dot: Int? = nil) throws -> Bitmap {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    if let dot { pixels[dot] = 0xFF00_0000 }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test func aBitmapIsItsSize() throws {
    let bitmap = try bitmap(64, 32)
    #expect("\(bitmap)" == "64 × 32 pixels")
    #expect("\(StraightBitmap(bitmap))" == "64 × 32 pixels")
    let part = try #require(PixelRectangle(x: 3, y: 4, width: 10, height: 5))
    #expect("\(part)" == "10 × 5 pixels at (3, 4)")
  }

  @Test func aComparisonCountsPixels() throws {
    let (white, dotted) = (try bitmap(8, 8), try bitmap(8, 8, dot: 9))
    #expect("\(PictureComparison(white, white, by: .exact))" == "none of 64 pixels differ")
    // Black and white are 0.966 apart on pixelmatch's scale.
    #expect(
      "\(PictureComparison(white, dotted, by: .exact))"
        == "1 of 64 pixels differ, by up to 0.966 where 1 is the most, between 1, 1 and 2, 2")
    #expect(
      "\(PictureComparison(white, try bitmap(4, 8)))" == "8 × 8 pixels against 4 × 8 pixels")
  }

  @Test func aRuleSaysWhatItAllows() throws {
    let part = try #require(PixelRectangle(x: 0, y: 0, width: 4, height: 4))
    let rule = DifferenceRule(ignored: [part])
    #expect("\(rule)" == "distance 0.1, without 4 × 4 pixels at (0, 0)")
    #expect("\(DifferenceRule.exact)" == "exact")
    #expect(AnimatedPNG.Delay(1, over: 60).map { "\($0)" } == "1/60 s")
  }
}
