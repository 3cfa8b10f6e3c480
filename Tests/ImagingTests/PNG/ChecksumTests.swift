import TestSupport
import Testing

@testable import Imaging

struct ChecksumTests {
  /// The check value of this CRC, of the digits 1 to 9.
  @Test func hasTheCheckValue() {
    #expect(Checksum.crc32(Array("123456789".utf8)[...], []) == 0xCBF4_3926)
  }

  @Test func ofNothingIsZero() {
    #expect(Checksum.crc32([], []) == 0)
  }

  /// A chunk that every PNG file ends with, whose checksum the specification prints.
  @Test func ofTheEndChunk() {
    #expect(Checksum.crc32(Array("IEND".utf8)[...], []) == 0xAE42_6082)
  }

  /// The polynomial, one bit at a time.
  @Test func equalsLongDivision() {
    var generator = SeededGenerator(1)
    for length in 0..<64 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      var value = ~UInt32(0)
      for byte in bytes {
        value ^= UInt32(byte)
        for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
      }
      let cut = length / 3
      #expect(Checksum.crc32(bytes[..<cut], bytes[cut...]) == ~value)
    }
  }
}
