/// The rows of keys of a keyboard in a picture: bands of even height that hold many edges between columns, apart by a
/// gap without any.
struct KeyRows: Sendable, Hashable {
  /// The distance from row to row of keys, in the picture's rows.
  var pitch: Double
  /// Where the uppermost of four rows of keys begins, in the picture's rows: about the middle of the gap above it.
  var top: Int
  /// How even they are, 0…1.
  var evenness: Double

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
    let start = lowest + best.end - 4 * best.pitch
    let profiles = (0..<4).map { row in
      KeyRows.profile(of: picture, from: start + row * best.pitch, pitch: best.pitch)
    }
    guard KeyRows.areLetters(profiles) || KeyRows.areDigits(profiles) else { return nil }
    pitch = Double(best.pitch)
    top = start + KeyRows.middle(in: picture, from: start, pitch: best.pitch) - best.pitch / 2
    evenness = best.score
  }

  /// The sum of each row's edges between columns, from a row on.
  static func texture(of picture: ColumnPicture, from first: Int) -> [Double] {
    (first..<picture.height).map { row in
      var sum: Float = 0
      for column in 1..<picture.width {
        // A single edge says no more than a faint one many times, or a photograph would hide the keys.
        sum += min(12, abs(picture[row, column] - picture[row, column - 1]))
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

  /// From a row on, how far down the middle of a row of keys is: the keys are where most edges between columns are,
  /// not where the search happened to begin.
  private static func middle(in picture: ColumnPicture, from start: Int, pitch: Int) -> Int {
    let texture = (0..<pitch).map { offset in
      (1..<picture.width).reduce(Float(0)) {
        $0 + min(12, abs(picture[start + offset, $1] - picture[start + offset, $1 - 1]))
      }
    }
    let half = pitch / 4
    let sums = texture.indices.map { index in
      (index - half...index + half).reduce(Float(0)) { $0 + texture[($1 + pitch) % pitch] }
    }
    return sums.indices.max { sums[$0] < sums[$1] } ?? pitch / 2
  }

  /// Each column's brightness in the middle of a row of keys: keys and gaps go on over all of it, letters do not.
  private static func profile(of picture: ColumnPicture, from start: Int, pitch: Int) -> [Float] {
    let half = pitch / 4
    let middle = middle(in: picture, from: start, pitch: pitch)
    let rows = max(0, start + middle - half)...min(picture.height - 1, start + middle + half)
    return (0..<picture.width).map { column in
      rows.reduce(0) { $0 + picture[$1, column] } / Float(rows.count)
    }
  }

  /// Whether at least two rows have as many keys as a row of letters, seven or more.
  private static func areLetters(_ profiles: [[Float]]) -> Bool {
    profiles.count { profile in
      let range = (profile.max() ?? 0) - (profile.min() ?? 0)
      return turns(profile, least: max(3, range * 0.1)) / 2 >= 7
    } >= 2
  }

  /// Whether the rows are alike, as those of a pad of digits are, with gaps at the same places.
  private static func areDigits(_ profiles: [[Float]]) -> Bool {
    let upper = profiles.dropLast()
    let areAlike = zip(upper, upper.dropFirst()).allSatisfy { correlation($0, $1) > 0.85 }
    return areAlike
      && upper.allSatisfy { profile in
        let range = (profile.max() ?? 0) - (profile.min() ?? 0)
        return range > 6 && (4...10).contains(turns(profile, least: range * 0.25))
      }
  }

  private static func correlation(_ first: [Float], _ second: [Float]) -> Float {
    let count = Float(max(1, first.count))
    let firstMean = first.reduce(0, +) / count
    let secondMean = second.reduce(0, +) / count
    var product: Float = 0
    var ours: Float = 0
    var theirs: Float = 0
    for (here, there) in zip(first, second) {
      product += (here - firstMean) * (there - secondMean)
      ours += (here - firstMean) * (here - firstMean)
      theirs += (there - secondMean) * (there - secondMean)
    }
    return product / max(1, (ours * theirs).squareRoot())
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
