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
    /// The bar without a keyboard.
    case home
    /// A moment of rest before the first motion, or after the last.
    case rest
  }

  /// The longest time for which nothing need be seen on the way, in seconds: three frames of a display at 60 Hz are lost
  /// by recorders; what is longer is long enough for a fault that people notice.
  private static let longestHole = 0.075

  /// How many times as long as usual the time between two rows may be.
  private static let longestInterval = 1.5

  /// Those of a film, in order of time.
  static func all(
    of film: RecordedFilm, _ gaps: [EventGaps?], _ rests: [FilmRest], by standing: BarStanding
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
    let needsMargin = standing.rests.contains {
      ($0.distance ?? 0).magnitude > $0.uncertainty + film.point
    }
    if standing.home == nil, needsHome || needsMargin && !isMarginGiven {
      parts.append(
        UnseenPart(
          reason: standing.rests.contains { !$0.isShown && $0.barBottom != nil }
            ? "The bar is seen without a keyboard only after the keyboard has gone, and high up: nothing tells whether it "
              + "belongs there."
            : "No frame at rest shows where the bar stands without a keyboard.",
          missing: .home))
    }
    if let rest = rests.first(where: { $0.isHalfHidden }) {
      let height = (film.height - rest.keyboardTop).decimals(upTo: 0)
      parts.append(
        UnseenPart(
          reason:
            "At rest the keyboard's top is \(height) \(film.unit == .points ? "pt" : "px") above the screen's bottom: nothing "
            + "tells whether it shows.", missing: .frames))
    }
    let told = Set(rests.map { $0.before ?? -1 })
    let isUntold = (0...film.events.count).contains { index in
      let isTurned = index > 0 && film.events[index - 1].isInterrupted
      let isCut =
        index == 0 && film.isCut(atStart: true)
        || index == film.events.count && film.isCut(atStart: false)
      return !isTurned && !isCut && !told.contains(index - 1)
    }
    if isUntold {
      parts.append(
        UnseenPart(
          reason: "At rest no frame tells where the keyboard is.", missing: .frames))
    }
    let longest = film.isExact ? UnseenPart.longestInterval * film.interval : nil
    var holes: [(place: String, hole: Hole)] = []
    for (index, gaps) in gaps.enumerated() where gaps != nil {
      let event = film.events[index]
      guard let hole = Hole(event.frames, of: film, gaps, longest: longest) else {
        continue
      }
      holes.append(("\(index + 1) \(event.kind.rawValue)", hole))
    }
    for rest in rests {
      guard let hole = Hole(rest.frames, of: film, rest.gaps, longest: longest) else {
        continue
      }
      holes.append((rest.isShown ? "at rest with the keyboard" : "at rest", hole))
    }
    for (place, hole) in holes where hole.length > longestHole || film.isExact && hole.hasBar {
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
    private(set) var start = 0.0
    private(set) var length = 0.0
    /// Whether a frame that is not seen shows a bar all the same.
    private(set) var hasBar = false

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
}

extension RecordedFilm {
  /// The time from one frame to the next, as it is most of the time, in seconds; 0 of a single frame.
  var interval: Double { median(zip(frames, frames.dropFirst()).map { $1.time - $0.time }) }
}
