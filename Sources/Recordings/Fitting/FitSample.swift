/// One reading of an edge, as a fit sees it.
struct FitSample {
  let frame: Int
  var time: Double
  /// In the film's unit.
  let value: Double
  /// The standard deviation, in the film's unit.
  let sigma: Double
  /// The edge's speed there, in the film's unit per second: the weight of an error in time.
  var speed: Double = 0
  /// Whether the keyboard covers it, so that it is a range and no place.
  var isCovered = false
  /// Whether it counts for the root mean square: in motion, and not an outlier.
  var counts = true

  /// Its place, or the highest possible one of a covered edge.
  func highest(point: Double) -> Reading {
    let reading = Reading(value, uncertainty: 2 * sigma)
    return isCovered ? reading.highest(point: point) : reading
  }

  func sigma(timeSigma: Double) -> Double {
    (sigma * sigma + speed * speed * timeSigma * timeSigma).squareRoot()
  }
}

/// The place of a rest as known before a fit.
struct FitRest {
  /// In the film's unit; nil if no frame shows it.
  var value: Double?
  var sigma: Double

  static let unknown = FitRest(value: nil, sigma: .infinity)
}

extension [FitSample] {
  /// The samples at the last ticks of a display, of a rate in Hz and a phase in periods.
  func atTicks(_ rate: Double, phase: Double) -> [FitSample] {
    map { sample in
      var sample = sample
      sample.time = (sample.time * rate + phase).rounded(.down) / rate
      return sample
    }
  }

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

/// 0 for no values.
func median(_ values: [Double]) -> Double {
  guard !values.isEmpty else { return 0 }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// Robust: by the median, as of a bell curve.
func spread(_ differences: [Double]) -> Double { 1.4826 * median(differences.map(abs)) }

extension [Double] {
  /// The median difference of neighbours; 0 without any.
  var usualStep: Double { median(zip(self, dropFirst()).map { $1 - $0 }) }
}
