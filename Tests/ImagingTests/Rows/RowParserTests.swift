import TestSupport
import Testing

@testable import Imaging

struct RowParserTests {
  /// Every kind of picture at every small width: one row after another, and each row alone.
  @Test(arguments: 1...40)
  func smallRowsComeBack(width: Int) throws {
    for kind in PictureKind.allCases where kind != .alpha && kind != .almostOpaque {
      let bitmap = try kind.bitmap(width: width, height: 12, seed: UInt64(width))
      let kept = try PrecompressedRows(bitmap)
      try expectEqual(PNGEncoder().encode([.kept(rows: 0..<12)], of: kept), bitmap, "\(kind)")
      for row in 0..<12 {
        let alone = try #require(
          Bitmap(
            width: width, height: 1,
            pixels: Array(bitmap.pixels[row * width..<(row + 1) * width])))
        let file = try PNGEncoder().encode([.kept(rows: row..<row + 1)], of: kept)
        try expectEqual(file, alone, "\(kind), row \(row)")
      }
    }
  }

  /// Runs around the longest match, 86 pixels, and stretches as above around it, where a rest of one
  /// or two bytes would be no match.
  @Test(arguments: [84, 85, 86, 87, 88, 171, 172, 173, 174, 258, 259])
  func lengthsAroundTheLongestMatchComeBack(width: Int) throws {
    var generator = SeededGenerator(UInt64(width))
    for _ in 0..<20 {
      let start = Int.random(in: 0..<5, using: &generator)
      var row = [UInt32](repeating: 0xFFFF_FFFF, count: width)
      for x in 0..<start {
        row[x] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      }
      // A row, a row that is equal but for its last pixel, and a striped one twice.
      var changed = row
      changed[width - 1] = 0xFF12_3456
      let striped: [UInt32] = (0..<width).map { (x: Int) -> UInt32 in
        x % 2 == 0 ? 0xFF00_0001 : 0xFFFF_0000 | UInt32(x)
      }
      let rows = [row, row, changed, striped, striped, row]
      let bitmap = try #require(
        Bitmap(width: width, height: rows.count, pixels: rows.flatMap { $0 }))
      let kept = try PrecompressedRows(bitmap)
      try expectEqual(PNGEncoder().encode([.kept(rows: 0..<rows.count)], of: kept), bitmap)
    }
  }

  /// A row repeated so far below that the window ends just before it, just at it, and just after it.
  @Test(arguments: [1365, 2730, 3640, 5461, 10_921, 10_922])
  func rowsAtTheWindowsLimitComeBack(width: Int) throws {
    var generator = SeededGenerator(UInt64(width))
    let stride = 1 + 3 * width
    func noise() -> [UInt32] {
      (0..<width).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
    }
    let motif = noise()
    let apart = DeflateSymbols.farthestMatch / stride
    let between = (0..<apart + 1).map { _ in noise() }
    let rows = [motif] + between[..<(apart - 1)] + [motif] + between[..<apart] + [motif]
    let bitmap = try #require(Bitmap(width: width, height: rows.count, pixels: rows.flatMap { $0 }))
    let kept = try PrecompressedRows(bitmap)
    // Within the window the row is found again, beyond it cannot be.
    #expect(kept.history(of: apart) == apart)
    #expect(kept.history(of: 2 * apart + 1) <= apart)
    try expectEqual(PNGEncoder().encode([.kept(rows: 0..<rows.count)], of: kept), bitmap)
  }

  /// A run's distance takes no extra bits, so flat rows take about a byte for every 258.
  @Test func flatRowsAreRuns() throws {
    let rows = 100
    let flat = try #require(
      Bitmap(
        width: 1170, height: rows, pixels: [UInt32](repeating: 0xFFF2_F2F7, count: 1170 * rows)))
    let file = try PNGEncoder().encode([.kept(rows: 0..<rows)], of: PrecompressedRows(flat))
    #expect(file.count < 1000)
  }

  /// The sum of a row's bytes follows from its runs.
  @Test(arguments: [1, 2, 7, 100])
  func checksumIsThatOfTheBytes(width: Int) throws {
    for kind in [PictureKind.noise, .flat, .runs, .fewColours] {
      let bitmap = try kind.bitmap(width: width, height: 1, seed: 4)
      var bytes: [UInt8] = [0]
      for pixel in bitmap.pixels {
        for shift: UInt32 in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
      }
      var (sum, weighted) = (0, 0)
      for (index, byte) in bytes.enumerated() {
        sum += Int(byte)
        weighted += Int(byte) * (bytes.count - index)
      }
      let piece = try PrecompressedRows(bitmap).piece(of: 0..<1)
      #expect(piece.sum == UInt64(sum % 65_521))
      #expect(piece.weighted == UInt64(weighted % 65_521))
      #expect(piece.count == bytes.count)
    }
  }
}
