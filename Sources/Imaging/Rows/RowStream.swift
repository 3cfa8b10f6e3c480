internal import CDeflate

/// Writes rows as a zlib stream (RFC 1950), the picture data of PNG.
///
/// Flat rows go to `PixelMatcher`, photo-like ones to `FilteredRows`, as decided for each band of rows.
struct RowStream: ~Copyable {
  private var block = DeflateBlock()
  private var codes = DeflateCodes()
  private var matcher = PixelMatcher()
  private var filtered = FilteredRows()
  /// Filtered rows that come after the block's.
  private var runs = RunBlock()
  private var parser = RowParser()
  private var sum = Adler32()
  /// The codes of the open block for precompressed rows.
  private var shared: SharedCodes?
  /// The checksum of the last row, if it was not filtered.
  private(set) var lastPiece: Adler32.Piece?

  private static let band = 8
  /// A block is written at this number of sequences or of literals.
  private static let sequencesOfBlock = 24_000
  private static let literalsOfBlock = 96_000

  init() {}

  /// Begins a stream: deflate, window of 32,768 bytes, fastest level (RFC 1950, section 2.2).
  mutating func start(in writer: inout BitWriter) {
    writer.append([0x78, 0x01])
    sum = Adler32()
    shared = nil
    block.removeAll()
    runs.removeAll()
  }

  /// Adds rows `pitch` pixels apart.
  ///
  /// `top` is the row above the first, nil at the top of the picture; `piece` is its contribution to the checksum, nil if
  /// it was filtered.
  ///
  /// - Returns: False if a pixel was found that the layout cannot hold; the stream is then useless.
  mutating func add<Layout: SampleLayout>(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, pitch: Int,
    below top: UnsafePointer<UInt32>? = nil, piece: Adler32.Piece? = nil,
    _ layout: Layout.Type, to writer: inout BitWriter
  ) -> Bool {
    let stride = 1 + width * Layout.bytesPerPixel
    // Where "above" is out of reach, filters must replace matches.
    let reaches = stride <= DeflateSymbols.farthestMatch
    var (isFlat, above) = (true, top)
    var (position, flatAbove) = (0, false)
    var filter: PNGRowFilter?
    // Literals of the last row decide whether it is worth looking.
    var suspicious = true
    var judged = 0
    for y in 0..<height {
      let row = pixels + y * pitch
      if y >= judged, suspicious || !isFlat {
        let rows = min(RowStream.band, height - y)
        let isFlatNow = RowCost.isFlat(row, width: width, height: rows, pitch: pitch, above: above)
        judged = y + rows
        if isFlatNow && reaches {
          if !isFlat || y == 0 {
            flushRuns(to: &writer)
            matcher.start(base: pixels, position: position)
            flatAbove = false
            if y == 0, let piece {
              matcher.resume(after: piece)
              flatAbove = true
            }
          }
          isFlat = true
        } else {
          if isFlat {
            if y > 0 { matcher.finish(stride: stride, to: &block) }
            filtered.start(width: width, above: above, layout)
          }
          isFlat = false
          filter = isFlatNow ? .up : nil
        }
      }
      if isFlat {
        block.reserve(sequences: width + stride / 64 + 8, literals: stride + 8)
        let before = block.literalCount
        matcher.add(row, width: width, above: flatAbove ? above : nil, layout, to: &block)
        sum.append(matcher.piece)
        lastPiece = matcher.piece
        suspicious = block.literalCount - before > width / 2
        flatAbove = true
        guard Layout.holds(matcher.commonBits) else { return false }
      } else {
        filtered.add(row, filter: filter, layout, sum: &sum, to: &runs)
        if runs.isFull { flushRuns(to: &writer) }
        lastPiece = nil
        guard Layout.holds(filtered.commonBits) else { return false }
      }
      position += stride
      above = row
      if block.sequenceCount > RowStream.sequencesOfBlock
        || block.literalCount > RowStream.literalsOfBlock
      {
        if isFlat { matcher.finish(stride: stride, to: &block) }
        writeBlock(isLast: false, to: &writer)
      }
    }
    if isFlat { matcher.finish(stride: stride, to: &block) }
    flushRuns(to: &writer)
    return true
  }

  private mutating func flushRuns(to writer: inout BitWriter) {
    if runs.isLong {
      if block.isEmpty { closeShared(in: &writer) } else { writeBlock(isLast: false, to: &writer) }
    }
    runs.flush(to: &block, codes: &codes, writer: &writer)
  }

  /// Adds copied rows to the checksum.
  mutating func append(_ piece: Adler32.Piece) { sum.append(piece) }

  mutating func openShared(_ codes: SharedCodes, in writer: inout BitWriter) {
    guard shared !== codes else { return }
    closeShared(in: &writer)
    codes.codes.writeHeader(isLast: false, to: &writer)
    shared = codes
  }

  private mutating func closeShared(in writer: inout BitWriter) {
    shared?.codes.writeEnd(to: &writer)
    shared = nil
  }

  mutating func addAnew(
    _ bitmap: Bitmap, _ row: Int, above: Above?, codes: SharedCodes, to writer: inout BitWriter
  ) {
    let width = bitmap.width
    let stride = 1 + width * OpaqueSamples.bytesPerPixel
    block.reserve(sequences: width + stride / 64 + 8, literals: stride + 8)
    let usable = above?.piece != nil && stride <= DeflateSymbols.farthestMatch ? above : nil
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      (usable?.bitmap ?? bitmap).pixels.withUnsafeBufferPointer { others in
        guard let start = pixels.baseAddress, let others = others.baseAddress else { return }
        parser.start(base: start + row * width, width: width)
        _ = parser.add(
          start + row * width, above: usable.map { others + $0.row * width }, to: &block)
      }
    }
    writeShared(codes, to: &writer)
  }

  private mutating func writeShared(_ codes: SharedCodes, to writer: inout BitWriter) {
    block.closeSequence()
    // At most 48 bits a match, 15 a literal, and a sequence may do without a match.
    writer.reserve(block.sequenceCount * 6 + block.literalCount * 2 + 8)
    block.write(0..<block.sequenceCount, literalsFrom: 0, codes: codes.codes, to: &writer)
    block.removeAll()
  }

  /// Writes pending new pixels, and returns the row to match the next one with.
  mutating func settle(_ bitmap: Bitmap, _ rows: Range<Int>, in writer: inout BitWriter) -> Above {
    block.settleFrequencies()
    if let shared, !block.isEmpty {
      codes.assign(from: block.frequencies)
      let own = codes.bitCount(of: block.frequencies) + RowStream.headerBits
      if shared.codes.bitCount(of: block.frequencies) <= own { writeShared(shared, to: &writer) }
    }
    if !block.isEmpty { writeBlock(isLast: false, to: &writer) }
    return above(bitmap, row: rows.upperBound - 1)
  }

  func above(_ bitmap: Bitmap, row: Int) -> Above {
    Above(bitmap: bitmap, row: row, piece: lastPiece)
  }

  /// The approximate cost of leaving the shared block and returning, in bits.
  private static let headerBits = 1600

  private mutating func writeBlock(isLast: Bool, to writer: inout BitWriter) {
    closeShared(in: &writer)
    block.write(isLast: isLast, codes: &codes, to: &writer)
  }

  mutating func finish(in writer: inout BitWriter) {
    if block.isEmpty {
      // An empty block of fixed codes: BFINAL, BTYPE 1, the end of the block (RFC 1951, section 3.2.6).
      closeShared(in: &writer)
      writer.reserve(2)
      writer.put(0b011, 10)
    } else {
      writeBlock(isLast: true, to: &writer)
    }
    writer.reserve(8)
    writer.padToByte()
    writer.append(sum.value)
  }
}
