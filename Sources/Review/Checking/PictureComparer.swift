import Imaging
import Painting

/// What pictures are drawn and compared with, and what came of the last pairs: approaches that do the same have the same
/// pictures, and differ in the same way from those that are approved.
///
/// Not thread-safe: use one for each thread.
package final class PictureComparer {
  let painter = PicturePainter()
  private var known: [Pair: Result] = [:]

  package init() {}

  /// How many pairs' results are kept: those of some approaches to one scenario.
  private static let limit = 8

  private struct Pair: Hashable {
    let files: Digest
    let rule: DifferenceRule
    let scale: Int
  }

  /// What came of comparing two files.
  struct Result {
    let comparison: PictureComparison
    /// What is to be known of how they were compared, in sentences.
    let notes: [String]
    /// A PNG file that shows where they differ; nil where they do not.
    let picture: [UInt8]?
  }

  /// Compares an approved file with a new one.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, for the picture of the difference.
  /// - Throws: `PictureComparison.ReadingError` where one of them cannot be read.
  func compare(
    _ expected: [UInt8], _ actual: [UInt8], by rule: DifferenceRule, scale: Int
  ) throws -> Result {
    var files = Digest()
    files.add(expected)
    files.add(actual)
    let pair = Pair(files: files, rule: rule, scale: scale)
    if let known = known[pair] { return known }
    let notes = try ComparisonNotes(files: expected, actual)
      .sentences(first: "the approved picture", second: "the new one")
    let comparison = try PictureComparison(files: expected, actual, by: rule)
    var picture: [UInt8]?
    if case .sameSize(let difference) = comparison, difference.changed > 0 {
      picture = try PNG.encode(
        difference.picture(over: PNG.decodeStraight(expected)), scale: Double(scale))
    }
    let result = Result(comparison: comparison, notes: notes, picture: picture)
    if known.count >= PictureComparer.limit { known.removeAll() }
    known[pair] = result
    return result
  }
}
