internal import CDeflate

/// Writes PNG files fast, one after another.
///
/// Optimised for pictures of interfaces: most pixels equal the one above, so most are only compared, never copied or
/// summed. Photo-like rows are filtered. See `PNG.encode` for the contents; equal pictures are equal bytes, whatever
/// was written before. Its memory is kept from one picture to the next. Use one encoder on each thread.
public final class PNGEncoder {
  private var writer = BitWriter()
  private var rows = RowStream()
  /// A file in bands: where its picture data begins, its width, and the rows to come.
  private var begun = (chunk: 0, width: 0, rowsLeft: 0)

  /// An encoder; its memory grows with the widest picture.
  public init() {}

  /// Encodes a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - scale: Pixels per point, which `pHYs` records.
  /// - Throws: `PNGError.scale` for a scale outside `PNG.scales`.
  public func encode(_ bitmap: Bitmap, scale: Double = 1) throws(PNGError) -> [UInt8] {
    var file: [UInt8] = []
    try encode(bitmap, scale: scale, into: &file)
    return file
  }

  /// Encodes a bitmap into an array with reused memory; throws for a scale outside `PNG.scales`.
  public func encode(
    _ bitmap: Bitmap, scale: Double = 1, into file: inout [UInt8]
  ) throws(PNGError) {
    try bitmap.pixels.withUnsafeBufferPointer { pixels throws(PNGError) in
      try write(pixels, width: bitmap.width, scale: scale)
    }
    writer.copy(to: &file)
  }

  /// Encodes whole rows, 0xAARRGGBB premultiplied; throws for a scale outside `PNG.scales`.
  package func encode(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, scale: Double = 1
  ) throws(PNGError) -> [UInt8] {
    try write(pixels, width: width, scale: scale)
    var file: [UInt8] = []
    writer.copy(to: &file)
    return file
  }

  // MARK: - Bands

  /// Begins a file of opaque rows, from the top down, for pictures never wholly in memory.
  ///
  /// Equal pictures are equal bytes if cut at the same rows. A picture encoded as a whole takes a few bytes less, as
  /// only the last row of the band before is known.
  ///
  /// - Throws: `PNGError.scale` for a scale outside `PNG.scales`.
  package func start(width: Int, height: Int, scale: Double = 1) throws(PNGError) {
    begun = (try begin(width: width, height: height, scale: scale), width, height)
  }

  /// Adds 1 or more opaque rows; `hasAbove` if the band before ends in memory right before them.
  package func add(_ band: UnsafePointer<UInt32>, rows count: Int, hasAbove: Bool) {
    let width = begun.width
    begun.rowsLeft -= count
    let isOpaque = rows.add(
      band, width: width, height: count, pitch: width, below: hasAbove ? band - width : nil,
      piece: hasAbove ? rows.lastPiece : nil, OpaqueSamples.self, to: &writer)
    precondition(isOpaque, "a band's pixel is not opaque")
  }

  /// Ends and returns the started file, of which all rows were added.
  package func finish() -> [UInt8] {
    precondition(begun.rowsLeft == 0, "the picture has other rows than were announced")
    finish(begun.chunk)
    var file: [UInt8] = []
    writer.copy(to: &file)
    return file
  }

  // MARK: - Precompressed rows

  /// Encodes precompressed rows and new pixels of the same width, from the top down.
  ///
  /// - Throws: `PNGError.scale` for a scale outside `PNG.scales`, `PNGError.rows` for rows that do not exist or are not
  ///   opaque, `PNGError.size` for too many.
  package func encode(
    _ spans: [RowSpan], of kept: PrecompressedRows, scale: Double = 1
  ) throws(PNGError) -> [UInt8] {
    var file: [UInt8] = []
    try encode(spans, of: kept, scale: scale, into: &file)
    return file
  }

  /// Encodes precompressed rows and new pixels into an array with reused memory.
  package func encode(
    _ spans: [RowSpan], of kept: PrecompressedRows, scale: Double = 1, into file: inout [UInt8]
  ) throws(PNGError) {
    let height = try spans.height(width: kept.width, in: kept)
    let chunk = try begin(width: kept.width, height: height, scale: scale)
    guard rows.add(spans, of: kept, to: &writer) else {
      throw .rows("a pixel is not opaque")
    }
    finish(chunk)
    writer.copy(to: &file)
  }

  /// Writes a file of whole rows, at least one.
  private func write(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, scale: Double
  ) throws(PNGError) {
    guard let start = pixels.baseAddress else { return }
    let height = pixels.count / width
    // The first pixel reveals most translucent pictures; the others are noticed later.
    if OpaqueSamples.holds(start[0]) {
      let chunk = try begin(width: width, height: height, scale: scale)
      let isOpaque = rows.add(
        start, width: width, height: height, pitch: width, OpaqueSamples.self, to: &writer)
      if isOpaque { return finish(chunk) }
    }
    let chunk = try begin(width: width, height: height, hasAlpha: true, scale: scale)
    _ = rows.add(
      start, width: width, height: height, pitch: width, StraightSamples.self, to: &writer)
    finish(chunk)
  }

  /// Writes everything before the rows; returns where the chunk of picture data begins.
  private func begin(
    width: Int, height: Int, hasAlpha: Bool = false, scale: Double
  ) throws(PNGError) -> Int {
    let remarks = try PNG.remarks(scale: scale)
    writer.removeAll()
    writer.append(
      PNGChunk.file(of: [.header(width: width, height: height, hasAlpha: hasAlpha)] + remarks))
    let chunk = writer.startChunk(.imageData)
    rows.start(in: &writer)
    return chunk
  }

  private func finish(_ chunk: Int) {
    rows.finish(in: &writer)
    writer.finishChunk(chunk)
    writer.finishChunk(writer.startChunk(.end))
  }
}

extension BitWriter {
  mutating func startChunk(_ type: PNGChunk.Kind) -> Int {
    let start = count
    append(0 as UInt32)
    append(type.rawValue)
    return start
  }

  /// Ends a chunk with its length and checksum (PNG, third edition, section 5.3).
  mutating func finishChunk(_ start: Int) {
    let length = count - start - 8
    replace(at: start, with: UInt32(length))
    append(libdeflate_crc32(0, bytes + start + 4, length + 4))
  }
}
