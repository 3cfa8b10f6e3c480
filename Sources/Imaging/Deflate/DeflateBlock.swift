/// Literals and matches to be written as blocks of deflate (RFC 1951).
///
/// They are stored as sequences: some literals, then a match. Symbols are counted as they come, so that a block's codes
/// are known once its last sequence is.
struct DeflateBlock: ~Copyable {
  /// The number of literals × 2²⁴ + match length × 2¹⁵ + distance − 1; length 0 for no match.
  private(set) var sequences: UnsafeMutablePointer<UInt64>
  private var sequenceCapacity: Int
  private(set) var sequenceCount = 0
  /// The literals of all sequences, then the pending ones.
  private(set) var literals: UnsafeMutablePointer<UInt8>
  private var literalCapacity: Int
  private(set) var literalCount = 0
  /// Where the literals after the last sequence begin.
  private var firstOpenLiteral = 0
  /// The frequency of each symbol: 286 literals and lengths, then 30 distances.
  let frequencies: UnsafeMutablePointer<UInt32>
  /// Three more tables of literals, for equal neighbours.
  private let moreFrequencies: UnsafeMutablePointer<UInt32>
  private let symbolOfLength: UnsafeMutablePointer<UInt16>
  private let symbolOfDistance: UnsafeMutablePointer<UInt8>

  /// The bytes that storing a pixel may touch beyond it.
  private static let slack = 8
  private static let symbols = DeflateSymbols.literalsAndLengths + DeflateSymbols.distances

  init() {
    (sequenceCapacity, literalCapacity) = (1 << 15, 1 << 16)
    sequences = .allocate(capacity: sequenceCapacity)
    literals = .allocate(capacity: literalCapacity + DeflateBlock.slack)
    frequencies = .allocate(capacity: DeflateBlock.symbols)
    frequencies.initialize(repeating: 0, count: DeflateBlock.symbols)
    moreFrequencies = .allocate(capacity: 3 * 256)
    moreFrequencies.initialize(repeating: 0, count: 3 * 256)
    symbolOfLength = .allocate(capacity: DeflateSymbols.symbolOfLength.count)
    symbolOfDistance = .allocate(capacity: DeflateSymbols.symbolOfDistance.count)
    symbolOfLength.initialize(
      from: DeflateSymbols.symbolOfLength, count: DeflateSymbols.symbolOfLength.count)
    symbolOfDistance.initialize(
      from: DeflateSymbols.symbolOfDistance, count: DeflateSymbols.symbolOfDistance.count)
  }

  deinit {
    sequences.deallocate()
    literals.deallocate()
    frequencies.deallocate()
    moreFrequencies.deallocate()
    symbolOfLength.deallocate()
    symbolOfDistance.deallocate()
  }

  mutating func reserve(sequences more: Int, literals moreLiterals: Int) {
    if sequenceCount + more > sequenceCapacity {
      sequenceCapacity = max(2 * sequenceCapacity, sequenceCount + more)
      let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: sequenceCapacity)
      larger.update(from: sequences, count: sequenceCount)
      sequences.deallocate()
      sequences = larger
    }
    if literalCount + moreLiterals > literalCapacity {
      literalCapacity = max(2 * literalCapacity, literalCount + moreLiterals)
      let larger = UnsafeMutablePointer<UInt8>.allocate(
        capacity: literalCapacity + DeflateBlock.slack)
      larger.update(from: literals, count: literalCount)
      literals.deallocate()
      literals = larger
    }
  }

  var isEmpty: Bool { sequenceCount == 0 && literalCount == 0 }

  @inline(__always)
  mutating func add(literal: UInt8) {
    literals[literalCount] = literal
    literalCount += 1
    frequencies[Int(literal)] &+= 1
  }

  /// Adds a pixel's three or four bytes, the first the lowest.
  @inline(__always)
  mutating func add(pixel samples: UInt32, count: Int) {
    UnsafeMutableRawPointer(literals + literalCount).storeBytes(
      of: samples.littleEndian, as: UInt32.self)
    literalCount += count
    frequencies[Int(samples & 0xFF)] &+= 1
    frequencies[Int(samples >> 8 & 0xFF)] &+= 1
    frequencies[Int(samples >> 16 & 0xFF)] &+= 1
    if count == 4 { frequencies[Int(samples >> 24)] &+= 1 }
  }

  mutating func add(literals more: UnsafePointer<UInt8>, count: Int) {
    (literals + literalCount).update(from: more, count: count)
    literalCount += count
    var index = 0
    let (first, others) = (frequencies, moreFrequencies)
    // Counting in four tables avoids dependencies between equal neighbours.
    while index + 4 <= count {
      first[Int(more[index])] &+= 1
      others[Int(more[index + 1])] &+= 1
      others[256 + Int(more[index + 2])] &+= 1
      others[512 + Int(more[index + 3])] &+= 1
      index += 4
    }
    while index < count {
      first[Int(more[index])] &+= 1
      index += 1
    }
  }

  /// Adds a match of 3…258 bytes, 1…32,768 bytes back.
  @inline(__always)
  mutating func add(length: Int, distance: Int) {
    let open = literalCount - firstOpenLiteral
    sequences[sequenceCount] = UInt64(
      truncatingIfNeeded: open << 24 | length << 15 | (distance - 1))
    sequenceCount += 1
    firstOpenLiteral = literalCount
    frequencies[Int(symbolOfLength[length])] &+= 1
    let symbol = symbolOfDistance[distance <= 256 ? distance - 1 : 256 + (distance - 1) >> 7]
    frequencies[DeflateSymbols.literalsAndLengths + Int(symbol)] &+= 1
  }

  /// Adds as many matches as needed for `bytes`, at least three.
  @inline(__always)
  mutating func add(matches bytes: Int, distance: Int) {
    var rest = bytes
    let most = DeflateSymbols.longestMatch
    while rest > most {
      // The remainder must be long enough for a match.
      let length = rest < most + 3 ? most - 3 : most
      add(length: length, distance: distance)
      rest -= length
    }
    add(length: rest, distance: distance)
  }

  /// Puts the literals after the last match into a sequence of their own.
  mutating func closeSequence() {
    guard literalCount > firstOpenLiteral else { return }
    sequences[sequenceCount] = UInt64(literalCount - firstOpenLiteral) << 24
    sequenceCount += 1
    firstOpenLiteral = literalCount
  }

  /// Sums the tables up, with `least` more of every literal and length and of the least distance.
  func settleFrequencies(least: UInt32 = 0) {
    for symbol in 0...DeflateSymbols.literalsAndLengths { frequencies[symbol] &+= least }
    for byte in 0..<256 {
      frequencies[byte] &+=
        moreFrequencies[byte] &+ moreFrequencies[256 + byte] &+ moreFrequencies[512 + byte]
    }
    moreFrequencies.update(repeating: 0, count: 3 * 256)
  }

  mutating func removeAll() {
    (sequenceCount, literalCount, firstOpenLiteral) = (0, 0, 0)
    frequencies.update(repeating: 0, count: DeflateBlock.symbols)
    moreFrequencies.update(repeating: 0, count: 3 * 256)
  }

  /// Writes a block with its own codes, or stored if smaller, and begins the next; `codes` is room.
  mutating func write(isLast: Bool, codes: inout DeflateCodes, to writer: inout BitWriter) {
    closeSequence()
    settleFrequencies()
    frequencies[DeflateSymbols.endOfBlock] = 1
    codes.assign(from: frequencies)
    let bits = codes.bitCount(of: frequencies)
    // A block without a match consists of its literals.
    if sequenceCount <= 1, bits / 8 >= literalCount,
      sequenceCount == 0 || sequences[0] >> 15 & 0x1FF == 0
    {
      writeStored(isLast: isLast, to: &writer)
    } else {
      codes.writeHeader(isLast: isLast, to: &writer)
      writer.reserve(bits / 8 + 1)
      write(0..<sequenceCount, literalsFrom: 0, codes: codes, to: &writer)
      codes.writeEnd(to: &writer)
    }
    removeAll()
  }

  /// Writes literals stored, in pieces of at most 65,535 bytes (RFC 1951, section 3.2.4).
  private func writeStored(isLast: Bool, to writer: inout BitWriter) {
    var from = 0
    repeat {
      let count = min(literalCount - from, 0xFFFF)
      writer.reserve(count + 8)
      // 1. BFINAL, BTYPE 0, bits up to the next byte. 2. LEN and its complement. 3. The bytes.
      writer.put(isLast && from + count == literalCount ? 1 : 0, 1)
      writer.put(0, 2)
      writer.padToByte()
      writer.put(UInt64(count), 16)
      writer.put(UInt64(~UInt16(count)), 16)
      writer.append(UnsafeRawBufferPointer(start: literals + from, count: count))
      from += count
    } while from < literalCount
  }

  /// Writes sequences into reserved room; returns where the literals after them begin.
  @discardableResult
  func write(
    _ range: Range<Int>, literalsFrom first: Int, codes: borrowing DeflateCodes,
    to writer: inout BitWriter
  ) -> Int {
    let (literalCodes, lengthCodes) = (codes.literals, codes.matchLengths)
    let distanceCodes = codes.distances
    var (cursor, next) = (writer.cursor, literals + first)
    for index in range {
      let sequence = sequences[index]
      var open = sequence &>> 24
      // At most 7 bits are pending, so three codes of 15 fit, and so do a length and a distance: 20 + 28.
      while open >= 3 {
        cursor.put(literalCodes[Int(next[0])])
        cursor.put(literalCodes[Int(next[1])])
        cursor.put(literalCodes[Int(next[2])])
        cursor.flush()
        next += 3
        open &-= 3
      }
      if open > 0 {
        cursor.put(literalCodes[Int(next[0])])
        if open > 1 { cursor.put(literalCodes[Int(next[1])]) }
        cursor.flush()
        next += Int(open)
      }
      let length = Int(sequence &>> 15 & 0x1FF)
      guard length > 0 else { continue }
      let distance = Int(sequence & 0x7FFF)
      let symbol = Int(symbolOfDistance[distance < 256 ? distance : 256 + distance &>> 7])
      cursor.put(lengthCodes[length])
      cursor.put(distanceCodes[symbol])
      // Twice as many distances for every second symbol: the extra bits are the lowest of d − 1.
      let extraBits = UInt64(max(0, symbol &>> 1 &- 1))
      cursor.put(UInt64(distance) & (1 &<< extraBits &- 1), extraBits)
      cursor.flush()
    }
    writer.resume(cursor)
    return next - literals
  }
}
