/// The mean strength of the horizontal, or upright, edges of some pictures at each place.
struct EdgeProfile {
  /// Of 255: the one at 7 is between pixels 6 and 7.
  let strengths: [Double]

  /// The weakest edge of a screen, of 255.
  static let least = 5.0

  /// The share of pictures that may lack an edge of the screen; those of its contents come and go.
  static let mayMiss = 0.2

  /// The same where the screen's edge must be: white on white it shows only with the keyboard.
  static let mayMissThere = 0.6

  /// The edges between rows in nearly all pictures, along ranges of columns, without the borders.
  init(
    rowsOf frames: [LumaFrame], along stretches: [Range<Int>],
    mayMiss: Double = EdgeProfile.mayMiss
  ) {
    let height = frames.first?.height ?? 0
    let each = frames.map { frame in
      frame.pixels.withUnsafeBufferPointer { pixels in
        var sums = [Double](repeating: 0, count: height + 1)
        for stretch in stretches where !stretch.isEmpty {
          var last = 0
          for y in 0..<height {
            let row = y * frame.width
            let sum = stretch.reduce(0) { $0 + Int(pixels[row + $1]) }
            if y > 0 { sums[y] += Double(abs(sum - last)) / Double(stretch.count) }
            last = sum
          }
        }
        return sums
      }
    }
    let missing = Int(Double(frames.count) * mayMiss)
    strengths = (0...height).map { y in
      each.map { $0[y] }.sorted().dropFirst(missing).first.map { $0 / Double(stretches.count) } ?? 0
    }
  }

  /// The edges between a picture's columns, along the rows of each range.
  init(columnsOf frames: [(frame: LumaFrame, rows: [Range<Int>])]) {
    let width = frames.first?.frame.width ?? 0
    var sums = [Double](repeating: 0, count: width + 1)
    for (frame, stretches) in frames {
      frame.pixels.withUnsafeBufferPointer { pixels in
        for rows in stretches where !rows.isEmpty {
          var means = [Int](repeating: 0, count: width)
          for y in rows { for x in 0..<width { means[x] += Int(pixels[y * width + x]) } }
          for x in 1..<width {
            sums[x] += Double(abs(means[x] - means[x - 1])) / Double(rows.count)
          }
        }
      }
    }
    let count = frames.reduce(0) { $0 + $1.rows.count }
    strengths = sums.map { $0 / Double(max(1, count)) }
  }

  /// The strongest edge within `reach` of a place, to parts of a pixel; nil if all are weak.
  func edge(near place: Double, reach: Double) -> (place: Double, strength: Double)? {
    let first = max(1, Int((place - reach).rounded()))
    let last = min(strengths.count - 2, Int((place + reach).rounded()))
    guard first <= last else { return nil }
    // A blurred edge is spread over neighbours, which count together; nearer ones are preferred a little.
    let best = (first...last).max { weight($0, place, reach) < weight($1, place, reach) }
    guard let best, strength(best) >= EdgeProfile.least else { return nil }
    return (centre(best), strength(best))
  }

  private func weight(_ index: Int, _ place: Double, _ reach: Double) -> Double {
    strength(index) * (1 - 0.4 * abs(Double(index) - place) / max(reach, 1))
  }

  private func strength(_ index: Int) -> Double {
    strengths[max(0, index - 1)...min(strengths.count - 1, index + 1)].reduce(0, +)
  }

  private func centre(_ index: Int) -> Double {
    let near = max(1, index - 2)...min(strengths.count - 2, index + 2)
    // Remnants of other edges and of noise do not count.
    let floor = strengths[index] / 12
    let (sum, weight) = near.reduce((0.0, 0.0)) { sums, at in
      let weight = max(0, strengths[at] - floor)
      return (sums.0 + weight * Double(at), sums.1 + weight)
    }
    return weight > 0 ? sum / weight : Double(index)
  }
}
