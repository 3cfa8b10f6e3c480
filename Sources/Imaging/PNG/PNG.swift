/// PNG files: written with metadata for documentation, read with limits.
///
/// Every file states that its colours are sRGB (`sRGB`), its display size (`pHYs`) and its software (`tEXt Software`).
/// It has no time and no build number: equal pictures are equal bytes.
///
/// ```swift
/// let red: UInt32 = 0xFFFF_0000
/// let bitmap = try #require(Bitmap(width: 32, height: 32, filledWith: red))
/// let file = try PNG.encode(bitmap, scale: 2)
/// let same = try PNG.decode(file)
/// ```
public enum PNG {
  /// The `tEXt Software` of Filmstrip's files.
  public static let software = "Filmstrip"
  /// The remark in files of other formats.
  public static let remark = "Written by Filmstrip"
  /// Pixels per metre at 72 pixels per inch: one pixel is one point at scale 1.
  public static let pixelsPerMetre = 2835.0
  /// The scales that `pHYs` supports: from a thumbnail to a magnifier.
  public static let scales = 0.01...100.0

  /// Encodes a bitmap.
  ///
  /// Opaque pictures are written as RGB, others as RGBA with straight alpha, which decodes to the same premultiplied
  /// pixels. Rows of flat colours are not filtered, which is smaller and faster than any filter; photo-like rows are.
  /// For many pictures keep a `PNGEncoder`.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - scale: Pixels per point, which `pHYs` records.
  /// - Throws: `PNGError.scale` for a scale outside `scales`.
  public static func encode(
    _ bitmap: Bitmap, scale: Double = 1
  ) throws(PNGError) -> [UInt8] {
    try PNGEncoder().encode(bitmap, scale: scale)
  }

  /// The chunks between header and picture data: colours, size and software.
  static func remarks(scale: Double) throws(PNGError) -> [PNGChunk] {
    guard scales.contains(scale) else { throw .scale(scale) }
    return [
      PNGChunk(type: .standardColors, data: [perceptual]),
      .physicalSize(pixelsPerMetre: UInt32((pixelsPerMetre * scale).rounded())),
      .text(keyword: "Software", text: software),
    ]
  }

  /// The rendering intent that `sRGB` must name; it does not affect colours inside sRGB.
  private static let perceptual: UInt8 = 0
}
