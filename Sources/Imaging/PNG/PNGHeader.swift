/// What a PNG file's first chunk says (PNG, third edition, section 11.2.1).
///
/// Guarantees: a picture of its size may exist. Whether depth and colour type go together is for
/// the reader of its rows to say.
struct PNGHeader: Sendable, Hashable {
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  /// Bit depth, colour type, compression, filter method and interlacing, a byte each.
  let form: [UInt8]

  /// A header from its chunk.
  init(_ chunk: PNGChunk) throws(PNGError) {
    guard chunk.type == .header, chunk.data.count == 13 else { throw .header }
    try self.init(
      width: Int(UInt32(bigEndianBytes: chunk.data.prefix(4))),
      height: Int(UInt32(bigEndianBytes: chunk.data.dropFirst(4).prefix(4))),
      form: Array(chunk.data.suffix(5)))
  }

  private init(width: Int, height: Int, form: [UInt8]) throws(PNGError) {
    guard Bitmap.allows(width: width, height: height) else {
      throw .size(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.form = form
  }

  /// The header of a frame, which differs from the file's in its size alone.
  func resized(width: Int, height: Int) throws(PNGError) -> PNGHeader {
    try PNGHeader(width: width, height: height, form: form)
  }

  /// The header as a file holds it.
  var chunk: PNGChunk {
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    return PNGChunk(type: .header, data: (size + form)[...])
  }
}
