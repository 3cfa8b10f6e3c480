import Basics

/// A part of a recording that shows too little to tell whether its bar was right.
public struct UnseenPart: Sendable, Hashable {
  /// What is not seen, in a sentence.
  public let reason: String
  /// What it is.
  public let missing: Missing

  /// What a recording shows too little of.
  public enum Missing: Sendable, Hashable {
    /// The bar, or where it belongs, in some frames or in all.
    case frames
    /// A moment of rest before the first motion, or after the last.
    case rest
  }

  /// The longest time for which nothing need be seen on the way, in seconds: three frames of a display at 60 Hz are lost
  /// by recorders; what is longer is long enough for a fault that people notice.
  private static let longestHole = 0.075

  /// Those of a film, in order of time.
  static func all(
    of film: RecordedFilm, _ gaps: [EventGaps?], by standing: BarStanding
  ) -> [UnseenPart] {
    guard !film.events.isEmpty else { return [] }
    guard film.frames.contains(where: { $0.barBottom != nil }) else {
      return [
        UnseenPart(reason: "No frame shows a bar.", missing: .frames)
      ]
    }
    var parts: [UnseenPart] = []
    if film.isCut(atStart: true) {
      parts.append(
        UnseenPart(
          reason:
            "It begins while the keyboard or the bar moves, so where they rested before is not seen.",
          missing: .rest))
    }
    let isMarginGiven = film.source.given.barMargin != nil || film.source.given.barStays
    let needsHome = film.events.contains { $0.kind != .change }
    let needsMargin = standing.rests.contains { ($0.distance ?? 0) > $0.uncertainty + film.point }
    if standing.home == nil, needsHome || needsMargin && !isMarginGiven {
      parts.append(
        UnseenPart(
          reason: standing.rests.contains { !$0.isShown && $0.barBottom != nil }
            ? "The bar is seen without a keyboard only after the keyboard has gone, and high up: nothing tells whether it "
              + "belongs there."
            : "No frame at rest shows where the bar stands without a keyboard.",
          missing: .rest))
    }
    let holes =
      zip(film.events.indices, gaps).compactMap { index, gaps in
        gaps.flatMap { gaps -> (String, Hole)? in
          let judged = Set(gaps.frames.map(\.frame)).union(gaps.bracketed)
          return Hole(film.events[index].frames, of: film, isSeen: judged.contains)
            .map { ("\(index + 1) \(film.events[index].kind.rawValue)", $0) }
        }
      }
      + standing.rests.compactMap { rest in
        Hole(rest.frames, of: film) { film.frames[$0].barBottom != nil }
          .map { (rest.isShown ? "at rest with the keyboard" : "at rest", $0) }
      }
    for (place, hole) in holes where hole.length > longestHole {
      parts.append(
        UnseenPart(
          reason:
            "\(place.prefix(1).uppercased())\(place.dropFirst()): from \(milliseconds(hole.start)) on, no frame tells for \(milliseconds(hole.length)) where the "
            + "bar belongs, or where it is.",
          missing: .frames))
    }
    if film.isCut(atStart: false) {
      parts.append(
        UnseenPart(
          reason:
            "It ends while the keyboard or the bar moves, so where they come to rest is not seen.",
          missing: .rest))
    }
    return parts
  }

  private static func milliseconds(_ time: Double) -> String {
    "\((time * 1000).decimals(upTo: 0)) ms"
  }

  /// The longest time of some frames in which none is seen.
  private struct Hole {
    /// In seconds.
    let start, length: Double

    /// Nil where each frame is seen, or shows the picture of one that is.
    init?(_ range: ClosedRange<Int>, of film: RecordedFilm, isSeen: (Int) -> Bool) {
      let seen = range.filter { film.frames[$0].isRepeated || isSeen($0) }
      let ends = [range.lowerBound - 1] + seen + [range.upperBound + 1]
      let holes = zip(ends, ends.dropFirst()).filter { $1 > $0 + 1 }.map { before, after in
        let start = film.frames[max(before, range.lowerBound)].time
        return (start, film.frames[min(after, range.upperBound)].time - start)
      }
      guard let longest = holes.max(by: { $0.1 < $1.1 }) else { return nil }
      (start, length) = longest
    }
  }
}
