import Imaging
import Painting

/// Draws and compares pictures, and keeps recent results; not thread-safe.
///
/// Equal approaches have equal pictures, which differ equally from the approved ones.
package final class PictureComparer {
  let painter = PicturePainter()
  private let files = FileComparer()
  private var known: [Pair: Result] = [:]

  package init() {}

  /// Pairs kept: those of some approaches to one scenario.
  private static let limit = 8

  private struct Pair: Hashable {
    let files: Digest
    let rule: DifferenceRule
    let scale: Int
  }

  struct Result {
    let comparison: PictureComparison
    /// On how they were compared, in sentences.
    let notes: [String]
    /// A PNG file that shows where they differ; nil where they do not.
    let picture: [UInt8]?
  }

  /// Compares with a drawn picture; throws `PictureComparison.ReadingError` for an unreadable one.
  func compare(
    _ expected: [UInt8], _ picture: FilmPicture, by rule: DifferenceRule
  ) throws -> Result {
    let (actual, scale) = (picture.bytes, picture.outlook.scale)
    var files = Digest()
    files.add(expected)
    files.add(actual)
    let pair = Pair(files: files, rule: rule, scale: scale)
    if let known = known[pair] { return known }
    let notes = try ComparisonNotes(files: expected, actual)
      .sentences(first: "the approved picture", second: "the new one")
    let result =
      try compareDrawn(expected, picture, rule, notes)
      ?? compareFiles(expected, picture, rule, notes)
    if known.count >= PictureComparer.limit { known.removeAll() }
    known[pair] = result
    return result
  }

  /// Compares with the painter's last pixels; nil for another picture's, or another kind of file.
  private func compareDrawn(
    _ expected: [UInt8], _ picture: FilmPicture, _ rule: DifferenceRule, _ notes: [String]
  ) throws -> Result? {
    let compared = try painter.withPixels(of: picture.outlook) { pixels, width in
      do {
        return try files.compare(
          expected, with: pixels, width: width, by: rule, scale: Double(picture.outlook.scale))
      } catch let error as PNGError {
        throw PictureComparison.ReadingError.first(error)
      }
    }
    return compared?.map {
      Result(comparison: .sameSize($0.difference), notes: notes, picture: $0.picture)
    }
  }

  private func compareFiles(
    _ expected: [UInt8], _ picture: FilmPicture, _ rule: DifferenceRule, _ notes: [String]
  ) throws -> Result {
    let comparison = try PictureComparison(files: expected, picture.bytes, by: rule)
    var drawn: [UInt8]?
    if case .sameSize(let difference) = comparison, difference.changed > 0 {
      drawn = try PNG.encode(
        difference.picture(over: PNG.decodeStraight(expected)),
        scale: Double(picture.outlook.scale))
    }
    return Result(comparison: comparison, notes: notes, picture: drawn)
  }
}
