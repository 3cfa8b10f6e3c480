import LibC

/// A PNG file's pixels, 0xAARRGGBB with straight alpha, decoded only where a comparison needs them.
///
/// In two frames of a film most rows are equal, and comparing their bytes is faster than decoding them.
final class FilePixels {
  private let header: PNGHeader
  private let colorSpace: ColorSpace
  /// All pixels, row by row; rows that `makeRowsThatDiffer` did not make must not be read.
  private let memory: UnsafeMutablePointer<UInt32>
  /// The stored rows, at the end of the memory; nil where all are decoded.
  private var stored: (lines: PNGScanlines, rows: UnsafeMutableRawPointer)?

  init(_ file: [UInt8]) throws(PNGError) {
    let file = try PNGFile(file)
    (header, colorSpace) = (file.header, file.meaning.colorSpace)
    let lines = file.scanlines(alpha: .straight)
    let memory = LargePages.allocate(pixels: try lines.room())
    do throws(PNGError) {
      let rows = try lines.unfold(into: memory)
      let isUnfiltered = lines.areUnfiltered(rows)
      if !isUnfiltered { try lines.restore(rows, into: memory) }
      stored = isUnfiltered ? (lines, rows) : nil
    } catch {
      memory.deallocate()
      throw error
    }
    self.memory = memory
  }

  deinit { memory.deallocate() }

  /// The difference from another picture of its size; may be called once.
  func difference(from other: FilePixels, by rule: DifferenceRule) -> PictureDifference {
    withExtendedLifetime((self, other)) {
      let rows = makeRowsThatDiffer(from: other)
      if let common = colorSpace.common(with: other.colorSpace) {
        for file in [self, other] { file.convert(to: common) }
      }
      let count = header.width * header.height
      return PictureDifference(
        UnsafeBufferPointer(start: memory, count: count),
        UnsafeBufferPointer(start: other.memory, count: count),
        width: header.width, height: header.height, rows: rows, by: rule)
    }
  }

  private func convert(to space: ColorSpace) {
    ColorConversion(from: colorSpace, to: space)?.convert(
      UnsafeMutableBufferPointer(start: memory, count: header.width * header.height))
  }

  /// Decodes the rows that may differ, and those around them that `AntialiasingRule` reads.
  ///
  /// - Returns: The rows that may differ, in ascending order; all others are equal.
  private func makeRowsThatDiffer(from other: FilePixels) -> [Range<Int>] {
    let all = 0..<header.height
    guard let mine = stored, let theirs = other.stored, mine.lines.holdRows(as: theirs.lines),
      colorSpace.isReadAs(other.colorSpace)
    else {
      FilePixels.make([all], of: [self, other])
      return [all]
    }
    let stride = mine.lines.stride
    nonisolated(unsafe) let (rows, others) = (mine.rows, theirs.rows)
    let halves = [all.prefix(all.count / 2), all.suffix((all.count + 1) / 2)]
    let differing = halves.concurrentMap { half in
      half.filter { memcmp(rows + $0 * stride, others + $0 * stride, stride) != 0 }
    }.joined()
    let reach = AntialiasingRule.reach
    let needed = differing.map { ($0 - reach..<$0 + reach + 1).clamped(to: all) }
    FilePixels.make([Range<Int>](merging: needed), of: [self, other])
    return [Range<Int>](merging: differing.map { $0..<$0 + 1 })
  }

  /// Decodes some rows, in ascending order; the others' bytes are lost.
  private static func make(_ rows: [Range<Int>], of files: [FilePixels]) {
    _ = files.concurrentMap { file in
      guard let (lines, stored) = file.stored else { return }
      lines.write(rows, of: stored, into: file.memory)
      file.stored = nil
    }
  }
}
