internal import CDeflate

/// PNG files that are worth waiting for.
enum PNGFile {
  /// libdeflate's slowest level, which looks for the shortest series of matches.
  private static let level: Int32 = 12

  /// A file of a bitmap, as small as libdeflate can make it.
  ///
  /// - Throws: `PNGError.scale` for a scale outside `PNG.scales`, `PNGError.library` when memory
  ///   runs out.
  static func smallest(_ bitmap: Bitmap, scale: Double) throws(PNGError) -> [UInt8] {
    let remarks = try PNG.remarks(scale: scale)
    let hasAlpha = !bitmap.isOpaque
    let bytes =
      hasAlpha
      ? FilteredRows.bytes(of: bitmap, StraightSamples.self)
      : FilteredRows.bytes(of: bitmap, OpaqueSamples.self)
    return PNGChunk.file(
      of: [.header(width: bitmap.width, height: bitmap.height, hasAlpha: hasAlpha)] + remarks + [
        PNGChunk(type: .imageData, data: try compress(bytes)[...]),
        PNGChunk(type: .end, data: []),
      ])
  }

  private static func compress(_ data: [UInt8]) throws(PNGError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw .library("there is no memory left to compress with")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, data.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      // The bound is always enough.
      count = libdeflate_zlib_compress(
        compressor, data, data.count, buffer.baseAddress, bound)
    }
  }
}

extension FilteredRows {
  /// The rows of a bitmap, each with its filter's type: flat ones not filtered.
  static func bytes<Layout: SampleLayout>(of bitmap: Bitmap, _ layout: Layout.Type) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    let stride = 1 + width * Layout.bytesPerPixel
    // Rows that are judged at once.
    let band = 8
    return bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return [] }
      return [UInt8](unsafeUninitializedCapacity: height * stride) { buffer, count in
        guard let output = buffer.baseAddress else { return }
        var rows = FilteredRows()
        rows.start(width: width, above: nil, layout)
        var isFlat = true
        for y in 0..<height {
          let row = start + y * width
          if y % band == 0 {
            isFlat = RowCost.isFlat(
              row, width: width, height: min(band, height - y), pitch: width,
              above: y > 0 ? row - width : nil)
          }
          rows.filtered(
            row, filter: isFlat ? RowFilter.none : nil, layout, into: output + y * stride)
        }
        count = height * stride
      }
    }
  }
}
