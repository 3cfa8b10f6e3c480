/// What a row of keys looks like from left to right.
struct KeyFaces {
  /// Each column's brightness about the row's middle: keys and gaps go on over all of it, letters do not.
  private let whole: [Float]
  /// The same in the parts of the row that are above and below what is written on its keys: keys' sides go on there.
  private let sides: [[Float]]

  /// Brightness from one column to the next that a key's side has at least.
  private static let side: Float = 5
  /// The keys of a row on pads: three for digits, four on calculators and for emoji in large, five for kana.
  private static let padKeys = 3...6
  /// The fewest keys of a row of letters.
  private static let letterKeys = 7

  /// The row of keys around a picture's row.
  init(in picture: ColumnPicture, around middle: Int, pitch: Int) {
    let (half, near, far) = (pitch / 4, pitch / 5, pitch / 3)
    whole = picture.means(ofRows: middle - half...middle + half)
    sides = [middle - far...middle - near, middle + near...middle + far].map(picture.means)
  }

  /// Whether at least two rows have as many keys as a row of letters, and some in each quarter of the width: lines of text
  /// in a list have as many turns, but begin or end somewhere in the middle.
  static func areLetters(_ rows: [KeyFaces]) -> Bool {
    rows.count { row in
      let profile = row.whole
      let least = max(3, ((profile.max() ?? 0) - (profile.min() ?? 0)) * 0.1)
      guard turns(profile, least: least) / 2 >= letterKeys else { return false }
      let quarter = profile.count / 4
      return (0..<4).allSatisfy {
        turns(Array(profile[($0 * quarter)..<(($0 + 1) * quarter)]), least: least) >= 2
      }
    } >= 2
  }

  /// Whether the rows are those of a pad of a few wide keys, for digits or kana: keys of one width over the whole of the
  /// screen, whose sides go on above and below what is written on them.
  ///
  /// Keys of a row may differ in brightness, and one may reach over two rows or be missing.
  static func arePad(_ rows: [KeyFaces]) -> Bool {
    let bands = rows.flatMap(\.sides)
    guard let columns = bands.first?.count else { return false }
    let marked = bands.map { band in
      (1..<columns).filter { abs(band[$0] - band[$0 - 1]) >= side }
    }
    return padKeys.contains { keys in
      let sides = (1..<keys).map { Double($0 * columns) / Double(keys) }
      func isNear(_ column: Int, _ side: Double) -> Bool { abs(Double(column) - side) <= 2 }
      let haveSides = sides.allSatisfy { side in
        4 * marked.count { $0.contains { isNear($0, side) } } >= 3 * bands.count
      }
      // Between the sides there is little: pictures in a grid have edges everywhere.
      let others = marked.joined().count { column in
        column > 2 && column < columns - 2 && !sides.contains { isNear(column, $0) }
      }
      return haveSides && 8 * others <= bands.count * columns
    }
  }

  /// How often values turn from rising to falling or back by at least so much.
  private static func turns(_ values: [Float], least: Float) -> Int {
    guard var extreme = values.first else { return 0 }
    var rising: Bool?
    var count = 0
    for value in values {
      switch rising {
      case nil where abs(value - extreme) >= least:
        rising = value > extreme
        extreme = value
      case true where value > extreme, false where value < extreme: extreme = value
      case true where extreme - value >= least, false where value - extreme >= least:
        count += 1
        rising?.toggle()
        extreme = value
      default: break
      }
    }
    return count
  }
}

extension ColumnPicture {
  /// Each column's mean brightness in some rows, as far as the picture has them.
  fileprivate func means(ofRows rows: ClosedRange<Int>) -> [Float] {
    let rows = rows.clamped(to: 0...height - 1)
    return (0..<width).map { column in
      rows.reduce(0) { $0 + self[$1, column] } / Float(rows.count)
    }
  }
}
