import TestSupport
import Testing

@testable import Imaging

struct PNGReadingTests {
  /// Two by two pixels of one bit from a palette of red and blue, the second half clear; written by
  /// hand.
  @Test func readsPalettesAndTransparency() throws {
    // One stored block: rows 0b01…, 0b10…, each after the filter's type.
    let rows: [UInt8] = [0, 0x40, 0, 0x80]
    let file = PNGChunk.file(of: [
      .of(.header, [0, 0, 0, 2, 0, 0, 0, 2, 1, 3, 0, 0, 0]),
      .of(.palette, [255, 0, 0, 0, 0, 255]),
      .of(.transparency, [255, 128]),
      .of(.imageData, Deflate.stored(rows)),
      .of(.end, []),
    ])
    let bitmap = try PNG.decode(file)
    #expect(bitmap.pixels == [0xFFFF_0000, 0x8000_0080, 0x8000_0080, 0xFFFF_0000])
  }

  @Test func readsGrey() throws {
    let file = PNGChunk.file(of: [
      .of(.header, [0, 0, 0, 3, 0, 0, 0, 1, 8, 0, 0, 0, 0]),
      .of(.standardColors, [0]),
      .of(.imageData, Deflate.stored([0, 0, 128, 255])),
      .of(.end, []),
    ])
    #expect(try PNG.decode(file).pixels == [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF])
  }

  @Test func refusesOtherFiles() {
    #expect(throws: PNGError.notPNG) { try PNG.decode([]) }
    #expect(throws: PNGError.notPNG) { try PNG.decode(Array("GIF89a".utf8)) }
    #expect(throws: PNGError.truncated) { try PNG.decode(PNGChunk.signature) }
  }

  @Test(arguments: [(0, 1), (1, 0), (32_768, 1), (0x7FFF_FFFF, 0x7FFF_FFFF), (9000, 9000)])
  func refusesSizesBeforeReading(width: Int, height: Int) {
    let file = PNGChunk.file(of: [
      .header(width: width, height: height, hasAlpha: true), .of(.imageData, [1, 2, 3]),
      .of(.end, []),
    ])
    #expect(throws: PNGError.size(width: width, height: height)) { try PNG.decode(file) }
  }

  @Test func refusesEveryCutOff() throws {
    let file = try PNG.encode(.noise(width: 7, height: 5, seed: 1))
    for length in 0..<file.count {
      #expect(throws: PNGError.self) { try PNG.decode(Array(file[..<length])) }
    }
  }

  /// Any changed byte is noticed: the file is refused, or what it changes is left out and noted, and then
  /// the picture is the same.
  @Test func noticesEveryChangedByte() throws {
    let bitmap = try Bitmap.noise(width: 7, height: 5, seed: 1)
    let file = try PNG.encode(bitmap)
    var noted = 0
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x10
      guard let read = try? PNGFile(damaged) else { continue }
      noted += 1
      #expect(!read.leftOut.chunks.isEmpty, "byte \(index)")
      #expect(try PNG.decode(damaged) == bitmap, "byte \(index)")
    }
    #expect(noted > 0)
  }

  /// With checksums mended the damage reaches the readers of chunks and rows: they must answer, not crash,
  /// whatever they say, and say the same when nothing is kept.
  @Test(arguments: StoredPNG.Kind.all)
  func survivesDamageThatChecksumsDoNotShow(kind: StoredPNG.Kind) throws {
    var generator = SeededGenerator(7)
    var picture = StoredPNG(
      kind, width: 7, height: 5, hasTransparency: true, using: &generator)
    picture.meaning.insert(
      contentsOf: [
        .of(.codePoints, [12, 13, 0, 1]), .of(.profile, ICCProfileTests.chunk(.displayP3)),
        .of(.standardColors, [0]), .of(.gamma, UInt32(100_000).bigEndianBytes),
      ], at: 0)
    let chunks = picture.chunks + [.of(.end, [])]
    var refused = 0
    for _ in 0..<300 {
      let mended = chunks.map { chunk -> PNGChunk in
        guard !chunk.data.isEmpty, Bool.random(using: &generator) else { return chunk }
        var data = Array(chunk.data)
        let index = Int.random(in: 0..<data.count, using: &generator)
        // A picture of another size is refused or small; a huge one is not tried two thousand
        // times.
        if chunk.type == .header, index < 8 { return chunk }
        data[index] = UInt8.random(in: 0...255, using: &generator)
        return .of(chunk.type, data)
      }
      let file = PNGChunk.file(of: mended)
      do {
        let bitmap = try PNG.decode(file)
        #expect(bitmap.width == 7 && bitmap.height == 5)
        #expect(throws: Never.self) { try PNG.readThrough(file) }
      } catch {
        refused += 1
        #expect(throws: error) { try PNG.readThrough(file) }
      }
    }
    #expect((20..<300).contains(refused))
  }

  /// Whatever fuzzing came upon is a picture to both readers, or to none.
  @Test(arguments: ["png", "apng"]) func theFuzzingCorpusIsReadOrRefused(reader: String) throws {
    var read = 0
    for input in try FuzzingCorpus(of: reader).inputs {
      let picture = try? PNG.decode(input)
      let straight = try? PNG.decodeStraight(input)
      #expect((straight == nil) == (picture == nil))
      read += picture == nil ? 0 : 1
      var frames = (try? AnimatedPNG(input))?.frames()
      while let frame = try? frames?.next() { #expect(!frame.bitmap.pixels.isEmpty) }
    }
    #expect(read > 0)
  }

  @Test func refusesChunksThatPretendToBeLong() {
    let file = PNGChunk.signature + [0x7F, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8) + [0, 0, 0, 0]
    #expect(throws: PNGError.truncated) { try PNG.decode(file) }
    let longer = PNGChunk.signature + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8) + [0, 0, 0, 0]
    #expect(throws: PNGError.truncated) { try PNG.decode(longer) }
  }

  @Test func refusesADataStreamThatIsTooShort() {
    let file = PNGChunk.file(of: [
      .header(width: 4, height: 4, hasAlpha: false), .of(.imageData, Deflate.stored([0, 1, 2])),
      .of(.end, []),
    ])
    #expect(throws: PNGError.self) { try PNG.decode(file) }
  }

  @Test func refusesAHeaderThatIsNotFirst() throws {
    var chunks = try PNGChunk.chunks(of: PNG.encode(.noise(width: 2, height: 2, seed: 1)))
    chunks.swapAt(0, 1)
    #expect(throws: PNGError.header) { try PNG.decode(PNGChunk.file(of: chunks)) }
  }

  @Test func ignoresWhatFollowsTheEnd() throws {
    let bitmap = try Bitmap.noise(width: 2, height: 2, seed: 1)
    #expect(try PNG.decode(PNG.encode(bitmap) + [1, 2, 3]) == bitmap)
  }

  /// What comes before the picture data is enough, and of what is wrong there it tells.
  @Test func announcesSizeAndAnimation() throws {
    let file = try PNG.encode(.noise(width: 20, height: 10, seed: 1))
    for bytes in [file, Array(file.prefix(150))] {
      let announced = try PNG.announcement(of: bytes)
      #expect(announced.size == .init(width: 20, height: 10) && !announced.isAnimated)
    }
    var clip: [UInt8] = []
    let writer = try APNGWriter(width: 20, height: 10, frameCount: 1) { clip += $0 }
    try writer.add(.noise(width: 20, height: 10, seed: 1), for: .none)
    try writer.finish()
    #expect(try PNG.announcement(of: clip).isAnimated)
    #expect(throws: PNGError.notPNG) { try PNG.announcement(of: [1, 2, 3]) }
    #expect(throws: PNGError.truncated) { try PNG.announcement(of: Array(file.prefix(60))) }
    let bomb = PNGChunk.file(of: [.header(width: 30_000, height: 30_000, hasAlpha: true)])
    #expect(throws: PNGError.size(width: 30_000, height: 30_000)) {
      try PNG.announcement(of: bomb)
    }
  }

  @Test func tellsItsOwnFiles() throws {
    let file = try PNG.encode(.noise(width: 20, height: 20, seed: 1))
    #expect(PNG.software(of: file) == PNG.software)
    #expect(PNG.software(of: Array(file.prefix(120))) == PNG.software)
    #expect(try PNG.textChunks(of: file) == [PNG.Text(keyword: "Software", text: "Filmstrip")])
  }

  @Test func tellsOtherFiles() throws {
    var chunks = try PNGChunk.chunks(of: PNG.encode(.noise(width: 2, height: 2, seed: 1)))
    chunks.removeAll { $0.type == .text }
    #expect(PNG.software(of: PNGChunk.file(of: chunks)) == nil)
    chunks.insert(.text(keyword: "Software", text: "Éditeur"), at: 1)
    chunks.insert(.text(keyword: "Title", text: "Filmstrip"), at: 1)
    #expect(PNG.software(of: PNGChunk.file(of: chunks)) == "Éditeur")
    #expect(PNG.software(of: Array("Software Filmstrip".utf8)) == nil)
    #expect(PNG.software(of: []) == nil)
  }

  /// A remark after the picture is not looked for, and one that is damaged is not believed.
  @Test func believesOnlyRemarksThatAreWhole() throws {
    let file = try PNG.encode(.noise(width: 2, height: 2, seed: 1))
    let keyword = try #require(file.firstRange(of: Array("Filmstrip".utf8)))
    var forged = file
    forged[keyword.lowerBound] = 0x46 ^ 0x20
    #expect(PNG.software(of: forged) == nil)
  }
}

extension PNGChunk {
  /// The chunks of a file that are whole, up to its end, whatever they mean.
  static func chunks(of file: [UInt8]) throws -> [PNGChunk] {
    var reader = try Reader(file)
    var chunks: [PNGChunk] = []
    while chunks.last?.type != .end {
      let (chunk, isWhole) = try reader.next()
      if isWhole { chunks.append(chunk) }
    }
    return chunks
  }

  static func of(_ type: Kind, _ data: [UInt8]) -> PNGChunk {
    PNGChunk(type: type, data: data[...])
  }
}

/// Deflate streams made without compressing.
enum Deflate {
  /// Stored blocks in zlib's wrapper (RFC 1950, RFC 1951).
  static func stored(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let length = [UInt8(block.count & 0xFF), UInt8(block.count >> 8)]
      stream += [rest.isEmpty ? 1 : 0] + length + length.map { ~$0 } + block
    } while !rest.isEmpty
    return stream + (high << 16 | low).bigEndianBytes
  }
}
