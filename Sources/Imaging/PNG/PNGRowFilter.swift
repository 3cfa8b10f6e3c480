/// The filters of PNG, by their types (PNG, third edition, section 9.2).
///
/// A filter replaces each byte by its difference from a prediction of its neighbours: `a` is the byte of the pixel to
/// the left, `b` the one above, `c` the one above to the left, each 0 outside the picture.
enum PNGRowFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// The nearest of a, b and c to a + b − c; of equals the first (section 9.4).
  ///
  /// Eight bits are enough, so that sixteen bytes are filtered at once: where a and b are on one side of c, the distance
  /// to c is the sum of the others and none is larger, else it is their difference.
  @inline(__always)
  static func predicted(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let (toLeft, toAbove) = (distance(b, c), distance(a, c))
    let toCorner = (a < c) == (b < c) ? .max : distance(toLeft, toAbove)
    let second = toAbove <= toCorner ? b : c
    return toLeft <= toAbove && toLeft <= toCorner ? a : second
  }

  @inline(__always)
  private static func distance(_ first: UInt8, _ second: UInt8) -> UInt8 {
    max(first, second) &- min(first, second)
  }
}
