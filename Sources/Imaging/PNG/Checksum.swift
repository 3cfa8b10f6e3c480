internal import CDeflate

enum Checksum {
  /// CRC-32 of two slices in sequence, as in PNG and gzip.
  ///
  /// Polynomial 0xEDB88320, bits reversed, begun and ended with all ones (PNG, third edition, annex D).
  static func crc32(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> UInt32 {
    let start = first.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    return second.withUnsafeBytes {
      $0.isEmpty ? start : libdeflate_crc32(start, $0.baseAddress, $0.count)
    }
  }
}
