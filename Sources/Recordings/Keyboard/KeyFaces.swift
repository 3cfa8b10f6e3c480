import Basics

/// The appearance of a row of keys from left to right.
struct KeyFaces {
  /// Each column's brightness about the row's middle: keys and gaps span all of it, letters do not.
  private let whole: [Float]
  /// The same above and below the letters, where the keys' sides continue.
  private let sides: [[Float]]
  /// How far each column is from its brightness in the gap below, in levels.
  private let rises: [Float]

  /// The least step of brightness between columns at a key's side.
  private static let side: Float = 5
  /// Keys in a row: three for digits, four on calculators and for large emoji, five for kana.
  private static let padKeys = 3...6
  /// The fewest keys in a row of letters.
  private static let letterKeys = 7

  init(in picture: ColumnPicture, around middle: Int, pitch: Int) {
    let (half, near, far) = (pitch / 4, pitch / 5, pitch / 3)
    whole = picture.means(ofRows: middle - half...middle + half)
    sides = [middle - far...middle - near, middle + near...middle + far].map(picture.means)
    let gap = middle + pitch / 2
    let reach = max(1, pitch / 20)
    rises = zip(whole, picture.means(ofRows: gap - reach...gap + reach)).map { abs($0 - $1) }
  }

  /// Whether at least two rows have the keys of letters, and if only two, all rows have keys, as far as they are seen.
  ///
  /// Two lines of a list may look as letters do; what is below them leaves most of the width as it is.
  static func areLetters(_ rows: [KeyFaces]) -> Bool {
    let letters = rows.filter(\.areLetters)
    guard letters.count == 2 else { return letters.count > 2 }
    let contrast = letters[0].contrast
    return contrast < side || rows.allSatisfy { $0.areKeys(like: contrast) }
  }

  /// Whether it has the keys of letters, with some in each quarter of the width.
  ///
  /// Lines of text reverse as often, but begin or end in the middle.
  var areLetters: Bool {
    let least = max(3, ((whole.max() ?? 0) - (whole.min() ?? 0)) * 0.1)
    guard whole.turningPoints(beyond: least.nextDown).count / 2 >= KeyFaces.letterKeys else {
      return false
    }
    let quarter = whole.count / 4
    return (0..<4).allSatisfy {
      whole[($0 * quarter)..<(($0 + 1) * quarter)].turningPoints(beyond: least.nextDown).count >= 2
    }
  }

  /// The rise of most of a row of keys, in levels.
  var contrast: Float { rises.sorted()[rises.count / 4] }

  /// Whether most columns rise by half as much as other rows' keys do: words leave most of the width as it is.
  func areKeys(like contrast: Float) -> Bool {
    contrast >= KeyFaces.side && 2 * rises.count { 2 * $0 > contrast } > rises.count
  }

  /// Whether the rows are a pad's, for digits or kana: keys of one width, with sides beyond labels.
  ///
  /// Keys of a row may differ in brightness, and one may span two rows or be missing.
  ///
  /// - Parameter least: The least step of brightness at a key's side.
  static func arePad(_ rows: [KeyFaces], least: Float = side) -> Bool {
    let bands = rows.flatMap(\.sides)
    guard let columns = bands.first?.count else { return false }
    func marked(_ least: Float) -> [[Int]] {
      bands.map { band in (1..<columns).filter { abs(band[$0] - band[$0 - 1]) >= least } }
    }
    let (marked, clear) = (marked(least), marked(side))
    return padKeys.contains { keys in
      let sides = (1..<keys).map { Double($0 * columns) / Double(keys) }
      func isNear(_ column: Int, _ side: Double) -> Bool { abs(Double(column) - side) <= 2 }
      let haveSides = sides.allSatisfy { side in
        4 * marked.count { $0.contains { isNear($0, side) } } >= 3 * bands.count
      }
      // There is little between the sides but labels, in the keys' middle: pictures in a grid have edges everywhere.
      let middles = (0..<keys).map { (Double($0) + 0.5) * Double(columns) / Double(keys) }
      let label = Double(columns) / Double(keys) / 4
      let others = clear.joined().count { column in
        column > 2 && column < columns - 2 && !sides.contains { isNear(column, $0) }
          && !middles.contains { abs(Double(column) - $0) <= label }
      }
      return haveSides && 16 * others <= bands.count * columns
    }
  }
}

extension ColumnPicture {
  fileprivate func means(ofRows rows: ClosedRange<Int>) -> [Float] {
    let rows = rows.clamped(to: 0...height - 1)
    return (0..<width).map { column in
      rows.reduce(0) { $0 + self[$1, column] } / Float(rows.count)
    }
  }
}
