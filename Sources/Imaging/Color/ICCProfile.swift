internal import CDeflate

/// An ICC profile, as far as it identifies its space (ICC.1:2022, sections 7, 9 and 10).
///
/// Profiles are recognised by their values, since their names are arbitrary: by primaries and curves if they have three
/// of each, or by the curve of a grey one.
struct ICCProfile {
  let space: ColorSpace

  /// The largest profile that is inflated, in bytes; those of displays have a few thousand.
  static let sizeLimit = 4 << 20
  /// The tolerance of stored primaries: profiles round, and adapt white in several ways.
  private static let primaryError = 0.002
  /// The tolerance of a curve's light; gamma 2.2 is up to 0.008 away.
  private static let curveError = 0.002
  /// The longest reported name, in characters, as of a PNG keyword.
  private static let nameLimit = 79

  /// The profile in an `iCCP` chunk (PNG, third edition, section 11.3.2.3); nil without one.
  init?(chunk data: [UInt8]) {
    guard let null = data.firstIndex(of: 0), (1...79).contains(null), data.count > null + 2,
      data[null + 1] == 0, let bytes = ICCProfile.inflated(data[(null + 2)...])
    else { return nil }
    self.init(bytes, name: String(latin1: data[..<null]))
  }

  /// A profile, with a name for one without; nil for other bytes.
  init?(_ bytes: [UInt8], name: String) {
    guard let tags = Tags(bytes) else { return nil }
    let known = ICCProfile.knownSpace(tags)
    space =
      known
      ?? .other(
        name: ICCProfile.printable(tags.text("desc") ?? name),
        identity: Checksum.crc32(bytes[...], []))
  }

  /// A stream's bytes; nil where it is damaged or inflates to more than `sizeLimit`.
  private static func inflated(_ stream: ArraySlice<UInt8>) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let capacity = min(stream.count * PNGScanlines.mostUnfolding, sizeLimit)
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      stream.withUnsafeBytes { stream in
        isWhole =
          libdeflate_zlib_decompress(
            decompressor, stream.baseAddress, stream.count, buffer.baseAddress, buffer.count,
            &count) == LIBDEFLATE_SUCCESS
      }
      if !isWhole { count = 0 }
    }
    return isWhole ? bytes : nil
  }

  private static func knownSpace(_ tags: Tags) -> ColorSpace? {
    // Tables override primaries and curves, which are then only an approximation.
    guard !tags.has("A2B0") else { return nil }
    if tags.isGrey {
      // Grey has no primaries: with this curve it is the same in both spaces.
      return tags.curve("kTRC").map(isStandard) == true ? .sRGB : nil
    }
    let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tags.curve($0) }
    let primaries = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tags.color($0) }
    guard curves.count == 3, curves.allSatisfy(isStandard), primaries.count == 3,
      let adaptation = ColorMatrix.toProfileWhite
    else { return nil }
    let matrix = ColorMatrix(primaries[0], primaries[1], primaries[2])
    return [ColorSpace.sRGB, .displayP3].first { space in
      space.primaries.map { (adaptation * $0).isNear(matrix, within: primaryError) } ?? false
    }
  }

  private static func isStandard(_ curve: ICCCurve) -> Bool {
    (0...64).allSatisfy { step in
      let value = Double(step) / 64
      return abs(curve.light(of: value) - SRGBCurve.light(of: value)) <= curveError
    }
  }

  private static func printable(_ name: String) -> String {
    let plain = name.unicodeScalars.prefix(nameLimit).filter {
      $0.properties.isAlphabetic || (0x20...0x7E).contains($0.value)
    }
    return plain.isEmpty
      ? "a profile without a name" : "“\(String(String.UnicodeScalarView(plain)))”"
  }

  /// A profile's header and tags, read within its bytes only.
  private struct Tags {
    private let bytes: [UInt8]
    private var entries: [UInt32: Range<Int>] = [:]
    let isGrey: Bool

    /// The most tags; there are some sixty types of them.
    private static let limit = 256

    init?(_ bytes: [UInt8]) {
      self.bytes = bytes
      // The header has 128 bytes, followed by the number of tags.
      guard bytes.count >= 132, Tags.number("acsp") == UInt32(bigEndianBytes: bytes[36..<40])
      else { return nil }
      isGrey = UInt32(bigEndianBytes: bytes[16..<20]) == Tags.number("GRAY")
      let count = Int(UInt32(bigEndianBytes: bytes[128..<132]))
      guard count <= Tags.limit, bytes.count >= 132 + 12 * count else { return nil }
      for index in 0..<count {
        let numbers = (0..<3).map {
          UInt32(bigEndianBytes: bytes[(132 + 12 * index + 4 * $0)...].prefix(4))
        }
        let (start, size) = (Int(numbers[1]), Int(numbers[2]))
        guard start + size <= bytes.count else { return nil }
        entries[numbers[0]] = start..<start + size
      }
    }

    private static func number(_ name: StaticString) -> UInt32 { PNGChunk.Kind(name).rawValue }

    private func data(_ name: StaticString, as type: StaticString) -> [UInt8]? {
      guard let range = entries[Tags.number(name)], range.count >= 8,
        UInt32(bigEndianBytes: bytes[range].prefix(4)) == Tags.number(type)
      else { return nil }
      return Array(bytes[range].dropFirst(8))
    }

    func has(_ name: StaticString) -> Bool { entries[Tags.number(name)] != nil }

    /// An XYZ type: three numbers with 16 fractional bits (section 10.31).
    func color(_ name: StaticString) -> SIMD3<Double>? {
      guard let data = data(name, as: "XYZ "), data.count >= 12 else { return nil }
      let numbers = (0..<3).map { ICCCurve.fixed(data, at: 4 * $0) }
      return SIMD3(numbers[0], numbers[1], numbers[2])
    }

    func curve(_ name: StaticString) -> ICCCurve? {
      data(name, as: "curv").flatMap(ICCCurve.init(table:))
        ?? data(name, as: "para").flatMap(ICCCurve.init(parameters:))
    }

    /// A text of version 2, ASCII after its length, or the first one of version 4 (section 10.15).
    func text(_ name: StaticString) -> String? {
      if let data = data(name, as: "desc"), data.count > 4 {
        let count = Int(UInt32(bigEndianBytes: data[0..<4]))
        return String(latin1: data[4...].prefix(count).prefix { $0 != 0 })
      }
      guard let data = data(name, as: "mluc"), data.count >= 20 else { return nil }
      let length = Int(UInt32(bigEndianBytes: data[12..<16]))
      // Its offset counts from the tag's beginning.
      let start = Int(UInt32(bigEndianBytes: data[16..<20])) - 8
      guard start >= 0, start + length <= data.count, length % 2 == 0 else { return nil }
      let units = stride(from: start, to: start + length, by: 2).map {
        UInt16(data[$0]) << 8 | UInt16(data[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
  }
}
