import TestSupport
import Testing

@testable import Imaging

struct PixelMatcherTests {
  /// Long runs below equal ones, shifted, shortened and broken by a pixel: what is known of the run
  /// above must not outlive its row.
  @Test(arguments: [258, 259, 260, 300, 519, 700])
  func longRunsComeBack(width: Int) throws {
    var generator = SeededGenerator(UInt64(width))
    let colours: [UInt32] = [0xFFFF_FFFF, 0xFFF2_F2F7, 0xFF00_7AFF]
    for round in 0..<20 {
      var rows: [[UInt32]] = []
      var row = [UInt32](repeating: colours[0], count: width)
      for _ in 0..<24 {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: row[Int.random(in: 0..<width, using: &generator)] = colours[1]
        case 1:
          let first = Int.random(in: 0..<width, using: &generator)
          let colour = colours[Int.random(in: 0..<3, using: &generator)]
          for x in first..<width { row[x] = colour }
        case 2: row = [UInt32](repeating: colours[round % 3], count: width)
        default: break
        }
        rows.append(row)
      }
      let bitmap = try #require(
        Bitmap(width: width, height: rows.count, pixels: rows.flatMap { $0 }))
      try expectEqual(PNGEncoder().encode(bitmap), bitmap, "round \(round)")
    }
  }

  /// Flat rows take about a byte for every 258, not the distance of the row above each time.
  @Test func flatRowsAreRuns() throws {
    let pixels = [UInt32](repeating: 0xFFF2_F2F7, count: 1170 * 100)
    let bitmap = try #require(Bitmap(width: 1170, height: 100, pixels: pixels))
    #expect(try PNGEncoder().encode(bitmap).count < 1000)
  }
}
