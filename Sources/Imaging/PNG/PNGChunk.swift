/// A chunk of a PNG file: a type of four letters and its data (PNG, third edition, section 5).
struct PNGChunk: Sendable, Hashable {
  /// Four letters in one number, the first in the highest byte.
  struct Kind: RawRepresentable, Sendable, Hashable {
    let rawValue: UInt32

    static let header = Kind("IHDR")
    static let palette = Kind("PLTE")
    static let transparency = Kind("tRNS")
    static let imageData = Kind("IDAT")
    static let end = Kind("IEND")
    static let codePoints = Kind("cICP")
    static let profile = Kind("iCCP")
    static let standardColors = Kind("sRGB")
    static let chromaticities = Kind("cHRM")
    static let gamma = Kind("gAMA")
    static let physicalSize = Kind("pHYs")
    static let text = Kind("tEXt")
    static let animationControl = Kind("acTL")
    static let frameControl = Kind("fcTL")
    static let frameData = Kind("fdAT")

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ letters: StaticString) {
      self.init(
        rawValue: letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } })
    }

    /// The four letters, with a dot for other bytes.
    var name: String {
      String(decoding: rawValue.bigEndianBytes.map { Kind.isLetter($0) ? $0 : 46 }, as: UTF8.self)
    }

    /// Whether each byte is a letter, as required (section 5.3).
    var isOfLetters: Bool { rawValue.bigEndianBytes.allSatisfy(Kind.isLetter) }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (65...90).contains(byte) || (97...122).contains(byte)
    }
  }

  let type: Kind
  let data: ArraySlice<UInt8>

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Length, type and checksum around the data, in bytes.
  static let overhead = 12
  /// The longest chunk, in bytes: 2³¹ − 1 (section 5.3).
  static let longest = 0x7FFF_FFFF

  /// Width, height, eight bits a sample, RGB or RGBA, not interlaced (section 11.2.1).
  static func header(width: Int, height: Int, hasAlpha: Bool) -> PNGChunk {
    let form: [UInt8] = [8, hasAlpha ? 6 : 2, 0, 0, 0]
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    return PNGChunk(type: .header, data: (size + form)[...])
  }

  static func physicalSize(pixelsPerMetre: UInt32) -> PNGChunk {
    let metre: UInt8 = 1
    let density = pixelsPerMetre.bigEndianBytes
    return PNGChunk(type: .physicalSize, data: (density + density + [metre])[...])
  }

  /// Both in Latin-1.
  static func text(keyword: StaticString, text: String) -> PNGChunk {
    let keyword = keyword.withUTF8Buffer { Array($0) }
    let latin = text.unicodeScalars.map { UInt8(exactly: $0.value) ?? 0x3F }
    return PNGChunk(type: .text, data: (keyword + [0] + latin)[...])
  }

  static func file(of chunks: [PNGChunk], signed: Bool = true) -> [UInt8] {
    var file = signed ? signature : []
    file.reserveCapacity(chunks.reduce(signature.count) { $0 + $1.data.count + overhead })
    for chunk in chunks {
      let type = chunk.type.rawValue.bigEndianBytes[...]
      file += UInt32(chunk.data.count).bigEndianBytes
      file += type
      file += chunk.data
      file += Checksum.crc32(type, chunk.data).bigEndianBytes
    }
    return file
  }
}

extension UInt32 {
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }

  init(bigEndianBytes bytes: ArraySlice<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
