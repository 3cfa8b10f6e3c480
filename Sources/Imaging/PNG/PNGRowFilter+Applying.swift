extension PNGRowFilter {
  /// Filters bytes; both rows must be readable `bytesPerPixel` bytes before their beginnings.
  @inline(__always)
  func apply(
    to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, bytesPerPixel: Int, count: Int,
    into output: UnsafeMutablePointer<UInt8>
  ) {
    let (left, corner) = (row - bytesPerPixel, above - bytesPerPixel)
    switch self {
    case .none:
      output.update(from: row, count: count)
    case .sub:
      for index in 0..<count { output[index] = row[index] &- left[index] }
    case .up:
      for index in 0..<count { output[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<count {
        let both = UInt16(left[index]) &+ UInt16(above[index])
        output[index] = row[index] &- UInt8(truncatingIfNeeded: both &>> 1)
      }
    case .paeth:
      for index in 0..<count {
        output[index] =
          row[index] &- PNGRowFilter.predicted(left[index], above[index], corner[index])
      }
    }
  }

  /// The sum of differences as signed bytes, of at most 511: smaller ones compress better.
  @inline(__always)
  static func magnitude(of bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    var sum: UInt16 = 0
    for index in 0..<count {
      let byte = bytes[index]
      sum &+= UInt16(min(byte, 0 &- byte))
    }
    return Int(sum)
  }
}
