internal import CWebP

/// Lossless WebP files.
public enum WebP {
  /// The longest side, in pixels: fourteen bits (WebP lossless bitstream, section 3).
  public static let largestSide = 16_383

  /// How hard to look for repetitions.
  public enum Effort: Sendable, Hashable, CaseIterable {
    /// For frames by the dozen.
    case fast
    /// For files that are kept: a third smaller than `fast`, and not twice as slow.
    case small

    /// libwebp's level of lossless compression, 0…9.
    ///
    /// Level 0 makes flat pictures six times as large as level 1 and is no faster; from level 7 on hardly a byte is
    /// gained, and level 9 takes 25 times as long.
    fileprivate var level: Int32 {
      switch self {
      case .fast: 1
      case .small: 7
      }
    }
  }

  /// Whether a picture of this size can be a WebP file.
  public static func allows(width: Int, height: Int) -> Bool {
    Bitmap.allows(width: width, height: height) && max(width, height) <= largestSide
  }

  /// Encodes a bitmap.
  ///
  /// Pixels are stored with straight alpha, which decodes to the same premultiplied pixels.
  ///
  /// - Throws: `WebPError.size`, or `WebPError.library` when memory runs out.
  public static func encode(
    _ bitmap: Bitmap, effort: Effort = .fast
  ) throws(WebPError) -> [UInt8] {
    guard allows(width: bitmap.width, height: bitmap.height) else {
      throw .size(width: bitmap.width, height: bitmap.height)
    }
    var config = try config(effort)
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let error = try withPicture(bitmap) { picture in
      withUnsafeMutablePointer(to: &writer) { writer -> WebPEncodingError? in
        picture.writer = WebPMemoryWrite
        picture.custom_ptr = UnsafeMutableRawPointer(writer)
        return WebPEncode(&config, &picture) == 0 ? picture.error_code : nil
      }
    }
    if let error { throw .library("libwebp failed with code \(error.rawValue)") }
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }

  static func config(_ effort: Effort) throws(WebPError) -> WebPConfig {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, effort.level) != 0 else {
      throw .library("the installed library is not the version it was built for")
    }
    return config
  }

  /// Lends libwebp a picture; opaque pixels are in its format already and are not copied.
  static func withPicture<Result>(
    _ bitmap: Bitmap, _ use: (inout WebPPicture) -> Result
  ) throws(WebPError) -> Result {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else {
      throw .library("the installed library is not the version it was built for")
    }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(bitmap.width)
    picture.height = Int32(bitmap.height)
    picture.argb_stride = Int32(bitmap.width)
    return StraightBitmap(bitmap).pixels.withUnsafeBufferPointer { pixels in
      // libwebp writes only to pixels that it allocated itself.
      picture.argb = UnsafeMutablePointer(mutating: pixels.baseAddress)
      return use(&picture)
    }
  }
}
