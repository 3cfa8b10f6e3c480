extension RowStream {
  /// Adds rows from several bitmaps, over the full width.
  ///
  /// Bits of precompressed rows are copied, except where their matches would go back beyond the first visible row of
  /// the segment: those are rewritten against the rows really above them, with the same codes. New pixels get blocks of
  /// their own, or join the open one if it writes them in fewer bits.
  ///
  /// - Parameter spans: The rows, all of which must exist and be as wide as the precompressed ones.
  /// - Returns: False if a pixel was found that is not opaque; the stream is then useless.
  mutating func add(
    _ spans: [RowSpan], of kept: PrecompressedRows, to writer: inout BitWriter
  ) -> Bool {
    var above: Above?
    // The precompressed row that would follow those above, and how many of them are above it here as they are there.
    var (nextRow, known) = (-1, 0)
    for span in spans where !span.rows.isEmpty {
      switch span {
      case .kept(let rows):
        if rows.lowerBound != nextRow { known = 0 }
        openShared(kept.codes, in: &writer)
        var row = rows.lowerBound
        while row < rows.upperBound {
          let first = row
          while row < rows.upperBound, known >= kept.mostHistory || kept.history(of: row) <= known {
            let step = known >= kept.mostHistory ? rows.upperBound - row : 1
            row += step
            known += step
          }
          if row > first {
            kept.append(first..<row, to: &writer)
            append(kept.piece(of: first..<row))
          } else {
            let piece = kept.piece(of: row..<row + 1)
            addAnew(kept.bitmap, row, above: above, codes: kept.codes, to: &writer)
            append(piece)
            row += 1
            known += 1
          }
          above = Above(
            bitmap: kept.bitmap, row: row - 1, piece: kept.piece(of: row - 1..<row))
        }
        nextRow = rows.upperBound
      case .pixels(let bitmap, let rows):
        guard
          add(
            bitmap, rows, columns: 0..<bitmap.width, below: above, OpaqueSamples.self, to: &writer)
        else { return false }
        above = settle(bitmap, rows, in: &writer)
        nextRow = -1
      }
    }
    return true
  }

  /// Adds a part of a bitmap below a row of the same columns; nil at the picture's top.
  mutating func add<Layout: SampleLayout>(
    _ bitmap: Bitmap, _ rows: Range<Int>, columns: Range<Int>, below above: Above? = nil,
    _ layout: Layout.Type, to writer: inout BitWriter
  ) -> Bool {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      (above?.bitmap ?? bitmap).pixels.withUnsafeBufferPointer { others in
        guard let start = pixels.baseAddress, let others = others.baseAddress else { return true }
        return add(
          start + (rows.lowerBound * bitmap.width + columns.lowerBound), width: columns.count,
          height: rows.count, pitch: bitmap.width,
          below: above.map { others + ($0.row * $0.bitmap.width + columns.lowerBound) },
          piece: above?.piece, layout, to: &writer)
      }
    }
  }
}

/// A row that the next one can be matched with.
struct Above {
  let bitmap: Bitmap
  let row: Int
  /// Its contribution to the checksum; nil if it was filtered, and so cannot be matched.
  let piece: Adler32.Piece?
}
