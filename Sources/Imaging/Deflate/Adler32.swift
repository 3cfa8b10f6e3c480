/// The checksum at the end of a zlib stream (RFC 1950, section 8.2), put together from pieces.
///
/// Of bytes b₀ … bₙ₋₁ it keeps s1 = 1 + Σ bᵢ and s2 = Σ of s1 after each byte. A piece whose own sums
/// are known is added without looking at its bytes: see `Piece`.
struct Adler32: Sendable, Hashable {
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  /// The largest prime below 65,536.
  static let modulus: UInt64 = 65_521

  /// The checksum of no bytes, 1.
  init() {}

  /// Goes on from a checksum computed elsewhere.
  init(value: UInt32) {
    low = UInt64(value & 0xFFFF)
    high = UInt64(value >> 16)
  }

  /// s2 · 65,536 + s1.
  var value: UInt32 { UInt32(high << 16 | low) }

  /// What a stretch of n bytes adds, whatever stands before it: Σ bᵢ and Σ (n − i) bᵢ, modulo 65,521.
  struct Piece: Sendable, Hashable {
    /// Σ bᵢ.
    var sum: UInt64 = 0
    /// Σ (n − i) bᵢ.
    var weighted: UInt64 = 0
    /// n.
    var count = 0

    /// A piece and another behind it.
    mutating func append(_ next: Piece) {
      weighted = (weighted + sum * (UInt64(next.count) % modulus) + next.weighted) % modulus
      sum = (sum + next.sum) % modulus
      count += next.count
    }
  }

  /// Adds a piece: each of its bytes counts the s1 before it once more.
  mutating func append(_ piece: Piece) {
    high = (high + low * (UInt64(piece.count) % Adler32.modulus) + piece.weighted) % Adler32.modulus
    low = (low + piece.sum) % Adler32.modulus
  }
}
