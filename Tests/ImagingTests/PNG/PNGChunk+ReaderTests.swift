import TestSupport
import Testing

@testable import Imaging

/// What is refused of a file's chunks, and what is left out.
struct PNGChunkReaderTests {
  private let header = PNGChunk.header(width: 1, height: 1, hasAlpha: false)
  private let data = PNGChunk.of(.imageData, Deflate.stored([0, 1, 2, 3]))
  private let end = PNGChunk.of(.end, [])

  /// Both readers of a whole file, and libpng, agree that it is none.
  private func refuses(
    _ chunks: [PNGChunk], _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = PNGChunk.file(of: chunks)
    let error = PNGError.structure(reason)
    #expect(throws: error, sourceLocation: sourceLocation) { try PNG.decode(file) }
    #expect(throws: error, sourceLocation: sourceLocation) { try AnimatedPNG(file) }
    #expect(throws: Libpng.Refusal.self, sourceLocation: sourceLocation) {
      try Libpng.pixels(of: file)
    }
  }

  @Test func refusesCriticalChunksThatItDoesNotKnow() throws {
    let unknown = PNGChunk.of(PNGChunk.Kind("ABCD"), [1])
    refuses([header, unknown, data, end], "its chunk ABCD is critical and unknown")
    // The third letter, which is reserved, changes nothing.
    refuses(
      [header, .of(PNGChunk.Kind("ABcD"), []), data, end],
      "its chunk ABcD is critical and unknown")
    for name: StaticString in ["aBCD", "abCD", "aBcD"] {
      let file = PNGChunk.file(of: [header, .of(PNGChunk.Kind(name), [1]), data, end])
      #expect(try PNG.decode(file).pixels == [0xFF01_0203])
      #expect(try PNGFile(file).leftOut.chunks.isEmpty)
    }
  }

  @Test func refusesASecondHeader() {
    refuses([header, header, data, end], "it has a second IHDR chunk")
    #expect(throws: PNGError.structure("it has a second IHDR chunk")) {
      try PNG.announcement(of: PNGChunk.file(of: [header, header, data, end]))
    }
  }

  @Test func refusesChunksBetweenPictureData() {
    let stream = Deflate.stored([0, 1, 2, 3])
    let halves = (
      PNGChunk.of(.imageData, Array(stream.prefix(6))),
      PNGChunk.of(.imageData, Array(stream.dropFirst(6)))
    )
    let text = PNGChunk.text(keyword: "Title", text: "x")
    refuses(
      [header, halves.0, text, halves.1, end], "there are other chunks between its picture data")
    // Before and behind it they may stand.
    let file = PNGChunk.file(of: [header, text, halves.0, halves.1, text, end])
    #expect((try? PNG.decode(file).pixels) == [0xFF01_0203])
  }

  @Test(arguments: [0x6145_5830, 0x6100_5858, 0xE145_5858, 0x6145_5B58, 0x4049_4E44] as [UInt32])
  func refusesTypesThatAreNotLetters(type: UInt32) {
    let kind = PNGChunk.Kind(rawValue: type)
    refuses(
      [header, .of(kind, []), data, end],
      "the type of a chunk, \(kind.name), is not four letters")
  }

  /// Every combination that table 11.1 does not have, and methods that do not exist.
  @Test func refusesHeadersOfNoKind() {
    let known = Set(StoredPNG.Kind.all.map { [$0.bitDepth, $0.colorType] })
    for depth: UInt8 in 0...17 {
      for type: UInt8 in 0...7 where !known.contains([depth, type]) {
        let bad = PNGChunk.of(.header, [0, 0, 0, 1, 0, 0, 0, 1, depth, type, 0, 0, 0])
        #expect(throws: PNGError.header) {
          try PNG.decode(PNGChunk.file(of: [bad, data, end]))
        }
      }
    }
    for form: [UInt8] in [[1, 0, 0], [0, 1, 0], [0, 0, 2]] {
      let bad = PNGChunk.of(.header, [0, 0, 0, 1, 0, 0, 0, 1, 8, 2] + form)
      #expect(throws: PNGError.header) { try PNG.decode(PNGChunk.file(of: [bad, data, end])) }
    }
  }

  /// A chunk that does not match its checksum is left out where there still is a picture, or else refuses the file.
  @Test func leavesDamagedChunksOut() throws {
    let chunks = [
      PNGChunk.of(.header, [0, 0, 0, 1, 0, 0, 0, 1, 8, 3, 0, 0, 0]),
      .of(.gamma, UInt32(100_000).bigEndianBytes), .of(.palette, [128, 2, 3]),
      .of(.transparency, [0]), .text(keyword: "Title", text: "x"),
      .of(.imageData, Deflate.stored([0, 0])), end,
    ]
    let whole = try PNG.decodeStraight(PNGChunk.file(of: chunks)).pixels
    let (plain, opaque) = ([0x0080_0203] as [UInt32], whole.map { $0 | 0xFF00_0000 })
    #expect(whole != plain && whole != opaque)
    for index in chunks.indices {
      var file = PNGChunk.file(of: chunks)
      file[PNGChunk.file(of: Array(chunks[...index])).count - 1] ^= 1
      let name = chunks[index].type.name
      switch name {
      case "gAMA": #expect(try PNG.decodeStraight(file).pixels == plain)
      case "tRNS": #expect(try PNG.decodeStraight(file).pixels == opaque)
      case "tEXt":
        #expect(try PNG.decodeStraight(file).pixels == whole)
        #expect(try PNG.textChunks(of: file).isEmpty)
      default:
        #expect(throws: PNGError.checksum(name)) { try PNG.decode(file) }
        continue
      }
      #expect(try PNGFile(file).leftOut.chunks == [.init(type: name, reason: .checksum)])
      #expect(try Libpng.pixels(of: file) == PNG.decode(file).pixels)
    }
  }

  @Test func malformedChunksAreLeftOut() throws {
    let malformed: [(PNGChunk.Kind, [UInt8])] = [
      (.gamma, [1, 2, 3]), (.standardColors, [4]), (.standardColors, []), (.chromaticities, [0]),
      (.codePoints, [1, 13, 0]), (.profile, Array("name".utf8)), (.transparency, [1, 2]),
    ]
    for (type, bytes) in malformed {
      let file = PNGChunk.file(of: [header, .of(type, bytes), data, end])
      #expect(try PNG.decode(file).pixels == [0xFF01_0203])
      #expect(try PNGFile(file).leftOut.chunks == [.init(type: type.name, reason: .malformed)])
    }
  }

  /// A file of nothing but damage is told in a few lines.
  @Test func ofManyChunksOnlySomeAreNamed() throws {
    let letters = Array("abcdefghijklmnop".utf8)
    let damaged = letters.flatMap { letter -> [UInt8] in
      var bytes = PNGChunk.file(
        of: [.of(PNGChunk.Kind(rawValue: UInt32(letter) << 24 | 0x41_4141), [])], signed: false)
      bytes[bytes.count - 1] ^= 1
      return bytes + bytes
    }
    let file =
      PNGChunk.file(of: [header]) + damaged + PNGChunk.file(of: [data, end], signed: false)
    let leftOut = try PNGFile(file).leftOut
    #expect(leftOut.chunks.count == PNGLeftOut.limit && leftOut.hasMore)
    let notes = try ComparisonNotes(files: file, file).sentences(first: "a", second: "a")
    #expect(notes.count == PNGLeftOut.limit + 1)
    #expect(notes.first == "The chunk aAAA of a does not match its checksum and was left out.")
    #expect(notes.last == "More chunks of a were left out.")
  }
}
