extension PixelMatcher {
  /// Updates the checksum of the row above for this one.
  @inline(__always)
  static func account<Layout: SampleLayout>(
    _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ range: Range<Int>, width: Int,
    _ layout: Layout.Type, into total: inout (sum: Int, weighted: Int, commonBits: UInt32)
  ) {
    var weight = (width &- range.lowerBound) &* Layout.bytesPerPixel
    var (x, sum, weighted, common) = (range.lowerBound, 0, 0, UInt32.max)
    while x < range.upperBound {
      let pixel = row[x]
      let new = Layout.samples(of: pixel)
      let old = above.map { Layout.samples(of: $0[x]) } ?? 0
      common &= pixel
      let first = Int(new & 0xFF) &- Int(old & 0xFF)
      let second = Int(new &>> 8 & 0xFF) &- Int(old &>> 8 & 0xFF)
      let third = Int(new &>> 16 & 0xFF) &- Int(old &>> 16 & 0xFF)
      let fourth = Int(new &>> 24) &- Int(old &>> 24)
      let change = first &+ second &+ third &+ fourth
      sum &+= change
      weighted &+= change &* weight &- second &- 2 &* third &- 3 &* fourth
      weight &-= Layout.bytesPerPixel
      x &+= 1
    }
    total.sum &+= sum
    total.weighted &+= weighted
    total.commonBits &= common
  }

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
