import Easing

/// A kind of motion that a fit looks for: a profile, and how long its unit may last.
enum MotionCandidate {
  /// A shape of a known pace.
  case known(MotionShape)
  /// A critically damped spring of any pace.
  case anySpring
  /// A curve over any duration.
  case curve(RecordedCurve)

  /// Those that a keyboard or a bar may go by.
  static let all: [MotionCandidate] =
    [.known(.springIOS7), .known(.springIOS26), .anySpring] + RecordedCurve.allCases.map(curve)

  /// How fast a spring may be, in radians per second, and how long a curve may last, in seconds.
  private static let frequencies = 4.0...60.0
  private static let durations = 0.06...1.5

  var profile: MotionProfile {
    switch self {
    case .known(let shape): shape.profileAndScale.profile
    case .anySpring: .spring
    case .curve(let curve): .of(curve)
    }
  }

  /// How many seconds a unit of the profile may last.
  var scales: ClosedRange<Double> {
    switch self {
    case .known(let shape): shape.profileAndScale.scale...shape.profileAndScale.scale
    case .anySpring:
      1 / MotionCandidate.frequencies.upperBound...1 / MotionCandidate.frequencies.lowerBound
    case .curve: MotionCandidate.durations
    }
  }

  /// The shape where a unit lasts so long, in seconds.
  func shape(scale: Double) -> MotionShape {
    switch self {
    case .known(let shape): shape
    case .anySpring: .spring(frequency: 1 / scale)
    case .curve(let curve): .curve(curve, duration: scale)
    }
  }
}

/// The motions that are nearest to some readings, the nearest first.
struct MotionRanking {
  /// The best of each kind, the nearest first.
  private(set) var motions: [FittedMotion]
  /// The standard deviation of the frames' times, in seconds, as the best motion shows it.
  let timeSigma: Double
  /// The readings, with those that do not count marked.
  let samples: [FitSample]

  /// How much every frame's time may be off, in seconds, where nothing shows it.
  private static let leastTimeSigma = 0.0004
  /// Beyond how many standard deviations a reading is an outlier, and how many there may be.
  private static let outlier = (deviations: 5.0, share: 0.25)

  /// - Parameter point: A point in the film's unit.
  init(
    _ samples: [FitSample], from start: FitRest, to end: FitRest, begins: ClosedRange<Double>,
    among candidates: [MotionCandidate] = MotionCandidate.all, point: Double
  ) {
    func ranked(_ samples: [FitSample], timeSigma: Double) -> [FittedMotion] {
      let search = MotionSearch(
        samples, from: start, to: end, begins: begins, timeSigma: timeSigma)
      return candidates.compactMap { candidate in
        search.fit(candidate.profile, scale: candidate.scales).map { fit in
          FittedMotion(
            shape: candidate.shape(scale: fit.scale), begin: fit.begin, start: fit.start,
            end: fit.end, cost: fit.cost, samples: samples, timeSigma: timeSigma)
        }
      }
    }
    let samples = samples.withSpeeds()
    let least = MotionRanking.leastTimeSigma
    // The first time wrong readings are among them, so what counts is the cost, which they hardly change.
    guard let first = ranked(samples, timeSigma: least).min(by: { $0.cost < $1.cost }) else {
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
    motions = ranked(marked, timeSigma: timeSigma).sorted { $0.deviation < $1.deviation }
    self.timeSigma = timeSigma
    self.samples = marked
  }

  private static func timeSigma(of samples: [FitSample], around motion: FittedMotion) -> Double {
    let errors = samples.compactMap { sample -> Double? in
      let speed = abs(motion.velocity(at: sample.time))
      // Where an error of two thousandths of a second is not seen, none can be told.
      guard speed * 0.002 > sample.sigma else { return nil }
      let distance = sample.value - motion.value(at: sample.time)
      return max(0, distance * distance - sample.sigma * sample.sigma).squareRoot() / speed
    }
    guard errors.count >= 4 else { return leastTimeSigma }
    return max(leastTimeSigma, spread(errors))
  }
}

extension FittedMotion {
  /// A motion, and how far some readings are from it.
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
