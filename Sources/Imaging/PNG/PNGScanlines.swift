internal import CDeflate
import LibC

/// The rows of a PNG picture of any kind, to be decoded to pixels.
///
/// The rows are inflated into the end of the pixels' memory, and each is restored and written to its place before the
/// pixels reach it: nothing else of the picture's size is needed. Interlaced rows, whose pixels are scattered, are
/// inflated behind that memory.
struct PNGScanlines {
  private let header: PNGHeader
  private let meaning: PNGMeaning
  let samples: PNGSamples
  private let alpha: Alpha
  let data: [ArraySlice<UInt8>]
  private let passes: [PNGPass]
  /// Of all rows, with their filters' types.
  private let size: Int

  /// The treatment of red, green and blue in translucent pixels.
  enum Alpha {
    /// Multiplied by alpha, as in a `Bitmap`.
    case premultiplied
    /// Unchanged, as in a `StraightBitmap`.
    case straight
  }

  /// Deflate's largest expansion, bytes from one byte: a run, 258 bytes from two bits.
  static let mostUnfolding = 1032
  /// The most bytes of all rows: those of the largest picture with eight bits a sample.
  static let sizeLimit = 4 * Bitmap.pixelLimit

  /// The scanlines of a picture or of a frame; the data may be split anywhere.
  init(
    _ header: PNGHeader, _ meaning: PNGMeaning, _ data: [ArraySlice<UInt8>],
    alpha: Alpha = .premultiplied
  ) {
    self.header = header
    self.meaning = meaning
    self.data = data
    self.alpha = alpha
    samples = PNGSamples(header, meaning, alpha: alpha)
    passes = PNGPass.passes(of: header)
    size = passes.reduce(0) { $0 + $1.height * (1 + header.byteCount(ofPixels: $1.width)) }
  }

  /// The pixels in a space, nil for the file's own; throws `PNGError.data` for damage.
  func pixels(in space: ColorSpace?) throws(PNGError) -> [UInt32] {
    guard let space, let conversion = ColorConversion(from: meaning.colorSpace, to: space) else {
      return try pixels()
    }
    // Premultiplied values are not colours of the space.
    var pixels = try PNGScanlines(header, meaning, data, alpha: .straight).pixels()
    pixels.withUnsafeMutableBufferPointer { conversion.convert($0) }
    return alpha == .straight ? pixels : pixels.map(PNGSamples.premultiplied(straight:))
  }

  /// Throws `PNGError.data` where the data is damaged.
  func pixels() throws(PNGError) -> [UInt32] {
    let capacity = LargePages.capacity(forPixels: try room())
    var result: Result<Void, PNGError> = .success(())
    let pixels = [UInt32](unsafeUninitializedCapacity: capacity) { memory, used in
      guard let base = memory.baseAddress else { return }
      LargePages.prefer(for: UnsafeMutableRawBufferPointer(memory))
      do throws(PNGError) {
        try restore(try unfold(into: base), into: base)
        used = header.width * header.height
      } catch {
        result = .failure(error)
      }
    }
    try result.get()
    return pixels
  }

  /// Inflates the rows without making pixels; throws `PNGError.data` for damage.
  func readThrough() throws(PNGError) {
    _ = try room()
    let memory = LargePages.allocate(pixels: (size + 3) / 4)
    defer { memory.deallocate() }
    let rows = UnsafeMutableRawPointer(memory)
    try inflate(into: rows)
    try forEachRow(of: rows) { stored, _ throws(PNGError) in _ = try filter(of: stored) }
  }

  /// The pixels the memory must have room for; throws `PNGError.data` where the data is too short.
  func room() throws(PNGError) -> Int {
    guard size <= PNGScanlines.sizeLimit else {
      throw .data("its rows have more than \(PNGScanlines.sizeLimit / 1_000_000) MB")
    }
    guard size <= data.reduce(0, { $0 + $1.count }) * PNGScanlines.mostUnfolding else {
      throw PNGScanlines.tooShort
    }
    return words + PNGRowFilter.margin
  }

  /// The memory's words used first for rows and then for pixels.
  private var words: Int {
    let (pixels, rows) = (header.width * header.height, (size + 3) / 4)
    return header.isInterlaced ? pixels + rows : max(pixels, rows)
  }

  /// Inflates the rows into the end of memory that has `room`.
  func unfold(into memory: UnsafeMutablePointer<UInt32>) throws(PNGError) -> UnsafeMutableRawPointer
  {
    let rows = UnsafeMutableRawPointer(memory) + (words * 4 - size)
    try inflate(into: rows)
    return rows
  }

  static let tooShort = PNGError.data("it ends before the last row")
  static let tooLong = PNGError.data("it goes on behind the last row")
  static let damaged = PNGError.data("it cannot be unfolded")

  /// Inflates the stream, which must match the rows exactly and have the right checksum.
  func inflate(into rows: UnsafeMutableRawPointer) throws(PNGError) {
    let bytes = data.count == 1 ? data[0] : Array(data.joined())[...]
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .data("there is no memory for unfolding it")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    let result = bytes.withUnsafeBytes {
      libdeflate_zlib_decompress(decompressor, $0.baseAddress, $0.count, rows, size, nil)
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return
    case LIBDEFLATE_SHORT_OUTPUT: throw PNGScanlines.tooShort
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw PNGScanlines.tooLong
    default: throw PNGScanlines.damaged
    }
  }

  /// Calls `body` with each stored row and its number of bytes without the filter's type.
  private func forEachRow(
    of rows: UnsafeMutableRawPointer,
    _ body: (UnsafeMutableRawPointer, Int) throws(PNGError) -> Void
  ) throws(PNGError) {
    var stored = rows
    for pass in passes {
      let count = header.byteCount(ofPixels: pass.width)
      for _ in 0..<pass.height {
        try body(stored, count)
        stored += 1 + count
      }
    }
  }

  func filter(of stored: UnsafeRawPointer) throws(PNGError) -> PNGRowFilter {
    let type = stored.load(as: UInt8.self)
    guard let filter = PNGRowFilter(rawValue: type) else {
      throw .data("a row has the unknown filter \(type)")
    }
    return filter
  }

  /// Whether inflated rows are in order and without filters, so that equal bytes are equal pixels.
  func areUnfiltered(_ rows: UnsafeRawPointer) -> Bool {
    !header.isInterlaced
      && (0..<header.height).allSatisfy {
        rows.load(fromByteOffset: $0 * stride, as: UInt8.self) == PNGRowFilter.none.rawValue
      }
  }

  /// The bytes from a pixel to the one left of it, for filters.
  var filterDistance: Int { header.filterDistance }

  /// The bytes of a row that is not interlaced: the filter's type and the samples.
  var stride: Int { 1 + header.byteCount(ofPixels: header.width) }

  /// Whether equal rows of two pictures of one size are equal pixels.
  func holdRows(as other: PNGScanlines) -> Bool { samples == other.samples }

  /// Writes some unfiltered inflated rows, in ascending order; the bytes of those above are lost.
  func write(
    _ ranges: [Range<Int>], of rows: UnsafeRawPointer, into memory: UnsafeMutablePointer<UInt32>
  ) {
    let count = stride - 1
    withUnsafeTemporaryAllocation(byteCount: count + PNGRowFilter.margin, alignment: 16) { row in
      guard let base = row.baseAddress else { return }
      row.initializeMemory(as: UInt8.self, repeating: 0)
      for y in ranges.joined() {
        let (stored, target) = (rows + y * stride + 1, memory + y * header.width)
        // The last rows are in the place of their own pixels.
        let isApart = UnsafeRawPointer(target + header.width) <= stored
        if !isApart { base.copyMemory(from: stored, byteCount: count) }
        samples.write(isApart ? stored : UnsafeRawPointer(base), to: target, count: header.width)
      }
    }
  }

  /// Converts inflated rows to pixels; throws `PNGError.data` at an unknown filter.
  func restore(
    _ rows: UnsafeMutableRawPointer, into memory: UnsafeMutablePointer<UInt32>
  ) throws(PNGError) {
    let length = stride - 1 + PNGRowFilter.margin
    // Two rows of bytes, and of an interlaced picture one of pixels.
    let buffer = UnsafeMutableRawPointer.allocate(
      byteCount: 2 * length + 4 * header.width + 16, alignment: 16)
    defer { buffer.deallocate() }
    buffer.initializeMemory(as: UInt8.self, repeating: 0, count: 2 * length)
    if header.isInterlaced {
      let line = (buffer + 2 * length).alignedUp(for: UInt32.self)
      try restorePasses(
        rows, (buffer, buffer + length), line.assumingMemoryBound(to: UInt32.self), into: memory)
    } else {
      try restoreRows(rows, (buffer, buffer + length), into: memory)
    }
  }

  private func restoreRows(
    _ rows: UnsafeMutableRawPointer,
    _ buffers: (UnsafeMutableRawPointer, UnsafeMutableRawPointer),
    into memory: UnsafeMutablePointer<UInt32>
  ) throws(PNGError) {
    let pixels = UnsafeMutableRawPointer(memory)
    let count = stride - 1
    var above = buffers.0
    for y in 0..<header.height {
      let stored = rows + y * (count + 1)
      let target = pixels + y * header.width * 4
      let filter = try filter(of: stored)
      if filter == .none, target + header.width * 4 <= stored {
        // It stays until the next row was restored. In an interface two of five rows equal those above, and copying
        // pixels is faster than decoding them.
        if y > 0, above == stored - count, memcmp(above, stored + 1, count) == 0 {
          target.copyMemory(from: target - header.width * 4, byteCount: header.width * 4)
        } else {
          samples.write(stored + 1, to: target, count: header.width)
        }
        above = stored + 1
        continue
      }
      let row = above == buffers.0 ? buffers.1 : buffers.0
      filter.undo(
        stored + 1, above: above, into: row, count: count, bytesPerPixel: header.filterDistance)
      samples.write(row, to: target, count: header.width)
      above = row
    }
  }

  /// Each pass is a picture of its own (section 8.1), with scattered pixels.
  private func restorePasses(
    _ rows: UnsafeMutableRawPointer,
    _ buffers: (UnsafeMutableRawPointer, UnsafeMutableRawPointer),
    _ line: UnsafeMutablePointer<UInt32>, into memory: UnsafeMutablePointer<UInt32>
  ) throws(PNGError) {
    var stored = rows
    for pass in passes {
      let count = header.byteCount(ofPixels: pass.width)
      var (above, row) = buffers
      above.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      for y in 0..<pass.height {
        try filter(of: stored).undo(
          stored + 1, above: above, into: row, count: count, bytesPerPixel: header.filterDistance)
        samples.write(row, to: line, count: pass.width)
        let target = memory + (pass.top + y * pass.step.down) * header.width + pass.left
        for x in 0..<pass.width { target[x * pass.step.across] = line[x] }
        swap(&above, &row)
        stored += 1 + count
      }
    }
  }
}
