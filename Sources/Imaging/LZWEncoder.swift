/// The compression of GIF pictures: codes of variable length for strings of colour indices
/// (GIF89a, appendix F).
struct LZWEncoder {
  /// The most codes: twelve bits.
  private static let codeLimit = 4096
  private static let tableBits = 13

  /// Which code extends a code by an index.
  ///
  /// The code stands in the low 12 bits, above them the shorter code and the index. Open
  /// addressing, at most half full.
  private var table = [UInt32](repeating: LZWEncoder.free, count: 1 << LZWEncoder.tableBits)
  /// The first extension that each code was given: the index and, above eight bits, its code.
  ///
  /// In flat pictures it is nearly always the one that is looked for.
  private var first = [UInt32](repeating: LZWEncoder.free, count: LZWEncoder.codeLimit)

  private static let free = UInt32.max

  /// Compressed image data: the minimum code size, and sub-blocks up to the terminator
  /// (GIF89a, sections 22 and 15).
  ///
  /// - Parameters:
  ///   - ids: What stands at each pixel; not empty.
  ///   - indices: The colour index of each id.
  ///   - bits: Bits of an index, 1 to 8.
  mutating func encode(_ ids: UnsafeBufferPointer<UInt16>, indices: [UInt8], bits: Int) -> [UInt8] {
    // One bit a pixel takes codes of three all the same (appendix F, "establish code size").
    let size = max(bits, 2)
    let codes = indices.withUnsafeBufferPointer { self.codes(ids, indices: $0, size: size) }
    var data: [UInt8] = []
    data.reserveCapacity(codes.count + codes.count / 255 + 3)
    data.append(UInt8(size))
    var start = 0
    while start < codes.count {
      let count = min(255, codes.count - start)
      data.append(UInt8(count))
      data += codes[start..<start + count]
      start += count
    }
    data.append(0)
    return data
  }

  private mutating func codes(
    _ ids: UnsafeBufferPointer<UInt16>, indices: UnsafeBufferPointer<UInt8>, size: Int
  ) -> [UInt8] {
    let clear = UInt32(1) << UInt32(size)
    // A code stands for at least one pixel, takes at most twelve bits, and every four thousandth
    // is followed by a clear code.
    let bound = ids.count * 3 / 2 + ids.count / 1024 + 64
    return table.withUnsafeMutableBufferPointer { table -> [UInt8] in
      first.withUnsafeMutableBufferPointer { first -> [UInt8] in
        [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
          var bits = LittleEndianBits(buffer)
          var width = UInt32(size) + 1
          var next = clear + 2
          table.update(repeating: LZWEncoder.free)
          first.update(repeating: LZWEncoder.free)
          bits.append(clear, width)
          var code = UInt32(indices[Int(ids[0])])
          for position in 1..<max(ids.count, 1) {
            let index = UInt32(indices[Int(ids[position])])
            let likely = first[Int(code)]
            if likely & 0xFF == index, likely != LZWEncoder.free {
              code = likely &>> 8
              continue
            }
            let key = code &<< 8 | index
            var slot = Int((key &* 0x9E37_79B1) &>> UInt32(32 - LZWEncoder.tableBits))
            while table[slot] != LZWEncoder.free, table[slot] &>> 12 != key {
              slot = (slot &+ 1) & (table.count - 1)
            }
            if table[slot] != LZWEncoder.free {
              code = table[slot] & 0xFFF
              continue
            }
            bits.append(code, width)
            if next < LZWEncoder.codeLimit {
              table[slot] = key &<< 12 | next
              if likely == LZWEncoder.free { first[Int(code)] = next &<< 8 | index }
              // The reader learns each code one later, and widens when it has learnt the last that
              // fits.
              if next == 1 &<< width { width += 1 }
              next += 1
            } else {
              bits.append(clear, width)
              table.update(repeating: LZWEncoder.free)
              first.update(repeating: LZWEncoder.free)
              width = UInt32(size) + 1
              next = clear + 2
            }
            code = index
          }
          bits.append(code, width)
          if next == 1 &<< width, width < 12 { width += 1 }
          bits.append(clear + 1, width)
          count = bits.finish()
        }
      }
    }
  }
}

/// Numbers of some bits each, packed into bytes from the lowest bit on.
private struct LittleEndianBits {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var position = 0
  private var held: UInt64 = 0
  private var heldBits: UInt32 = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  @inline(__always)
  mutating func append(_ value: UInt32, _ width: UInt32) {
    held |= UInt64(value) &<< UInt64(heldBits)
    heldBits &+= width
    while heldBits >= 8 {
      buffer[position] = UInt8(truncatingIfNeeded: held)
      position &+= 1
      held &>>= 8
      heldBits &-= 8
    }
  }

  /// Writes what is held; how many bytes there are in all.
  mutating func finish() -> Int {
    if heldBits > 0 {
      buffer[position] = UInt8(truncatingIfNeeded: held)
      position += 1
    }
    return position
  }
}
