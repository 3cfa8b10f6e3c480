/// A PNG file, taken apart and not unfolded.
///
/// Guarantees: it begins with a header and ends with an end, what makes up the picture matches its
/// checksums, and its picture data is one stretch.
struct PNGFile: Sendable {
  /// The picture's size and kind.
  let header: PNGHeader
  /// The chunks that bear on the pixels or on frames, in their order; all match their checksum.
  let chunks: [PNGChunk]
  /// What the samples mean.
  let meaning: PNGMeaning
  /// What was not read.
  let leftOut: PNGLeftOut

  private static let kinds = PNGMeaning.kinds.union([
    .imageData, .animationControl, .frameControl, .frameData,
  ])

  /// A file's parts; what follows its end is ignored.
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

  /// The rows of the picture.
  func scanlines(alpha: PNGScanlines.Alpha) -> PNGScanlines {
    let data = chunks.lazy.filter { $0.type == .imageData && !$0.data.isEmpty }
    return PNGScanlines(header, meaning, data.map(\.data), alpha: alpha)
  }
}
