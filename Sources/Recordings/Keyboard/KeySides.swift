import LibC

/// The upright sides of the keys in one row.
struct KeySides {
  /// Where brightness rises, and where it falls, in columns of the plane.
  private var rises: [Int] = []
  private var falls: [Int] = []

  var count: Int { rises.count + falls.count }

  /// The least slope of a key's side, in brightness over two columns.
  private static let leastSlope = 9

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
      if slope > 0 { rises.append(index) } else { falls.append(index) }
    }
  }

  /// The squared sums of the sides' phases at some distance from key to key, and the most that they could be.
  ///
  /// Three harmonics of it tell a step to a thousandth; one alone, of ten keys, hardly to a hundredth.
  fileprivate func power(ofStep step: Double) -> (sum: Double, most: Double) {
    var (sum, most) = (0.0, 0.0)
    for places in [rises, falls] where places.count >= KeySides.fewest {
      for harmonic in 1...3 {
        let turn = 2 * Double.pi * Double(harmonic) / step
        let (x, y) = places.reduce((0.0, 0.0)) { sums, place in
          (sums.0 + cos(turn * Double(place)), sums.1 + sin(turn * Double(place)))
        }
        sum += x * x + y * y
        most += Double(places.count * places.count)
      }
    }
    return (sum, most)
  }

  /// The fewest sides that tell how far apart they are.
  private static let fewest = 4
}

extension [KeySides] {
  /// How many keys a row of letters has: ten in most languages, eleven and twelve in others.
  private static let lettersAbreast = [10.0, 11, 12]
  /// The widths that are tried, as parts of the gaps': those end at a frame drawn around the screen.
  private static let tried = 0.96...1.06
  private static let step = 0.001
  /// How clearly ten are told: rows of letters had 0.15 to 0.2, lines of text and pads less than 0.08.
  private static let least = 0.12
  /// How many times more clearly than eleven or twelve.
  private static let lead = 1.8

  /// The screen's width, in columns of the plane: ten letters of an upright iPhone's keyboard fill it.
  ///
  /// Of 230 public recordings those of whole screens had 0.998 to 1.004 of their pictures' width by this, and those whose
  /// sides are cut off what their other lengths say. On iPads a row has further keys, but this finds none there.
  fileprivate func clearness(ofStep step: Double) -> Double {
    let powers = map { $0.power(ofStep: step) }
    let most = powers.reduce(0) { $0 + $1.most }
    return most > 0 ? powers.reduce(0) { $0 + $1.sum } / most : 0
  }

  func width(near width: Double) -> Double? {
    let best = [KeySides].lettersAbreast.map { count in
      stride(from: [KeySides].tried.lowerBound, through: [KeySides].tried.upperBound, by: [KeySides].step)
        .map { part in (part: part, clearness: clearness(ofStep: part * width / count)) }
        .max { $0.clearness < $1.clearness } ?? (1, 0)
    }
    guard best[0].clearness > [KeySides].least,
      best.dropFirst().allSatisfy({ best[0].clearness > [KeySides].lead * $0.clearness })
    else { return nil }
    return best[0].part * width
  }
}
