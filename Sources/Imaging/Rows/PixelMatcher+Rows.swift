extension PixelMatcher {
  /// Updates the checksum of the row above for this one.
  @inline(__always)
  static func account<Layout: SampleLayout>(
    _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ range: Range<Int>, width: Int,
    _ layout: Layout.Type, into total: inout (sum: Int, weighted: Int, commonBits: UInt32)
  ) {
    // Without a row above all are compared with nothing.
    let (others, mask) = (above ?? row, above == nil ? 0 : UInt32.max)
    var start = range.lowerBound
    while start < range.upperBound {
      let count = min(range.upperBound &- start, mostAtOnce)
      let (news, olds) = (row + start, others + start)
      // Of 32 bits, so that several pixels are summed at once.
      var (sum, moment, places, common) = (Int32(0), Int32(0), Int32(0), UInt32.max)
      for index in 0..<count {
        let (new, old) = (Layout.samples(of: news[index]), Layout.samples(of: olds[index]) & mask)
        @inline(__always) func change(_ shift: UInt32) -> Int32 {
          Int32(bitPattern: new &>> shift & 0xFF) &- Int32(bitPattern: old &>> shift & 0xFF)
        }
        let (second, third, fourth) = (change(8), change(16), change(24))
        let all = change(0) &+ second &+ third &+ fourth
        common &= news[index]
        sum &+= all
        moment &+= all &* Int32(truncatingIfNeeded: index)
        places &+= second &+ 2 &* third &+ 3 &* fourth
      }
      let weight = (width &- start) &* Layout.bytesPerPixel
      total.sum &+= Int(sum)
      total.weighted &+=
        weight &* Int(sum) &- Layout.bytesPerPixel &* Int(moment) &- Int(places)
      total.commonBits &= common
      start &+= count
    }
  }

  /// The pixels whose sums, 1020 × their number × their place, fit 31 bits.
  private static let mostAtOnce = 1024

  /// The number of equal pixels at the start, up to `most`.
  @inline(__always)
  static func equal(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, most: Int
  ) -> Int {
    let (left, right) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    @inline(__always) func difference(_ index: Int) -> UInt64 {
      left.loadUnaligned(fromByteOffset: 4 &* index, as: UInt64.self)
        ^ right.loadUnaligned(fromByteOffset: 4 &* index, as: UInt64.self)
    }
    var index = 0
    while index &+ 8 <= most {
      let (a, b) = (difference(index), difference(index &+ 2))
      let (c, d) = (difference(index &+ 4), difference(index &+ 6))
      if a | b | c | d != 0 {
        if a != 0 { return index &+ (a.littleEndian.trailingZeroBitCount &>> 5) }
        if b != 0 { return index &+ 2 &+ (b.littleEndian.trailingZeroBitCount &>> 5) }
        if c != 0 { return index &+ 4 &+ (c.littleEndian.trailingZeroBitCount &>> 5) }
        return index &+ 6 &+ (d.littleEndian.trailingZeroBitCount &>> 5)
      }
      index &+= 8
    }
    while index < most, first[index] == second[index] { index &+= 1 }
    return index
  }
}
