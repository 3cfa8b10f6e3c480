import TestSupport
import Testing

@testable import Imaging

/// Pixels in memory against the same pixels in a file.
struct FileComparerTests {
  private func picture(
    _ width: Int, _ height: Int, using generator: inout SeededGenerator
  ) -> [UInt32] {
    (0..<width * height).map { index in
      index % 7 < 5
        ? 0xFFF0_F0F0 : 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
    }
  }

  private func file(_ pixels: [UInt32], width: Int) throws -> [UInt8] {
    try PNG.encode(
      #require(Bitmap(width: width, height: pixels.count / width, pixels: pixels)))
  }

  /// With one comparer for pictures that grow, shrink and are damaged between.
  @Test func whatIsDrawnIsComparedAsItsFileIs() throws {
    var generator = SeededGenerator(43)
    let comparer = FileComparer()
    for (width, height) in [(1, 1), (3, 50), (64, 70), (5, 5), (200, 90), (7, 1)] {
      for changes in [0, 1, 5, 60] {
        let first = picture(width, height, using: &generator)
        var second = first
        for _ in 0..<changes {
          second[Int.random(in: second.indices, using: &generator)] ^=
            UInt32.random(in: 0...0xFF_FFFF, using: &generator)
        }
        var rule = DifferenceRule(
          threshold: try #require(ColorThreshold(changes == 5 ? 0.3 : 0)),
          countsAntialiasing: changes == 1)
        rule.ignored = [try #require(PixelRectangle(x: 0, y: height / 3, width: 3, height: 2))]
        let (old, new) = (try file(first, width: width), try file(second, width: width))
        let compared = try second.withUnsafeBufferPointer {
          try comparer.compare(old, with: $0, width: width, by: rule, scale: 3)
        }
        let (found, drawn) = try #require(compared)
        guard case .sameSize(let difference) = try PictureComparison(files: old, new, by: rule)
        else {
          Issue.record("They are of one size.")
          continue
        }
        #expect(found.changed == difference.changed && found.different == difference.different)
        #expect(found.antialiased == difference.antialiased && found.bounds == difference.bounds)
        #expect(found.largest == difference.largest && found.compared == difference.compared)
        let expected = try PNG.encode(
          difference.picture(over: PNG.decodeStraight(old)), scale: 3)
        #expect(drawn == (difference.changed > 0 ? expected : nil))
        #expect(throws: PNGError.self) {
          try second.withUnsafeBufferPointer {
            try comparer.compare(
              Array(old.dropLast(20)), with: $0, width: width, by: rule, scale: 1)
          }
        }
      }
    }
  }

  @Test func otherSizesAndSpacesAreLeftToTheRulesOfFiles() throws {
    let pixels = [UInt32](repeating: 0xFF12_3456, count: 12)
    let comparer = FileComparer()
    let compare = { (file: [UInt8]) in
      try pixels.withUnsafeBufferPointer {
        try comparer.compare(file, with: $0, width: 4, by: .exact, scale: 1)
      }
    }
    #expect(try compare(file(pixels, width: 4)) != nil)
    #expect(try compare(file(pixels, width: 3)) == nil)
    let rows = [[UInt8]](repeating: [0] + Array(repeating: 0x80, count: 12), count: 3).joined()
    let displayP3 = PNGChunk.file(of: [
      .header(width: 4, height: 3, hasAlpha: false), .of(.codePoints, [12, 13, 0, 1]),
      .of(.imageData, Deflate.stored(Array(rows))), .of(.end, []),
    ])
    #expect(try compare(displayP3) == nil)
  }
}
