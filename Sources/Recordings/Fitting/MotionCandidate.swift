import Easing

/// A kind of motion that a fit searches for: a profile, and a range of its unit of time.
enum MotionCandidate {
  case known(MotionShape)
  /// A critically damped spring of any pace.
  case anySpring
  /// A curve over any duration.
  case curve(RecordedCurve)

  static let all: [MotionCandidate] =
    [.known(.springIOS7), .known(.springIOS26), .anySpring] + RecordedCurve.allCases.map(curve)

  /// The paces of springs, in radians per second, and the durations of curves, in seconds.
  private static let frequencies = 4.0...60.0
  private static let durations = 0.06...1.5

  var profile: MotionProfile {
    switch self {
    case .known(let shape): shape.profileAndScale.profile
    case .anySpring: .spring
    case .curve(let curve): .of(curve)
    }
  }

  /// The range of the profile's unit, in seconds.
  var scales: ClosedRange<Double> {
    switch self {
    case .known(let shape): shape.profileAndScale.scale...shape.profileAndScale.scale
    case .anySpring:
      1 / MotionCandidate.frequencies.upperBound...1 / MotionCandidate.frequencies.lowerBound
    case .curve: MotionCandidate.durations
    }
  }

  func shape(scale: Double) -> MotionShape {
    switch self {
    case .known(let shape): shape
    case .anySpring: .spring(frequency: 1 / scale)
    case .curve(let curve): .curve(curve, duration: scale)
    }
  }
}

/// The motions nearest to some readings.
struct MotionRanking {
  /// The best of each kind, the nearest first.
  private(set) var motions: [FittedMotion]
  /// The standard deviation of frames' times, in seconds, by the best motion.
  let timeSigma: Double
  /// The readings, with those that do not count marked.
  let samples: [FitSample]
  private let start, end: FitRest
  private let begins: ClosedRange<Double>
  private let point: Double

  /// The least error of frames' times, in seconds.
  private static let leastTimeSigma = 0.0004
  /// The deviations beyond which a reading is an outlier, and the largest share of outliers.
  private static let outlier = (deviations: 5.0, share: 0.25)

  init(
    _ samples: [FitSample], from start: FitRest, to end: FitRest, begins: ClosedRange<Double>,
    among candidates: [MotionCandidate] = MotionCandidate.all, point: Double
  ) {
    (self.start, self.end, self.begins, self.point) = (start, end, begins, point)
    func search(
      _ samples: [FitSample], timeSigma: Double, from earlier: [MotionSearch.Found?]
    ) -> (found: [MotionSearch.Found?], motions: [FittedMotion]) {
      let search = MotionSearch(
        samples, from: start, to: end, begins: begins, timeSigma: timeSigma)
      let found = zip(candidates, earlier).map { candidate, earlier in
        search.fit(candidate.profile, scale: candidate.scales, from: earlier)
      }
      let motions = zip(candidates, found).compactMap { candidate, found in
        found.map { search.motion(of: candidate.shape(scale: $0.scale), $0) }
      }
      return (found, motions)
    }
    let samples = samples.withSpeeds()
    let least = MotionRanking.leastTimeSigma
    let (found, rough) = search(samples, timeSigma: least, from: candidates.map { _ in nil })
    // Wrong readings are still included, so the cost decides: they hardly change it.
    guard let first = rough.min(by: { $0.cost < $1.cost }) else {
      (motions, timeSigma, self.samples) = ([], least, samples)
      return
    }
    let timeSigma = MotionRanking.timeSigma(of: samples, around: first)
    var marked = samples
    let outliers = samples.indices.filter { index in
      let sample = samples[index]
      let distance = abs(sample.value - first.value(at: sample.time))
      return distance
        > max(
          MotionRanking.outlier.deviations * sample.sigma(timeSigma: timeSigma), 3 * point)
    }
    if Double(outliers.count) <= MotionRanking.outlier.share * Double(samples.count) {
      for index in outliers { marked[index].counts = false }
    }
    motions = search(marked, timeSigma: timeSigma, from: found).motions
      .sorted { $0.deviation < $1.deviation }
    self.timeSigma = timeSigma
    self.samples = marked
  }

  /// The ranking with every frame dated to the display's last tick; nil unless it is much better.
  ///
  /// A recording of 60 frames a second that was converted to 25, or an animated picture whose times are hundredths of a
  /// second, has frames that are up to a tick older than their times.
  var ticking: MotionRanking? {
    guard timeSigma > MotionRanking.tickingSigma, let best = motions.first else { return nil }
    var nearest: (rms: Double, samples: [FitSample])?
    for rate in MotionRanking.tickRates {
      for step in 0..<MotionRanking.phases {
        let ticked = samples.atTicks(rate, phase: Double(step) / Double(MotionRanking.phases))
        let search = MotionSearch(
          ticked, from: start, to: end, begins: begins,
          timeSigma: MotionRanking.leastTimeSigma)
        let earlier = MotionSearch.Found(
          begin: best.begin, scale: best.shape.profileAndScale.scale)
        guard let rms = search.motion(of: best.shape, from: earlier)?.rms else { continue }
        if rms < nearest?.rms ?? .infinity { nearest = (rms, ticked) }
      }
    }
    guard let nearest, nearest.rms < MotionRanking.tickingGain * best.rms else { return nil }
    return MotionRanking(nearest.samples, from: start, to: end, begins: begins, point: point)
  }

  /// The displays' rates that are tried, in Hz, and the number of phases.
  private static let tickRates = [60.0, 120, 30]
  private static let phases = 16
  /// The least error of times, in seconds, and the factor by which the readings must be nearer.
  private static let tickingSigma = 0.001
  private static let tickingGain = 0.45

  private static func timeSigma(of samples: [FitSample], around motion: FittedMotion) -> Double {
    let errors = samples.compactMap { sample -> Double? in
      let speed = abs(motion.velocity(at: sample.time))
      // Where an error of two thousandths of a second is not seen, none can be found.
      guard speed * 0.002 > sample.sigma else { return nil }
      let distance = sample.value - motion.value(at: sample.time)
      return max(0, distance * distance - sample.sigma * sample.sigma).squareRoot() / speed
    }
    guard errors.count >= 4 else { return leastTimeSigma }
    return max(leastTimeSigma, spread(errors))
  }
}

extension FittedMotion {
  init(
    shape: MotionShape, begin: Double, start: Double, end: Double, cost: Double,
    samples: [FitSample], timeSigma: Double
  ) {
    let counted = samples.filter(\.counts)
    var squares = 0.0
    var deviations = 0.0
    for sample in counted {
      let distance =
        sample.value - start - (end - start) * shape.progress(at: sample.time - begin)
      squares += distance * distance
      let sigma = sample.sigma(timeSigma: timeSigma)
      deviations += distance * distance / (sigma * sigma)
    }
    let count = Double(max(counted.count, 1))
    self.init(
      shape: shape, begin: begin, start: start, end: end, rms: (squares / count).squareRoot(),
      deviation: (deviations / count).squareRoot(), cost: cost)
  }
}
