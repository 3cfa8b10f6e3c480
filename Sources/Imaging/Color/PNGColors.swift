/// The colours that a PNG file states.
///
/// The first valid one counts of `cICP`, `iCCP`, `sRGB`, and `gAMA` with `cHRM` (PNG, third edition, section 4.3).
struct PNGColors {
  let space: ColorSpace
  /// The exponent from stored values to levels: 1 unless the file states a gamma of its own.
  let exponent: Double

  static let kinds: Set<PNGChunk.Kind> = [
    .codePoints, .profile, .standardColors, .gamma, .chromaticities,
  ]

  /// The gamma of sRGB's curve (section 11.3.2.2).
  private static let standardGamma = 45_455.0
  /// The gammas that libpng accepts, in units of 1/100,000: `png_colorspace_set_gamma` of 1.6.
  private static let gammas: ClosedRange<UInt32> = 16...625_000_000
  /// Smaller changes of gamma are invisible: `PNG_GAMMA_THRESHOLD` of libpng.
  private static let leastChange = 0.05
  /// The tolerance of stated chromaticities: files round to two decimals.
  private static let chromaticityError: Int = 500

  /// The colours stated by a file's chunks, except malformed ones.
  init(_ chunks: [PNGChunk.Kind: ArraySlice<UInt8>], leavingOut leftOut: inout PNGLeftOut) {
    func read<Value>(
      _ type: PNGChunk.Kind, _ read: ([UInt8]) -> Value?
    ) -> Value? {
      guard let data = chunks[type] else { return nil }
      let value = read(Array(data))
      if value == nil { leftOut.add(type, .malformed) }
      return value
    }
    let chromaticities = read(.chromaticities, PNGColors.space(ofChromaticities:))
    let gamma = read(.gamma) { data in
      data.count == 4 ? UInt32(bigEndianBytes: data[...]) : nil
    }.flatMap { PNGColors.gammas.contains($0) ? $0 : nil }
    // All are read, so that each malformed one is noted.
    let said = [
      read(.codePoints, PNGColors.space(ofCodePoints:)),
      read(.profile) { ICCProfile(chunk: $0)?.space },
      read(.standardColors) { $0.count == 1 && $0[0] <= 3 ? ColorSpace.sRGB : nil },
    ]
    if let space = said.lazy.compactMap({ $0 }).first {
      (self.space, exponent) = (space, 1)
    } else {
      space = chromaticities ?? (gamma == nil ? .unsaid : .sRGB)
      let exponent = gamma.map { PNGColors.standardGamma / Double($0) } ?? 1
      self.exponent = abs(exponent - 1) <= PNGColors.leastChange ? 1 : exponent
    }
  }

  /// Primaries, transfer, matrix and range by their numbers in ITU-T H.273 (section 11.3.2.6).
  private static func space(ofCodePoints data: [UInt8]) -> ColorSpace? {
    guard data.count == 4 else { return nil }
    // The transfer of sRGB is 13, full range is 1.
    switch (data[0], data[1], data[2], data[3]) {
    case (1, 13, 0, 1): return .sRGB
    case (12, 13, 0, 1): return .displayP3
    default:
      let name = data.map { "\($0)" }.joined(separator: "/")
      return .other(name: "cICP \(name)", identity: UInt32(bigEndianBytes: data[...]))
    }
  }

  /// White, red, green and blue, each x and y in hundred thousandths (section 11.3.2.1).
  private static func space(ofChromaticities data: [UInt8]) -> ColorSpace? {
    guard data.count == 32 else { return nil }
    let numbers = stride(from: 0, to: 32, by: 4).map {
      Int(UInt32(bigEndianBytes: data[$0..<$0 + 4]))
    }
    let known: [(ColorSpace, [Int])] = [
      (.sRGB, [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000]),
      (.displayP3, [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000]),
    ]
    for (space, values) in known {
      if zip(numbers, values).allSatisfy({ abs($0 - $1) <= chromaticityError }) { return space }
    }
    return .other(name: "a space of its own primaries", identity: Checksum.crc32(data[...], []))
  }
}
