import LibC

/// A PNG picture's rows as pixels, from the top down, a few at a time; not of interlaced pictures.
///
/// A phone's rows are unfolded at once by libdeflate, which is twice as fast; those of larger pictures part by part by
/// zlib, so that they are never whole in memory.
final class PNGRowReader {
  private let lines: PNGScanlines
  private let width: Int
  /// Of the rows to come where they are unfolded part by part.
  private let stream: InflateStream?
  private let rows: PixelMemory
  /// Rows that were unfolded and not yet read, where they are unfolded at once.
  private var next = 0
  /// Two rows of bytes, the last one first.
  private var (last, spare): (UnsafeMutableRawPointer, UnsafeMutableRawPointer)

  /// The most bytes of rows that are unfolded at once: those of a large phone's screen.
  static let mostAtOnce = 16 << 20
  /// The rows that are unfolded together in a stream.
  private static let streamed = 16

  /// - Parameters:
  ///   - rows: Memory for rows, which is reused.
  ///   - most: The most bytes of rows that are unfolded at once.
  /// - Throws: `PNGError.data` where rows that are unfolded at once are damaged.
  init(
    _ lines: PNGScanlines, width: Int, height: Int, in rows: PixelMemory,
    atOnce most: Int = mostAtOnce
  ) throws(PNGError) {
    _ = try lines.room()
    (self.lines, self.width, self.rows) = (lines, width, rows)
    let size = lines.stride * height
    stream = size > most ? InflateStream(lines.data) : nil
    let kept = stream == nil ? size : lines.stride * PNGRowReader.streamed
    let count = lines.stride + PNGRowFilter.margin
    last = .allocate(byteCount: count, alignment: 16)
    spare = .allocate(byteCount: count, alignment: 16)
    for row in [last, spare] { row.initializeMemory(as: UInt8.self, repeating: 0, count: count) }
    let memory = rows.room(for: (kept + PNGRowFilter.margin + 3) / 4)
    if stream == nil, let base = memory.baseAddress {
      try lines.inflate(into: UnsafeMutableRawPointer(base))
    }
  }

  deinit {
    last.deallocate()
    spare.deallocate()
  }

  /// Writes the next rows' pixels; throws `PNGError.data` for damage.
  func read(_ count: Int, to pixels: UnsafeMutablePointer<UInt32>) throws(PNGError) {
    var read = 0
    while read < count {
      let some = stream == nil ? count : min(count - read, PNGRowReader.streamed)
      let bytes = lines.stride * (stream == nil ? next + some : some)
      guard
        let base = rows.room(for: (bytes + PNGRowFilter.margin + 3) / 4).baseAddress
          .map(UnsafeMutableRawPointer.init)
      else { return }
      try stream?.read(bytes, into: base)
      for row in 0..<some {
        let stored = base + (stream == nil ? next + row : row) * lines.stride
        let target = pixels + (read + row) * width
        try restore(stored, to: target, hasAbove: read + row > 0)
      }
      next += some
      read += some
    }
  }

  /// Throws `PNGError.data` if a stream continues beyond the last row, or its checksum is wrong.
  func finish() throws(PNGError) { try stream?.finish() }

  private func restore(
    _ stored: UnsafeRawPointer, to pixels: UnsafeMutablePointer<UInt32>, hasAbove: Bool
  ) throws(PNGError) {
    let count = lines.stride - 1
    let filter = try lines.filter(of: stored)
    // In an interface two of five rows equal those above, and copying pixels is faster than decoding them.
    if filter == .none, hasAbove, memcmp(last, stored + 1, count) == 0 {
      pixels.update(from: pixels - width, count: width)
      return
    }
    filter.undo(
      stored + 1, above: last, into: spare, count: count, bytesPerPixel: lines.filterDistance)
    swap(&last, &spare)
    lines.samples.write(last, to: pixels, count: width)
  }
}
