/// A growing array of bytes, followed by bits of an incomplete byte.
///
/// Bits fill a byte from its lowest on (RFC 1951, section 3.1.1). Callers reserve room first, so that writes need no
/// check.
struct BitWriter: ~Copyable {
  /// Undefined from `count` on.
  private(set) var bytes: UnsafeMutableRawPointer
  private var capacity: Int
  private(set) var count = 0
  /// The bits after the last whole byte, the first the lowest; zero from `bitCount` on.
  private(set) var bits: UInt64 = 0
  /// 0…7 after every call.
  private(set) var bitCount = 0

  /// The bytes beyond the end that a write may touch: one store of eight.
  static let slack = 8

  init(capacity: Int = 1 << 16) {
    self.capacity = capacity + BitWriter.slack
    bytes = .allocate(byteCount: self.capacity, alignment: 16)
  }

  deinit { bytes.deallocate() }

  /// In bits from the beginning.
  var position: Int { count * 8 + bitCount }

  mutating func removeAll() { (count, bits, bitCount) = (0, 0, 0) }

  mutating func reserve(_ more: Int) {
    guard count + more + BitWriter.slack > capacity else { return }
    capacity = max(2 * capacity, count + more + BitWriter.slack)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    larger.copyMemory(from: bytes, byteCount: count)
    bytes.deallocate()
    bytes = larger
  }

  /// Adds up to 56 bits; room must be reserved.
  mutating func put(_ value: UInt64, _ length: Int) {
    bits |= value &<< UInt64(bitCount)
    bitCount += length
    bytes.storeBytes(of: bits.littleEndian, toByteOffset: count, as: UInt64.self)
    count += bitCount >> 3
    bits &>>= UInt64(bitCount & ~7)
    bitCount &= 7
  }

  /// The state for a loop of its own, which must not grow the memory.
  var cursor: Cursor { Cursor(bytes: bytes, count: count, bits: bits, bitCount: UInt64(bitCount)) }

  /// Goes on where a loop ended.
  mutating func resume(_ cursor: Cursor) {
    resume(count: cursor.count, bits: cursor.bits, bitCount: Int(cursor.bitCount))
  }

  private mutating func resume(count: Int, bits: UInt64, bitCount: Int) {
    (self.count, self.bits, self.bitCount) = (count, bits, bitCount)
  }

  /// A writer's state, which a loop can keep in registers.
  struct Cursor {
    fileprivate let bytes: UnsafeMutableRawPointer
    fileprivate var count: Int
    fileprivate var bits: UInt64
    fileprivate var bitCount: UInt64

    /// Adds up to 57 bits in all until `flush`: code, and number of bits, as `DeflateCodes` has them.
    @inline(__always)
    mutating func put(_ entry: UInt32) { put(UInt64(entry & 0xFF_FFFF), UInt64(entry &>> 24)) }

    /// Adds the codes of two literals.
    @inline(__always)
    mutating func put(pair entry: UInt32) { put(UInt64(entry & 0x3FF_FFFF), UInt64(entry &>> 26)) }

    @inline(__always)
    mutating func put(_ value: UInt64, _ length: UInt64) {
      bits |= value &<< bitCount
      bitCount &+= length
    }

    @inline(__always)
    mutating func flush() {
      bytes.storeBytes(of: bits.littleEndian, toByteOffset: count, as: UInt64.self)
      count &+= Int(bitCount &>> 3)
      bits &>>= bitCount & 56
      bitCount &= 7
    }
  }

  mutating func padToByte() {
    if bitCount > 0 { put(0, 8 - bitCount) }
  }

  /// Adds whole bytes; there must be no incomplete byte.
  mutating func append(_ more: UnsafeRawBufferPointer) {
    reserve(more.count)
    if let start = more.baseAddress {
      (bytes + count).copyMemory(from: start, byteCount: more.count)
    }
    count += more.count
  }

  mutating func append(_ more: [UInt8]) {
    more.withUnsafeBytes { append($0) }
  }

  /// Replaces the contents of an array, whose memory is reused, by the whole bytes.
  func copy(to array: inout [UInt8]) {
    array.removeAll(keepingCapacity: true)
    array.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// Overwrites four bytes by a big-endian number.
  mutating func replace(at offset: Int, with value: UInt32) {
    bytes.storeBytes(of: value.bigEndian, toByteOffset: offset, as: UInt32.self)
  }

  /// Adds a big-endian number; there must be no incomplete byte.
  mutating func append(_ value: UInt32) {
    reserve(4)
    bytes.storeBytes(of: value.bigEndian, toByteOffset: count, as: UInt32.self)
    count += 4
  }

  /// Adds bits from memory that is readable eight bytes beyond the last of them.
  mutating func append(bitsOf source: UnsafeRawPointer, from first: Int, count length: Int) {
    reserve(length / 8 + 2 * BitWriter.slack)
    var (count, bits, from, rest) = (count, bits, first, length)
    let (bitCount, step) = (UInt64(bitCount), 56)
    // Steps of seven bytes keep the number of odd bits.
    while rest >= step {
      let next = source.loadUnaligned(fromByteOffset: from >> 3, as: UInt64.self).littleEndian
      bits |= (next &>> UInt64(from & 7) & (1 << UInt64(step) - 1)) &<< bitCount
      bytes.storeBytes(of: bits.littleEndian, toByteOffset: count, as: UInt64.self)
      bits &>>= UInt64(step)
      count += step / 8
      from += step
      rest -= step
    }
    resume(count: count, bits: bits, bitCount: self.bitCount)
    if rest > 0 {
      let next = source.loadUnaligned(fromByteOffset: from >> 3, as: UInt64.self).littleEndian
      put(next &>> UInt64(from & 7) & (1 << UInt64(rest) - 1), rest)
    }
  }
}
