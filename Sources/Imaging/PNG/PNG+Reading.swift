extension PNG {
  /// The picture in a PNG file of any kind: grey, palette, 16 bits, interlaced, with or without
  /// alpha.
  ///
  /// Colours are read as sRGB, and brought to it from Display P3 or where the file states a gamma; what
  /// sRGB does not have becomes the nearest that it has. Those of other profiles are read as they are.
  /// Of 16 bits a sample, eight remain, to the nearest. Nothing is allocated before the header's size was
  /// checked.
  ///
  /// - Throws: `PNGError`, whatever the bytes are.
  public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let file = try PNGFile(bytes)
    let pixels = try file.scanlines(alpha: .premultiplied).pixels(in: .sRGB)
    return Bitmap(unchecked: pixels, width: file.header.width, height: file.header.height)
  }

  /// The pixels of a PNG file of any kind, with red, green and blue as the file holds them.
  ///
  /// As `decode`, but what nobody sees stays, and no rounding of alpha comes between.
  ///
  /// - Throws: `PNGError`, whatever the bytes are.
  public static func decodeStraight(_ bytes: [UInt8]) throws(PNGError) -> StraightBitmap {
    let file = try PNGFile(bytes)
    let pixels = try file.scanlines(alpha: .straight).pixels(in: .sRGB)
    return StraightBitmap(unchecked: pixels, width: file.header.width, height: file.header.height)
  }

  /// Reads a file through, all its frames too, and keeps nothing of it.
  ///
  /// - Throws: `PNGError` where it is damaged in what makes up the picture.
  package static func readThrough(_ bytes: [UInt8]) throws(PNGError) {
    try AnimatedPNG(bytes).readThrough(from: 0)
  }

  /// How many bytes of memory a pixel of a file takes while it is read, of which four are kept.
  ///
  /// - Throws: `PNGError` where the file's header is damaged or cut off.
  package static func bytesPerPixel(of bytes: [UInt8]) throws(PNGError) -> Int {
    var reader = try PNGChunk.Reader(bytes)
    let header = try PNGHeader(try reader.next().chunk)
    let stored = header.byteCount(ofPixels: 1)
    return header.isInterlaced ? 4 + stored : max(4, stored)
  }

  /// How large a file's picture is, and whether it moves, from what comes before the picture data.
  ///
  /// - Throws: `PNGError` where that is damaged or cut off, or no picture of the size may exist.
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
    /// What it is about, such as `Software`.
    public let keyword: String
    /// What it says.
    public let text: String
  }

  /// The uncompressed remarks before a file's picture data, of which damaged ones are left out.
  ///
  /// A file's first kilobytes are enough: nothing is read from the picture data on.
  ///
  /// - Throws: `PNGError` where what comes before the picture data is damaged or cut off.
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

  /// The program that wrote a file, as its `Software` remark says; nil when it says nothing or is
  /// no PNG file.
  ///
  /// Compare it with `PNG.software` to learn whether the file is one of ours and may be replaced.
  public static func software(of bytes: [UInt8]) -> String? {
    (try? textChunks(of: bytes))?.first { $0.keyword == "Software" }?.text
  }
}

extension String {
  /// Text from Latin-1, in which a byte is the scalar of its number.
  init(latin1 bytes: ArraySlice<UInt8>) {
    self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}

extension PNG.Text: CustomStringConvertible {
  /// What it is about, and what it says.
  public var description: String { "\(keyword): \(text)" }
}
