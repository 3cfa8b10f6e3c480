/// A PNG file that is far smaller than its picture: a picture of black, as deflate makes it shortest.
enum DeflateBomb {
  /// A file of RGB pixels, with 258 bytes in 13 bits.
  ///
  /// - Parameters:
  ///   - missing: How many bytes of the picture its data does not have.
  ///   - animation: What stands between header and data.
  static func file(
    width: Int, height: Int, missing: Int = 0, before animation: [UInt8] = []
  ) -> [UInt8] {
    let size = (1 + 3 * width) * height - missing
    return signature + chunk("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0]) + animation
      + chunk("IDAT", zeros(size)) + chunk("IEND", [])
  }

  /// An animation of as many frames, the first as large as the picture, the others of a pixel.
  static func clip(width: Int, height: Int, frames: Int) -> [UInt8] {
    let data = zeros((1 + 3 * width) * height)
    func control(_ sequence: Int, _ width: Int, _ height: Int) -> [UInt8] {
      chunk(
        "fcTL",
        number(sequence) + number(width) + number(height) + number(0) + number(0)
          + [0, 1, 0, 60, 0, 0])
    }
    var file =
      signature + chunk("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0])
      + chunk("acTL", number(frames) + number(0)) + control(0, width, height)
      + chunk("IDAT", data)
    for frame in 1..<max(frames, 1) {
      file += control(2 * frame - 1, 1, 1) + chunk("fdAT", number(2 * frame) + zeros(4))
    }
    return file + chunk("IEND", [])
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A zlib stream of zeros in one block of fixed codes (RFC 1951, section 3.2.6).
  private static func zeros(_ count: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (bits, length): (UInt64, UInt64) = (0, 0)
    func add(_ code: UInt64, _ size: UInt64) {
      bits |= code << length
      length += size
      while length >= 8 {
        stream.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        length -= 8
      }
    }
    // The last block; codes are written from their highest bit, so they stand here reversed.
    add(0b011, 3)
    for _ in 0..<1 + (count - 1) % 258 { add(0b0000_1100, 8) }
    for _ in 0..<(count - 1) / 258 { add(0b00000_1010_0011, 13) }
    add(0, 7)
    if length > 0 { add(0, 8 - length) }
    // Adler-32 of zeros.
    return stream + number((count % 65_521) << 16 | 1)
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(Int(crc(body)))
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
