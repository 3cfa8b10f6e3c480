import Testing

@testable import Imaging

struct PNGChunkTests {
  /// The end chunk as every file has it, to the byte.
  @Test func writesLengthTypeAndChecksum() {
    let file = PNGChunk.file(of: [PNGChunk(type: .end, data: [])])
    #expect(
      file == PNGChunk.signature + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test func readsBackWhatItWrites() throws {
    let chunks: [PNGChunk] = [
      .header(width: 3, height: 70_000, hasAlpha: true), .physicalSize(pixelsPerMetre: 2835),
      .text(keyword: "Software", text: "å"), PNGChunk(type: .end, data: []),
    ]
    let read = try PNGChunk.chunks(of: PNGChunk.file(of: chunks))
    #expect(read.map(\.type) == chunks.map(\.type))
    #expect(read.map { Array($0.data) } == chunks.map { Array($0.data) })
  }

  @Test func textIsLatin1() {
    let chunk = PNGChunk.text(keyword: "Software", text: "é语")
    #expect(Array(chunk.data) == Array("Software".utf8) + [0, 0xE9, 0x3F])
  }

  @Test func namesAreLettersOnly() {
    #expect(PNGChunk.Kind("IDAT").name == "IDAT")
    #expect(PNGChunk.Kind(rawValue: 0x4900_1B54).name == "I..T")
  }
}
