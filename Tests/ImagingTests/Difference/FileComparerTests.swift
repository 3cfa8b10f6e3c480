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

  /// Adds a picture in bands of some rows; nil where nothing was started.
  private func compare(
    _ file: [UInt8], _ pixels: [UInt32], width: Int, by rule: DifferenceRule, scale: Double,
    with comparer: FileComparer, bands: Int = 1
  ) throws -> FileComparer.Result? {
    let height = pixels.count / width
    guard try comparer.start(file, width: width, height: height, by: rule, scale: scale) else {
      return nil
    }
    pixels.withUnsafeBufferPointer { pixels in
      for top in stride(from: 0, to: height, by: bands) {
        comparer.add(
          UnsafeBufferPointer(rebasing: pixels[top * width..<min(top + bands, height) * width]))
      }
    }
    return try comparer.finish()
  }

  /// With one comparer for pictures that grow, shrink and are damaged between.
  @Test func whatIsDrawnIsComparedAsItsFileIs() throws {
    var generator = SeededGenerator(43)
    let comparer = FileComparer()
    for (width, height) in [(1, 1), (3, 50), (64, 140), (5, 5), (40, 300), (7, 131)] {
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
        let bands = Int.random(in: 1...height, using: &generator)
        let compared = try compare(
          old, second, width: width, by: rule, scale: 3, with: comparer, bands: bands)
        let (found, drawn) = try #require(compared)
        guard case .sameSize(let difference) = try PictureComparison(files: old, new, by: rule)
        else {
          Issue.record("They are of one size.")
          continue
        }
        #expect(found.changed == difference.changed && found.different == difference.different)
        #expect(found.antialiased == difference.antialiased && found.bounds == difference.bounds)
        #expect(found.largest == difference.largest && found.compared == difference.compared)
        #expect(found.worstWindow == difference.worstWindow)
        #expect((drawn != nil) == (difference.changed > 0))
        if let drawn {
          #expect(
            try PNG.decode(drawn) == difference.picture(over: PNG.decodeStraight(old)),
            "\(width) × \(height) in bands of \(bands)")
        }
        #expect(throws: PNGError.self) {
          try compare(
            Array(old.dropLast(20)), second, width: width, by: rule, scale: 1, with: comparer)
        }
      }
    }
  }

  @Test func otherSizesAndSpacesAreLeftToTheRulesOfFiles() throws {
    let pixels = [UInt32](repeating: 0xFF12_3456, count: 12)
    let comparer = FileComparer()
    func compare(_ file: [UInt8]) throws -> FileComparer.Result? {
      try self.compare(file, pixels, width: 4, by: .exact, scale: 1, with: comparer)
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
