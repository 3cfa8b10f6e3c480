/// The checksum at the end of a zlib stream (RFC 1950, section 8.2), composed of pieces.
///
/// Of bytes b₀ … bₙ₋₁ it keeps s1 = 1 + Σ bᵢ and s2 = Σ of s1 after each byte. A piece with known sums is added without
/// its bytes: see `Piece`.
struct Adler32: Sendable, Hashable {
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  /// The largest prime below 65,536.
  static let modulus: UInt64 = 65_521

  init() {}

  /// Continues a checksum computed elsewhere.
  init(value: UInt32) {
    low = UInt64(value & 0xFFFF)
    high = UInt64(value >> 16)
  }

  /// s2 · 65,536 + s1.
  var value: UInt32 { UInt32(high << 16 | low) }

  /// The contribution of n bytes, whatever precedes them: Σ bᵢ and Σ (n − i) bᵢ, modulo 65,521.
  struct Piece: Sendable, Hashable {
    /// Σ bᵢ.
    var sum: UInt64 = 0
    /// Σ (n − i) bᵢ.
    var weighted: UInt64 = 0
    var count = 0

    mutating func append(_ next: Piece) {
      weighted = (weighted + sum * (UInt64(next.count) % modulus) + next.weighted) % modulus
      sum = (sum + next.sum) % modulus
      count += next.count
    }
  }

  /// Adds a piece: each of its bytes adds the preceding s1 once more.
  mutating func append(_ piece: Piece) {
    high = (high + low * (UInt64(piece.count) % Adler32.modulus) + piece.weighted) % Adler32.modulus
    low = (low + piece.sum) % Adler32.modulus
  }
}
