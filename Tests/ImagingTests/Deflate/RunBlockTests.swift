internal import CPNG
import TestSupport
import Testing

@testable import Imaging

struct RunBlockTests {
  /// What bytes look like between a block's runs.
  enum Kind: CaseIterable, Sendable {
    case small, any, runs, oneByte

    func bytes(_ count: Int, using generator: inout SeededGenerator) -> [UInt8] {
      var bytes: [UInt8] = []
      while bytes.count < count {
        switch self {
        case .small:
          bytes.append(UInt8(truncatingIfNeeded: generator.next(7) * generator.next(5) - 9))
        case .any: bytes.append(UInt8(generator.next(256)))
        case .oneByte: bytes.append(200)
        case .runs:
          // Around eight bytes, which are seen, and around one and two longest matches.
          let length = [1, 2, 7, 15, 258, 516, 774][generator.next(7)] + generator.next(4)
          bytes += [UInt8](repeating: UInt8(generator.next(3) * 127), count: length)
        }
      }
      return Array(bytes.prefix(count))
    }
  }

  /// Every kind comes back as zlib unfolds it, in one piece and in many, as a block or part of one.
  @Test(arguments: Kind.allCases)
  func comesBack(kind: Kind) throws {
    var generator = SeededGenerator(3)
    var runs = RunBlock()
    var block = DeflateBlock()
    var codes = DeflateCodes()
    for count in [1, 7, 8, 9, 15, 17, 1000, 65_535, 65_536, 65_541, 70_003, 500_000] {
      let bytes = kind.bytes(count, using: &generator)
      var writer = BitWriter()
      writer.append([0x78, 0x01])
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = rest.prefix(count > 60_000 ? generator.next(70_000) : count)
        let target = runs.append(part.count)
        for (index, byte) in part.enumerated() { target[index] = byte }
        rest = rest.dropFirst(part.count)
        guard runs.isFull || rest.isEmpty else { continue }
        if runs.isLong, !block.isEmpty { block.write(isLast: false, codes: &codes, to: &writer) }
        runs.flush(to: &block, codes: &codes, writer: &writer)
      }
      #expect(runs.count == 0)
      block.write(isLast: true, codes: &codes, to: &writer)
      writer.reserve(8)
      writer.padToByte()
      writer.append(UInt32(adler32(1, bytes, UInt32(count))))
      let stream = Array(UnsafeRawBufferPointer(start: writer.bytes, count: writer.count))
      var (unfolded, size) = ([UInt8](repeating: 0, count: count), uLongf(count))
      #expect(uncompress(&unfolded, &size, stream, uLong(stream.count)) == Z_OK, "\(count)")
      #expect(unfolded == bytes, "\(count)")
      // Bytes that cannot be shortened are stored.
      #expect(stream.count < count + count / 1000 + 400)
    }
  }
}
