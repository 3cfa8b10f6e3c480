/// GIF's compression: variable-length codes for strings of colour indices (GIF89a, appendix F).
struct LZWEncoder {
  /// Codes have at most twelve bits.
  private static let codeLimit = 4096
  private static let tableBits = 13

  /// The code that extends a code by an index.
  ///
  /// The code is in the low 12 bits, above them the shorter code and the index. Open addressing, at most half full.
  private var table = [UInt32](repeating: LZWEncoder.free, count: 1 << LZWEncoder.tableBits)
  /// Each code's first extension, mostly the one sought: its index and, above eight bits, code.
  private var first = [UInt32](repeating: LZWEncoder.free, count: LZWEncoder.codeLimit)

  private static let free = UInt32.max

  /// For each index the code and length of the longest known run: the step of longer runs.
  private var runs = [Run](repeating: Run(), count: 256)

  private struct Run {
    var code: UInt32 = 0
    var length: UInt32 = 0
  }

  /// Compressed image data with its minimum code size and sub-blocks (GIF89a, sections 22 and 15).
  ///
  /// There is at least one stretch. `indices` has the colour index of each id, of 1 to 8 `bits`.
  mutating func encode(_ stretches: [GIFChanges.Stretch], indices: [UInt8], bits: Int) -> [UInt8] {
    // One bit a pixel takes codes of three all the same (appendix F, "establish code size").
    let size = max(bits, 2)
    let pixels = stretches.reduce(0) { $0 + Int($1.length) }
    // A code covers at least one pixel, takes at most twelve bits, and every three thousandth is followed by a clear
    // code.
    var bits = BitWriter(capacity: pixels * 3 / 2 + pixels / 1024 + 64)
    stretches.withUnsafeBufferPointer { stretches in
      indices.withUnsafeBufferPointer { write(stretches, indices: $0, size: size, to: &bits) }
    }
    bits.padToByte()
    var codes: [UInt8] = []
    bits.copy(to: &codes)
    var data: [UInt8] = []
    data.reserveCapacity(codes.count + codes.count / 255 + 3)
    data.append(UInt8(size))
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(start + 255, codes.count)]
      data.append(UInt8(block.count))
      data += block
    }
    data.append(0)
    return data
  }

  private mutating func write(
    _ stretches: UnsafeBufferPointer<GIFChanges.Stretch>, indices: UnsafeBufferPointer<UInt8>,
    size: Int, to bits: inout BitWriter
  ) {
    table.withUnsafeMutableBufferPointer { table in
      first.withUnsafeMutableBufferPointer { first in
        runs.withUnsafeMutableBufferPointer { runs in
          var strings = Strings(table: table, first: first, runs: runs, size: UInt32(size))
          bits.put(UInt64(strings.clear), Int(strings.width))
          var code = UInt32(indices[Int(stretches[0].id)])
          for (position, stretch) in stretches.enumerated() {
            let index = UInt32(indices[Int(stretch.id)])
            var left = UInt32(stretch.length) &- (position == 0 ? 1 : 0)
            while left > 0 {
              left &-= 1
              if strings.extend(&code, by: index) { continue }
              bits.put(UInt64(code), Int(strings.width))
              if !strings.learn(code, index) {
                bits.put(UInt64(strings.clear), 12)
                strings.forget()
              }
              code = index
              let run = runs[Int(index)]
              if left &+ 1 >= run.length {
                code = run.code
                left &-= run.length &- 1
              }
            }
          }
          bits.put(UInt64(code), Int(strings.width))
          bits.put(UInt64(strings.clear + 1), Int(strings.widthOfEnd))
        }
      }
    }
  }

  private struct Strings {
    let table: UnsafeMutableBufferPointer<UInt32>
    let first: UnsafeMutableBufferPointer<UInt32>
    let runs: UnsafeMutableBufferPointer<Run>
    let size: UInt32
    var width: UInt32 = 0
    private var next: UInt32 = 0
    private var slot = 0

    /// The code that resets the reader's strings, followed by that of the end.
    var clear: UInt32 { 1 &<< size }

    /// The reader may have widened its codes once more before the end.
    var widthOfEnd: UInt32 { next == 1 &<< width && width < 12 ? width + 1 : width }

    init(
      table: UnsafeMutableBufferPointer<UInt32>, first: UnsafeMutableBufferPointer<UInt32>,
      runs: UnsafeMutableBufferPointer<Run>, size: UInt32
    ) {
      self.table = table
      self.first = first
      self.runs = runs
      self.size = size
      forget()
    }

    mutating func forget() {
      table.update(repeating: LZWEncoder.free)
      first.update(repeating: LZWEncoder.free)
      for index in 0..<256 { runs[index] = Run(code: UInt32(index), length: 1) }
      width = size + 1
      next = clear + 2
    }

    /// Extends the code's string by an index, if that has a code.
    @inline(__always)
    mutating func extend(_ code: inout UInt32, by index: UInt32) -> Bool {
      let likely = first[Int(code)]
      if likely & 0xFF == index, likely != LZWEncoder.free {
        code = likely &>> 8
        return true
      }
      let key = code &<< 8 | index
      slot = Int((key &* 0x9E37_79B1) &>> UInt32(32 - LZWEncoder.tableBits))
      while table[slot] != LZWEncoder.free {
        if table[slot] &>> 12 == key {
          code = table[slot] & 0xFFF
          return true
        }
        slot = (slot &+ 1) & (1 &<< LZWEncoder.tableBits &- 1)
      }
      return false
    }

    /// Assigns the next code to the string `extend` did not find; false when there is none left.
    @inline(__always)
    mutating func learn(_ code: UInt32, _ index: UInt32) -> Bool {
      guard next < LZWEncoder.codeLimit else { return false }
      table[slot] = (code &<< 8 | index) &<< 12 | next
      if first[Int(code)] == LZWEncoder.free { first[Int(code)] = next &<< 8 | index }
      if runs[Int(index)].code == code {
        runs[Int(index)] = Run(code: next, length: runs[Int(index)].length &+ 1)
      }
      // The reader learns each code one later, and widens after the last that fits.
      if next == 1 &<< width { width &+= 1 }
      next &+= 1
      return true
    }
  }
}
