internal import CPNG

/// PNG files: written with what a documentation tool needs to know, read with limits.
///
/// Every file says that its colours are sRGB (`sRGB`), how large it should be shown (`pHYs`) and who wrote it
/// (`tEXt Software`). It holds no time and no build number: equal pictures are equal bytes, as long as libpng
/// and zlib are the same.
public enum PNG {
  /// What `tEXt Software` says in files of ours.
  public static let software = "Filmstrip"
  /// Pixels a metre at 72 pixels an inch: one pixel is one point at scale 1.
  public static let pixelsPerMetre = 2835.0
  /// The scales that `pHYs` can tell: from a thumbnail to a lens.
  public static let scales = 0.01...100.0

  /// The version of libpng that is loaded, such as 1.6.39.
  public static var libraryVersion: String { String(cString: png_get_libpng_ver(nil)) }

  /// A file of a bitmap.
  ///
  /// Opaque pictures are written as RGB, others as RGBA with straight alpha, which decodes to the same
  /// premultiplied pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - scale: Pixels a point, which `pHYs` records.
  /// - Throws: `PNGError.scale` for a scale outside `scales`, `PNGError.library` when memory runs out.
  public static func encode(_ bitmap: Bitmap, scale: Double = 1) throws(PNGError) -> [UInt8] {
    guard scales.contains(scale) else { throw .scale(scale) }
    let density = UInt32((pixelsPerMetre * scale).rounded())
    var chunks = try PNGChunk.chunks(of: compress(bitmap))
    // Both must come before the first IDAT (PNG, third edition, 5.6).
    let first = chunks.firstIndex { $0.type == .imageData } ?? chunks.endIndex
    chunks.insert(
      contentsOf: [
        .physicalSize(pixelsPerMetre: density), .text(keyword: "Software", text: software),
      ], at: first)
    return PNGChunk.file(of: chunks)
  }

  private static func compress(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    let samples = isOpaque ? bitmap.opaqueSamples : bitmap.straightSamples
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(bitmap.width)
    image.height = png_uint_32(bitmap.height)
    image.format = isOpaque ? PNG.opaqueFormat : PNG.alphaFormat
    // Flat pictures compress better, and several times as fast, without row filters.
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    let bound = PNG.sizeBound(samples: samples.count, rows: bitmap.height)
    var isWritten = false
    let bytes = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      var size = png_alloc_size_t(bound)
      let result = png_image_write_to_memory(
        &image, buffer.baseAddress, &size, 0, samples, 0, nil)
      isWritten = result != 0
      count = isWritten ? Int(size) : 0
    }
    guard isWritten else { throw .library(image.text) }
    return bytes
  }

  /// Eight bits each of red, green and blue.
  private static let opaqueFormat = png_uint_32(PNG_FORMAT_FLAG_COLOR)
  /// Eight bits each of red, green, blue and straight alpha.
  static let alphaFormat = png_uint_32(PNG_FORMAT_FLAG_COLOR) | png_uint_32(PNG_FORMAT_FLAG_ALPHA)

  /// The most bytes a file can take: data that does not compress, in deflate's stored blocks and chunks of
  /// a few thousand bytes with 12 bytes each around them.
  private static func sizeBound(samples: Int, rows: Int) -> Int {
    let raw = samples + rows
    return raw + raw / 128 + 4096
  }
}

extension png_image {
  /// What libpng says went wrong.
  var text: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
