/// Checksums of file formats.
enum Checksum {
  /// CRC-32 of two stretches of bytes as if they were one, as PNG and gzip use it: polynomial
  /// 0xEDB88320, bits reversed, begun and ended with all ones (PNG, third edition, annex D).
  static func crc32(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> UInt32 {
    ~update(update(~0, first), second)
  }

  private static func update(_ start: UInt32, _ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      tables.withUnsafeBufferPointer { tables in
        var value = start
        var index = 0
        // Eight bytes at a time: the k-th table says what a byte does k bytes further on.
        while index + 8 <= bytes.count {
          var low = value
          for byte in 0..<4 { low ^= UInt32(bytes[index + byte]) << UInt32(8 * byte) }
          var next: UInt32 = 0
          for byte in 0..<4 {
            next ^= tables[(7 - byte) * 256 + Int(low >> UInt32(8 * byte) & 0xFF)]
            next ^= tables[(3 - byte) * 256 + Int(bytes[index + 4 + byte])]
          }
          value = next
          index += 8
        }
        while index < bytes.count {
          value = tables[Int((value ^ UInt32(bytes[index])) & 0xFF)] ^ value >> 8
          index += 1
        }
        return value
      }
    }
  }

  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
      tables[byte] = value
    }
    for index in 256..<tables.count {
      let previous = tables[index - 256]
      tables[index] = tables[Int(previous & 0xFF)] ^ previous >> 8
    }
    return tables
  }()
}
