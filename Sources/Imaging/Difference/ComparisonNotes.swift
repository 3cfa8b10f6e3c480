/// Notes on a comparison of two PNG files: the chunks left out, and how colours were compared.
package struct ComparisonNotes: Sendable {
  private let leftOut: (first: PNGLeftOut, second: PNGLeftOut)
  private let spaces: (first: ColorSpace, second: ColorSpace)
  private let hasDeepSamples: Bool

  /// Throws where a file is not a PNG file, or is damaged.
  package init(
    files first: [UInt8], _ second: [UInt8]
  ) throws(PictureComparison.ReadingError) {
    let (one, other): (PNGFile, PNGFile)
    do { one = try PNGFile(first) } catch { throw .first(error) }
    do { other = try PNGFile(second) } catch { throw .second(error) }
    leftOut = (one.leftOut, other.leftOut)
    spaces = (one.meaning.colorSpace, other.meaning.colorSpace)
    hasDeepSamples = first != second && [one, other].contains { $0.header.bitDepth == 16 }
  }

  package func sentences(first: String, second: String) -> [String] {
    var sentences =
      ComparisonNotes.sentences(leftOut.first, of: first)
      + (first == second ? [] : ComparisonNotes.sentences(leftOut.second, of: second))
    // A file without a colour space is taken for sRGB everywhere.
    if !spaces.first.isReadAs(spaces.second) {
      let way =
        spaces.first.common(with: spaces.second).map { "both were compared in \($0)" }
        ?? "their values were compared as they are"
      sentences.append(
        "The colours of \(first) are \(ComparisonNotes.words(for: spaces.first)), those of "
          + "\(second) \(ComparisonNotes.words(for: spaces.second)); \(way).")
    }
    if hasDeepSamples { sentences.append("Samples of 16 bits were compared with eight.") }
    return sentences
  }

  private static func words(for space: ColorSpace) -> String {
    space == .unsaid ? "unnamed and read as sRGB" : "in \(space)"
  }

  private static func sentences(_ leftOut: PNGLeftOut, of file: String) -> [String] {
    leftOut.chunks.map { chunk in
      let reason =
        switch chunk.reason {
        case .checksum: "does not match its checksum"
        case .malformed: "is malformed"
        case .misplaced: "stands where it must not"
        }
      return "The chunk \(chunk.type) of \(file) \(reason) and was left out."
    } + (leftOut.hasMore ? ["More chunks of \(file) were left out."] : [])
  }
}
