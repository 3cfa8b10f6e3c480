/// A bar's series by the keyboard's clock: the keyboard's place dates a frame better than its time.
struct ClockedSeries {
  private let samples: [FitSample]
  private let series: EventSeries
  private let motion: FittedMotion?
  /// The frames in which the keyboard is off its motion: they are not evidence.
  let untrusted: Set<Int>

  /// The least error of a frame's time, in seconds.
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
        // One Gauss–Newton step for the time that suits the clock and the keyboard's place.
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

  /// The motions nearest to the bar; nil if the keyboard's is unknown, or too little is seen.
  func ranking(longestDelay: Double, point: Double) -> MotionRanking? {
    guard let motion, samples.count >= 4 else { return nil }
    var candidates = MotionCandidate.all
    if case .curve = motion.shape { candidates.insert(.known(motion.shape), at: 0) }
    if case .spring = motion.shape { candidates.insert(.known(motion.shape), at: 0) }
    return MotionRanking(
      samples, from: series.before, to: series.after,
      begins: motion.begin
        - 0.15...min(max(motion.begin, series.span.upperBound), motion.begin + longestDelay) + 0.01,
      among: candidates, point: point)
  }
}

/// A bar that follows the keyboard, from tick to tick, or waiting for it as a layout guide does.
struct FollowFit {
  /// In seconds: at the ticks, if it moves from tick to tick.
  let delay: Double
  let isStepped: Bool
  /// A root mean square, in the film's unit.
  let rms: Double

  /// The part of its way in which a bar counts as at rest, in points.
  fileprivate static let home = 2.0
  /// The rate of a display's ticks, in Hz, and the number of phases tried.
  fileprivate static let ticks = (rate: 60.0, phases: 12)
}

extension ClockedSeries {
  /// Nil if too few readings would show it; of `keyboard` only the rests matter.
  func following(
    _ keyboard: EventSeries, kind: RecordedEvent.Kind, latest: Double, point: Double
  ) -> FollowFit? {
    guard let motion, let b0 = series.before.value, let b1 = series.after.value,
      let k0 = keyboard.before.value, let k1 = keyboard.after.value
    else { return nil }
    let begins = motion.begin...min(max(motion.begin, latest), motion.begin + 1) + 0.01
    var best: FollowFit?
    for isClipped in kind == .change ? [false] : [false, true] {
      let distance = kind == .hide ? k0 - b0 : k1 - b1
      let home = kind == .hide ? b1 : b0
      // A bar that rides on the keyboard goes as far, even if its first part is not seen.
      var (start, end) = (series.before, series.after)
      if isClipped {
        if kind == .hide { end.value = k1 - distance } else { start.value = k0 - distance }
      }
      let riding = samples.filter {
        $0.counts && (!isClipped || abs($0.value - home) > FollowFit.home * point)
      }
      guard riding.count >= 5 else { continue }
      for step in -1..<FollowFit.ticks.phases {
        let phase = Double(step) / Double(FollowFit.ticks.phases)
        let timed = step < 0 ? riding : riding.atTicks(FollowFit.ticks.rate, phase: phase)
        let search = MotionSearch(
          timed, from: start, to: end, begins: begins, timeSigma: ClockedSeries.leastTimeSigma)
        guard let fitted = search.motion(of: motion.shape) else { continue }
        // Steps have an additional free phase: they must be worth it.
        if fitted.rms * (step >= 0 ? 2 : 1) < best?.rms ?? .infinity {
          best = FollowFit(
            delay: fitted.begin - motion.begin, isStepped: step >= 0, rms: fitted.rms)
        }
      }
    }
    return best
  }
}

extension MotionRanking {
  var outliers: [Int] {
    guard let best = motions.first else { return [] }
    return samples.filter { sample in
      abs(sample.value - best.value(at: sample.time))
        > max(5 * sample.sigma(timeSigma: timeSigma), 3 * best.rms)
    }.map(\.frame)
  }
}
