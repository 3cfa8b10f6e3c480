import TestSupport
import Testing

@testable import Imaging

/// Files against the pictures that are in them.
struct PictureComparisonFilesTests {
  private func expectAsDecoded(
    _ first: [UInt8], _ second: [UInt8], by rule: DifferenceRule = DifferenceRule(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let pictures = (try PNG.decodeStraight(first), try PNG.decodeStraight(second))
    guard
      case .sameSize(let decoded) = PictureComparison(pictures.0, pictures.1, by: rule),
      case .sameSize(let files) = try PictureComparison(files: first, second, by: rule)
    else {
      Issue.record("They are of one size.", sourceLocation: sourceLocation)
      return
    }
    #expect(
      files.changed == decoded.changed && files.different == decoded.different
        && files.antialiased == decoded.antialiased && files.largest == decoded.largest
        && files.compared == decoded.compared,
      sourceLocation: sourceLocation)
    #expect(
      files.bounds == decoded.bounds && files.worstWindow == decoded.worstWindow
        && files.differentPixels == decoded.differentPixels
        && files.antialiasedPixels == decoded.antialiasedPixels,
      sourceLocation: sourceLocation)
  }

  /// With and without filters, with few rows that differ or all, of every shape.
  @Test(arguments: StoredPNG.Kind.all, [0, nil] as [UInt8?])
  func areComparedAsTheirPictures(_ kind: StoredPNG.Kind, filter: UInt8?) throws {
    var generator = SeededGenerator(41)
    for (width, height) in [(1, 1), (1, 9), (9, 1), (2, 3), (17, 40), (64, 70), (5, 200)] {
      for changes in [0, 1, 3, 40] {
        let first = StoredPNG(
          kind, width: width, height: height, filter: filter, using: &generator)
        var second = first
        let stride = first.rows.count / height
        for _ in 0..<changes {
          let place = Int.random(in: 0..<first.rows.count, using: &generator)
          if !kind.isInterlaced, place % stride != 0 { second.rows[place] ^= 1 }
        }
        try expectAsDecoded(first.file, second.file)
        var rule = DifferenceRule(countsAntialiasing: true)
        rule.ignored = [try #require(PixelRectangle(x: 0, y: height / 3, width: 3, height: 2))]
        try expectAsDecoded(first.file, second.file, by: rule)
      }
    }
  }

  /// Pixels that only smooth an edge depend on rows around those that differ.
  @Test(arguments: PixelmatchFigure.all.filter { !$0.hasAlpha })
  func edgesAreFoundInFiles(_ figure: PixelmatchFigure) throws {
    let (first, second) = figure.pictures()
    let files = try [first, second].map { picture in
      try PNG.encode(
        #require(Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels)))
    }
    try expectAsDecoded(files[0], files[1])
  }

  /// A row of one kind may be bytes of another, and indices mean what the palette says.
  @Test func equalBytesOfOtherKindsAreNotTakenForEqualRows() throws {
    var generator = SeededGenerator(42)
    let kinds = StoredPNG.Kind.common
    for kind in kinds {
      for other in kinds {
        try expectAsDecoded(
          StoredPNG(kind, width: 8, height: 12, filter: 0, using: &generator).file,
          StoredPNG(other, width: 8, height: 12, filter: 0, using: &generator).file)
      }
    }
    let palette = try #require(kinds.first { $0.colorType == 3 })
    let first = StoredPNG(palette, width: 8, height: 12, filter: 0, using: &generator)
    var second = StoredPNG(palette, width: 8, height: 12, filter: 0, using: &generator)
    second.rows = first.rows
    try expectAsDecoded(first.file, second.file)
  }

  @Test func damageIsSaidOfTheFileThatHasIt() throws {
    let file = try PNG.encode(PictureKind.runs.bitmap(width: 20, height: 20, seed: 1))
    let damaged = Array(file.dropLast(20))
    #expect(throws: PictureComparison.ReadingError.self) {
      try PictureComparison(files: damaged, file)
    }
    do {
      _ = try PictureComparison(files: file, damaged)
    } catch .second {
    } catch {
      Issue.record("It is the second file: \(error)")
    }
  }

  /// Two sizes are told without unfolding anything where that is wanted, or else damage is told first.
  @Test func sizesAreTold() throws {
    let file = try PNG.encode(PictureKind.runs.bitmap(width: 20, height: 20, seed: 1))
    let other = try PNG.encode(PictureKind.runs.bitmap(width: 20, height: 21, seed: 1))
    let damaged = Array(other.dropLast(30))
    for (second, trusting) in [(other, false), (damaged, true)] {
      guard
        case .otherSize(let one, let two) = try PictureComparison(
          files: file, second, trusting: trusting)
      else {
        Issue.record("They are of two sizes.")
        return
      }
      #expect(one == PictureComparison.Size(width: 20, height: 20))
      #expect(two == PictureComparison.Size(width: 20, height: 21))
    }
    #expect(throws: PictureComparison.ReadingError.second(.truncated)) {
      try PictureComparison(files: file, damaged)
    }
    #expect(throws: PictureComparison.ReadingError.first(.truncated)) {
      try PictureComparison(files: damaged, file)
    }
  }
}
