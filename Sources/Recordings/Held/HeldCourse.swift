/// The bar's distance from the keyboard through an event, comparable at different instants.
struct HeldCourse {
  private struct Sample {
    /// Since the keyboard was halfway, in seconds.
    let time: Double
    /// From the bar's bottom to the keyboard's top, in the film's unit.
    let distance: Double
    let uncertainty: Double
  }

  private let samples: [Sample]
  /// From one frame to the next, in seconds.
  private let interval: Double
  private let isExact: Bool

  /// The error of the moment at which the keyboard is halfway, in seconds.
  private static let alignment = 0.004

  /// Nil if the keyboard's motion or the bar is not seen.
  init?(ofEvent index: Int, in verdict: RecordingVerdict) {
    let film = verdict.film
    let fit = verdict.events[index].fit
    let believed = fit.bar?.gaps.map { Set($0.frames.filter(\.isTrusted).map(\.frame)) }
    let frames = fit.event.frames.filter { !film.frames[$0].isRepeated && !film.frames[$0].isTorn }
    let tops = frames.compactMap { frame in
      film.frames[frame].keyboardTop.map { (time: film.frames[frame].time, top: $0.value) }
    }
    guard let half = HeldCourse.halfway(tops) else { return nil }
    samples = frames.compactMap { frame in
      let shown = film.frames[frame]
      guard believed?.contains(frame) ?? true, let top = shown.keyboardTop,
        let bottom = shown.barBottom
      else { return nil }
      return Sample(
        time: shown.time - half, distance: top.value - bottom.value,
        uncertainty: top.uncertainty + bottom.uncertainty)
    }
    guard !samples.isEmpty else { return nil }
    let steps = zip(samples, samples.dropFirst()).map { $1.time - $0.time }.sorted()
    interval = steps.isEmpty ? 0 : steps[steps.count / 2]
    isExact = film.isExact
  }

  private static func halfway(_ tops: [(time: Double, top: Double)]) -> Double? {
    guard let first = tops.first, let last = tops.last, first.top != last.top else { return nil }
    let middle = (first.top + last.top) / 2
    let pair = zip(tops, tops.dropFirst()).first { before, after in
      (before.top - middle) * (after.top - middle) <= 0
    }
    return pair.map { before, after in
      let step = after.top - before.top
      return step == 0
        ? before.time
        : before.time + (after.time - before.time) * (middle - before.top) / step
    }
  }

  /// The largest difference beyond errors and tolerance; between frames, any value may have been.
  func farthest(
    from other: HeldCourse, tolerance: Double
  ) -> (time: Double, difference: Double)? {
    let window = max(interval, other.interval) + HeldCourse.alignment
    var run = 0
    var worst: (time: Double, difference: Double)?
    // Both are in order of time, so the search continues from there.
    var first = 0
    for sample in samples {
      while first < other.samples.count, other.samples[first].time < sample.time - window {
        first += 1
      }
      let near = other.samples[first...].prefix { $0.time <= sample.time + window }
      guard let low = near.map(\.distance).min(), let high = near.map(\.distance).max() else {
        continue
      }
      let difference = sample.distance - min(max(sample.distance, low), high)
      let allowed = max(
        tolerance, sample.uncertainty + (near.map(\.uncertainty).max() ?? 0))
      run = abs(difference) > allowed ? run + 1 : 0
      // A picture may be read wrongly once.
      guard run >= (isExact && other.isExact ? 1 : 2) else { continue }
      if abs(difference) > abs(worst?.difference ?? 0) { worst = (sample.time, difference) }
    }
    return worst
  }
}
