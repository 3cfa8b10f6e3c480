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
}
