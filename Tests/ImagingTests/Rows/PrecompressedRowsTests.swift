import TestSupport
import Testing

@testable import Imaging

struct PrecompressedRowsTests {
  /// The picture that spans make, put together pixel by pixel.
  private func picture(_ spans: [RowSpan], of kept: PrecompressedRows) throws -> Bitmap {
    let pixels = try spans.flatMap { span -> ArraySlice<UInt32> in
      let bitmap = try #require(span.bitmap(in: kept))
      return bitmap.pixels[span.rows.lowerBound * kept.width..<span.rows.upperBound * kept.width]
    }
    return try #require(
      Bitmap(width: kept.width, height: pixels.count / kept.width, pixels: pixels))
  }

  private func range(in count: Int, using generator: inout SeededGenerator) -> Range<Int> {
    let first = Int.random(in: 0...count, using: &generator)
    return first..<Int.random(in: first...count, using: &generator)
  }

  /// Bitmaps one below another.
  private func joined(_ bitmaps: [Bitmap]) throws -> Bitmap {
    let width = bitmaps[0].width
    return try #require(
      Bitmap(
        width: width, height: bitmaps.map(\.height).reduce(0, +), pixels: bitmaps.flatMap(\.pixels))
    )
  }

  /// Precompressed rows and new pixels in any order, of segments of every kind.
  @Test(arguments: [1, 2, 3, 20, 86, 87, 300], [false, true])
  func anySpansComeBack(width: Int, hasSegments: Bool) throws {
    let kinds = PictureKind.allCases.filter { $0 != .alpha && $0 != .almostOpaque }
    let bitmaps = try kinds.map { try $0.bitmap(width: width, height: 40, seed: 9) }
    let kept = try PrecompressedRows(
      joined(bitmaps), startsOfSegments: hasSegments ? kinds.indices.map { $0 * 40 } : [])
    let encoder = PNGEncoder()
    var generator = SeededGenerator(UInt64(width))
    for round in 0..<60 {
      var spans: [RowSpan] = [.kept(rows: round..<(round + 1))]
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let number = Int.random(in: 0..<kinds.count, using: &generator)
        let rows = range(in: 40, using: &generator)
        if Int.random(in: 0..<4, using: &generator) == 0 {
          spans.append(.pixels(bitmaps[number], rows: rows))
        } else {
          let first = number * 40
          spans.append(.kept(rows: (first + rows.lowerBound)..<(first + rows.upperBound)))
          // The same segment once more: right behind, and elsewhere.
          if Bool.random(using: &generator) {
            spans.append(.kept(rows: (first + rows.upperBound)..<(first + 40)))
          }
        }
      }
      try expectEqual(encoder.encode(spans, of: kept), picture(spans, of: kept), "round \(round)")
    }
  }

  /// A row whose bits need more rows above than there are must be written anew: every first row.
  @Test func everyEdgeComesBack() throws {
    let layer = try PictureKind.repeating.bitmap(width: 30, height: 60, seed: 2)
    let other = try PictureKind.fewColours.bitmap(width: 30, height: 4, seed: 2)
    let kept = try PrecompressedRows(joined([layer, other]), startsOfSegments: [60])
    let encoder = PNGEncoder()
    for first in 0..<60 {
      let spans: [RowSpan] = [.kept(rows: 61..<62), .kept(rows: first..<60)]
      try expectEqual(encoder.encode(spans, of: kept), picture(spans, of: kept), "row \(first)")
      let alone: [RowSpan] = [.kept(rows: first..<60)]
      try expectEqual(encoder.encode(alone, of: kept), picture(alone, of: kept), "row \(first)")
    }
  }

  /// All rows of a picture are about as long as the picture's own file.
  @Test func isNotMuchLongerThanThePicture() throws {
    let layer = try PictureKind.runs.bitmap(width: 300, height: 300, seed: 2)
    let kept = try PrecompressedRows(layer)
    let file = try PNGEncoder().encode([.kept(rows: 0..<300)], of: kept)
    #expect(try Double(file.count) < 1.1 * Double(PNG.encode(layer).count))
  }

  /// Where a segment begins, no bits depend on what stands above.
  @Test func segmentsStandAlone() throws {
    let layer = try PictureKind.repeating.bitmap(width: 30, height: 60, seed: 2)
    let starts = [0, 7, 8, 30, 59]
    let kept = try PrecompressedRows(layer, startsOfSegments: starts)
    for start in starts { #expect(kept.history(of: start) == 0) }
    #expect(try PrecompressedRows(layer).history(of: 30) > 0)
    // Numbers that are no rows begin nothing.
    #expect(try PrecompressedRows(layer, startsOfSegments: [-3, 0, 60, 61]).history(of: 30) > 0)
  }

  @Test(arguments: [10_922, 10_923, 32_767])
  func comesBackBeyondTheWindow(width: Int) throws {
    let layer = try PictureKind.runs.bitmap(width: width, height: 5, seed: 2)
    let kept = try PrecompressedRows(layer)
    let spans: [RowSpan] = [
      .kept(rows: 2..<4), .pixels(layer, rows: 1..<2), .kept(rows: 1..<5),
    ]
    #expect(try PNG.decode(PNGEncoder().encode(spans, of: kept)) == picture(spans, of: kept))
  }

  @Test func refusesWhatMakesNoPicture() throws {
    let bitmap = try PictureKind.runs.bitmap(width: 5, height: 5, seed: 2)
    let wide = try PictureKind.runs.bitmap(width: 6, height: 5, seed: 2)
    let clear = try PictureKind.alpha.bitmap(width: 5, height: 5, seed: 2)
    #expect(throws: PNGError.self) { try PrecompressedRows(clear) }
    let kept = try PrecompressedRows(bitmap)
    let encoder = PNGEncoder()
    let bad: [[RowSpan]] = [
      [], [.kept(rows: 2..<2)], [.kept(rows: 0..<6)], [.kept(rows: -1..<2)],
      [.pixels(wide, rows: 0..<1)], [.pixels(clear, rows: 0..<5)],
      [.kept(rows: 0..<5), .pixels(clear, rows: 0..<5)],
    ]
    for spans in bad {
      #expect(throws: PNGError.self) { try encoder.encode(spans, of: kept) }
    }
    // The encoder is as good as new.
    try expectEqual(encoder.encode([.kept(rows: 0..<5)], of: kept), bitmap)
  }
}
