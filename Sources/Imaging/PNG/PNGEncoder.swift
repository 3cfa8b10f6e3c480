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
      guard let start = pixels.baseAddress else { return }
      try encode(
        start, width: bitmap.width, height: bitmap.height, pitch: bitmap.width, scale: scale)
    }
    take(&file)
  }

  /// Encodes whole rows, 0xAARRGGBB premultiplied; throws for a scale outside `PNG.scales`.
  package func encode(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, scale: Double = 1
  ) throws(PNGError) -> [UInt8] {
    var file: [UInt8] = []
    if let start = pixels.baseAddress {
      try encode(
        start, width: width, height: pixels.count / width, pitch: width, scale: scale)
      take(&file)
    }
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
    writer.removeAll()
    writer.append(try head(width: width, height: height, hasAlpha: false, scale: scale))
    begun = (writer.startChunk(.imageData), width, height)
    rows.start(in: &writer)
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
    take(&file)
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
    writer.removeAll()
    writer.append(try head(width: kept.width, height: height, hasAlpha: false, scale: scale))
    let chunk = writer.startChunk(.imageData)
    rows.start(in: &writer)
    guard rows.add(spans, of: kept, to: &writer) else {
      throw .rows("a pixel is not opaque")
    }
    finish(chunk)
    take(&file)
  }

  /// Encodes pixels in another library's memory, such as Cairo's.
  private func encode(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, pitch: Int, scale: Double
  ) throws(PNGError) {
    // The first pixel reveals most translucent pictures; the others are noticed later.
    if OpaqueSamples.holds(pixels[0]) {
      let head = try head(width: width, height: height, hasAlpha: false, scale: scale)
      if encode(pixels, width, height, pitch, OpaqueSamples.self, after: head) { return }
    }
    let head = try head(width: width, height: height, hasAlpha: true, scale: scale)
    _ = encode(pixels, width, height, pitch, StraightSamples.self, after: head)
  }

  private func encode<Layout: SampleLayout>(
    _ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ pitch: Int,
    _ layout: Layout.Type, after head: [UInt8]
  ) -> Bool {
    writer.removeAll()
    writer.append(head)
    let chunk = writer.startChunk(.imageData)
    rows.start(in: &writer)
    guard
      rows.add(pixels, width: width, height: height, pitch: pitch, layout, to: &writer)
    else { return false }
    finish(chunk)
    return true
  }

  private func finish(_ chunk: Int) {
    rows.finish(in: &writer)
    writer.finishChunk(chunk)
    writer.finishChunk(writer.startChunk(.end))
  }

  private func head(
    width: Int, height: Int, hasAlpha: Bool, scale: Double
  ) throws(PNGError) -> [UInt8] {
    let remarks = try PNG.remarks(scale: scale)
    return PNGChunk.file(
      of: [.header(width: width, height: height, hasAlpha: hasAlpha)] + remarks)
  }

  private func take(_ file: inout [UInt8]) {
    file.removeAll(keepingCapacity: true)
    file.append(contentsOf: UnsafeRawBufferPointer(start: writer.bytes, count: writer.count))
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
