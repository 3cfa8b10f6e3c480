import TestSupport
import Testing

@testable import Imaging

struct RowAtlasTests {
  private func picture(_ rows: [UInt32], width: Int = 3) throws -> Bitmap {
    try #require(
      Bitmap(
        width: width, height: rows.count,
        pixels: rows.flatMap { Array(repeating: 0xFF00_0000 | $0, count: width) }))
  }

  /// A picture put together again from an atlas's rows.
  private func pixels(_ runs: [RowAtlas.Run], _ atlas: RowAtlas, rows: Int) -> [UInt32] {
    let bitmaps = atlas.bitmaps(rows: rows)
    return runs.flatMap { run in
      (0..<run.count).flatMap { index in
        let row = run.row + (run.isRepeated ? 0 : index)
        let first = row % rows * atlas.width
        return bitmaps[row / rows].pixels[first..<(first + atlas.width)]
      }
    }
  }

  @Test func newRowsAreAddedInOrder() throws {
    var atlas = RowAtlas(width: 3)
    #expect(atlas.rowCount == 0 && atlas.bitmaps(rows: 5).isEmpty)
    #expect(atlas.runs(of: try picture([1, 2, 3])) == [.init(row: 0, count: 3)])
    #expect(atlas.rowCount == 3)
  }

  @Test func rowsThatAreKnownAreNotAddedAgain() throws {
    var atlas = RowAtlas(width: 3)
    _ = atlas.runs(of: try picture([1, 2, 3]))
    #expect(atlas.runs(of: try picture([2, 3])) == [.init(row: 1, count: 2)])
    #expect(
      atlas.runs(of: try picture([3, 1, 4])) == [
        .init(row: 2, count: 1), .init(row: 0, count: 1), .init(row: 3, count: 1),
      ])
    #expect(atlas.rowCount == 4)
  }

  /// One row below itself is one row, many times.
  @Test func aRowThatRepeatsIsOneRun() throws {
    var atlas = RowAtlas(width: 3)
    #expect(
      atlas.runs(of: try picture([7, 7, 7, 8, 8])) == [
        .init(row: 0, count: 3, isRepeated: true), .init(row: 1, count: 2, isRepeated: true),
      ])
    #expect(atlas.rowCount == 2)
  }

  @Test func aWholePictureStaysWhole() throws {
    var atlas = RowAtlas(width: 3)
    #expect(atlas.add(whole: try picture([1, 1, 2])) == 0)
    #expect(atlas.add(whole: try picture([2, 1, 1])) == 3)
    #expect(atlas.add(whole: try picture([1, 1, 2])) == 0)
    // The upper part of one that is there.
    #expect(atlas.add(whole: try picture([2, 1])) == 3)
    // One that goes on where the first ends, by chance.
    #expect(atlas.add(whole: try picture([2, 1, 1, 1])) == 6)
    #expect(atlas.rowCount == 10)
  }

  @Test func numbersBecomeTheFewestRuns() {
    #expect(RowAtlas.runs(of: []).isEmpty)
    #expect(
      RowAtlas.runs(of: [9, 4, 5, 6, 6, 6, 2, 3, 3][1...]) == [
        .init(row: 4, count: 3), .init(row: 6, count: 2, isRepeated: true), .init(row: 2, count: 2),
        .init(row: 3, count: 1),
      ])
  }

  /// Who has the first rows is given the others, cut where its pictures end.
  @Test func theRestOfAnAtlasIsCutWherePicturesEnd() throws {
    var atlas = RowAtlas(width: 3)
    _ = atlas.runs(of: try picture([1, 2, 3, 4, 5, 6, 7]))
    let pieces = atlas.bitmaps(rows: 3, from: 2)
    #expect(pieces.map(\.row) == [2, 3, 6])
    #expect(pieces.map(\.bitmap) == [try picture([3]), try picture([4, 5, 6]), try picture([7])])
    #expect(atlas.bitmaps(rows: 3, from: 7).isEmpty)
  }

  /// Random pictures of few different rows, whole and not, come back pixel by pixel, however the atlas is cut.
  @Test(arguments: 0..<40) func picturesComeBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let width = Int.random(in: 1...5, using: &generator)
    var atlas = RowAtlas(width: width)
    var made: [(Bitmap, [RowAtlas.Run])] = []
    for _ in 0..<12 {
      let rows = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        UInt32.random(in: 0...UInt32(1 + seed % 7), using: &generator)
      }
      let picture = try picture(rows, width: width)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: made.append((picture, atlas.runs(of: picture)))
      case 1: made.append((picture, RowAtlas.runs(of: atlas.rowNumbers(of: picture)[...])))
      default:
        made.append(
          (picture, [.init(row: atlas.add(whole: picture), count: picture.height)]))
      }
    }
    for rows in [1, 2, 7, 1000] {
      #expect(atlas.bitmaps(rows: rows).map(\.height).reduce(0, +) == atlas.rowCount)
      for (picture, runs) in made {
        #expect(pixels(runs, atlas, rows: rows) == picture.pixels)
      }
    }
  }
}
