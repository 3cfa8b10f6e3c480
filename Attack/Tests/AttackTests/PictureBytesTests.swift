import Testing

@testable import attack

struct PictureBytesTests {
  /// The end of every PNG file, as the specification's examples have it.
  @Test func checksumsAreThoseOfPNG() {
    #expect(
      PictureBytes.Chunk("IEND").bytes == [
        0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
      ])
  }

  /// The Adler-32 of “Wikipedia” is the example of its article.
  @Test func storedStreamsEndInTheirChecksum() {
    #expect(PictureBytes.stored(Array("Wikipedia".utf8)).suffix(4) == [0x11, 0xE6, 0x03, 0x98])
  }

  @Test func whatIsWrittenIsReadBack() {
    for number in 0..<50 {
      let bytes = PictureMaker(chance: Chance(seed: 9, case: number)).picture().bytes
      #expect(PictureBytes(reading: bytes).bytes == bytes)
    }
  }

  /// Thirteen bits a match, each of 258 bytes.
  @Test func bombsAreSmall() {
    #expect(PictureBytes.bomb(matches: 8000).count == (3 + 8 + 8000 * 13 + 7 + 7) / 8 + 6)
  }
}
