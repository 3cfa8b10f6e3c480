/// A keyboard's last points, without a pattern, by the brightness of the screen's lowest rows.
///
/// Codecs smear so faint an edge over many rows, but the sum is nearly right: others gain the brightness that one loses.
struct KeyboardTail: Sendable {
  private let measure: ScreenMeasure
  /// The number of a picture's last rows outside the screen.
  private let outside: Int
  /// From the bottom up.
  private let rows: [[Pixel]]

  private struct Pixel: Sendable {
    /// The brightness without the keyboard.
    let without: Float
    /// How much brighter the keyboard is below its edge; 0 if that does not count.
    var step: Float = 0
  }

  /// The least difference of keyboard and screen, as a root mean square, in levels.
  ///
  /// Codecs leave smaller differences where they were.
  private static let leastContrast: Float = 14
  /// The variation of the keyboard's brightness between empty columns, in levels.
  private static let plain: Float = 5
  /// The tallest part, and the range below its edge with the keyboard's own brightness, in points.
  private static let (tallest, own) = (14.0, (from: 2.5, to: 7.0))
  /// The largest uncertainty of the rows, in points: beyond it they are not evidence.
  private static let mostUncertainty = 0.65

  /// Nil if a keyboard looks like the screen without it there, or its top edge is unknown.
  init?(of template: KeyboardTemplate, without other: ColumnPicture, measure: ScreenMeasure) {
    let count = measure.rows(KeyboardTail.tallest)
    guard let top = template.top, count > measure.rows(1) else { return nil }
    let edge = Int(top.rounded(.up))
    let (first, last) = (
      edge + measure.rows(KeyboardTail.own.from), edge + measure.rows(KeyboardTail.own.to)
    )
    guard last < template.picture.height, other.height > 2 * count else { return nil }
    self.measure = measure
    // The picture's last rows may be outside the screen, and are the same with the keyboard.
    let outside = (0..<count).first { row in
      let place = other.height - 1 - row
      return template.picture.difference(row: place, from: other, row: place)
        > 2.5
    }
    guard let outside, outside < measure.rows(4) else { return nil }
    self.outside = outside
    let columns = (0..<other.width).map { column in
      let values = (first...last).map { template.picture[$0, column] }.sorted()
      return values[values.count / 2]
    }
    // A column that differs from the others has a key or a word, and does not count.
    let plain = columns.sorted()[columns.count / 2]
    rows = (1...count).map { row in
      let place = other.height - outside - row
      return (0..<other.width).map { column in
        let without = other[place, column]
        guard abs(columns[column] - plain) < KeyboardTail.plain else {
          return Pixel(without: without)
        }
        let step = columns[column] - without
        // Pixels that are the same with the keyboard are of neither: a screen's round corners, the home indicator.
        let isSame = abs(template.picture[place, column] - without) < 0.3 * abs(step)
        return Pixel(without: without, step: isSame ? 0 : step)
      }
    }
    let least = KeyboardTail.leastContrast * KeyboardTail.leastContrast * Float(other.width)
    guard squares(of: measure.rows(1)) > least else { return nil }
  }

  private func squares(of row: Int) -> Float { rows[row].reduce(0) { $0 + $1.step * $1.step } }

  /// The rows that show the keyboard, to parts of one.
  ///
  /// Nil if the lowest rows look like neither, or show more of the keyboard than `tallest`.
  func height(in picture: ColumnPicture) -> Reading? {
    var parts: [Double] = []
    var error = 0.0
    var clear = 0
    for row in rows.indices {
      guard var found = part(of: row, in: picture) else { return nil }
      // The lowest row may be partly outside the screen, and shows no less of the keyboard than the next.
      if row == 0, let next = part(of: 1, in: picture) { found.part = max(found.part, next.part) }
      // It is an edge: rows above show no more of the keyboard.
      guard found.part < (parts.min() ?? 1) + 0.3 else { return nil }
      parts.append(found.part)
      error += found.error * found.error
      clear = found.part < 0.15 ? clear + 1 : 0
      if clear >= measure.rows(1.5, atLeast: 2) { break }
    }
    guard clear >= measure.rows(1.5, atLeast: 2) else { return nil }
    let height = parts.reduce(0) { $0 + min(1, max(0, $1)) }
    let smear = parts.reduce(0) { $0 + max(0, $1 * (1 - $1)) }
    let uncertainty = 2 * (error + 0.12 * 0.12 + 0.09 * smear * smear).squareRoot()
    guard uncertainty < KeyboardTail.mostUncertainty * measure.rowsPerPoint else { return nil }
    return Reading(
      height > uncertainty ? height + Double(outside) : height, uncertainty: uncertainty)
  }

  /// A row's share of the keyboard's brightness, 0…1, and its standard deviation.
  ///
  /// Rows count from the bottom. Nil if much of it is something else.
  private func part(of row: Int, in picture: ColumnPicture) -> (part: Double, error: Double)? {
    var (product, square): (Float, Float) = (0, 0)
    for (column, pixel) in rows[row].enumerated() where pixel.step != 0 {
      let step = pixel.step
      let change = picture[picture.height - 1 - outside - row, column] - pixel.without
      // Between both, or nearly.
      let position = change * (step < 0 ? -1 : 1)
      guard position > -2 - 0.4 * abs(step), position < 2 + 1.4 * abs(step) else { continue }
      square += step * step
      product += step * change
    }
    let all = squares(of: row)
    let least = KeyboardTail.leastContrast * KeyboardTail.leastContrast / 2
    guard all > least * Float(rows[row].count), square > 0.7 * all else { return nil }
    // Neighbouring pixels of a codec's block have correlated errors, of half a level.
    return (Double(product / square), Double((6 / square).squareRoot()))
  }
}
