import LibC

/// The upright sides of the keys in one row.
struct KeySides {
  /// Where brightness rises, and where it falls, in pixels of the picture.
  private var rises: [Double] = []
  private var falls: [Double] = []

  var count: Int { rises.count + falls.count }

  /// The least slope of a key's side, in brightness over two columns.
  private static let leastSlope = 9
  /// The fewest sides that show a step.
  private static let fewest = 4
  /// Letters in a row: ten in most languages, eleven and twelve in others.
  fileprivate static let abreast = [10.0, 11, 12]
  /// The widths that are tried, as parts of the gaps'.
  fileprivate static let parts = stride(from: 0.96, through: 1.06, by: 0.001)
  /// The least clearness of letters: their rows had 0.15 to 0.2, lines of text and pads mostly less than 0.08.
  fileprivate static let clear = 0.12
  /// How many times clearer ten are than eleven and twelve.
  fileprivate static let lead = 1.8

  /// Those through most of the rows between two gaps.
  init(between upper: FlatStrip, _ lower: FlatStrip, _ plane: LumaPlane) {
    let band = upper.rows.upperBound + 1..<lower.rows.lowerBound
    let rows = band.lowerBound + band.count / 5..<band.upperBound - band.count / 5
    guard rows.count >= 2 else { return }
    let columns = upper.columns.clamped(to: lower.columns)
    let slopes = columns.map { x -> Int in
      guard x > 0, x < plane.width - 1 else { return 0 }
      let (sum, all) = rows.reduce((0, 0)) { sums, y in
        let index = y * plane.width + x
        let slope = Int(plane.pixels[index + 1]) - Int(plane.pixels[index - 1])
        return (sums.0 + slope, sums.1 + abs(slope))
      }
      // A key's side rises, or falls, all along; a letter's strokes do both.
      return 10 * abs(sum) >= 7 * all ? sum / rows.count : 0
    }
    var last = -2
    for (index, slope) in slopes.enumerated() where abs(slope) > KeySides.leastSlope {
      let isPeak =
        abs(slope) >= abs(slopes[max(0, index - 1)])
        && abs(slope) > abs(slopes[min(slopes.count - 1, index + 1)])
      guard isPeak, index - last > 1 else { continue }
      last = index
      let place = Double(index * plane.factor)
      if slope > 0 { rises.append(place) } else { falls.append(place) }
    }
  }

  /// The squared sums of the sides' phases at some distance from key to key, and the most that they could be.
  ///
  /// Three harmonics of it show a step to a thousandth; one alone, of ten keys, hardly to a hundredth.
  fileprivate func power(ofStep step: Double) -> (sum: Double, most: Double) {
    var (sum, most) = (0.0, 0.0)
    for places in [rises, falls] where places.count >= KeySides.fewest {
      for harmonic in 1...3 {
        let turn = 2 * Double.pi * Double(harmonic) / step
        let (x, y) = places.reduce((0.0, 0.0)) { sums, place in
          (sums.0 + cos(turn * place), sums.1 + sin(turn * place))
        }
        sum += x * x + y * y
        most += Double(places.count * places.count)
      }
    }
    return (sum, most)
  }
}

extension [KeySides] {
  /// The width of a screen in which these are the sides of letters' keys, in pixels; nil if they are not seen clearly.
  ///
  /// Ten letters abreast fill an upright iPhone's screen. Of 180 public recordings those that show all of its width had
  /// 0.998 to 1.004 of it by this; those whose sides are cut off had the width that their heights imply.
  ///
  /// - Parameter width: Of the gaps between the rows, which end where the picture does, or a frame drawn around the screen.
  func screenWidth(near width: Double) -> Double? {
    let best = KeySides.abreast.map { count in
      KeySides.parts.map { (part: $0, clearness: clearness(ofStep: $0 * width / count)) }
        .max { $0.clearness < $1.clearness } ?? (1, 0)
    }
    guard let letters = best.first, letters.clearness > KeySides.clear,
      best.dropFirst().allSatisfy({ letters.clearness > KeySides.lead * $0.clearness })
    else { return nil }
    return letters.part * width
  }

  /// How much the sides agree about a distance from key to key, 0…1.
  private func clearness(ofStep step: Double) -> Double {
    let powers = map { $0.power(ofStep: step) }
    let most = powers.reduce(0) { $0 + $1.most }
    return most > 0 ? powers.reduce(0) { $0 + $1.sum } / most : 0
  }
}
