import CPNG
import TestSupport
import Testing

@testable import Imaging

struct PNGScanlinesTests {
  /// Every size from 1 × 1 to 33 × 33, each of the four kinds with each filter on its rows: the
  /// pixels are those that libpng reads from the same bytes.
  @Test(arguments: StoredPNG.Kind.common)
  func everySmallSizeEqualsLibpng(kind: StoredPNG.Kind) throws {
    var generator = SeededGenerator(UInt64(kind.colorType) + 1)
    for width in 1...33 {
      for height in 1...33 {
        let picture = StoredPNG(kind, width: width, height: height, using: &generator)
        let pixels = try #require(scanlines(picture.chunks)?.pixels(), "\(width) × \(height)")
        #expect(try pixels == Libpng.pixels(of: picture.file), "\(width) × \(height)")
      }
    }
  }

  @Test(arguments: [(1, 4000), (4000, 1), (257, 130)])
  func longRowsAndColumnsEqualLibpng(width: Int, height: Int) throws {
    var generator = SeededGenerator(9)
    for kind in StoredPNG.Kind.common {
      let picture = StoredPNG(kind, width: width, height: height, using: &generator)
      let pixels = try #require(scanlines(picture.chunks)?.pixels())
      #expect(try pixels == Libpng.pixels(of: picture.file))
    }
  }

  /// Every colour type, depth and interlacing there is, by whichever way it is read.
  @Test(arguments: StoredPNG.Kind.all)
  func everyKindEqualsLibpng(kind: StoredPNG.Kind) throws {
    var generator = SeededGenerator(2)
    for size in [(1, 1), (2, 3), (5, 4), (7, 9), (8, 8), (33, 17)] {
      for hasTransparency in [false, true] {
        let picture = StoredPNG(
          kind, width: size.0, height: size.1, hasTransparency: hasTransparency, using: &generator)
        #expect(try PNG.decode(picture.file).pixels == Libpng.pixels(of: picture.file), "\(size)")
      }
    }
  }

  /// Data in several chunks, some of them empty, is one stream.
  @Test func dataMayBeCutAnywhere() throws {
    var generator = SeededGenerator(3)
    let kind = try #require(StoredPNG.Kind.common.last)
    let picture = StoredPNG(kind, width: 6, height: 5, using: &generator)
    let expected = try Libpng.pixels(of: picture.file)
    for cut in picture.data.indices {
      let pieces = [[], Array(picture.data[..<cut]), Array(picture.data[cut...])]
      let chunks = picture.meaning + pieces.map { .of(.imageData, $0) }
      #expect(scanlines([picture.header] + chunks)?.pixels() == expected)
    }
  }

  @Test func leavesOtherGammasToLibpng() throws {
    var generator = SeededGenerator(4)
    for kind in StoredPNG.Kind.common {
      var picture = StoredPNG(kind, width: 9, height: 9, using: &generator)
      picture.meaning.insert(.of(.gamma, UInt32(45_455).bigEndianBytes), at: 0)
      #expect(scanlines(picture.chunks) != nil)
      #expect(try PNG.decode(picture.file).pixels == Libpng.pixels(of: picture.file))
      picture.meaning[0] = .of(.gamma, UInt32(100_000).bigEndianBytes)
      #expect(scanlines(picture.chunks) == nil)
      #expect(try PNG.decode(picture.file).pixels == Libpng.pixels(of: picture.file))
    }
  }

  @Test func leavesChunksOutOfOrderToLibpng() throws {
    var generator = SeededGenerator(5)
    let kind = try #require(StoredPNG.Kind.common.first { $0.colorType == 3 })
    let picture = StoredPNG(kind, width: 3, height: 3, hasTransparency: true, using: &generator)
    let data = PNGChunk.of(.imageData, picture.data)
    let (palette, clear) = (picture.meaning[0], picture.meaning[1])
    #expect(scanlines([picture.header, palette, clear, data]) != nil)
    for chunks in [
      [clear, palette, data], [palette, data, clear], [palette, palette, data], [data],
    ] {
      #expect(scanlines([picture.header] + chunks)?.pixels() == nil)
    }
  }

  /// A row's filter that does not exist, a byte too few or too many, and a wrong checksum.
  @Test func doesNotReadDamagedData() throws {
    let rows: [UInt8] = [0, 1, 2, 3, 0, 4, 5, 6]
    func read(_ data: [UInt8]) throws -> [UInt32]? {
      let header = PNGChunk.header(width: 1, height: 2, hasAlpha: false)
      return scanlines([header, .of(.imageData, data)])?.pixels()
    }
    #expect(try read(Deflate.stored(rows)) == [0xFF01_0203, 0xFF04_0506])
    #expect(try read(Deflate.stored([5] + rows.dropFirst())) == nil)
    #expect(try read(Deflate.stored(rows.dropLast())) == nil)
    #expect(try read(Deflate.stored(rows + [0])) == nil)
    var wrong = Deflate.stored(rows)
    wrong[wrong.count - 1] ^= 1
    #expect(try read(wrong) == nil)
  }

  /// A file of a few bytes that claims 64 megapixels is refused before memory is asked for.
  @Test func doesNotBelieveDataToUnfoldEndlessly() throws {
    let header = PNGChunk.header(width: 8000, height: 8000, hasAlpha: false)
    let file = PNGChunk.file(of: [
      header, .of(.imageData, Deflate.stored([0, 1, 2, 3])), .of(.end, []),
    ])
    #expect(scanlines([header, .of(.imageData, Deflate.stored([0, 1, 2, 3]))])?.pixels() == nil)
    #expect(throws: PNGError.self) { try PNG.decode(file) }
  }

  private func scanlines(_ chunks: [PNGChunk]) -> PNGScanlines? {
    guard let first = chunks.first, let header = try? PNGHeader(first) else { return nil }
    return PNGScanlines(header, chunks.dropFirst())
  }
}

/// libpng's own reading, to compare with.
enum Libpng {
  /// The premultiplied pixels of a file.
  static func pixels(of file: [UInt8]) throws -> [UInt32] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let samples = try file.withUnsafeBufferPointer { file in
      try #require(png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0)
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR) | png_uint_32(PNG_FORMAT_FLAG_ALPHA)
      var samples = [UInt8](repeating: 0, count: Int(image.width * image.height) * 4)
      try #require(png_image_finish_read(&image, nil, &samples, 0, nil) != 0)
      return samples
    }
    let (width, height) = (Int(image.width), Int(image.height))
    return Bitmap(straightSamples: samples, width: width, height: height).pixels
  }
}
