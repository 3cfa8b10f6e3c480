/// The longest time of some frames in which none is judged.
struct Hole {
  /// In seconds.
  private(set) var start = 0.0
  private(set) var length = 0.0
  /// Whether a frame that is not judged shows a bar all the same.
  private(set) var hasBar = false

  /// The longest time for which nothing need be seen on the way, in seconds: three frames of a display at 60 Hz are lost
  /// by recorders; what is longer is long enough for a fault that people notice.
  private static let longest = 0.075
  /// How many times as long as usual the time between two rows of exact numbers may be.
  private static let longestInterval = 1.5

  /// Those of a film that matter, events first, each with its place in words.
  static func all(in seen: JudgedParts) -> [(place: String, hole: Hole)] {
    let film = seen.film
    let interval = film.isExact ? longestInterval * film.frames.map(\.time).usualStep : nil
    let events = zip(film.events, seen.gaps).enumerated().compactMap { index, part in
      part.1.flatMap { Hole(part.0.frames, of: film, $0, longest: interval) }
        .map { (place: "\(index + 1) \(part.0.kind.rawValue)", hole: $0) }
    }
    let rests = seen.rests.compactMap { rest in
      Hole(rest.frames, of: film, rest.gaps, longest: interval)
        .map { (place: rest.isShown ? "at rest with the keyboard" : "at rest", hole: $0) }
    }
    return (events + rests).filter {
      $0.hole.length > longest || film.isExact && $0.hole.hasBar
    }
  }

  /// Nil where each frame is seen, or shows the picture of one that is.
  ///
  /// - Parameters:
  ///   - gaps: Those of the frames that are.
  ///   - longest: How long nothing may be written between two frames, in seconds; nil of pictures, which a video has none
  ///     of as long as they stay as they are.
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
