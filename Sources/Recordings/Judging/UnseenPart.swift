import Basics
import Diagnosis

/// A part of a recording that shows too little to judge its bar.
public struct UnseenPart: Sendable, Hashable {
  /// The unseen part, in a sentence.
  public let reason: String
  /// Its kind.
  public let missing: Missing

  /// The missing part of a recording.
  public enum Missing: Sendable, Hashable {
    /// The bar, or its right place, in some or all frames.
    case frames
    /// The bar without a keyboard.
    case home
    /// A rest before the first motion, or after the last.
    case rest
  }

  static func all(
    of film: RecordedFilm, _ gaps: [EventGaps?], _ rests: [FilmRest], by standing: BarStanding
  ) -> [UnseenPart] {
    guard !film.events.isEmpty else { return [] }
    let question =
      film.source.kind == .pictures && film.source.given.bar == nil
      ? " Say where it is without the keyboard, in \(film.unit.rawValue) from the screen's top, with --bar TOP-BOTTOM."
      : ""
    guard film.showsBar else {
      return [UnseenPart(reason: "No frame shows a bar." + question, missing: .frames)]
    }
    let withoutBar = film.events.enumerated().filter { _, event in
      film.frames[event.frames].allSatisfy { $0.barBottom == nil }
    }.map { index, event in
      UnseenPart(
        reason: "\(index + 1) \(event.kind.rawValue): no frame shows the bar." + question,
        missing: .frames)
    }
    guard standing.isOneBar else {
      return [UnseenPart(reason: "Nothing tells which of the two is the bar.", missing: .frames)]
    }
    guard !standing.isCut else {
      return [
        UnseenPart(
          reason:
            "The screen's lower edge is not in the picture, and the bar reaches it: how high it is, is unknown. Give the screen with --screen X,Y,WIDTH,HEIGHT.",
          missing: .frames)
      ]
    }
    let cutAtStart =
      film.isCut(atStart: true)
      ? UnseenPart(
        reason:
          "It begins while the keyboard or the bar moves, so where they rested before is not seen.",
        missing: .rest) : nil
    let cutAtEnd =
      film.isCut(atStart: false)
      ? UnseenPart(
        reason:
          "It ends while the keyboard or the bar moves, so where they come to rest is not seen.",
        missing: .rest) : nil
    return [
      cutAtStart, home(of: film, by: standing), halfHidden(rests, of: film),
      keyboard(at: rests, of: film),
    ].compactMap { $0 } + withoutBar + holes(in: film, gaps, rests) + [cutAtEnd].compactMap { $0 }
  }

  /// The bar is never seen without a keyboard, and something is judged by that place.
  private static func home(of film: RecordedFilm, by standing: BarStanding) -> UnseenPart? {
    let (given, rests) = (film.source.given, standing.rests)
    let isMarginGiven = given.barMargin != nil || given.barStays
    let needsHome = film.events.contains { $0.kind != .change }
    let needsMargin = rests.contains { ($0.distance ?? 0).magnitude > $0.uncertainty + film.point }
    guard standing.home == nil, needsHome || needsMargin && !isMarginGiven else { return nil }
    return UnseenPart(
      reason: rests.contains { !$0.isShown && $0.barBottom != nil }
        ? "Without a keyboard, the bar is only seen after the keyboard has gone, and high up: whether it belongs there is "
          + "unclear."
        : "No frame at rest shows where the bar is without a keyboard.",
      missing: .home)
  }

  /// At a rest, the keyboard is so low that it may be hidden.
  private static func halfHidden(_ rests: [FilmRest], of film: RecordedFilm) -> UnseenPart? {
    rests.first(where: \.isHalfHidden).map { rest in
      let height = (film.height - rest.keyboardTop).decimals(upTo: 0)
      return UnseenPart(
        reason:
          "At rest the keyboard's top is \(height) \(film.unit.short) above the screen's bottom: "
          + "whether it is visible is unclear.", missing: .frames)
    }
  }

  /// Between two motions that end and begin in sight, no rest shows the keyboard.
  private static func keyboard(at rests: [FilmRest], of film: RecordedFilm) -> UnseenPart? {
    let told = Set(rests.map { $0.before ?? -1 })
    let isUntold = (0...film.events.count).contains { index in
      let isTurned = index > 0 && film.events[index - 1].isInterrupted
      let isCut =
        index == 0 && film.isCut(atStart: true)
        || index == film.events.count && film.isCut(atStart: false)
      return !isTurned && !isCut && !told.contains(index - 1)
    }
    return isUntold
      ? UnseenPart(reason: "No frame at rest shows where the keyboard is.", missing: .frames) : nil
  }

  private static func holes(
    in film: RecordedFilm, _ gaps: [EventGaps?], _ rests: [FilmRest]
  ) -> [UnseenPart] {
    Hole.all(in: film, gaps, rests).map { place, hole in
      UnseenPart(
        reason:
          "\(place.prefix(1).uppercased())\(place.dropFirst()): from \(hole.start.milliseconds) on, for \(hole.length.milliseconds), no frame shows where the "
          + "bar belongs, or where it is.",
        missing: .frames)
    }
  }
}
