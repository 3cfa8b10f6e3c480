import Basics

/// A part of a recording that shows too little to tell whether its bar was right.
public struct UnseenPart: Sendable, Hashable {
  /// What is not seen, in a sentence.
  public let reason: String
  /// What would help, in a sentence.
  public let advice: String

  /// The longest time for which nothing need be seen on the way, in seconds: three frames of a display at 60 Hz are lost
  /// by recorders; what is longer is long enough for a fault that people notice.
  private static let longestHole = 0.06

  private static let whole = "Record from a moment before the keyboard moves until all rests."

  /// Those of a film, in order of time.
  static func all(
    of film: RecordedFilm, by standing: BarStanding
  ) -> [UnseenPart] {
    guard !film.events.isEmpty else { return [] }
    guard film.frames.contains(where: { $0.barBottom != nil }) else {
      return [
        UnseenPart(
          reason: "No frame shows a bar.",
          advice: film.isExact
            ? "Write its bottom edge to a column bar.bottom."
            : "Say where it is without a keyboard, in points, with --bar TOP-BOTTOM.")
      ]
    }
    var parts: [UnseenPart] = []
    if film.isCut(atStart: true) {
      parts.append(
        UnseenPart(
          reason: "It begins while the keyboard or the bar moves, so where they rested before is not seen.",
          advice: whole))
    }
    let needsHome = film.events.contains { $0.kind != .change }
    let needsMargin = standing.rests.contains { ($0.distance ?? 0) > $0.uncertainty + film.point }
    if standing.home == nil, needsHome || needsMargin && !standing.isMarginGiven {
      parts.append(
        UnseenPart(
          reason: standing.rests.contains { !$0.isShown && $0.barBottom != nil }
            ? "The bar is seen without a keyboard only after the keyboard has gone, and high up: nothing tells whether it "
              + "belongs there."
            : "No frame at rest shows where the bar stands without a keyboard.",
          advice: whole))
    }
    for (index, event) in film.events.enumerated() {
      guard let hole = longestHole(in: event, of: film), hole.length > longestHole else { continue }
      parts.append(
        UnseenPart(
          reason: "\(index + 1) \(event.kind.rawValue): from \(milliseconds(hole.start)) on, no frame shows both bar and "
            + "keyboard for \(milliseconds(hole.length)).",
          advice: film.isExact
            ? "Write a row at each frame of the display."
            : "Give the bar's edges at rest with --bar TOP-BOTTOM, or record as `filmstrip read --help` says."))
    }
    if film.isCut(atStart: false) {
      parts.append(
        UnseenPart(
          reason: "It ends while the keyboard or the bar moves, so where they come to rest is not seen.",
          advice: whole))
    }
    return parts
  }

  private static func milliseconds(_ time: Double) -> String {
    "\((time * 1000).decimals(upTo: 0)) ms"
  }

  /// The longest time of an event in which frames show no bar, or no keyboard; nil where all show both.
  private static func longestHole(
    in event: RecordedEvent, of film: RecordedFilm
  ) -> (start: Double, length: Double)? {
    let range = event.frames
    let seen = range.filter { index in
      let frame = film.frames[index]
      return frame.isRepeated || frame.keyboardTop != nil && frame.barBottom != nil
    }
    let ends = [range.lowerBound - 1] + seen + [range.upperBound + 1]
    return zip(ends, ends.dropFirst()).filter { $1 > $0 + 1 }.map { before, after in
      let start = film.frames[max(before, range.lowerBound)].time
      return (start, film.frames[min(after, range.upperBound)].time - start)
    }.max { $0.length < $1.length }
  }
}
