import Testing

@testable import Imaging

struct DigestTests {
  private func digest(_ bytes: [UInt8]) -> Digest {
    var digest = Digest()
    digest.add(bytes)
    return digest
  }

  /// Each bit of each byte counts, wherever it is, and so does the number of zeros at the end.
  @Test(arguments: [1, 15, 16, 31, 32, 33, 64, 100]) func everyBitCounts(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
    var seen: Set<Digest> = [digest(bytes), digest(bytes + [0]), digest(bytes + [0, 0])]
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << bit
        seen.insert(digest(changed))
      }
    }
    #expect(seen.count == 3 + 8 * count)
  }

  @Test func theOrderCounts() {
    let (one, other) = (digest([1]), digest([2]))
    var forwards = Digest()
    forwards.add(one)
    forwards.add(other)
    var backwards = Digest()
    backwards.add(other)
    backwards.add(one)
    #expect(forwards != backwards)
    #expect(forwards != digest([1, 2]))
  }

  @Test func itsTextHas32Digits() {
    for count in 0..<200 {
      let text = digest([UInt8](repeating: 0, count: count)).description
      #expect(text.utf8.count == 32)
      #expect(text.allSatisfy { $0.isHexDigit })
    }
  }

  /// A picture's digest is that of its rows, and its sides count.
  @Test func aPictureIsItsRows() {
    let pixels = (0..<60).map { UInt32($0 * 1_000_003) }
    let digests = [(6, 10), (10, 6), (60, 1), (1, 60)].map { width, height in
      let bitmap = pixels.withUnsafeBufferPointer { Digest(of: $0, width: width) }
      var rows = Digest(ofRows: height, width: width)
      for start in stride(from: 0, to: 60, by: width) {
        let row = pixels[start..<(start + width)].flatMap { pixel in
          [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
        }
        rows.add(digest(row))
      }
      #expect(bitmap == rows)
      return bitmap
    }
    #expect(Set(digests).count == 4)
  }
}
