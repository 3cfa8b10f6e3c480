/// Bytes to be written as a block of deflate whose only matches are runs of a byte.
///
/// Few bytes become literals and matches of a `DeflateBlock`. Many become a block of their own, whose codes are those of
/// a sample: that they need not be stored as literals and counted takes half the time.
struct RunBlock: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity = 0
  private(set) var count = 0

  /// So many bytes are a block of their own.
  private static let leastAlone = 1 << 16
  /// So many bytes must be written.
  private static let most = 3 << 17
  /// The bytes of the sample, and those of which they are the first.
  private static let (sampled, sampledEvery) = (1 << 11, 1 << 14)
  /// The bytes around all that may be read.
  private static let margin = 16

  init() { memory = .allocate(capacity: 0) }

  deinit { memory.deallocate() }

  private var bytes: UnsafeMutablePointer<UInt8> { memory + RunBlock.margin }
  var isLong: Bool { count >= RunBlock.leastAlone }
  var isFull: Bool { count >= RunBlock.most }

  /// Adds bytes, to be filled in before anything else is asked for.
  mutating func append(_ more: Int) -> UnsafeMutablePointer<UInt8> {
    if count + more > capacity {
      capacity = max(count + more, RunBlock.most + more)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + 2 * RunBlock.margin)
      larger.initialize(repeating: 0, count: capacity + 2 * RunBlock.margin)
      (larger + RunBlock.margin).update(from: bytes, count: count)
      memory.deallocate()
      memory = larger
    }
    defer { count += more }
    return bytes + count
  }

  mutating func removeAll() { count = 0 }

  /// Adds all bytes to a block or, if they are many, writes one of them; the block must be empty then.
  mutating func flush(
    to block: inout DeflateBlock, codes: inout DeflateCodes, writer: inout BitWriter
  ) {
    defer { count = 0 }
    guard isLong else { return add(0..<count, to: &block) }
    var seen = 0
    for start in stride(from: 0, to: count, by: RunBlock.sampledEvery) {
      let end = min(start + RunBlock.sampled, count)
      add(start..<end, to: &block)
      seen += end - start
    }
    block.settleFrequencies(least: 1)
    codes.assign(from: block.frequencies, pairs: true)
    let isWorthCodes = codes.bitCount(of: block.frequencies) / 8 < seen
    block.removeAll()
    if isWorthCodes { write(codes, to: &writer) } else { add(0..<count, to: &block) }
  }

  /// Which of eight bytes differ from those before them.
  @inline(__always)
  private func changes(_ index: Int) -> UInt64 {
    let raw = UnsafeRawPointer(bytes)
    return
      (raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      ^ raw.loadUnaligned(fromByteOffset: index &- 1, as: UInt64.self)).littleEndian
  }

  /// The end of a run that reaches `start`.
  @inline(__always)
  private func endOfRun(_ start: Int, most: Int) -> Int {
    var (index, change) = (start, UInt64(0))
    while change == 0, index < most {
      change = changes(index)
      index &+= change == 0 ? 8 : change.trailingZeroBitCount &>> 3
    }
    return min(index, most)
  }

  /// Adds bytes as literals and runs, which are found where eight bytes are one.
  private func add(_ range: Range<Int>, to block: inout DeflateBlock) {
    var (index, open) = (range.lowerBound &+ 1, range.lowerBound)
    block.reserve(sequences: range.count / 8 + 1, literals: range.count)
    while index &+ 8 <= range.upperBound {
      guard changes(index) == 0 else {
        index &+= 8
        continue
      }
      let start =
        index &- min(changes(index &- 8).leadingZeroBitCount &>> 3, max(index &- 1 &- open, 0))
      index = endOfRun(index &+ 8, most: range.upperBound)
      block.add(literals: bytes + open, count: start &- open)
      block.add(matches: index &- start, distance: 1)
      open = index
    }
    block.add(literals: bytes + open, count: range.upperBound &- open)
  }

  /// Writes all bytes as a block; the codes must have every literal and length.
  private func write(_ codes: borrowing DeflateCodes, to writer: inout BitWriter) {
    guard let pairs = codes.pairs else { return }
    codes.writeHeader(isLast: false, to: &writer)
    // No byte takes more bits than a literal's 13.
    writer.reserve(2 * count + 16)
    var cursor = writer.cursor
    let (literals, lengths) = (codes.literals, codes.matchLengths)
    let (raw, distance) = (UnsafeRawPointer(bytes), codes.distances[0])
    // The eight bytes before `index` are pending: the next ones may be a run of their last.
    var index = 8
    while index &+ 8 <= count {
      if changes(index) != 0 {
        let eight = raw.loadUnaligned(fromByteOffset: index &- 8, as: UInt64.self).bigEndian
        cursor.put(pair: pairs[Int(eight &>> 48)])
        cursor.put(pair: pairs[Int(eight &>> 32 & 0xFFFF)])
        cursor.flush()
        cursor.put(pair: pairs[Int(eight &>> 16 & 0xFFFF)])
        cursor.put(pair: pairs[Int(eight & 0xFFFF)])
        cursor.flush()
        index &+= 8
        continue
      }
      // The first byte of all is none's repetition.
      let start = index &- min(changes(index &- 8).leadingZeroBitCount &>> 3, 7)
      for place in index &- 8..<start {
        cursor.put(literals[Int(bytes[place])])
        cursor.flush()
      }
      index = endOfRun(index &+ 8, most: count)
      var rest = index &- start
      while rest > 0 {
        let most = DeflateSymbols.longestMatch
        let length = rest <= most ? rest : rest < most + 3 ? most - 3 : most
        cursor.put(lengths[length])
        cursor.put(distance)
        cursor.flush()
        rest &-= length
      }
      index &+= 8
    }
    for place in index &- 8..<count {
      cursor.put(literals[Int(bytes[place])])
      cursor.flush()
    }
    writer.resume(cursor)
    codes.writeEnd(to: &writer)
  }
}
