/// Finds the begin, the unit of time and the rests of a profile that is nearest to some readings.
///
/// Readings that are far off count in proportion to their distance and not to its square (Huber, "Robust Estimation of
/// a Location Parameter", 1964), so that a few wrong ones do not pull the motion to themselves.
struct MotionSearch {
  /// In order of time.
  let samples: [FitSample]
  let start, end: FitRest
  /// The times at which the motion may begin, in seconds.
  let begins: ClosedRange<Double>
  private let weights: [Double]
  private let timeSigma: Double

  /// The number of standard deviations beyond which a reading counts less.
  private static let tail = 2.0
  /// The first steps between begins, in seconds, and the factor between scales.
  private static let step = (begin: 0.025, scale: 1.18)
  /// The precision of a begin, in seconds.
  private static let precision = 5e-5
  /// The number of the best first tries that are refined.
  private static let seeds = 2

  init(
    _ samples: [FitSample], from start: FitRest, to end: FitRest, begins: ClosedRange<Double>,
    timeSigma: Double
  ) {
    self.samples = samples
    self.start = start
    self.end = end
    self.begins = begins
    self.timeSigma = timeSigma
    weights = samples.map { 1 / $0.sigma(timeSigma: timeSigma) }
  }

  struct Found {
    var begin, scale: Double
    var start = 0.0
    var end = 0.0
    var cost = Double.infinity
  }

  /// The nearest motion of a known shape.
  func motion(of shape: MotionShape, from earlier: Found? = nil) -> FittedMotion? {
    let (profile, scale) = shape.profileAndScale
    return fit(profile, scale: scale...scale, from: earlier).map { motion(of: shape, $0) }
  }

  func motion(of shape: MotionShape, _ found: Found) -> FittedMotion {
    FittedMotion(
      shape: shape, begin: found.begin, start: found.start, end: found.end, cost: found.cost,
      samples: samples, timeSigma: timeSigma)
  }

  /// The nearest motion with a unit in `scale`, in seconds, continuing from an earlier result.
  func fit(
    _ profile: MotionProfile, scale: ClosedRange<Double>, from earlier: Found? = nil
  ) -> Found? {
    guard samples.count >= 2 else { return nil }
    var tries: [Found] = []
    if let earlier {
      tries = [evaluated(Found(begin: earlier.begin, scale: earlier.scale), profile)]
    } else {
      var unit = scale.lowerBound
      while unit <= scale.upperBound * 1.0001 {
        var begin = begins.lowerBound
        while begin <= begins.upperBound + 1e-9 {
          tries.append(evaluated(Found(begin: begin, scale: unit), profile, rounds: 1))
          begin += MotionSearch.step.begin
        }
        unit *= MotionSearch.step.scale
      }
      tries.sort { $0.cost < $1.cost }
    }
    let best = tries.prefix(MotionSearch.seeds).map { refined($0, profile, scale: scale) }
      .min { $0.cost < $1.cost }
    return best.flatMap { $0.cost.isFinite ? $0 : nil }
  }

  /// Downhill, in steps that are halved when none helps.
  private func refined(
    _ first: Found, _ profile: MotionProfile, scale range: ClosedRange<Double>
  ) -> Found {
    var best = first
    var step = MotionSearch.step.begin / 2
    var factor = MotionSearch.step.scale.squareRoot()
    let isScaleFree = range.upperBound > range.lowerBound
    while step > MotionSearch.precision {
      var isBetter = false
      // Begin and scale depend on each other: later and shorter is nearly the same.
      for (shift, stretch) in [
        (1.0, 1.0), (-1, 1), (0, factor), (0, 1 / factor), (1, 1 / factor), (-1, factor),
      ] where stretch == 1 || isScaleFree {
        var next = best
        next.begin = min(max(best.begin + shift * step, begins.lowerBound), begins.upperBound)
        next.scale = min(max(best.scale * stretch, range.lowerBound), range.upperBound)
        next = evaluated(next, profile)
        if next.cost < best.cost {
          best = next
          isBetter = true
        }
      }
      if !isBetter {
        step /= 2
        factor = factor.squareRoot()
      }
    }
    return best
  }

  /// The rests that suit a begin and a scale best, and their cost.
  private func evaluated(_ place: Found, _ profile: MotionProfile, rounds: Int = 3) -> Found {
    var place = place
    var isFar = false
    for round in 0..<rounds where round == 0 || isFar {
      // The least squares of a (1 − p) + c p, with what is known of both rests.
      var (aa, ac, cc, ay, cy) = (0.0, 0.0, 0.0, 0.0, 0.0)
      if let value = start.value {
        let weight = 1 / (start.sigma * start.sigma)
        aa += weight
        ay += weight * value
      }
      if let value = end.value {
        let weight = 1 / (end.sigma * end.sigma)
        cc += weight
        cy += weight * value
      }
      for (index, sample) in samples.enumerated() {
        let p = profile.value(at: (sample.time - place.begin) / place.scale)
        var weight = weights[index] * weights[index]
        if round > 0 {
          let distance = abs(sample.value - place.start - (place.end - place.start) * p)
          let deviations = distance * weights[index]
          if deviations > MotionSearch.tail { weight *= MotionSearch.tail / deviations }
        }
        aa += weight * (1 - p) * (1 - p)
        ac += weight * (1 - p) * p
        cc += weight * p * p
        ay += weight * (1 - p) * sample.value
        cy += weight * p * sample.value
      }
      let determinant = aa * cc - ac * ac
      guard determinant > 1e-9 * aa * cc else { return place }
      place.start = (ay * cc - cy * ac) / determinant
      place.end = (cy * aa - ay * ac) / determinant
      (place.cost, isFar) = cost(of: place, profile)
    }
    return place
  }

  private func cost(of place: Found, _ profile: MotionProfile) -> (cost: Double, isFar: Bool) {
    var cost = 0.0
    var isFar = false
    for rest in [(start, place.start), (end, place.end)] {
      if let value = rest.0.value {
        let deviations = (rest.1 - value) / rest.0.sigma
        cost += deviations * deviations
      }
    }
    for (index, sample) in samples.enumerated() {
      let p = profile.value(at: (sample.time - place.begin) / place.scale)
      let distance = abs(sample.value - place.start - (place.end - place.start) * p)
      let deviations = distance * weights[index]
      if deviations <= MotionSearch.tail {
        cost += deviations * deviations
      } else {
        cost += MotionSearch.tail * (2 * deviations - MotionSearch.tail)
        isFar = true
      }
    }
    return (cost, isFar)
  }
}
