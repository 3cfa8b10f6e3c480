/// The longest time without a judged frame.
struct Hole {
  private(set) var start = 0.0
  private(set) var length = 0.0
  /// Whether a frame that is not judged shows a bar all the same.
  private(set) var hasBar = false

  /// In seconds: recorders lose three frames at 60 Hz; a longer hole could hide a visible fault.
  private static let longest = 0.075
  /// The longest time between two rows of numbers, in units of the usual one.
  private static let longestInterval = 1.5

  /// The holes that matter, events first, each with its place in words.
  ///
  /// - Parameter gaps: One per event; nil if it is not judged.
  static func all(
    in film: RecordedFilm, _ gaps: [EventGaps?], _ rests: [FilmRest]
  ) -> [(place: String, hole: Hole)] {
    let interval = film.isExact ? longestInterval * film.frames.map(\.time).usualStep : nil
    let events = zip(film.events, gaps).enumerated().compactMap { index, part in
      part.1.flatMap { Hole(part.0.frames, of: film, $0, longest: interval) }
        .map { (place: "\(index + 1) \(part.0.kind.rawValue)", hole: $0) }
    }
    let resting = rests.compactMap { rest in
      Hole(rest.frames, of: film, rest.gaps, longest: interval)
        .map { (place: rest.isShown ? "at rest with the keyboard" : "at rest", hole: $0) }
    }
    return (events + resting).filter {
      $0.hole.length > longest || film.isExact && $0.hole.hasBar
    }
  }

  /// Nil if each frame is judged, or repeats one that is.
  ///
  /// - Parameter longest: The longest interval in seconds; nil for pictures, as a video omits unchanged ones.
  init?(_ range: ClosedRange<Int>, of film: RecordedFilm, _ gaps: EventGaps?, longest: Double?) {
    let seen = Set((gaps?.frames ?? []).map(\.frame)).union(gaps?.bracketed ?? [])
    var last = range.lowerBound - 1
    for index in range.lowerBound...range.upperBound + 1 {
      if range.contains(index), !seen.contains(index), !film.frames[index].isRepeated {
        hasBar = hasBar || film.frames[index].barBottom != nil
        continue
      }
      let start = film.frames[max(last, range.lowerBound)].time
      let length = film.frames[min(index, range.upperBound)].time - start
      let isHole = index > last + 1 || longest.map { length > $0 } ?? false
      if isHole, length >= self.length { (self.start, self.length) = (start, length) }
      last = index
    }
    guard length > 0 || hasBar else { return nil }
  }
}
