/// A picture's brightness, reduced to a size that is quick to search.
struct LumaPlane {
  let width, height: Int
  /// The side of the square of pixels in one value.
  let factor: Int
  let pixels: [UInt8]

  /// The height that is enough to distinguish a key from the gap next to it, in pixels.
  private static let enough = 900

  init(_ frame: LumaFrame) {
    let factor = max(1, max(frame.width, frame.height) / LumaPlane.enough)
    self.factor = factor
    let (width, height) = (frame.width / factor, frame.height / factor)
    (self.width, self.height) = (width, height)
    guard factor > 1 else {
      pixels = frame.pixels
      return
    }
    var sums = [UInt32](repeating: 0, count: width)
    var reduced: [UInt8] = []
    reduced.reserveCapacity(width * height)
    let area = UInt32(factor * factor)
    frame.pixels.withUnsafeBufferPointer { source in
      for y in 0..<height {
        for x in sums.indices { sums[x] = area / 2 }
        for row in y * factor..<(y + 1) * factor {
          var index = row * frame.width
          for x in sums.indices {
            for _ in 0..<factor {
              sums[x] += UInt32(source[index])
              index += 1
            }
          }
        }
        for sum in sums { reduced.append(UInt8(sum / area)) }
      }
    }
    pixels = reduced
  }
}
