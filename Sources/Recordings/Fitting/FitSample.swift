/// One reading of an edge as a fit sees it.
struct FitSample {
  /// The film's frame.
  let frame: Int
  /// When, in seconds.
  var time: Double
  /// The reading, in the film's unit.
  let value: Double
  /// The standard deviation of the reading, in the film's unit.
  let sigma: Double
  /// How fast the edge goes there, in the film's unit a second: what an error in time counts for.
  var speed: Double = 0
  /// Whether it counts for the root mean square: the edge moves there, and the reading is no outlier.
  var counts = true

  /// The standard deviation with an error in time, in seconds.
  func sigma(timeSigma: Double) -> Double {
    (sigma * sigma + speed * speed * timeSigma * timeSigma).squareRoot()
  }
}

/// What is known of a rest before a fit: where the edge stands, and how exactly that is known.
struct FitRest {
  /// The place, in the film's unit; nil where no frame shows it.
  var value: Double?
  /// The standard deviation, in the film's unit.
  var sigma: Double

  /// A rest of which nothing is known.
  static let unknown = FitRest(value: nil, sigma: .infinity)
}

extension [FitSample] {
  /// The same with the speed at each, from its neighbours.
  func withSpeeds() -> [FitSample] {
    var samples = self
    for index in indices {
      let before = Swift.max(index - 1, 0)
      let after = Swift.min(index + 1, count - 1)
      let time = self[after].time - self[before].time
      guard time > 0 else { continue }
      samples[index].speed = abs(self[after].value - self[before].value) / time
    }
    return samples
  }
}

/// The middle of some numbers; 0 of none.
func median(_ values: [Double]) -> Double {
  guard !values.isEmpty else { return 0 }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// The standard deviation that half of some differences lie within, as of a bell curve.
func spread(_ differences: [Double]) -> Double { 1.4826 * median(differences.map(abs)) }

extension [Double] {
  /// The step from one to the next, as it is most of the time; 0 where there is none.
  var usualStep: Double { median(zip(self, dropFirst()).map { $1 - $0 }) }
}
