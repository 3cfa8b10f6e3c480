/// A bar's series by the keyboard's clock: where the keyboard is tells when a frame was shown, better than its time does.
struct ClockedSeries {
  private let samples: [FitSample]
  private let series: EventSeries
  private let motion: FittedMotion?
  /// The frames in which the keyboard is not where its motion has it: nothing is told by them.
  let untrusted: Set<Int>

  /// How much the time of a frame may be off at least, in seconds.
  private static let leastTimeSigma = 0.0005

  init(_ series: EventSeries, keyboard: EventSeries, fit: KeyboardFit, point: Double) {
    self.series = series
    motion = fit.clock(point: point)
    guard let motion else {
      samples = series.samples
      untrusted = []
      return
    }
    let timeSigma = max(fit.timeUncertainty, ClockedSeries.leastTimeSigma)
    var times: [Int: Double] = [:]
    var untrusted: Set<Int> = []
    for sample in keyboard.samples {
      var time = sample.time
      for _ in 0..<8 {
        // One step of Gauss and Newton for the time that suits the clock and the keyboard's place.
        let speed = motion.velocity(at: time)
        let clock = 1 / (timeSigma * timeSigma)
        let place = 1 / (sample.sigma * sample.sigma)
        let pull =
          (sample.time - time) * clock + speed * (sample.value - motion.value(at: time)) * place
        time += pull / (clock + speed * speed * place)
      }
      let distance = abs(sample.value - motion.value(at: time))
      if distance > max(3 * point, 6 * sample.sigma)
        || abs(time - sample.time) > max(6 * timeSigma, 0.02)
      {
        untrusted.insert(sample.frame)
      } else {
        times[sample.frame] = time
      }
    }
    self.untrusted = untrusted
    samples = series.samples.compactMap { sample in
      guard !untrusted.contains(sample.frame) else { return nil }
      var sample = sample
      if let time = times[sample.frame] { sample.time = time }
      return sample
    }.sorted { $0.time < $1.time }
  }

  /// The motions that the bar is nearest to; nil where the keyboard's own is not known, or too little is seen.
  func ranking(longestDelay: Double, point: Double) -> MotionRanking? {
    guard let motion, samples.count >= 4 else { return nil }
    var candidates = MotionCandidate.all
    if case .curve = motion.shape { candidates.insert(.known(motion.shape), at: 0) }
    if case .spring = motion.shape { candidates.insert(.known(motion.shape), at: 0) }
    return MotionRanking(
      samples, from: series.before, to: series.after,
      begins: motion.begin - 0.15...max(motion.begin, series.span.upperBound) + 0.01,
      among: candidates, point: point)
  }
}

extension MotionRanking {
  /// The frames whose readings the nearest motion cannot explain.
  var outliers: [Int] {
    guard let best = motions.first else { return [] }
    return samples.filter { sample in
      abs(sample.value - best.value(at: sample.time))
        > max(5 * sample.sigma(timeSigma: timeSigma), 3 * best.rms)
    }.map(\.frame)
  }
}
