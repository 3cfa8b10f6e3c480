/// The rows of keys of a keyboard in a picture: bands of even height that hold many edges between columns, apart by a
/// gap without any.
///
/// `KeyGrid` finds them in pictures of which nothing is known yet, by the sides of keys in all columns. Here the screen and
/// its scale are known and 64 columns are left, which noise and dithering spoil less, but in which a gap beside a key is
/// narrower than a column: rows are told by how even they are.
struct KeyRows: Sendable, Hashable {
  /// The distance from row to row of keys, in the picture's rows.
  var pitch: Double
  /// Where the uppermost of four rows of keys begins, in the picture's rows: in the lower part of the gap above it.
  var top: Int
  /// How even they are, 0…1.
  var evenness: Double

  /// The most that an edge between columns counts, of 255: a single edge says no more than a faint one many times, or a
  /// photograph would hide the keys.
  private static let strongest: Float = 12

  /// The rows of keys in the lower part of a picture; nil where there are none.
  init?(in picture: ColumnPicture, measure: ScreenMeasure) {
    let lowest = picture.height * 2 / 5
    let reach = measure.rows(1)
    var texture = KeyRows.texture(of: picture, from: lowest)
    texture = KeyRows.smoothed(texture, reach: reach)
    var best: (score: Double, pitch: Int, end: Int)?
    let count = texture.count
    // Rows of keys are 38 to 75 points apart, from phones on their side to large tablets; up to 80 points below them
    // belong to the globe, the microphone and the home indicator.
    for pitch in stride(from: measure.rows(34), through: measure.rows(80), by: max(1, reach)) {
      guard 4 * pitch <= count else { break }
      for end in stride(
        from: count, through: max(4 * pitch, count - measure.rows(84)), by: -max(1, 3 * reach))
      {
        let score = KeyRows.evenness(texture, from: end - 4 * pitch, pitch: pitch)
        if score > best?.score ?? 0.45 { best = (score, pitch, end) }
      }
    }
    guard let best else { return nil }
    let start = best.end - 4 * best.pitch
    let phase = KeyRows.middle(in: picture, from: lowest + start, pitch: best.pitch)
    // Where the search began about the middle of a row, its first row may be the one above or below: the bar of words is no
    // row of keys, nor what is below them.
    let first = [
      start + phase, start + phase + (2 * phase < best.pitch ? best.pitch : -best.pitch),
    ]
    .filter { 3 * $0 >= best.pitch && 3 * ($0 + 3 * best.pitch) + best.pitch <= 3 * count }
    .filter { 4 * abs($0 - start - best.pitch / 2) <= 3 * best.pitch }
    .max { one, other in
      func evenness(_ middle: Int) -> Double {
        let start = min(max(middle - best.pitch / 2, 0), count - 4 * best.pitch)
        return KeyRows.evenness(texture, from: start, pitch: best.pitch)
      }
      return evenness(one) < evenness(other)
    }
    let middle = lowest + (first ?? start + best.pitch / 2)
    let middles = (0..<4).map { middle + $0 * best.pitch }
    let profiles = middles.map { KeyRows.profile(of: picture, around: $0, pitch: best.pitch) }
    let bands = middles.map { KeyRows.bands(of: picture, around: $0, pitch: best.pitch) }
    guard KeyRows.areLetters(profiles) || KeyRows.arePad(bands.flatMap { $0 }) else { return nil }
    pitch = Double(best.pitch)
    // Above a pad there is no bar of words: the keyboard's edge is about the middle of the gap above its first row, and has
    // to be above what is sure to be of the keyboard.
    top = middle - Int(Double(best.pitch) * 0.43)
    evenness = best.score
  }

  /// The sum of each row's edges between columns, from a row on.
  static func texture(of picture: ColumnPicture, from first: Int) -> [Double] {
    (first..<picture.height).map { row in
      var sum: Float = 0
      for column in 1..<picture.width {
        sum += min(strongest, abs(picture[row, column] - picture[row, column - 1]))
      }
      return Double(sum) / Double(picture.width)
    }
  }

  static func smoothed(_ values: [Double], reach: Int) -> [Double] {
    values.indices.map { index in
      let range = max(0, index - reach)...min(values.count - 1, index + reach)
      return values[range].reduce(0, +) / Double(range.count)
    }
  }

  /// How alike four stretches of values of this length are, from an index on: the correlation with the next, −1…1.
  static func evenness(_ values: [Double], from start: Int, pitch: Int) -> Double {
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
  private static func middle(in picture: ColumnPicture, from start: Int, pitch: Int) -> Int {
    let edges = (0..<pitch).map { offset in
      (0..<4).reduce(Float(0)) { sum, row in
        let place = start + offset + row * pitch
        return (1..<picture.width).reduce(sum) {
          $0 + min(strongest, abs(picture[place, $1] - picture[place, $1 - 1]))
        }
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

  /// Each column's brightness about the middle of a row of keys: keys and gaps go on over all of it, letters do not.
  private static func profile(of picture: ColumnPicture, around middle: Int, pitch: Int) -> [Float]
  {
    let half = pitch / 4
    let rows = (middle - half...middle + half).clamped(to: 0...picture.height - 1)
    return (0..<picture.width).map { column in
      rows.reduce(0) { $0 + picture[$1, column] } / Float(rows.count)
    }
  }

  /// Whether at least two rows have as many keys as a row of letters, seven or more, and some in each quarter of the
  /// width: lines of text in a list have as many turns, but begin or end somewhere in the middle.
  private static func areLetters(_ profiles: [[Float]]) -> Bool {
    profiles.count { profile in
      let least = max(3, ((profile.max() ?? 0) - (profile.min() ?? 0)) * 0.1)
      guard turns(profile, least: least) / 2 >= 7 else { return false }
      let quarter = profile.count / 4
      return (0..<4).allSatisfy {
        turns(Array(profile[($0 * quarter)..<(($0 + 1) * quarter)]), least: least) >= 2
      }
    } >= 2
  }

  /// Brightness from one column to the next that a key's side has at least.
  private static let side: Float = 5
  /// The keys of a row on pads: three for digits, four on calculators and for emoji in large, five for kana.
  private static let padKeys = 3...6

  /// Whether the rows are those of a pad of a few wide keys, for digits or kana: keys of one width over the whole of the
  /// screen, whose sides go on above and below what is written on them.
  ///
  /// Keys of a row may differ in brightness, and one may reach over two rows or be missing.
  private static func arePad(_ bands: [[Float]]) -> Bool {
    guard let columns = bands.first?.count else { return false }
    return padKeys.contains { keys in
      let sides = (1..<keys).map { Double($0 * columns) / Double(keys) }
      func isNear(_ column: Int, _ side: Double) -> Bool { abs(Double(column) - side) <= 2 }
      let marked = bands.map { band in
        (1..<columns).filter { abs(band[$0] - band[$0 - 1]) >= side }
      }
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

  /// Each column's brightness in the parts of a row of keys that are above and below what is written on them: keys' sides
  /// go on there.
  private static func bands(of picture: ColumnPicture, around middle: Int, pitch: Int) -> [[Float]]
  {
    let (near, far) = (pitch / 5, pitch / 3)
    return [middle - far...middle - near, middle + near...middle + far].map { rows in
      let rows = rows.clamped(to: 0...picture.height - 1)
      return (0..<picture.width).map { column in
        rows.reduce(0) { $0 + picture[$1, column] } / Float(rows.count)
      }
    }
  }

  /// How often values turn from rising to falling or back by at least so much.
  static func turns(_ values: [Float], least: Float) -> Int {
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
