import Imaging
import Painting
import Traces

/// Draws and compares pictures, and keeps recent results; not thread-safe.
///
/// Equal approaches have equal pictures, which differ equally from the approved ones.
package final class PictureComparer {
  let painter = PicturePainter()
  private let files = FileComparer()
  private var known: [Pair: Result] = [:]
  /// The result of the picture drawn last; nil if it was not drawn, or has another size than the file.
  private var last: Swift.Result<FileComparer.Result?, PNGError>?

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

  /// Draws a frame's picture, and compares it with the approved one as it is drawn, for `compare`.
  func picture(
    of film: Film, _ pick: FramePick, beside expected: [UInt8], by rule: DifferenceRule
  ) throws -> FilmPicture {
    last = nil
    var start: Swift.Result<Bool, PNGError>?
    let picture = try FilmPicture(of: film, pick, by: painter) { [files] rows, width, height in
      if start == nil {
        start = Swift.Result { () throws(PNGError) in
          try files.start(
            expected, width: width, height: height, by: rule, scale: Double(pick.scale))
        }
      }
      files.add(rows)
    }
    if let start {
      last = start.flatMap { _ in
        Swift.Result { () throws(PNGError) in try files.finish() }
      }
    }
    return picture
  }

  /// Compares with the picture drawn last; throws `PictureComparison.ReadingError` for an unreadable one.
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
    let compared: FileComparer.Result?
    do throws(PNGError) {
      compared =
        if let last { try last.get() } else { try compareKnown(expected, picture, rule) }
    } catch {
      throw PictureComparison.ReadingError.first(error)
    }
    let result =
      try compared.map {
        Result(comparison: .sameSize($0.difference), notes: notes, picture: $0.picture)
      } ?? compareFiles(expected, picture, rule, notes)
    if known.count >= PictureComparer.limit { known.removeAll() }
    known[pair] = result
    return result
  }

  /// Compares with a picture that was drawn before as if it was drawn now: the results are the same, to the byte.
  private func compareKnown(
    _ expected: [UInt8], _ picture: FilmPicture, _ rule: DifferenceRule
  ) throws(PNGError) -> FileComparer.Result? {
    let drawn = try PNG.decodeStraight(picture.bytes)
    let isStarted = try files.start(
      expected, width: drawn.width, height: drawn.height, by: rule,
      scale: Double(picture.outlook.scale))
    guard isStarted else { return nil }
    drawn.pixels.withUnsafeBufferPointer(files.add)
    return try files.finish()
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
