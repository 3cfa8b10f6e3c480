/// One edge of a film, as a fit sees it.
struct FilmEdge {
  let path: KeyPath<RecordedFrame, Reading?>
  let film: RecordedFilm
  /// A point in the film's unit.
  let point: Double

  /// The least standard deviation of a reading, in points: no picture is more exact.
  private static let leastSigma = 0.05
  /// How far an edge goes in the first or last frame of a recording that is cut, in points.
  private static let leastCut = 6.0
  /// How far a reading jumps from one frame of a rest to the next where it is another edge's, in points.
  private static let jump = 2.0
  /// How many frames must stay behind a jump for it to be one.
  private static let behindJump = 3

  /// Its reading in a frame; nil where the frame does not show it.
  func sample(_ frame: Int) -> FitSample? {
    guard let reading = film.frames[frame][keyPath: path], reading.value.isFinite else {
      return nil
    }
    let sigma = max(reading.uncertainty / 2, FilmEdge.leastSigma * point)
    return FitSample(
      frame: frame, time: film.frames[frame].time, value: reading.value,
      sigma: sigma.isFinite ? sigma : 1e6)
  }

  /// Where it rests in some frames, from that next to a motion to the farthest.
  func rest(in frames: some Sequence<Int>) -> FitRest {
    let samples = upToJump(frames.compactMap(sample))
    guard !samples.isEmpty else { return .unknown }
    let value = median(samples.map(\.value))
    let count = Double(min(samples.count, 4)).squareRoot()
    return FitRest(
      value: value,
      sigma: max(median(samples.map(\.sigma)), spread(samples.map { $0.value - value })) / count
        + FilmEdge.leastSigma * point)
  }

  /// The readings up to where the edge jumps and stays there.
  ///
  /// Nothing moves at rest: behind a jump the reading of the event beyond begins, which may have taken another edge for it.
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

  /// Whether the film begins or ends at a frame while the edge moves, so that it shows no rest there.
  ///
  /// - Parameter next: The frame beside it, in the film.
  func isCut(at frame: Int, next: Int) -> Bool {
    guard frame == 0 || frame == film.frames.count - 1, let here = sample(frame),
      let there = sample(next), abs(here.value - film.height) > point
    else { return false }
    return abs(here.value - there.value) > FilmEdge.leastCut * point
  }
}
