/// The tracks of a film, to be read at any moment.
///
/// Their steps lie in one array and their additions in another, so that reading a number counts no references: a film is
/// read at every frame, and each time a track would be retained and released.
struct FilmTracks: Sendable, Hashable {
  let all: [Track]
  private var steps: [Track.Step] = []
  private var additions: [Track.Addition] = []
  private var parts: [Part] = []

  /// What is a track's.
  private struct Part: Hashable {
    let initial: Double
    let steps: Range<Int>
    let additions: Range<Int>
    let longest: Double
  }

  init(_ all: [Track]) {
    self.all = all
    parts.reserveCapacity(all.count)
    for track in all {
      let (firstStep, firstAddition) = (steps.count, additions.count)
      steps += track.steps
      additions += track.additions
      parts.append(
        Part(
          initial: track.initial, steps: firstStep..<steps.count,
          additions: firstAddition..<additions.count, longest: track.longest))
    }
  }

  /// The number of a track at a moment; `progress` says how far a clock has come then, 0…1.
  func value(
    of track: Int, at moment: Moment, progress: (_ clock: Int) -> Double
  ) -> Double {
    let part = parts[track]
    return steps.withUnsafeBufferPointer { steps in
      additions.withUnsafeBufferPointer { additions in
        Track.value(
          at: moment, from: part.initial, UnsafeBufferPointer(rebasing: steps[part.steps]),
          UnsafeBufferPointer(rebasing: additions[part.additions]), longest: part.longest,
          progress: progress)
      }
    }
  }
}
