public import Imaging
public import Testing

// With a checksum the text of a failed expectation distinguishes two pictures of one size.

extension Bitmap: CustomTestStringConvertible {
  /// The size, and a checksum of the pixels.
  public var testDescription: String { "\(description), checksum \(checksum(of: pixels))" }
}

extension StraightBitmap: CustomTestStringConvertible {
  /// The size, and a checksum of the pixels.
  public var testDescription: String { "\(description), checksum \(checksum(of: pixels))" }
}

/// The FNV-1a hash of pixels, each as one unit, in hexadecimal digits.
///
/// Source of the numbers: draft-eastlake-fnv, “FNV Constants”, 64 bits.
private func checksum(of pixels: [UInt32]) -> String {
  let hash: UInt64 = pixels.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  return String(hash, radix: 16)
}
