/// A block's two Huffman codes as written: bits from the lowest on, their number from bit 24 on.
struct DeflateCodes: ~Copyable {
  /// For literals, and the end of the block.
  private(set) var literals: UnsafeMutablePointer<UInt32>
  /// For match lengths, 3…258, with extra bits.
  private(set) var matchLengths: UnsafeMutablePointer<UInt32>
  /// For two literals at 256 × the first + the second, their number from bit 26 on; nil unless asked for.
  private(set) var pairs: UnsafeMutablePointer<UInt32>?
  /// For distance symbols, without extra bits.
  private(set) var distances: UnsafeMutablePointer<UInt32>
  /// The lengths of both codes: 286 of literals and lengths, 30 of distances.
  private let lengths: UnsafeMutablePointer<UInt8>

  private static let symbols = DeflateSymbols.literalsAndLengths + DeflateSymbols.distances
  private static let literalEntries = 257
  private static let lengthEntries = DeflateSymbols.longestMatch + 1

  /// Room for codes, to be filled by `assign`.
  init() {
    literals = .allocate(capacity: DeflateCodes.literalEntries)
    matchLengths = .allocate(capacity: DeflateCodes.lengthEntries)
    distances = .allocate(capacity: DeflateSymbols.distances)
    lengths = .allocate(capacity: DeflateCodes.symbols)
    literals.initialize(repeating: 0, count: DeflateCodes.literalEntries)
    matchLengths.initialize(repeating: 0, count: DeflateCodes.lengthEntries)
    distances.initialize(repeating: 0, count: DeflateSymbols.distances)
    lengths.initialize(repeating: 0, count: DeflateCodes.symbols)
  }

  deinit {
    literals.deallocate()
    matchLengths.deallocate()
    distances.deallocate()
    lengths.deallocate()
    pairs?.deallocate()
  }

  /// The optimal codes for frequencies of 286 literals and lengths, then 30 distances.
  ///
  /// - Parameter hasPairs: Whether to make the table of pairs; no code is longer than half of their bits then.
  mutating func assign(from frequencies: UnsafePointer<UInt32>, pairs hasPairs: Bool = false) {
    let split = DeflateSymbols.literalsAndLengths
    for range in [0..<split, split..<DeflateCodes.symbols] {
      HuffmanCode.fill(
        UnsafeMutableBufferPointer(start: lengths + range.lowerBound, count: range.count),
        from: UnsafeBufferPointer(start: frequencies + range.lowerBound, count: range.count),
        limit: hasPairs ? HuffmanCode.longestInPair : HuffmanCode.longest)
    }
    makeEntries()
    if hasPairs { makePairs() }
  }

  private mutating func makePairs() {
    let pairs = pairs ?? .allocate(capacity: 1 << 16)
    self.pairs = pairs
    for first in 0..<256 {
      let (code, length) = (literals[first] & 0xFF_FFFF, literals[first] &>> 24)
      let row = pairs + 256 * first
      for second in 0..<256 {
        let other = literals[second]
        row[second] = code | (other & 0xFF_FFFF) &<< length | (length &+ other &>> 24) &<< 26
      }
    }
  }

  private mutating func makeEntries() {
    let split = DeflateSymbols.literalsAndLengths
    HuffmanCode.codes(of: UnsafeBufferPointer(start: lengths, count: split)) { symbol, code in
      let length = UInt32(lengths[symbol])
      guard symbol >= DeflateCodes.literalEntries else {
        literals[symbol] = code | length << 24
        return
      }
      let index = symbol - DeflateCodes.literalEntries
      let extra = DeflateSymbols.lengthExtraBits[index]
      let least = DeflateSymbols.leastLengths[index]
      for offset in 0..<1 << extra where least + offset <= DeflateSymbols.longestMatch {
        // The symbol before that of 258 could reach it, too; the last one wins.
        matchLengths[least + offset] =
          code | UInt32(offset) << length | (length + UInt32(extra)) << 24
      }
    }
    HuffmanCode.codes(
      of: UnsafeBufferPointer(start: lengths + split, count: DeflateSymbols.distances)
    ) { symbol, code in
      distances[symbol] = code | UInt32(lengths[split + symbol]) << 24
    }
  }

  func bitCount(of frequencies: UnsafePointer<UInt32>) -> Int {
    var bits = 0
    for symbol in 0..<DeflateCodes.symbols {
      var length = Int(lengths[symbol])
      if symbol >= DeflateSymbols.literalsAndLengths {
        length += DeflateSymbols.distanceExtraBits[symbol - DeflateSymbols.literalsAndLengths]
      } else if symbol > DeflateSymbols.endOfBlock {
        length += DeflateSymbols.lengthExtraBits[symbol - DeflateSymbols.endOfBlock - 1]
      }
      bits += length * Int(frequencies[symbol])
    }
    return bits
  }

  /// An upper bound of a header with the end of the block, in bits.
  static let mostHeaderBits = 17 + 19 * 3 + symbols * 14 + 15

  /// Writes a block's head with these codes (RFC 1951, section 3.2.7).
  func writeHeader(isLast: Bool, to writer: inout BitWriter) {
    // 1. BFINAL, BTYPE 2, and the numbers of lengths: HLIT, HDIST, HCLEN.
    var literalCount = DeflateSymbols.literalsAndLengths
    while lengths[literalCount - 1] == 0 { literalCount -= 1 }
    let split = DeflateSymbols.literalsAndLengths
    var distanceCount = DeflateSymbols.distances
    while distanceCount > 1, lengths[split + distanceCount - 1] == 0 { distanceCount -= 1 }
    let all =
      (0..<literalCount).map { lengths[$0] } + (0..<distanceCount).map { lengths[split + $0] }
    let items = CodeLengthRun.runs(of: all)
    var frequencies = [UInt32](repeating: 0, count: CodeLengthRun.symbols)
    for item in items { frequencies[item.symbol] += 1 }
    let outer = HuffmanCode.lengths(of: frequencies, limit: HuffmanCode.longestOfLengths)
    var outerCount = CodeLengthRun.symbols
    while outerCount > 4, outer[CodeLengthRun.order[outerCount - 1]] == 0 { outerCount -= 1 }

    writer.reserve(DeflateCodes.mostHeaderBits / 8 + 1)
    writer.put(isLast ? 1 : 0, 1)
    writer.put(2, 2)
    writer.put(UInt64(literalCount - 257), 5)
    writer.put(UInt64(distanceCount - 1), 5)
    writer.put(UInt64(outerCount - 4), 4)
    // 2. The lengths of the code of lengths.
    for symbol in CodeLengthRun.order[..<outerCount] { writer.put(UInt64(outer[symbol]), 3) }
    // 3. The lengths of both codes, as if they were one.
    var codes = [UInt32](repeating: 0, count: CodeLengthRun.symbols)
    outer.withUnsafeBufferPointer { outer in
      HuffmanCode.codes(of: outer) { symbol, code in codes[symbol] = code }
    }
    for item in items {
      writer.put(UInt64(codes[item.symbol]), Int(outer[item.symbol]))
      writer.put(UInt64(item.extra), item.extraBits)
    }
  }

  func writeEnd(to writer: inout BitWriter) {
    writer.reserve(2)
    let entry = literals[DeflateSymbols.endOfBlock]
    writer.put(UInt64(entry & 0xFF_FFFF), Int(entry >> 24))
  }
}

/// A length of a code, or a repetition of lengths, in a block's header (RFC 1951, section 3.2.7).
struct CodeLengthRun {
  /// 0…15 a length, 16 the length before 3…6 times, 17 and 18 zero 3…10 and 11…138 times.
  let symbol: Int
  /// Repetitions beyond the minimum.
  let extra: Int

  var extraBits: Int { symbol < 16 ? 0 : [2, 3, 7][symbol - 16] }

  static let symbols = 19
  /// The order of this code's own code lengths.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Run-length encodes lengths.
  static func runs(of lengths: [UInt8]) -> [CodeLengthRun] {
    var (runs, index) = ([CodeLengthRun](), 0)
    runs.reserveCapacity(lengths.count)
    while index < lengths.count {
      let length = lengths[index]
      var rest = lengths[index...].prefix { $0 == length }.count
      index += rest
      if length == 0 {
        while rest >= 11 {
          runs.append(CodeLengthRun(symbol: 18, extra: min(rest, 138) - 11))
          rest -= min(rest, 138)
        }
        if rest >= 3 {
          runs.append(CodeLengthRun(symbol: 17, extra: rest - 3))
          rest = 0
        }
      } else {
        runs.append(CodeLengthRun(symbol: Int(length), extra: 0))
        rest -= 1
        while rest >= 3 {
          runs.append(CodeLengthRun(symbol: 16, extra: min(rest, 6) - 3))
          rest -= min(rest, 6)
        }
      }
      for _ in 0..<rest { runs.append(CodeLengthRun(symbol: Int(length), extra: 0)) }
    }
    return runs
  }
}
