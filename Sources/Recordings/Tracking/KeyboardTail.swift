/// The last points of a keyboard above the screen's bottom, which have no pattern to go by: how much each of a frame's
/// lowest rows has of the keyboard's brightness, and how much of the screen's without it.
///
/// Codecs smear so faint an edge over many rows, but what it takes from one it gives to others: the sum is nearly right.
struct KeyboardTail: Sendable {
  private let measure: ScreenMeasure
  /// How many of a picture's last rows are of what is around the screen.
  private let outside: Int
  /// The lowest rows, from the bottom up.
  private let rows: [[Pixel]]

  private struct Pixel: Sendable {
    /// Its brightness without the keyboard.
    let without: Float
    /// How much brighter the keyboard is some points below its edge; 0 where that does not count.
    var step: Float = 0
  }

  /// How far a screen's lowest row and a keyboard differ at least, as a root mean square, in levels: codecs leave what
  /// differs by less where it was.
  private static let leastContrast: Float = 14
  /// How far the keyboard's brightness differs from column to column where there is nothing on it, in levels.
  private static let plain: Float = 5
  /// How much of a keyboard is looked for, and from where to where below its edge it has its own brightness, in points.
  private static let (tallest, own) = (14.0, (from: 2.5, to: 7.0))
  /// How exactly the rows must show it, in points: less says nothing.
  private static let mostUncertainty = 0.65

  /// Nil where a keyboard looks there as the screen does without it, or its top edge is not known.
  init?(of template: KeyboardTemplate, without other: ColumnPicture, measure: ScreenMeasure) {
    let count = measure.rows(KeyboardTail.tallest)
    guard let top = template.top, count > measure.rows(1) else { return nil }
    let edge = Int(top.rounded(.up))
    let (first, last) = (
      edge + measure.rows(KeyboardTail.own.from), edge + measure.rows(KeyboardTail.own.to)
    )
    guard last < template.picture.height, other.height > 2 * count else { return nil }
    self.measure = measure
    // What lies around the screen may be in the picture's last rows, and is the same with the keyboard.
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
        // What looks the same with the keyboard is none of either: a screen's round corners, the home indicator.
        let isSame = abs(template.picture[place, column] - without) < 0.3 * abs(step)
        return Pixel(without: without, step: isSame ? 0 : step)
      }
    }
    let least = KeyboardTail.leastContrast * KeyboardTail.leastContrast * Float(other.width)
    guard squares(of: measure.rows(1)) > least else { return nil }
  }

  private func squares(of row: Int) -> Float { rows[row].reduce(0) { $0 + $1.step * $1.step } }

  /// How many of a frame's rows show the keyboard, between rows too; nil where its lowest rows look like neither, or
  /// show more of it than is looked for.
  func height(in picture: ColumnPicture) -> Reading? {
    var parts: [Double] = []
    var error = 0.0
    var clear = 0
    for row in rows.indices {
      guard var found = part(of: row, in: picture) else { return nil }
      // The lowest row of all may be of the screen in part, and shows no less of the keyboard than the next.
      if row == 0, let next = part(of: 1, in: picture) { found.part = max(found.part, next.part) }
      // It is an edge: what is above shows no more of the keyboard.
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

  /// How much of the keyboard's brightness a row has, counted from the bottom: 0 for none, 1 for all; and the standard
  /// deviation of that.
  ///
  /// Nil where much of it is of something else.
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
    // Neighbouring pixels of a codec's block err alike, by half a level.
    return (Double(product / square), Double((6 / square).squareRoot()))
  }
}
