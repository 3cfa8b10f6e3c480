import TestSupport
import Testing

@testable import Imaging

struct WebPTests {
  @Test(arguments: WebP.Effort.allCases, [true, false])
  func everySmallSizeComesBack(effort: WebP.Effort, isOpaque: Bool) throws {
    for width in [1, 2, 3, 5, 8, 17, 33] {
      for height in [1, 2, 7, 16, 33] {
        let bitmap = try Bitmap.noise(
          width: width, height: height, seed: UInt64(width * 64 + height), isOpaque: isOpaque)
        let file = try WebP.encode(bitmap, effort: effort)
        #expect(file.withUnsafeBufferPointer { DecodedWebP.picture($0) } == bitmap)
      }
    }
  }

  @Test(arguments: [(16_383, 1), (1, 16_383)])
  func longSidesComeBack(width: Int, height: Int) throws {
    let bitmap = try Bitmap.noise(width: width, height: height, seed: 1)
    let file = try WebP.encode(bitmap)
    #expect(file.withUnsafeBufferPointer { DecodedWebP.picture($0) } == bitmap)
  }

  @Test(arguments: [(16_384, 1), (1, 16_384)])
  func refusesLongerSides(width: Int, height: Int) throws {
    let bitmap = try #require(Bitmap(width: width, height: height, filledWith: 0))
    #expect(throws: WebPError.size(width: width, height: height)) { try WebP.encode(bitmap) }
    #expect(throws: WebPError.size(width: width, height: height)) {
      try WebPAnimation(width: width, height: height)
    }
  }

  @Test func equalPicturesAreEqualBytes() throws {
    let bitmap = try Bitmap.noise(width: 40, height: 30, seed: 4)
    #expect(try WebP.encode(bitmap) == WebP.encode(bitmap))
  }
}
