/// The filters of PNG, by their types (PNG, third edition, section 9.2).
///
/// A filter replaces each byte by its difference from what its neighbours let expect: `a` is the
/// byte of the pixel to the left, `b` the one above, `c` the one above to the left, each 0 outside
/// the picture.
enum RowFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Filters bytes.
  ///
  /// The rows must be readable `bytesPerPixel` bytes before their beginnings.
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
          row[index] &- RowFilter.predicted(left[index], above[index], corner[index])
      }
    }
  }

  /// Of a, b and c the one nearest to a + b − c; of equals the first (section 9.4).
  @inline(__always)
  static func predicted(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let (left, above, corner) = (Int16(a), Int16(b), Int16(c))
    let distanceLeft = magnitude(above &- corner)
    let distanceAbove = magnitude(left &- corner)
    let distanceCorner = magnitude(left &+ above &- 2 &* corner)
    let second = distanceAbove <= distanceCorner ? b : c
    return distanceLeft <= distanceAbove && distanceLeft <= distanceCorner ? a : second
  }

  @inline(__always)
  private static func magnitude(_ value: Int16) -> Int16 { value < 0 ? 0 &- value : value }

  /// The sum of differences, each taken as a signed byte: the less, the shorter it will be.
  @inline(__always)
  static func magnitude(of bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    var sum: UInt32 = 0
    for index in 0..<count {
      let byte = bytes[index]
      sum &+= UInt32(min(byte, 0 &- byte))
    }
    return Int(sum)
  }
}
