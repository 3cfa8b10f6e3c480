import TestSupport
import Testing

@testable import Imaging

struct PNGEncoderTests {
  /// One encoder for all sizes: what was written before must not show.
  ///
  /// Kinds that take the same paths as others share the sizes.
  @Test(arguments: PictureKind.allCases)
  func everySmallSizeComesBack(kind: PictureKind) throws {
    let encoder = PNGEncoder()
    var file: [UInt8] = []
    let isThorough = [PictureKind.noise, .runs, .alpha, .halfPhoto].contains(kind)
    for width in 1...33 {
      for height in 1...33 where isThorough || (width + height) % 5 == 0 {
        let bitmap = try kind.bitmap(
          width: width, height: height, seed: UInt64(width * 64 + height))
        try encoder.encode(bitmap, into: &file)
        #expect(try PNG.decode(file) == bitmap, "\(width) × \(height)")
      }
    }
  }

  /// Sizes around 258 bytes, 64 KiB of literals, and with many blocks; the smallest files, too.
  @Test(arguments: PictureKind.allCases)
  func otherSizesComeBack(kind: PictureKind) throws {
    let encoder = PNGEncoder()
    for (width, height) in [
      (85, 40), (86, 40), (87, 9), (64, 64), (65, 7), (300, 200), (1, 700), (400, 400),
    ] {
      let bitmap = try kind.bitmap(width: width, height: height, seed: UInt64(width + height))
      try expectEqual(encoder.encode(bitmap), bitmap, "\(width) × \(height)")
    }
  }

  /// A picture that comes in bands of any heights is the same picture, whether the bands lie one below another or each in
  /// the memory of the one before.
  @Test(arguments: PictureKind.allCases)
  func bandsComeBack(kind: PictureKind) throws {
    let encoder = PNGEncoder()
    for (width, height, band) in [
      (1, 9, 2), (33, 40, 1), (300, 70, 8), (300, 70, 13), (12_000, 9, 4),
    ] {
      let bitmap = try kind.bitmap(width: width, height: height, seed: UInt64(width + band))
      guard bitmap.isOpaque else { continue }
      let starts = Array(stride(from: 0, to: height, by: band))
      try encoder.start(width: width, height: height, scale: 2)
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        for top in starts {
          encoder.add(base + top * width, rows: min(band, height - top), hasAbove: top > 0)
        }
      }
      let whole = encoder.finish()
      #expect(try PNG.decode(whole) == bitmap, "\(width) × \(height)")

      try encoder.start(width: width, height: height, scale: 2)
      var memory = [UInt32](repeating: 0, count: width)
      for top in starts {
        let rows = min(band, height - top)
        memory = memory.suffix(width) + bitmap.pixels[(top * width)..<((top + rows) * width)]
        memory.withUnsafeBufferPointer { pixels in
          guard let base = pixels.baseAddress else { return }
          encoder.add(base + width, rows: rows, hasAbove: top > 0)
        }
      }
      #expect(encoder.finish() == whole)
    }
  }

  /// Widths whose rows are 32,768 bytes long, one less, one more, and the widest there are.
  @Test(arguments: [10_921, 10_922, 10_923, 8191, 8192, 32_767])
  func comesBackBeyondTheWindow(width: Int) throws {
    let encoder = PNGEncoder()
    for kind in [PictureKind.runs, .repeating, .flat, .alpha, .halfPhoto] {
      let bitmap = try kind.bitmap(width: width, height: 13, seed: 3)
      #expect(try PNG.decode(encoder.encode(bitmap)) == bitmap, "\(kind)")
    }
  }

  /// Rows that are equal cost next to nothing, in the window and beyond it.
  @Test(arguments: [1170, 12_000])
  func equalRowsAreShort(width: Int) throws {
    let row = try PictureKind.runs.bitmap(width: width, height: 1, seed: 8)
    let pixels = (0..<100).flatMap { _ in row.pixels }
    let bitmap = try #require(Bitmap(width: width, height: 100, pixels: pixels))
    let once = try PNG.encode(row).count
    // A match of 258 bytes takes two bits at least.
    #expect(try PNG.encode(bitmap).count < once + 100 * width * 3 / 258 * 2)
    try expectEqual(PNG.encode(bitmap), bitmap)
  }

  /// Noise is stored: RFC 1951's 5 bytes for each 65,535, and next to nothing besides.
  @Test func noiseIsHardlyLonger() throws {
    let bitmap = try PictureKind.noise.bitmap(width: 300, height: 300, seed: 4)
    #expect(try PNG.encode(bitmap).count < 300 * 901 + 300)
  }

  /// Photo-like rows are filtered, flat ones are not.
  @Test func choosesFiltersByRows() throws {
    let bitmap = try PictureKind.smooth.bitmap(width: 400, height: 100, seed: 4)
    #expect(try PNG.encode(bitmap).count < 400 * 100 * 3 / 3)
  }

  @Test func reusesTheArray() throws {
    let encoder = PNGEncoder()
    let bitmap = try PictureKind.runs.bitmap(width: 50, height: 50, seed: 4)
    var file: [UInt8] = [1, 2, 3]
    try encoder.encode(bitmap, scale: 2, into: &file)
    #expect(try file == PNG.encode(bitmap, scale: 2))
    #expect(throws: PNGError.scale(0)) { try encoder.encode(bitmap, scale: 0) }
  }
}
