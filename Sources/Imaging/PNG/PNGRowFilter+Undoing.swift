extension PNGRowFilter {
  /// The bytes around a row that `undo` may touch: it handles four bytes of a pixel at once.
  static let margin = 8

  /// Restores a row (section 9.2) of 1, 2, 3, 4, 6 or 8 bytes per pixel, without its filter's type.
  ///
  /// None of the three may overlap, and `margin` readable bytes follow each. Above the first row are zeros.
  func undo(
    _ stored: UnsafeRawPointer, above: UnsafeRawPointer, into row: UnsafeMutableRawPointer,
    count: Int, bytesPerPixel: Int
  ) {
    switch (self, bytesPerPixel) {
    case (.none, _):
      row.copyMemory(from: stored, byteCount: count)
    case (.up, _):
      PNGRowFilter.undoUp(stored, above: above, into: row, count: count)
    case (_, 1):
      undoBytes(stored, above: above, into: row, from: 0, count: count, step: 1)
    case (_, 3):
      undoPixels(stored, above: above, into: row, count: count, stride: 3)
    case (_, 4):
      undoPixels(stored, above: above, into: row, count: count, stride: 4)
    default:
      // Of two, six or eight bytes each depends only on those to its left in the same position.
      for byte in 0..<bytesPerPixel {
        undoBytes(stored, above: above, into: row, from: byte, count: count, step: bytesPerPixel)
      }
    }
  }

  private static func undoUp(
    _ stored: UnsafeRawPointer, above: UnsafeRawPointer, into row: UnsafeMutableRawPointer,
    count: Int
  ) {
    var index = 0
    while index + 16 <= count {
      let sum =
        stored.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
        &+ above.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      row.storeBytes(of: sum, toByteOffset: index, as: SIMD16<UInt8>.self)
      index += 16
    }
    while index < count {
      let sum =
        stored.load(fromByteOffset: index, as: UInt8.self)
        &+ above.load(fromByteOffset: index, as: UInt8.self)
      row.storeBytes(of: sum, toByteOffset: index, as: UInt8.self)
      index += 1
    }
  }

  /// Restores pixel by pixel; a fourth byte of three is the next pixel's, overwritten later.
  @inline(__always)
  private func undoPixels(
    _ stored: UnsafeRawPointer, above: UnsafeRawPointer, into row: UnsafeMutableRawPointer,
    count: Int, stride: Int
  ) {
    var left = SIMD4<UInt8>()
    var aboveLeft = SIMD4<UInt8>()
    var index = 0
    switch self {
    case .sub:
      while index < count {
        left &+= stored.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
        row.storeBytes(of: left, toByteOffset: index, as: SIMD4<UInt8>.self)
        index += stride
      }
    case .average:
      while index < count {
        let up = above.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
        // Half the sum without its ninth bit.
        let mean = (left & up) &+ ((left ^ up) &>> 1)
        left = mean &+ stored.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
        row.storeBytes(of: left, toByteOffset: index, as: SIMD4<UInt8>.self)
        index += stride
      }
    default:
      while index < count {
        let up = above.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
        let predicted = PNGRowFilter.predicted(left, up, aboveLeft)
        left = predicted &+ stored.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
        row.storeBytes(of: left, toByteOffset: index, as: SIMD4<UInt8>.self)
        aboveLeft = up
        index += stride
      }
    }
  }

  /// Restores every `step`th byte, from one of the first on.
  @inline(__always)
  private func undoBytes(
    _ stored: UnsafeRawPointer, above: UnsafeRawPointer, into row: UnsafeMutableRawPointer,
    from start: Int, count: Int, step: Int
  ) {
    var left: UInt8 = 0
    var aboveLeft: UInt8 = 0
    var index = start
    while index < count {
      let up = above.load(fromByteOffset: index, as: UInt8.self)
      let predicted: UInt8
      switch self {
      case .sub: predicted = left
      case .average: predicted = UInt8((UInt16(left) + UInt16(up)) / 2)
      default: predicted = PNGRowFilter.predicted(left, up, aboveLeft)
      }
      left = predicted &+ stored.load(fromByteOffset: index, as: UInt8.self)
      row.storeBytes(of: left, toByteOffset: index, as: UInt8.self)
      aboveLeft = up
      index += step
    }
  }

  /// As `predicted` of single bytes, for the bytes of a pixel.
  @inline(__always)
  private static func predicted(
    _ left: SIMD4<UInt8>, _ up: SIMD4<UInt8>, _ aboveLeft: SIMD4<UInt8>
  ) -> SIMD4<UInt8> {
    let a = SIMD4<Int16>(truncatingIfNeeded: left)
    let b = SIMD4<Int16>(truncatingIfNeeded: up)
    let c = SIMD4<Int16>(truncatingIfNeeded: aboveLeft)
    let toLeft = b &- c
    let toUp = a &- c
    let both = magnitude(toLeft &+ toUp)
    let (distanceLeft, distanceUp) = (magnitude(toLeft), magnitude(toUp))
    let least = pointwiseMin(pointwiseMin(distanceLeft, distanceUp), both)
    var nearest = c.replacing(with: b, where: distanceUp .== least)
    nearest.replace(with: a, where: distanceLeft .== least)
    return SIMD4<UInt8>(truncatingIfNeeded: nearest)
  }

  @inline(__always)
  private static func magnitude(_ numbers: SIMD4<Int16>) -> SIMD4<Int16> {
    pointwiseMax(numbers, 0 &- numbers)
  }
}
