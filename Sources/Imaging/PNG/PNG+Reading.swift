extension PNG {
  /// Decodes a PNG file of any kind: grey, palette, 16 bits, interlaced, with or without alpha.
  ///
  /// Colours are read as sRGB, converted from Display P3 and stated gammas; colours outside sRGB become the nearest.
  /// Those of other profiles are read as they are. Of 16 bits a sample, eight remain, to the nearest. Nothing is
  /// allocated before the header's size was checked.
  ///
  /// - Throws: `PNGError`, whatever the bytes are.
  public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let file = try PNGFile(bytes)
    let pixels = try file.scanlines(alpha: .premultiplied).pixels(in: .sRGB)
    return Bitmap(unchecked: pixels, width: file.header.width, height: file.header.height)
  }

  /// Decodes a PNG file of any kind, with red, green and blue as stored.
  ///
  /// As `decode`, but keeping invisible colours, and without rounding by alpha.
  ///
  /// - Throws: `PNGError`, whatever the bytes are.
  public static func decodeStraight(_ bytes: [UInt8]) throws(PNGError) -> StraightBitmap {
    let file = try PNGFile(bytes)
    let pixels = try file.scanlines(alpha: .straight).pixels(in: .sRGB)
    return StraightBitmap(unchecked: pixels, width: file.header.width, height: file.header.height)
  }

  /// Reads a file through, with all its frames, discarding the pixels, to find damage.
  package static func readThrough(_ bytes: [UInt8]) throws(PNGError) {
    try AnimatedPNG(bytes).readThrough(from: 0)
  }

  /// The memory in bytes per pixel while reading, four of them kept; throws for a damaged header.
  package static func bytesPerPixel(of bytes: [UInt8]) throws(PNGError) -> Int {
    var reader = try PNGChunk.Reader(bytes)
    let header = try PNGHeader(try reader.next().chunk)
    let stored = header.byteCount(ofPixels: 1)
    return header.isInterlaced ? 4 + stored : max(4, stored)
  }

  /// A picture's size, and whether it is animated, from the bytes before the picture data.
  ///
  /// - Throws: `PNGError` where that is damaged or truncated, or the size is not allowed.
  public static func announcement(
    of bytes: [UInt8]
  ) throws(PNGError) -> (size: PictureComparison.Size, isAnimated: Bool) {
    var reader = try PNGChunk.Reader(bytes)
    let header = try PNGHeader(try reader.next().chunk)
    var isAnimated = false
    while !isAnimated, !reader.isAtPicture {
      let chunk = try reader.next().chunk
      if chunk.type == .end { break }
      isAnimated = chunk.type == .animationControl
    }
    return (PictureComparison.Size(width: header.width, height: header.height), isAnimated)
  }

  /// A remark in a PNG file.
  public struct Text: Sendable, Hashable {
    /// Its keyword, for example `Software`.
    public let keyword: String
    /// Its text.
    public let text: String
  }

  /// The uncompressed remarks before a file's picture data, except damaged ones.
  ///
  /// A file's first kilobytes are enough: nothing is read from the picture data on.
  ///
  /// - Throws: `PNGError` where what precedes the picture data is damaged or truncated.
  public static func textChunks(of bytes: [UInt8]) throws(PNGError) -> [Text] {
    var reader = try PNGChunk.Reader(bytes)
    var texts: [Text] = []
    while !reader.isAtPicture {
      let (chunk, isWhole) = try reader.next()
      if chunk.type == .end { break }
      guard isWhole, chunk.type == .text, let null = chunk.data.firstIndex(of: 0) else { continue }
      texts.append(
        Text(
          keyword: String(latin1: chunk.data[..<null]),
          text: String(latin1: chunk.data[(null + 1)...])))
    }
    return texts
  }

  /// The `Software` remark of a file; nil without one, and for other files.
  ///
  /// Compare it with `PNG.software` to learn whether Filmstrip wrote the file, so that it may be replaced.
  public static func software(of bytes: [UInt8]) -> String? {
    (try? textChunks(of: bytes))?.first { $0.keyword == "Software" }?.text
  }
}

extension String {
  /// Text from Latin-1, where a byte is the scalar of its number.
  init(latin1 bytes: ArraySlice<UInt8>) {
    self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}

extension PNG.Text: CustomStringConvertible {
  /// The keyword and the text.
  public var description: String { "\(keyword): \(text)" }
}
