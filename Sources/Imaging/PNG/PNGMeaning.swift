/// The meaning of a PNG file's samples, for its picture and all frames.
struct PNGMeaning: Sendable, Hashable {
  /// The palette, 0xAABBGGRR with straight alpha; empty for pictures without one.
  let palette: [UInt32]
  /// The 8-bit level of each sample in the space's curve; empty with a palette.
  let levels: [UInt8]
  /// Whether a sample of eight bits is its own level.
  let areLevelsPlain: Bool
  /// The samples of transparent pixels, one for each channel.
  let clear: [Int]?
  let colorSpace: ColorSpace
  static let kinds: Set<PNGChunk.Kind> = PNGColors.kinds.union([.palette, .transparency])

  /// Reads a file's chunks, in order; contradictory and misplaced ones go to `leftOut`.
  init(
    _ header: PNGHeader, _ chunks: [PNGChunk], leavingOut leftOut: inout PNGLeftOut
  ) throws(PNGError) {
    let found = try PNGMeaning.chunks(header, chunks, leavingOut: &leftOut)
    let colors = PNGColors(found, leavingOut: &leftOut)
    colorSpace = colors.space
    let depth = header.bitDepth
    let levels = PNGMeaning.levels(
      ofDepth: header.colorType == .palette ? 8 : depth, exponent: colors.exponent)
    areLevelsPlain = colors.exponent == 1
    let transparency = found[.transparency]
    guard header.colorType == .palette else {
      palette = []
      self.levels = levels
      clear = PNGMeaning.clear(transparency, header)
      if transparency != nil, clear == nil { leftOut.add(.transparency, .malformed) }
      return
    }
    guard let stored = found[.palette].map(Array.init) else {
      throw .structure("it has no palette")
    }
    let count = stored.count / 3
    guard stored.count % 3 == 0, (1...256).contains(count) else {
      throw .structure("its palette is malformed")
    }
    var alpha = transparency.map(Array.init) ?? []
    if transparency != nil, !(1...count).contains(alpha.count) {
      leftOut.add(.transparency, .malformed)
      alpha = []
    }
    // An index without a colour is black, as in libpng.
    palette = (0..<256).map { index in
      guard index < count else { return 0xFF00_0000 }
      let color = (0..<3).map { UInt32(levels[Int(stored[3 * index + $0])]) }
      let opacity = index < alpha.count ? UInt32(alpha[index]) : 255
      return color[0] | color[1] << 8 | color[2] << 16 | opacity << 24
    }
    (self.levels, clear) = ([], nil)
  }

  /// The data of the first chunk of each relevant type before the picture data (table 5.3).
  private static func chunks(
    _ header: PNGHeader, _ chunks: [PNGChunk], leavingOut leftOut: inout PNGLeftOut
  ) throws(PNGError) -> [PNGChunk.Kind: ArraySlice<UInt8>] {
    var found: [PNGChunk.Kind: ArraySlice<UInt8>] = [:]
    var isPastPicture = false
    for chunk in chunks {
      isPastPicture = isPastPicture || chunk.type == .imageData
      guard kinds.contains(chunk.type) else { continue }
      let isMisplaced =
        switch chunk.type {
        case .palette: header.colorType == .grey || header.colorType == .greyAlpha
        case .transparency: header.colorType == .palette && found[.palette] == nil
        default: found[.palette] != nil
        }
      if chunk.type == .palette, found[.palette] != nil {
        throw .structure("it has a second PLTE chunk")
      }
      if isPastPicture || isMisplaced || found[chunk.type] != nil {
        leftOut.add(chunk.type, .misplaced)
      } else {
        found[chunk.type] = chunk.data
      }
    }
    return found
  }

  /// Each sample's 8-bit level: (value ÷ largest)^exponent, to the nearest.
  ///
  /// Section 13.12, "sample depth rescaling".
  private static func levels(ofDepth depth: Int, exponent: Double) -> [UInt8] {
    let largest = (1 << depth) - 1
    return (0...largest).map { value in
      exponent == 1
        ? UInt8((value * 510 + largest) / (2 * largest))
        : UInt8((255 * power(Double(value) / Double(largest), exponent)).rounded())
    }
  }

  /// The transparent colour (section 11.3.1.1); nil where there is none, or it is malformed.
  private static func clear(_ data: ArraySlice<UInt8>?, _ header: PNGHeader) -> [Int]? {
    guard let data, header.colorType == .grey || header.colorType == .rgb,
      data.count == 2 * header.colorType.channels
    else { return nil }
    // Of 16 bits only the sample's own bits count.
    let mask = (1 << header.bitDepth) - 1
    let bytes = data.map(Int.init)
    return stride(from: 0, to: bytes.count, by: 2).map { (bytes[$0] << 8 | bytes[$0 + 1]) & mask }
  }
}
