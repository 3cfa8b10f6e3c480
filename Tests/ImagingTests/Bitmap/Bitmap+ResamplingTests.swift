import Testing

@testable import Imaging

struct BitmapResamplingTests {
  /// A picture whose green is the column's number and whose blue is the row's.
  private func grid(_ width: Int, _ height: Int) throws -> Bitmap {
    let pixels = (0..<height).flatMap { y in
      (0..<width).map { x in 0xFF00_0000 | UInt32(x) << 8 | UInt32(y) }
    }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test func allOfAPictureAtItsOwnSizeIsThePicture() throws {
    let picture = try grid(7, 5)
    #expect(picture.resampled(x: 0, y: 0, width: 7, height: 5, to: 7, 5) == picture)
  }

  @Test func aPartAtItsOwnSizeIsThosePixels() throws {
    let part = try #require(try grid(9, 9).resampled(x: 2, y: 3, width: 4, height: 2, to: 4, 2))
    for y in 0..<2 {
      for x in 0..<4 { #expect(part[x, y] == 0xFF00_0000 | UInt32(x + 2) << 8 | UInt32(y + 3)) }
    }
  }

  /// The average of 0, 1 … 7 is 3.5, which is rounded up.
  @Test func aPixelOfAllIsTheAverage() throws {
    let picture = try grid(8, 8)
    #expect(picture.resampled(x: 0, y: 0, width: 8, height: 8, to: 1, 1)?.pixels == [0xFF00_0404])
  }

  /// Half of a pixel of 10 and half of one of 20.
  @Test func pixelsCountByHowMuchOfThemIsUnderTheNewOne() throws {
    let picture = try #require(
      Bitmap(width: 2, height: 1, pixels: [0xFF00_000A, 0xFF00_0014]))
    #expect(
      picture.resampled(x: 0.5, y: 0, width: 1, height: 1, to: 1, 1)?.pixels == [0xFF00_000F])
    #expect(
      picture.resampled(x: 0.75, y: 0, width: 1, height: 1, to: 1, 1)?.pixels == [0xFF00_0012])
  }

  @Test func beyondAnEdgeThePictureGoesOn() throws {
    let picture = try #require(
      Bitmap(width: 2, height: 1, pixels: [0xFF00_000A, 0xFF00_0014]))
    #expect(
      picture.resampled(x: -2, y: -1, width: 6, height: 3, to: 6, 3)?.pixels
        == Array(
          repeating: [
            0xFF00_000A, 0xFF00_000A, 0xFF00_000A, 0xFF00_0014, 0xFF00_0014, 0xFF00_0014,
          ],
          count: 3
        ).flatMap { $0 })
  }

  @Test func anEmptyPartHasNoPicture() throws {
    let picture = try grid(2, 2)
    #expect(picture.resampled(x: 0, y: 0, width: 0, height: 1, to: 1, 1) == nil)
    #expect(picture.resampled(x: 0, y: 0, width: .nan, height: 1, to: 1, 1) == nil)
    #expect(picture.resampled(x: 0, y: 0, width: 1, height: 1, to: 0, 1) == nil)
  }
}
