/// A PNG file's valid first chunk, of an allowed size (PNG, third edition, section 11.2.1).
struct PNGHeader: Sendable, Hashable {
  let width: Int
  let height: Int
  let colorType: ColorType
  /// Of a sample, or of an index into the palette.
  let bitDepth: Int
  /// Whether the rows come in the seven passes of Adam7.
  let isInterlaced: Bool

  /// The components of a pixel, by their number in the header.
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The allowed depths (table 11.1).
    fileprivate var bitDepths: Set<UInt8> {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .greyAlpha, .rgba: [8, 16]
      }
    }
  }

  init(_ chunk: PNGChunk) throws(PNGError) {
    let form = Array(chunk.data.suffix(5))
    // Depth, colour type, compression, filter method, interlacing.
    guard chunk.type == .header, chunk.data.count == 13,
      let colorType = ColorType(rawValue: form[1]), colorType.bitDepths.contains(form[0]),
      form[2] == 0, form[3] == 0, form[4] <= 1
    else { throw .header }
    try self.init(
      width: Int(UInt32(bigEndianBytes: chunk.data.prefix(4))),
      height: Int(UInt32(bigEndianBytes: chunk.data.dropFirst(4).prefix(4))),
      colorType: colorType, bitDepth: Int(form[0]), isInterlaced: form[4] == 1)
  }

  private init(
    width: Int, height: Int, colorType: ColorType, bitDepth: Int, isInterlaced: Bool
  ) throws(PNGError) {
    guard Bitmap.allows(width: width, height: height) else {
      throw .size(width: width, height: height)
    }
    (self.width, self.height) = (width, height)
    (self.colorType, self.bitDepth, self.isInterlaced) = (colorType, bitDepth, isInterlaced)
  }

  /// The bytes of a row, without the filter's type.
  func byteCount(ofPixels count: Int) -> Int { (count * colorType.channels * bitDepth + 7) / 8 }

  /// A filter's distance to the left: a pixel, at least one byte (section 9.2).
  var filterDistance: Int { max(1, colorType.channels * bitDepth / 8) }

  func resized(width: Int, height: Int) throws(PNGError) -> PNGHeader {
    try PNGHeader(
      width: width, height: height, colorType: colorType, bitDepth: bitDepth,
      isInterlaced: isInterlaced)
  }
}
