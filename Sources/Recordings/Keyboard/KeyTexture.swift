/// How many edges between columns there are in each row of a picture's lower part: many across keys, none in a gap.
struct KeyTexture {
  /// The mean of each row's edges, from the first row on, in levels.
  let values: [Double]

  /// The most that an edge between columns counts, of 255: a single edge says no more than a faint one many times, or a
  /// photograph would hide the keys.
  private static let strongest: Float = 12

  /// The texture from a row on, as means over `reach` rows up and down.
  init(of picture: ColumnPicture, from first: Int, reach: Int) {
    let sharp = (first..<picture.height).map {
      Double(KeyTexture.edges(of: $0, in: picture)) / Double(picture.width)
    }
    values = sharp.indices.map { index in
      let range = max(0, index - reach)...min(sharp.count - 1, index + reach)
      return sharp[range].reduce(0, +) / Double(range.count)
    }
  }

  /// A sum, and the edges between columns of a row.
  private static func edges(
    of row: Int, in picture: ColumnPicture, after sum: Float = 0
  ) -> Float {
    (1..<picture.width).reduce(sum) {
      $0 + min(strongest, abs(picture[row, $1] - picture[row, $1 - 1]))
    }
  }

  /// How alike four stretches of values of this length are, from an index on: the correlation with the next, −1…1.
  func evenness(from start: Int, pitch: Int) -> Double {
    var sum = 0.0
    for index in start..<start + 4 * pitch { sum += values[index] }
    let mean = sum / Double(4 * pitch)
    var product = 0.0
    var energy = 0.0
    for index in start..<start + 3 * pitch {
      let first = values[index] - mean
      let second = values[index + pitch] - mean
      product += first * second
      energy += (first * first + second * second) / 2
    }
    // Less than one level of brightness from column to column is noise.
    return product / max(energy, Double(3 * pitch) * 0.2)
  }

  /// From a row on, how far down the middle of the first row of keys is.
  ///
  /// It is half a pitch from the gap, which has hardly an edge between columns, in the mean of all four rows. What is
  /// written on keys need not be in their middle.
  static func middle(in picture: ColumnPicture, from start: Int, pitch: Int) -> Int {
    let edges = (0..<pitch).map { offset in
      (0..<4).reduce(Float(0)) {
        KeyTexture.edges(of: start + offset + $1 * pitch, in: picture, after: $0)
      }
    }
    let reach = max(1, pitch / 20)
    let sums = edges.indices.map { index in
      (index - reach...index + reach).reduce(Float(0)) { $0 + edges[($1 + pitch) % pitch] }
    }
    let least = sums.min() ?? 0
    let limit = least + (sums.reduce(0, +) / Float(pitch) - least) / 4
    // The gap may lie around the end of what is folded: about the row with fewest edges it is counted on either side.
    let first = sums.firstIndex(of: least) ?? 0
    var (sum, weight): (Float, Float) = (0, 0)
    for offset in -pitch / 4...pitch / 4 {
      let share = max(0, limit - sums[(first + offset + pitch) % pitch])
      sum += share * Float(offset)
      weight += share
    }
    let gap = first + (weight > 0 ? Int((sum / weight).rounded()) : 0)
    return (gap + pitch / 2 + pitch) % pitch
  }
}
