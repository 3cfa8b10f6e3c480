import LibC

/// Compares PNG files with drawn pixels in memory, which it reuses.
///
/// Drawn pixels need no file to be compared, and the difference is drawn over the file's pixels, which are not needed
/// any more. Not thread-safe: use one for each thread.
package final class FileComparer {
  private let memory = PixelMemory()
  private let encoder = PNGEncoder()

  /// The number of pixels whose memory is kept for the next file: a large phone's screen.
  private static let keptPixels = 4 << 20

  package init() {}

  /// Compares a file, the first of the two, with drawn pixels.
  ///
  /// - Parameters:
  ///   - pixels: Opaque, sRGB, whole rows of `width` pixels.
  ///   - scale: Pixels a point, for the picture of the difference.
  /// - Returns: The difference, and a PNG file as of `PictureDifference.picture(over:)` where there is one; nil where
  ///   the file has another size or may be in another space, for which `PictureComparison` has rules.
  /// - Throws: `PNGError`, whatever the bytes are.
  package func compare(
    _ file: [UInt8], with pixels: UnsafeBufferPointer<UInt32>, width: Int, by rule: DifferenceRule,
    scale: Double
  ) throws(PNGError) -> (difference: PictureDifference, picture: [UInt8]?)? {
    let height = pixels.count / width
    let file = try PNGFile(file)
    guard file.header.width == width, file.header.height == height,
      file.meaning.colorSpace.isReadAs(.sRGB)
    else { return nil }
    let lines = file.scanlines(alpha: .straight)
    guard let base = memory.room(for: try lines.room()).baseAddress else { return nil }
    defer { memory.letGo(ofMoreThan: FileComparer.keptPixels) }
    try lines.restore(try lines.unfold(into: base), into: base)
    let difference = PictureDifference(
      UnsafeBufferPointer(start: base, count: pixels.count), pixels, width: width, height: height,
      rows: rowsThatDiffer(base, pixels, width, height), by: rule)
    guard difference.changed > 0 else { return (difference, nil) }
    let drawn = UnsafeMutableBufferPointer(start: base, count: pixels.count)
    difference.draw(over: drawn)
    return (
      difference, try encoder.encode(UnsafeBufferPointer(drawn), width: width, scale: scale)
    )
  }

  private func rowsThatDiffer(
    _ first: UnsafePointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>, _ width: Int,
    _ height: Int
  ) -> [Range<Int>] {
    guard let second = second.baseAddress else { return [] }
    let differing = (0..<height).filter { row in
      memcmp(first + row * width, second + row * width, width * 4) != 0
    }
    return [Range<Int>](merging: differing.map { $0..<$0 + 1 })
  }
}
