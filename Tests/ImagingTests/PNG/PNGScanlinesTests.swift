import CPNG
import TestSupport
import Testing

@testable import Imaging

struct PNGScanlinesTests {
  /// Every size from 1 × 1 to 33 × 33, each of the four common kinds with each filter on its rows: the
  /// pixels are those that libpng reads from the same bytes.
  @Test(arguments: StoredPNG.Kind.common)
  func everySmallSizeEqualsLibpng(kind: StoredPNG.Kind) throws {
    var generator = SeededGenerator(UInt64(kind.colorType) + 1)
    for width in 1...33 {
      for height in 1...33 {
        let picture = StoredPNG(kind, width: width, height: height, using: &generator)
        #expect(
          try PNG.decode(picture.file).pixels == Libpng.pixels(of: picture.file),
          "\(width) × \(height)")
      }
    }
  }

  @Test(arguments: [(1, 4000), (4000, 1), (257, 130)])
  func longRowsAndColumnsEqualLibpng(width: Int, height: Int) throws {
    var generator = SeededGenerator(9)
    for kind in StoredPNG.Kind.all where !kind.confusesLibpng {
      let picture = StoredPNG(kind, width: width, height: height, using: &generator)
      #expect(try PNG.decode(picture.file).pixels == Libpng.pixels(of: picture.file), "\(kind)")
    }
  }

  /// Every colour type, depth and interlacing there is.
  @Test(arguments: StoredPNG.Kind.all.filter { !$0.confusesLibpng })
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

  /// The same samples in the order of Adam7 are the same pixels, in every depth.
  @Test(arguments: StoredPNG.Kind.all.filter(\.isInterlaced))
  func interlacingChangesNoPixel(kind: StoredPNG.Kind) throws {
    var generator = SeededGenerator(6)
    for (width, height) in [(1, 1), (2, 2), (4, 5), (5, 8), (8, 3), (9, 9), (17, 33)] {
      var plain = StoredPNG(
        kind.notInterlaced, width: width, height: height, hasTransparency: true, filter: 0,
        using: &generator)
      plain.rows.withUnsafeMutableBufferPointer { rows in
        // What follows a row's last bit belongs to no pixel.
        let stride = 1 + (width * kind.bitsPerPixel + 7) / 8
        let unused = stride * 8 - 8 - width * kind.bitsPerPixel
        for y in 0..<height { rows[(y + 1) * stride - 1] &= UInt8(0xFF << unused & 0xFF) }
      }
      let interlaced = plain.interlaced(width: width, height: height, kind: kind)
      #expect(
        try PNG.decodeStraight(interlaced) == PNG.decodeStraight(plain.file), "\(width) × \(height)"
      )
    }
  }

  /// Each sample of 16 bits becomes the nearest of eight.
  @Test func deepSamplesAreRounded() throws {
    var rows: [UInt8] = []
    for value in 0..<65_536 {
      if value % 256 == 0 { rows.append(0) }
      rows += [UInt8(value >> 8), UInt8(value & 0xFF)]
    }
    let file = PNGChunk.file(of: [
      .of(.header, [0, 0, 1, 0, 0, 0, 1, 0, 16, 0, 0, 0, 0]),
      .of(.imageData, Deflate.stored(rows)), .of(.end, []),
    ])
    let expected = (0..<65_536).map { value in
      0xFF00_0000 | UInt32((Double(value) * 255 / 65_535).rounded()) * 0x01_0101
    }
    #expect(try PNG.decode(file).pixels == expected)
  }

  /// A colour that is clear is meant with all its bits, and of fewer bits those above do not count.
  @Test func clearColoursAreComparedWithAllTheirBits() throws {
    func pixels(_ form: [UInt8], _ row: [UInt8], clear: [UInt8]) throws -> [UInt32] {
      try PNG.decodeStraight(
        PNGChunk.file(of: [
          .of(.header, [0, 0, 0, 2, 0, 0, 0, 1] + form), .of(.transparency, clear),
          .of(.imageData, Deflate.stored([0] + row)), .of(.end, []),
        ])
      ).pixels
    }
    let deep: [UInt8] = [16, 0, 0, 0, 0]
    #expect(
      try pixels(deep, [0x12, 0x34, 0x12, 0x35], clear: [0x12, 0x34]) == [0x0012_1212, 0xFF12_1212])
    #expect(
      try pixels(
        [16, 2, 0, 0, 0], [1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 4], clear: [1, 1, 2, 2, 3, 3])
        == [0x0001_0203, 0xFF01_0203])
    #expect(
      try pixels([2, 0, 0, 0, 0], [0b0110_0000], clear: [0xFF, 0xFD]) == [0x0055_5555, 0xFFAA_AAAA])
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
      #expect(try pixels([picture.header] + chunks) == expected)
    }
  }

  @Test(arguments: StoredPNG.Kind.all.filter { $0.bitDepth == 8 })
  func gammasAreReadAsLibpngReadsThem(_ kind: StoredPNG.Kind) throws {
    var generator = SeededGenerator(4)
    var picture = StoredPNG(kind, width: 9, height: 9, using: &generator)
    let plain = try PNG.decode(picture.file)
    for gamma: UInt32 in [45_455, 45_000, 100_000, 35_000, 0, 15] {
      picture.meaning.insert(.of(.gamma, gamma.bigEndianBytes), at: 0)
      let read = try PNG.decode(picture.file)
      // It computes with five decimals, so a level may be its neighbour.
      for (pixel, other) in zip(read.pixels, try Libpng.pixels(of: picture.file)) {
        for shift: UInt32 in [0, 8, 16, 24] {
          let levels = [pixel, other].map { Int($0 >> shift & 0xFF) }
          #expect(abs(levels[0] - levels[1]) <= 1)
        }
      }
      // sRGB's, or as good as it, or nonsense.
      #expect((read == plain) == ![100_000, 35_000].contains(gamma), "\(gamma)")
      picture.meaning.removeFirst()
    }
  }

  /// What stands where it must not is left out, as by libpng; a second palette, or none, is no picture.
  @Test func chunksOutOfOrderAreLeftOut() throws {
    var generator = SeededGenerator(5)
    let kind = try #require(StoredPNG.Kind.common.first { $0.colorType == 3 })
    let picture = StoredPNG(kind, width: 3, height: 3, hasTransparency: true, using: &generator)
    let data = PNGChunk.of(.imageData, picture.data)
    let (palette, clear) = (picture.meaning[0], picture.meaning[1])
    let opaque = try pixels([picture.header, palette, data])
    #expect(try pixels([picture.header, palette, clear, data]) != opaque)
    for chunks in [[clear, palette, data], [palette, data, clear]] {
      let file = PNGChunk.file(of: [picture.header] + chunks + [.of(.end, [])])
      #expect(try PNG.decode(file).pixels == opaque)
      #expect(try Libpng.pixels(of: file) == opaque)
      #expect(try PNGFile(file).leftOut.chunks == [.init(type: "tRNS", reason: .misplaced)])
    }
    #expect(throws: PNGError.structure("it has a second PLTE chunk")) {
      try pixels([picture.header, palette, palette, data])
    }
    #expect(throws: PNGError.structure("it has no palette")) {
      try pixels([picture.header, data])
    }
  }

  /// A row's filter that does not exist, a byte too few or too many, and a wrong checksum; reading through
  /// tells the same.
  @Test func doesNotReadDamagedData() throws {
    let rows: [UInt8] = [0, 1, 2, 3, 0, 4, 5, 6]
    func expect(_ reason: String, _ data: [UInt8]) throws {
      let file = PNGChunk.file(of: [
        .header(width: 1, height: 2, hasAlpha: false), .of(.imageData, data), .of(.end, []),
      ])
      #expect(throws: PNGError.data(reason)) { try PNG.decode(file) }
      #expect(throws: PNGError.data(reason)) { try PNG.readThrough(file) }
    }
    let header = PNGChunk.header(width: 1, height: 2, hasAlpha: false)
    #expect(
      try pixels([header, .of(.imageData, Deflate.stored(rows))]) == [0xFF01_0203, 0xFF04_0506])
    try expect("a row has the unknown filter 5", Deflate.stored([5] + rows.dropFirst()))
    try expect("it ends before the last row", Deflate.stored(rows.dropLast()))
    try expect("it goes on behind the last row", Deflate.stored(rows + [0]))
    try expect("it ends before the last row", [])
    var wrong = Deflate.stored(rows)
    wrong[wrong.count - 1] ^= 1
    try expect("it cannot be unfolded", wrong)
  }

  /// A file of a few bytes that claims 64 megapixels is refused before memory is asked for, and so is one
  /// whose rows are longer than those of any picture of eight bits.
  @Test func doesNotBelieveDataToUnfoldEndlessly() throws {
    let header = PNGChunk.header(width: 8000, height: 8000, hasAlpha: false)
    let data = PNGChunk.of(.imageData, Deflate.stored([0, 1, 2, 3]))
    #expect(throws: PNGError.data("it ends before the last row")) { try pixels([header, data]) }
    let deep = PNGChunk.of(.header, [0, 0, 0x1F, 0x40, 0, 0, 0x1F, 0x40, 16, 6, 0, 0, 0])
    #expect(throws: PNGError.data("its rows have more than 256 MB")) { try pixels([deep, data]) }
  }

  private func pixels(_ chunks: [PNGChunk]) throws(PNGError) -> [UInt32] {
    try PNG.decode(PNGChunk.file(of: chunks + [.of(.end, [])])).pixels
  }
}

/// libpng's own reading, to compare with; of 16 bits that say nothing of colour it must be told that they are sRGB.
enum Libpng {
  /// That it refuses a file.
  struct Refusal: Error {}

  /// The premultiplied pixels of a file.
  static func pixels(of file: [UInt8]) throws -> [UInt32] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let samples = try file.withUnsafeBufferPointer { file in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        throw Refusal()
      }
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR) | png_uint_32(PNG_FORMAT_FLAG_ALPHA)
      var samples = [UInt8](repeating: 0, count: Int(image.width * image.height) * 4)
      guard png_image_finish_read(&image, nil, &samples, 0, nil) != 0 else { throw Refusal() }
      return samples
    }
    let (width, height) = (Int(image.width), Int(image.height))
    return Bitmap(straightSamples: samples, width: width, height: height).pixels
  }
}
