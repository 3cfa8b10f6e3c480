/// The edges between columns in each row of a picture's lower part: many across keys, few in a gap.
struct KeyTexture {
  /// The mean of each row's edges, from the first row on, in levels.
  let values: [Double]

  /// The most that one edge counts, of 255: one in a photograph must not hide the keys.
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

  private static func edges(
    of row: Int, in picture: ColumnPicture, after sum: Float = 0
  ) -> Float {
    (1..<picture.width).reduce(sum) {
      $0 + min(strongest, abs(picture[row, $1] - picture[row, $1 - 1]))
    }
  }

  /// The similarity of four consecutive stretches from an index on: their correlation, −1…1.
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

  /// Down to the middle of the first row: half a pitch from the gap, which has hardly any edges.
  ///
  /// The mean of all four rows decides. Labels need not be in the middle of their keys.
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
    // The gap may wrap around the end of the folded rows: it is counted both ways from the row with fewest edges.
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
