/// A 128-bit digest: equal for equal bytes, and, barring chance, only for those.
///
/// It distinguishes pictures drawn by one program, fast: some gigabytes a second. A change within 32 bytes changes at
/// least 64 of the bits. It is not secure against deliberate collisions.
package struct Digest: Sendable, Hashable, CustomStringConvertible {
  private var first = Digest.start.one
  private var second = Digest.start.other

  package init() {}

  // Bits of the fractions of √2, √3, √5 and √7, the last bit set: any without a pattern would do. They are computed, as
  // reading a stored static checks its initialisation each time.
  private static var start: (one: UInt64, other: UInt64) {
    (0x6A09_E667_F3BC_C909, 0xBB67_AE85_84CA_A73B)
  }
  private static var mixers: (one: UInt64, other: UInt64) {
    (0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1)
  }

  /// Adds bytes, and their number.
  ///
  /// Of each 32 one half of the digest takes 16 and the other the rest, as a processor multiplies two such pairs at a
  /// time; the end is padded with zeros.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var digest = self
    let whole = bytes.count & ~31
    if let start = bytes.baseAddress {
      for offset in stride(from: 0, to: whole, by: 32) { digest.mix(start + offset) }
    }
    withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { tail in
      tail.initializeMemory(as: UInt8.self, repeating: 0)
      tail.copyBytes(from: bytes[whole...])
      if let start = tail.baseAddress { digest.mix(UnsafeRawPointer(start)) }
    }
    digest.add(UInt64(bytes.count), digest.first)
    self = digest
  }

  /// Mixes 32 bytes in: a product has 128 bits, of which one half is folded onto the other.
  @inline(__always)
  private mutating func mix(_ bytes: UnsafeRawPointer) {
    func number(_ index: Int) -> UInt64 {
      UInt64(littleEndian: (bytes + index * 8).loadUnaligned(as: UInt64.self))
    }
    first = Digest.folded(first ^ number(0), Digest.mixers.one ^ number(1))
    second = Digest.folded(second ^ number(2), Digest.mixers.other ^ number(3))
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
    if done == nil { add(Array(bytes)) }
  }

  package mutating func add(_ one: UInt64, _ other: UInt64) {
    first = Digest.folded(first ^ one, Digest.mixers.one ^ other)
    second = Digest.folded(second ^ other, Digest.mixers.other ^ first)
  }

  package mutating func add(_ other: Digest) { add(other.first, other.second) }

  private static func folded(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.low ^ product.high
  }

  /// 32 hexadecimal digits.
  package var description: String {
    [first, second].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
