/// A PNG file split into its parts, not yet decoded.
///
/// Guarantees: it begins with a header and ends with an end, the picture's chunks match their checksums, and its
/// picture data is contiguous.
struct PNGFile: Sendable {
  let header: PNGHeader
  /// The chunks of pixels and frames, in order; all match their checksum.
  let chunks: [PNGChunk]
  let meaning: PNGMeaning
  let leftOut: PNGLeftOut

  private static let kinds = PNGMeaning.kinds.union([
    .imageData, .animationControl, .frameControl, .frameData,
  ])

  /// A file's parts; bytes after its end are ignored.
  init(_ bytes: [UInt8]) throws(PNGError) {
    var reader = try PNGChunk.Reader(bytes)
    header = try PNGHeader(try reader.next().chunk)
    var chunks: [PNGChunk] = []
    var leftOut = PNGLeftOut()
    while true {
      let (chunk, isWhole) = try reader.next()
      if chunk.type == .end { break }
      if !isWhole {
        leftOut.add(chunk.type, .checksum)
      } else if PNGFile.kinds.contains(chunk.type) {
        chunks.append(chunk)
      }
    }
    meaning = try PNGMeaning(header, chunks, leavingOut: &leftOut)
    self.chunks = chunks
    self.leftOut = leftOut
  }

  func scanlines(alpha: PNGScanlines.Alpha) -> PNGScanlines {
    let data = chunks.lazy.filter { $0.type == .imageData && !$0.data.isEmpty }
    return PNGScanlines(header, meaning, data.map(\.data), alpha: alpha)
  }
}
