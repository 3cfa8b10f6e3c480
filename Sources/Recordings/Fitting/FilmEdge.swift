/// One edge of a film, as a fit sees it.
struct FilmEdge {
  let path: KeyPath<RecordedFrame, Reading?>
  let film: RecordedFilm
  /// In the film's unit.
  let point: Double

  /// The least standard deviation of a reading, in points: no picture is more exact.
  private static let leastSigma = 0.05
  /// The least way of an edge in the first or last frame of a recording that is cut, in points.
  private static let leastCut = 6.0
  /// The least jump from one frame of a rest to the next where another edge was read, in points.
  private static let jump = 2.0
  /// The least number of frames beyond a jump.
  private static let behindJump = 3

  func sample(_ frame: Int) -> FitSample? {
    guard let reading = film.frames[frame][keyPath: path], reading.value.isFinite else {
      return nil
    }
    let sigma = max(reading.uncertainty / 2, FilmEdge.leastSigma * point)
    return FitSample(
      frame: frame, time: film.frames[frame].time, value: reading.value,
      sigma: sigma.isFinite ? sigma : 1e6,
      isCovered: path == \.barBottom && film.frames[frame].coversBar(point: point))
  }

  /// The rest in some frames, from the one next to a motion to the farthest.
  func rest(in frames: some Sequence<Int>) -> FitRest {
    let samples = upToJump(frames.compactMap(sample).filter { !$0.isCovered })
    guard !samples.isEmpty else { return .unknown }
    let value = median(samples.map(\.value))
    let count = Double(min(samples.count, 4)).squareRoot()
    return FitRest(
      value: value,
      sigma: max(median(samples.map(\.sigma)), spread(samples.map { $0.value - value })) / count
        + FilmEdge.leastSigma * point)
  }

  /// The readings up to a jump: beyond it, the next event may have taken another edge.
  private func upToJump(_ samples: [FitSample]) -> ArraySlice<FitSample> {
    let (few, many) = (FilmEdge.behindJump, samples.count)
    guard many >= 2 * few else { return samples[...] }
    let end = (few...many - few).first { index in
      let last = samples[index - 1]
      return samples[index..<index + few].allSatisfy {
        abs($0.value - last.value) > FilmEdge.jump * point + 2 * ($0.sigma + last.sigma)
      }
    }
    return samples[..<(end ?? many)]
  }

  /// Whether the film begins or ends in a motion at a frame with one neighbour, `next`.
  func isCut(at frame: Int, next: Int) -> Bool {
    guard frame == 0 || frame == film.frames.count - 1, let here = sample(frame),
      let there = sample(next), abs(here.value - film.height) > point
    else { return false }
    return abs(here.value - there.value) > FilmEdge.leastCut * point
  }
}
