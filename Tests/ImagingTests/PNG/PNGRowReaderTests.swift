import TestSupport
import Testing

@testable import Imaging

/// Rows that are read a few at a time are those of the whole picture, whether they are unfolded at once or part by part.
struct PNGRowReaderTests {
  /// The pixels of a file, read in parts of 1 to `most` rows, with reused memory.
  private func pixels(
    _ bytes: [UInt8], width: Int, height: Int, atOnce: Int, in memory: PixelMemory,
    parts: (Int) -> Int
  ) throws -> [UInt32] {
    let lines = try PNGFile(bytes).scanlines(alpha: .straight)
    let reader = try PNGRowReader(
      lines, width: width, height: height, in: memory, atOnce: atOnce)
    var pixels = [UInt32](repeating: 0, count: width * height)
    try pixels.withUnsafeMutableBufferPointer { pixels in
      var row = 0
      while row < height, let base = pixels.baseAddress {
        let count = min(parts(height - row), height - row)
        try reader.read(count, to: base + row * width)
        row += count
      }
    }
    try reader.finish()
    return pixels
  }

  @Test(arguments: StoredPNG.Kind.all.filter { !$0.isInterlaced }, [0, Int.max])
  func everyKindIsReadInParts(_ kind: StoredPNG.Kind, atOnce: Int) throws {
    var generator = SeededGenerator(UInt64(kind.colorType) * 17 + UInt64(kind.bitDepth))
    let memory = PixelMemory()
    for (width, height) in [(1, 1), (3, 40), (31, 7), (64, 33), (5, 16), (2, 17)] {
      for filter in [nil, 0] as [UInt8?] {
        var picture = StoredPNG(
          kind, width: width, height: height, hasTransparency: true, filter: filter,
          using: &generator)
        let stride = picture.rows.count / height
        // Rows that equal those above them.
        for row in 1..<height where row % 3 == 0 {
          picture.rows.replaceSubrange(
            row * stride..<(row + 1) * stride, with: picture.rows[(row - 1) * stride..<row * stride]
          )
        }
        let read = try pixels(
          picture.file, width: width, height: height, atOnce: atOnce, in: memory
        ) { Int.random(in: 1...$0, using: &generator) }
        #expect(try read == PNG.decodeStraight(picture.file).pixels, "\(width) × \(height)")
      }
    }
  }

  /// Chunks of a stream may end anywhere, and be empty.
  @Test func aStreamMayBeCutAnywhere() throws {
    var generator = SeededGenerator(5)
    let kind = try #require(StoredPNG.Kind.common.last)
    let picture = StoredPNG(kind, width: 6, height: 40, using: &generator)
    let expected = try PNG.decodeStraight(picture.file).pixels
    for cut in picture.data.indices {
      let pieces = [[], Array(picture.data[..<cut]), Array(picture.data[cut...])]
      let chunks = [picture.header] + picture.meaning + pieces.map { .of(.imageData, $0) }
      let read = try pixels(
        PNGChunk.file(of: chunks + [.of(.end, [])]), width: 6, height: 40, atOnce: 0,
        in: PixelMemory()
      ) { _ in 7 }
      #expect(read == expected)
    }
  }

  /// A damaged file has the same error as when it is read as a whole.
  @Test func damageHasTheErrorsOfWholeFiles() throws {
    var generator = SeededGenerator(6)
    let kind = try #require(StoredPNG.Kind.common.last)
    let picture = StoredPNG(kind, width: 20, height: 50, using: &generator)
    var wrongSum = picture.data
    wrongSum[wrongSum.count - 1] ^= 1
    var wrongFilter = picture.rows
    wrongFilter[wrongFilter.count / 50 * 30] = 9
    let damaged = [
      wrongSum, Deflate.stored(wrongFilter), Deflate.stored(picture.rows.dropLast()),
      Deflate.stored(picture.rows + [0]), Array(picture.data.dropLast(4)),
      Array(picture.data.dropLast(40)), [0x78, 0x01, 7, 7, 7], [1, 2, 3, 4], [],
    ]
    for data in damaged {
      let file = PNGChunk.file(
        of: [picture.header] + picture.meaning + [.of(.imageData, data), .of(.end, [])])
      func problem(_ body: () throws -> Void) -> PNGError? {
        do { try body() } catch { return error as? PNGError }
        return nil
      }
      let whole = problem { _ = try PNG.decodeStraight(file) }
      let streamed = problem {
        _ = try pixels(file, width: 20, height: 50, atOnce: 0, in: PixelMemory()) { _ in 9 }
      }
      #expect(whole != nil && (streamed == whole || data.count == picture.data.count - 40))
      #expect(streamed != nil)
    }
  }
}
