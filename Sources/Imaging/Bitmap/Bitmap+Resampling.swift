extension Bitmap {
  /// A part of the picture at another size, each new pixel the weighted average of its area.
  ///
  /// Samples are averaged as they are, as browsers do. Enlarged pixels stay squares. Beyond the picture its edge pixels
  /// continue. Coordinates are in pixels and may be fractional.
  ///
  /// - Returns: nil where no picture has such a size, or where the part is empty or not finite.
  package func resampled(
    x: Double, y: Double, width partWidth: Double, height partHeight: Double, to width: Int,
    _ height: Int
  ) -> Bitmap? {
    guard Bitmap.allows(width: width, height: height), partWidth > 0, partHeight > 0,
      [x, y, partWidth, partHeight].allSatisfy(\.isFinite)
    else { return nil }
    let columns = Bitmap.shares(from: x, length: partWidth, in: width, of: self.width)
    let rows = Bitmap.shares(from: y, length: partHeight, in: height, of: self.height)
    let result = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      pixels.withUnsafeBufferPointer { source in
        // A row of sums, four samples a pixel: blue, green, red, alpha.
        var sums = [Float](repeating: 0, count: 4 * width)
        for (row, share) in rows.enumerated() {
          for index in sums.indices { sums[index] = 0 }
          for (offset, weight) in share.weights.enumerated() {
            let start = (share.first + offset) * self.width
            for (column, across) in columns.enumerated() {
              for (offset, part) in across.weights.enumerated() {
                let pixel = source[start + across.first + offset]
                let all = weight * part
                sums[4 * column] += Float(pixel & 0xFF) * all
                sums[4 * column + 1] += Float(pixel >> 8 & 0xFF) * all
                sums[4 * column + 2] += Float(pixel >> 16 & 0xFF) * all
                sums[4 * column + 3] += Float(pixel >> 24) * all
              }
            }
          }
          for column in 0..<width {
            func sample(_ index: Int) -> UInt32 {
              UInt32(min(255, sums[4 * column + index] + 0.5))
            }
            let alpha = sample(3)
            target[row * width + column] =
              alpha << 24 | min(sample(2), alpha) << 16 | min(sample(1), alpha) << 8
              | min(sample(0), alpha)
          }
        }
      }
      count = width * height
    }
    return Bitmap(unchecked: result, width: width, height: height)
  }

  /// For each of `count` cells, the first pixel and the pixels' weights, which sum to 1.
  private static func shares(
    from start: Double, length: Double, in count: Int, of pixelCount: Int
  ) -> [(first: Int, weights: [Float])] {
    let step = length / Double(count)
    let last = Double(pixelCount - 1)
    return (0..<count).map { cell in
      let lower = start + Double(cell) * step
      let upper = lower + step
      let first = min(max(lower.rounded(.down), 0), last)
      let end = min(max((upper.rounded(.up) - 1), first), last)
      var weights = (Int(first)...Int(end)).map { pixel in
        max(0, min(upper, Double(pixel) + 1) - max(lower, Double(pixel)))
      }
      // Beyond an edge its pixel continues.
      if lower < 0 { weights[0] += min(upper, 0) - lower }
      if upper > Double(pixelCount) {
        weights[weights.count - 1] += upper - max(lower, Double(pixelCount))
      }
      let sum = weights.reduce(0, +)
      return (Int(first), weights.map { Float(sum > 0 ? $0 / sum : 1 / Double(weights.count)) })
    }
  }
}
