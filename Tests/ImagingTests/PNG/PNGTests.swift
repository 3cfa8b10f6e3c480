import TestSupport
import Testing

@testable import Imaging

struct PNGTests {
  @Test func chunksStandInOrder() throws {
    let file = try PNG.encode(.noise(width: 5, height: 4, seed: 1), scale: 2)
    let chunks = try PNGChunk.chunks(of: file)
    #expect(chunks.map(\.type.name) == ["IHDR", "sRGB", "pHYs", "tEXt", "IDAT", "IEND"])
  }

  @Test(arguments: [(1.0, 2835), (2, 5670), (3, 8505), (1.5, 4253)])
  func saysHowLargeAPixelIs(scale: Double, density: UInt32) throws {
    let file = try PNG.encode(.noise(width: 1, height: 1, seed: 1), scale: scale)
    let chunk = try #require(
      PNGChunk.chunks(of: file).first { $0.type == .physicalSize })
    #expect(Array(chunk.data) == density.bigEndianBytes + density.bigEndianBytes + [1])
  }

  @Test(arguments: [0, -1, 101, .nan, .infinity])
  func refusesScales(scale: Double) throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, filledWith: 0))
    #expect(throws: PNGError.self) { try PNG.encode(bitmap, scale: scale) }
  }

  @Test func opaquePicturesHaveNoAlpha() throws {
    let opaque = try PNG.encode(.noise(width: 3, height: 3, seed: 2))
    let clear = try PNG.encode(.noise(width: 3, height: 3, seed: 2, isOpaque: false))
    #expect(try PNGChunk.chunks(of: opaque)[0].data.dropFirst(8) == [8, 2, 0, 0, 0])
    #expect(try PNGChunk.chunks(of: clear)[0].data.dropFirst(8) == [8, 6, 0, 0, 0])
  }

  @Test(arguments: [true, false]) func everySmallSizeComesBack(isOpaque: Bool) throws {
    for width in 1...9 {
      for height in 1...9 {
        let bitmap = try Bitmap.noise(
          width: width, height: height, seed: UInt64(width * 16 + height), isOpaque: isOpaque)
        #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
      }
    }
  }

  @Test(arguments: [(32_767, 1), (1, 32_767), (700, 500)])
  func largeSizesComeBack(width: Int, height: Int) throws {
    let bitmap = try Bitmap.noise(width: width, height: height, seed: 3)
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }

  @Test func equalPicturesAreEqualBytes() throws {
    let first = try PNG.encode(.noise(width: 40, height: 30, seed: 4), scale: 2)
    let second = try PNG.encode(.noise(width: 40, height: 30, seed: 4), scale: 2)
    #expect(first == second)
    #expect(try first != PNG.encode(.noise(width: 40, height: 30, seed: 5), scale: 2))
  }
}

extension Bitmap {
  /// Pixels without any pattern, the same in every run.
  static func noise(
    width: Int, height: Int, seed: UInt64, isOpaque: Bool = true
  ) throws -> Bitmap {
    var generator = SeededGenerator(seed)
    let pixels = (0..<width * height).map { _ -> UInt32 in
      let alpha = isOpaque ? 255 : UInt32.random(in: 0...254, using: &generator)
      return (0..<3).reduce(alpha) { pixel, _ in
        pixel << 8 | UInt32.random(in: 0...alpha, using: &generator)
      }
    }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }
}
