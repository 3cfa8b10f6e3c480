/// The readings of one edge through one event.
struct EventSeries {
  /// The frames that show it, without those that repeat a picture; with a little rest at both ends.
  private(set) var samples: [FitSample]
  let before, after: FitRest
  /// The number of samples between its rests.
  let movingCount: Int
  /// The standard deviation of the error that all readings in motion share, as of a top edge that is hardly known, in the
  /// film's unit; 0 if it is small.
  let sharedSigma: Double
  /// From the last frame before it moves to the first after it, in seconds.
  let span: ClosedRange<Double>

  /// The frames of rest on each side for its place, and for the fit.
  private static let restFrames = (rest: 30, fit: 4)
  /// The least distance of a moving edge from its rests, in points.
  private static let stillness = 0.5
  /// The least standard deviation of a shared error, in points: a smaller one is hidden in those of single frames.
  private static let leastShared = 1.5

  init(
    of path: KeyPath<RecordedFrame, Reading?>, event index: Int, in film: RecordedFilm,
    point: Double
  ) {
    let edge = FilmEdge(path: path, film: film, point: point)
    let event = film.events[index]
    let (first, last) = (event.frames.lowerBound, event.frames.upperBound)
    let end = film.frames.count - 1
    let earlier = index > 0 ? film.events[index - 1] : nil
    let later = index + 1 < film.events.count ? film.events[index + 1] : nil
    let from = min(first, max(earlier?.frames.upperBound ?? 0, 0))
    let to = max(last, min(later?.frames.lowerBound ?? end, end))
    func around(_ count: Int) -> ClosedRange<Int> {
      max(from, first - count)...min(to, last + count)
    }
    let resting = around(EventSeries.restFrames.rest)
    before =
      earlier?.isInterrupted == true || edge.isCut(at: first, next: min(first + 1, end))
      ? .unknown : edge.rest(in: (resting.lowerBound...first).reversed())
    after =
      event.isInterrupted || edge.isCut(at: last, next: max(last - 1, 0))
      ? .unknown : edge.rest(in: last...resting.upperBound)
    samples = around(EventSeries.restFrames.fit).filter {
      !film.frames[$0].isRepeated && !film.frames[$0].isTorn
    }.compactMap(edge.sample)
    let rests = [before, after]
    let way = samples.filter { event.frames.contains($0.frame) && !$0.isCovered }
    sharedSigma = EventSeries.sharedSigma(of: way, between: rests, point: point)
    let moving = EventSeries.moving(
      samples, in: event.frames, between: rests, shared: sharedSigma, point: point)
    movingCount = moving.count
    guard let start = moving.first, let stop = moving.last else {
      span = film.frames[first].time...film.frames[last].time
      return
    }
    span = samples[max(start - 1, 0)].time...samples[min(stop + 1, samples.count - 1)].time
    for index in samples.indices {
      samples[index].counts =
        (start - 2...stop + 2).contains(index) && !samples[index].isCovered
    }
  }

  /// The samples that show the edge: of a covered one only a range is known.
  var seen: [FitSample] { samples.filter { !$0.isCovered } }

  /// The same edge without what the keyboard covers of it.
  var uncovered: EventSeries {
    var series = self
    series.samples = seen
    return series
  }

  private static func sharedSigma(
    of samples: [FitSample], between rests: [FitRest], point: Double
  ) -> Double {
    let least =
      samples.filter { sample in
        rests.compactMap(\.value).allSatisfy { abs(sample.value - $0) > stillness * point }
      }.map(\.sigma).min() ?? 0
    return least > leastShared * point ? least : 0
  }

  private static func moving(
    _ samples: [FitSample], in frames: ClosedRange<Int>, between rests: [FitRest],
    shared: Double, point: Double
  ) -> [Int] {
    samples.indices.filter { index in
      let sample = samples[index]
      return frames.contains(sample.frame) && !sample.isCovered
        && rests.allSatisfy { rest in
          rest.value.map {
            // A rest whose own error is the shared one is off by as much as the reading is.
            let isAlike = shared > 0 && 3 * rest.sigma > shared
            let own = max(0, sample.sigma * sample.sigma - shared * shared).squareRoot()
            let sigma = isAlike ? own : max(sample.sigma, rest.sigma)
            return abs(sample.value - $0) > max(stillness * point, 4 * sigma)
          } ?? true
        }
    }
  }

  /// Of its span, in seconds.
  var length: Double { span.upperBound - span.lowerBound }

  /// In the film's unit; nil without both rests.
  var travel: Double? {
    before.value.flatMap { start in after.value.map { $0 - start } }
  }

  func retimed(_ times: [Int: Double]) -> EventSeries {
    var series = self
    for index in samples.indices {
      if let time = times[samples[index].frame] { series.samples[index].time = time }
    }
    return series
  }
}
