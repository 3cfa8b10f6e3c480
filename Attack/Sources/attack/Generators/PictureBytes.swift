/// A PNG file as its chunks, which can be anything.
struct PictureBytes {
  struct Chunk {
    var type: String
    var data: [UInt8]
    /// What its checksum is changed by.
    var damage: UInt32 = 0

    init(_ type: String, _ data: [UInt8] = []) { (self.type, self.data) = (type, data) }

    var bytes: [UInt8] {
      let body = Array(type.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }) + data
      return PictureBytes.number(UInt32(data.count)) + body
        + PictureBytes.number(PictureBytes.checksum(body) ^ damage)
    }
  }

  var chunks: [Chunk]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(_ chunks: [Chunk]) { self.chunks = chunks }

  /// The chunks of a whole file.
  init(reading bytes: [UInt8]) {
    chunks = []
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= length + 12 else { return }
      chunks.append(
        Chunk(
          String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self),
          Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(12 + length)
    }
  }

  var bytes: [UInt8] { PictureBytes.signature + chunks.flatMap(\.bytes) }

  /// The first chunk of a type.
  func index(of type: String) -> Int? { chunks.firstIndex { $0.type == type } }

  static func number(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func header(_ width: Int, _ height: Int, depth: UInt8, color: UInt8, interlaced: Bool)
    -> Chunk
  {
    Chunk(
      "IHDR",
      number(UInt32(width)) + number(UInt32(height)) + [depth, color, 0, 0, interlaced ? 1 : 0])
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  // MARK: Deflate

  /// Bytes as a zlib stream of stored blocks (RFC 1950, 1951).
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let part = rest.prefix(0xFFFF)
      rest = rest.dropFirst(part.count)
      let length = UInt16(part.count)
      stream.append(rest.isEmpty ? 1 : 0)
      for number in [length, ~length] {
        stream.append(UInt8(number & 0xFF))
        stream.append(UInt8(number >> 8))
      }
      stream += part
    } while !rest.isEmpty
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + number(high << 16 | low)
  }

  /// A zlib stream of zeros that unfolds to some hundred times its size.
  ///
  /// They are matches of 258 bytes one byte back, in the
  /// fixed code (RFC 1951, section 3.2.6). Its checksum is that of so many zeros.
  static func bomb(matches: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (byte, used): (UInt8, Int) = (0, 0)
    func put(_ bits: [UInt8]) {
      for bit in bits {
        byte |= bit << used
        used += 1
        if used == 8 {
          stream.append(byte)
          (byte, used) = (0, 0)
        }
      }
    }
    put([1, 1, 0])
    put([0, 0, 1, 1, 0, 0, 0, 0])
    for _ in 0..<matches { put([1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]) }
    put([0, 0, 0, 0, 0, 0, 0])
    if used > 0 { stream.append(byte) }
    let count = 1 + matches * 258
    return stream + number(UInt32(count % 65_521) << 16 | 1)
  }
}
