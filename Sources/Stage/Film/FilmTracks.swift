/// The tracks of a film, readable at any moment.
///
/// All steps are in one array and all additions in another, so that reading a number counts no references: every frame
/// reads the film, and each track would be retained and released each time.
struct FilmTracks: Sendable, Hashable {
  let all: [Track]
  private var steps: [Track.Step] = []
  private var additions: [Track.Addition] = []
  private var parts: [Part] = []

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

/// Coded as its tracks alone.
extension FilmTracks: Codable {
  init(from decoder: any Decoder) throws { self.init(try [Track](from: decoder)) }

  func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
}
