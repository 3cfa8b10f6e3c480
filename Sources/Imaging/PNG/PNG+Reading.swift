internal import CPNG

extension PNG {
  /// The picture in a PNG file of any kind: grey, palette, 16 bits, interlaced, with or without
  /// alpha.
  ///
  /// Colours are read as sRGB, or brought to it where the file states a gamma; colour profiles are
  /// ignored. Nothing is allocated before the header's size was checked.
  ///
  /// - Throws: `PNGError`, whatever the bytes are.
  public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let (header, chunks) = try picture(of: bytes)
    let pixels = try pixels(header, chunks)
    return Bitmap(unchecked: pixels, width: header.width, height: header.height)
  }

  /// A file's header and the chunks that bear on its pixels.
  static func picture(
    of bytes: [UInt8]
  ) throws(PNGError) -> (header: PNGHeader, chunks: [PNGChunk]) {
    let chunks = try PNGChunk.chunks(of: bytes)
    return (
      try PNGHeader(chunks[0]), chunks.dropFirst().filter { pictureChunks.contains($0.type) }
    )
  }

  /// The chunks that bear on the pixels; compressed text and profiles could unfold to any size.
  static let pictureChunks: Set<PNGChunk.Kind> = [
    .palette, .transparency, .imageData, .gamma, .standardColors,
  ]

  /// The premultiplied pixels of a picture, or of a frame of its own size.
  ///
  /// What our own reader does not know, or does not like, libpng reads or puts into words.
  static func pixels(_ header: PNGHeader, _ chunks: [PNGChunk]) throws(PNGError) -> [UInt32] {
    if let pixels = PNGScanlines(header, chunks[...])?.pixels() { return pixels }
    let file = PNGChunk.file(
      of: [header.chunk] + chunks + [PNGChunk(type: .end, data: [])])
    let samples = try samples(
      of: file, width: header.width, height: header.height, as: UInt8.self,
      count: header.width * header.height * 4,
      // Eight bits each of red, green, blue and straight alpha.
      format: PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    return Bitmap(straightSamples: samples, width: header.width, height: header.height).pixels
  }

  /// The pixels of a PNG file of any kind, with red, green and blue as the file holds them.
  ///
  /// As `decode`, but what nobody sees stays, and no rounding comes between: two files can be
  /// compared by what is in them.
  ///
  /// - Throws: `PNGError`, whatever the bytes are.
  public static func decodeStraight(_ bytes: [UInt8]) throws(PNGError) -> StraightBitmap {
    let (header, chunks) = try picture(of: bytes)
    let (width, height) = (header.width, header.height)
    if let pixels = PNGScanlines(header, chunks[...], alpha: .straight)?.pixels() {
      return StraightBitmap(unchecked: pixels, width: width, height: height)
    }
    let file = PNGChunk.file(of: [header.chunk] + chunks + [PNGChunk(type: .end, data: [])])
    let samples = try samples(
      of: file, width: width, height: height, as: UInt32.self, count: width * height,
      // The lowest byte is blue, the highest alpha.
      format: PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    let pixels = UInt32(1).littleEndian == 1 ? samples : samples.map(\.byteSwapped)
    return StraightBitmap(unchecked: pixels, width: width, height: height)
  }

  /// A file's pixels as libpng reads them; `count` samples are exactly all of them.
  private static func samples<Sample>(
    of file: [UInt8], width: Int, height: Int, as sample: Sample.Type, count samples: Int,
    format: UInt32
  ) throws(PNGError) -> [Sample] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return try file.withUnsafeBufferPointer { file throws(PNGError) in
      // libpng keeps the address until the picture is read.
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        throw .library(image.text)
      }
      guard Int(image.width) == width, Int(image.height) == height else { throw .header }
      image.format = format
      var isRead = false
      let pixels = [Sample](unsafeUninitializedCapacity: samples) { buffer, count in
        isRead = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
        count = isRead ? samples : 0
      }
      guard isRead else { throw .library(image.text) }
      return pixels
    }
  }

  /// How large a file's picture is, and whether it moves, from what comes before the picture data.
  ///
  /// - Throws: `PNGError` where that is damaged or cut off, or no picture of the size may exist.
  public static func announcement(
    of bytes: [UInt8]
  ) throws(PNGError) -> (size: PictureComparison.Size, isAnimated: Bool) {
    var reader = try PNGChunk.Reader(bytes)
    let header = try PNGHeader(try reader.next())
    var isAnimated = false
    while !isAnimated, !reader.isAtPicture {
      let chunk = try reader.next()
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

  /// The uncompressed remarks before a file's picture data.
  ///
  /// A file's first kilobytes are enough: nothing is read from the picture data on.
  ///
  /// - Throws: `PNGError` where what comes before the picture data is damaged or cut off.
  public static func textChunks(of bytes: [UInt8]) throws(PNGError) -> [Text] {
    var reader = try PNGChunk.Reader(bytes)
    var texts: [Text] = []
    var position = 0
    while !reader.isAtPicture {
      let chunk = try reader.next()
      if position == 0, chunk.type != .header { throw .header }
      position += 1
      if chunk.type == .end { break }
      guard chunk.type == .text, let null = chunk.data.firstIndex(of: 0) else { continue }
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

extension png_image {
  /// What libpng says went wrong.
  fileprivate var text: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
