/// What a film shows of one edge through one event.
struct EventSeries {
  /// The frames that show it, without those that repeat a picture; a little rest at both ends.
  private(set) var samples: [FitSample]
  /// Where it rests before and after.
  let before, after: FitRest
  /// How many of the samples show it between its rests.
  let movingCount: Int
  /// From the last frame before it moves to the first after it, in seconds.
  let span: ClosedRange<Double>
  /// How many frames of the event there are, repeated or not, and how many of those show it.
  let frameCount, seenCount: Int

  /// How many frames of rest are taken from each side for where it rests, and for the fit.
  private static let restFrames = (rest: 30, fit: 4)
  /// The least standard deviation of a reading, in points: no picture is more exact.
  private static let leastSigma = 0.05
  /// How far an edge goes in the first or last frame of a recording that is cut, in points.
  private static let leastCut = 6.0
  /// How far a reading jumps from one frame of a rest to the next where it is another edge's, in points.
  private static let jump = 2.0
  /// How little an edge moves at rest, in points.
  private static let stillness = 0.5

  /// - Parameter point: A point in the film's unit.
  init(
    of path: KeyPath<RecordedFrame, Reading?>, event index: Int, in film: RecordedFilm,
    point: Double
  ) {
    let event = film.events[index]
    let frames = event.frames
    let last = film.frames.count - 1
    let earlier = index > 0 ? film.events[index - 1] : nil
    let later = index + 1 < film.events.count ? film.events[index + 1] : nil
    let from = min(frames.lowerBound, max(earlier?.frames.upperBound ?? 0, 0))
    let to = max(frames.upperBound, min(later?.frames.lowerBound ?? last, last))
    func sample(_ frame: Int) -> FitSample? {
      guard let reading = film.frames[frame][keyPath: path], reading.value.isFinite else {
        return nil
      }
      let sigma = max(reading.uncertainty / 2, EventSeries.leastSigma * point)
      return FitSample(
        frame: frame, time: film.frames[frame].time, value: reading.value,
        sigma: sigma.isFinite ? sigma : 1e6)
    }
    func rest(_ frames: some Sequence<Int>, isKnown: Bool) -> FitRest {
      // Nothing moves at rest: where the edge jumps and stays there, the reading of the event beyond begins, which may
      // have taken another edge for it.
      let all = frames.compactMap(sample)
      let (few, many) = (3, all.count)
      let end =
        many < 2 * few
        ? many
        : (few...many - few).first { index in
          let last = all[index - 1]
          return all[index..<index + few].allSatisfy {
            abs($0.value - last.value) > EventSeries.jump * point + 2 * ($0.sigma + last.sigma)
          }
        } ?? many
      let samples = all[..<end]
      guard isKnown, !samples.isEmpty else { return .unknown }
      let value = median(samples.map(\.value))
      let count = Double(min(samples.count, 4)).squareRoot()
      return FitRest(
        value: value,
        sigma: max(median(samples.map(\.sigma)), spread(samples.map { $0.value - value })) / count
          + EventSeries.leastSigma * point)
    }
    // A recording that begins or ends in a motion shows no rest there.
    func isCut(_ edge: Int, next: Int) -> Bool {
      guard edge == 0 || edge == last, let here = sample(edge), let there = sample(next),
        abs(here.value - film.height) > point
      else { return false }
      return abs(here.value - there.value) > EventSeries.leastCut * point
    }
    let start = max(from, frames.lowerBound - EventSeries.restFrames.rest)
    let end = min(to, frames.upperBound + EventSeries.restFrames.rest)
    before = rest(
      (start...frames.lowerBound).reversed(),
      isKnown: earlier?.isInterrupted != true
        && !isCut(frames.lowerBound, next: min(frames.lowerBound + 1, last)))
    after = rest(
      frames.upperBound...end,
      isKnown: !event.isInterrupted
        && !isCut(frames.upperBound, next: max(frames.upperBound - 1, 0)))
    let fitted =
      max(
        from, frames.lowerBound - EventSeries.restFrames.fit)...min(
        to, frames.upperBound + EventSeries.restFrames.fit)
    var samples = fitted.filter { !film.frames[$0].isRepeated && !film.frames[$0].isTorn }
      .compactMap(sample)
    frameCount = frames.count
    seenCount = frames.count { film.frames[$0][keyPath: path] != nil }
    let rests = [before, after]
    let moving = samples.indices.filter { index in
      frames.contains(samples[index].frame)
        && rests.allSatisfy { rest in
          rest.value.map {
            abs(samples[index].value - $0)
              > max(EventSeries.stillness * point, 4 * max(samples[index].sigma, rest.sigma))
          } ?? true
        }
    }
    movingCount = moving.count
    if let first = moving.first, let last = moving.last {
      span =
        samples[max(first - 1, 0)].time...samples[min(last + 1, samples.count - 1)].time
      for index in samples.indices {
        samples[index].counts = (first - 2...last + 2).contains(index)
      }
    } else {
      span = film.frames[frames.lowerBound].time...film.frames[frames.upperBound].time
    }
    self.samples = samples
  }

  /// How far it goes, in the film's unit; nil where a rest is not known.
  var travel: Double? {
    before.value.flatMap { start in after.value.map { $0 - start } }
  }

  /// The same with other times of some frames, in seconds.
  func retimed(_ times: [Int: Double]) -> EventSeries {
    var series = self
    for index in samples.indices {
      if let time = times[samples[index].frame] { series.samples[index].time = time }
    }
    return series
  }
}
