/// A step of brightness between rows across most of a picture, as at a bar's or keyboard's edge.
struct RowStep: Sendable, Hashable {
  /// In rows from the picture's top, to parts of a row.
  var place: Double
  /// The median of the columns' steps, in levels.
  var strength: Double
  /// The share of the columns that step, 0…1.
  var coverage: Double

  /// The least step of a column that counts, in levels.
  static let least: Float = 2.5

  /// The step between a row and the one above, over `reach` rows on either side.
  init(in picture: ColumnPicture, at row: Int, reach: Int) {
    var steps: [Double] = []
    var weighted = 0.0
    var weight = 0.0
    let above = max(0, row - reach - 1)
    let below = min(picture.height - 1, row + reach)
    for column in 0..<picture.width {
      let first = picture[above, column]
      let second = picture[below, column]
      let step = second - first
      steps.append(Double(abs(step)))
      guard abs(step) >= RowStep.least else { continue }
      var share: Float = 0
      for inner in above + 1..<below {
        share += min(1, max(0, (second - picture[inner, column]) / step))
      }
      weighted += Double(abs(step)) * (Double(above + 1) + Double(share))
      weight += Double(abs(step))
    }
    coverage = Double(steps.count { $0 >= Double(RowStep.least) }) / Double(max(1, steps.count))
    steps.sort()
    strength = steps[safely: steps.count / 2] ?? 0
    place = weight > 0 ? weighted / weight : Double(row)
  }

  /// The steps that cover most of the width, each at its strongest row.
  static func all(in picture: ColumnPicture, rows: Range<Int>, reach: Int) -> [RowStep] {
    let rows = rows.clamped(to: reach + 1..<max(reach + 2, picture.height - reach))
    let steps = rows.map { RowStep(in: picture, at: $0, reach: reach) }
    return steps.indices.compactMap { index in
      let step = steps[index]
      guard step.coverage >= 0.55, step.strength >= Double(least) else { return nil }
      let around = max(0, index - reach)...min(steps.count - 1, index + reach)
      return around.allSatisfy {
        steps[$0].strength <= step.strength && (steps[$0].strength < step.strength || $0 >= index)
      }
        ? step : nil
    }
  }
}
