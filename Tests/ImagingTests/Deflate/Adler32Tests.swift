internal import CPNG
import TestSupport
import Testing

@testable import Imaging

struct Adler32Tests {
  private func piece(_ bytes: some Collection<UInt8>) -> Adler32.Piece {
    var (sum, weighted) = (UInt64(0), UInt64(0))
    for (index, byte) in bytes.enumerated() {
      sum += UInt64(byte)
      weighted += UInt64(byte) * UInt64(bytes.count - index)
    }
    return Adler32.Piece(
      sum: sum % Adler32.modulus, weighted: weighted % Adler32.modulus, count: bytes.count)
  }

  @Test func ofNothingIsOne() {
    #expect(Adler32().value == 1)
  }

  /// "Wikipedia", a value that is printed in many places.
  @Test func hasAKnownValue() {
    var sum = Adler32()
    sum.append(piece(Array("Wikipedia".utf8)))
    #expect(sum.value == 0x11E6_0398)
  }

  /// However bytes are cut, and however pieces are put together first, zlib finds the same.
  @Test func piecesAddUp() {
    var generator = SeededGenerator(11)
    for length in [1, 2, 100, 5551, 5552, 5553, 65_520, 65_521, 65_522, 200_000] {
      let bytes = (0..<length).map { _ in UInt8.random(in: 200...255, using: &generator) }
      let direct = UInt32(adler32(1, bytes, UInt32(bytes.count)))
      var (sum, joined, rest) = (Adler32(), Adler32.Piece(), bytes[...])
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 0...max(1, length / 3), using: &generator))
        sum.append(piece(part))
        joined.append(piece(part))
        rest = rest.dropFirst(part.count)
      }
      #expect(sum.value == direct)
      var once = Adler32()
      once.append(joined)
      #expect(once.value == direct)
      #expect(Adler32(value: direct) == once)
    }
  }
}
