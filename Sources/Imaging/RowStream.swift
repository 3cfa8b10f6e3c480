internal import CDeflate

/// Rows of pixels on their way into a zlib stream (RFC 1950): the picture data of PNG.
///
/// Flat rows go to `PixelMatcher`, photo-like ones to `FilteredRows`; which one is asked for every
/// band of rows.
struct RowStream: ~Copyable {
  private var block = DeflateBlock()
  private var codes = DeflateCodes()
  private var matcher = PixelMatcher()
  private var filtered = FilteredRows()
  private var sum = Adler32()

  /// Rows that are judged at once.
  private static let band = 8
  /// A block is written when it holds so many sequences, or so many literals.
  private static let sequencesOfBlock = 24_000
  private static let literalsOfBlock = 96_000

  init() {}

  /// Begins a stream: deflate with a window of 32,768 bytes, the fastest level (RFC 1950, section
  /// 2.2).
  mutating func start(in writer: inout BitWriter) {
    writer.append([0x78, 0x01])
    sum = Adler32()
    block.removeAll()
  }

  /// Adds rows.
  ///
  /// - Parameters:
  ///   - pixels: The first pixel.
  ///   - pitch: Pixels from one row to the next.
  /// - Returns: False if a pixel was found that the layout cannot hold; the stream is then useless.
  mutating func add<Layout: SampleLayout>(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, pitch: Int, _ layout: Layout.Type,
    to writer: inout BitWriter
  ) -> Bool {
    let stride = 1 + width * Layout.bytesPerPixel
    // Where "above" is out of reach, filters must do what matches cannot.
    let reaches = stride <= DeflateSymbols.farthestMatch
    var (isFlat, above) = (true, nil as UnsafePointer<UInt32>?)
    var (position, flatAbove) = (0, false)
    var filter: RowFilter?
    // Literals of the last row say whether it is worth looking.
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
            matcher.start(base: pixels, position: position)
            flatAbove = false
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
      block.reserve(sequences: width + stride / 64 + 8, literals: stride + 8)
      if isFlat {
        let before = block.literalCount
        matcher.add(row, width: width, above: flatAbove ? above : nil, layout, to: &block)
        sum.append(matcher.piece)
        suspicious = block.literalCount - before > width / 2
        flatAbove = true
        guard Layout.holds(matcher.commonBits) else { return false }
      } else {
        filtered.add(row, filter: filter, layout, sum: &sum, to: &block)
        guard Layout.holds(filtered.commonBits) else { return false }
      }
      position += stride
      above = row
      if block.sequenceCount > RowStream.sequencesOfBlock
        || block.literalCount > RowStream.literalsOfBlock
      {
        if isFlat { matcher.finish(stride: stride, to: &block) }
        block.write(isLast: false, codes: &codes, to: &writer)
      }
    }
    if isFlat { matcher.finish(stride: stride, to: &block) }
    return true
  }

  /// Ends the stream with its checksum.
  mutating func finish(in writer: inout BitWriter) {
    block.write(isLast: true, codes: &codes, to: &writer)
    writer.reserve(8)
    writer.padToByte()
    writer.append(sum.value)
  }
}
