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

  /// Those of a film, in order of time.
  static func all(
    of film: RecordedFilm, _ gaps: [EventGaps?], _ rests: [FilmRest], by standing: BarStanding
  ) -> [UnseenPart] {
    guard !film.events.isEmpty else { return [] }
    guard film.showsBar else {
      return [UnseenPart(reason: "No frame shows a bar.", missing: .frames)]
    }
    let seen = JudgedParts(film: film, gaps: gaps, rests: rests, standing: standing)
    return UnseenRule.inOrder.flatMap { $0.judge(seen) ?? [] }
  }
}

/// All of a film that is judged, or is not.
struct JudgedParts {
  let film: RecordedFilm
  /// Those of each event; nil where it is not judged.
  let gaps: [EventGaps?]
  /// The film's rests, with their gaps.
  let rests: [FilmRest]
  let standing: BarStanding
}

/// A rule that finds parts of a film which show too little.
typealias UnseenRule = ReadingRule<JudgedParts, [UnseenPart]>

extension UnseenRule {
  /// Every rule, in the order in which the parts are told: each that applies is.
  static var inOrder: [UnseenRule] {
    [.cutAtStart, .homeless, .halfHidden, .withoutKeyboard, .holes, .cutAtEnd]
  }

  /// The film begins in a motion.
  static var cutAtStart: Self {
    Self { seen in
      seen.film.isCut(atStart: true)
        ? [
          UnseenPart(
            reason:
              "It begins while the keyboard or the bar moves, so where they rested before is not seen.",
            missing: .rest)
        ] : nil
    }
  }

  /// The bar is nowhere seen where it stands without a keyboard, and something is judged by that place.
  static var homeless: Self {
    Self { seen in
      let (given, rests) = (seen.film.source.given, seen.standing.rests)
      let isMarginGiven = given.barMargin != nil || given.barStays
      let needsHome = seen.film.events.contains { $0.kind != .change }
      let needsMargin = rests.contains {
        ($0.distance ?? 0).magnitude > $0.uncertainty + seen.film.point
      }
      guard seen.standing.home == nil, needsHome || needsMargin && !isMarginGiven else {
        return nil
      }
      return [
        UnseenPart(
          reason: rests.contains { !$0.isShown && $0.barBottom != nil }
            ? "The bar is seen without a keyboard only after the keyboard has gone, and high up: nothing tells whether it "
              + "belongs there."
            : "No frame at rest shows where the bar stands without a keyboard.",
          missing: .home)
      ]
    }
  }

  /// At a rest so little of a keyboard is above the screen's bottom that it may be a hidden one.
  static var halfHidden: Self {
    Self { seen in
      seen.rests.first { $0.isHalfHidden }.map { rest in
        let height = (seen.film.height - rest.keyboardTop).decimals(upTo: 0)
        return [
          UnseenPart(
            reason:
              "At rest the keyboard's top is \(height) \(seen.film.unit.short) above the screen's bottom: nothing "
              + "tells whether it shows.", missing: .frames)
        ]
      }
    }
  }

  /// Between two motions that end and begin in sight there is no rest in which the keyboard is seen.
  static var withoutKeyboard: Self {
    Self { seen in
      let film = seen.film
      let told = Set(seen.rests.map { $0.before ?? -1 })
      let isUntold = (0...film.events.count).contains { index in
        let isTurned = index > 0 && film.events[index - 1].isInterrupted
        let isCut =
          index == 0 && film.isCut(atStart: true)
          || index == film.events.count && film.isCut(atStart: false)
        return !isTurned && !isCut && !told.contains(index - 1)
      }
      return isUntold
        ? [UnseenPart(reason: "At rest no frame tells where the keyboard is.", missing: .frames)]
        : nil
    }
  }

  /// Frames of an event or a rest are not judged for longer than nothing need be seen.
  static var holes: Self {
    Self { seen in
      Hole.all(in: seen).map { place, hole in
        UnseenPart(
          reason:
            "\(place.prefix(1).uppercased())\(place.dropFirst()): from \(hole.start.inMilliseconds) on, no frame tells for \(hole.length.inMilliseconds) where the "
            + "bar belongs, or where it is.",
          missing: .frames)
      }
    }
  }

  /// The film ends in a motion.
  static var cutAtEnd: Self {
    Self { seen in
      seen.film.isCut(atStart: false)
        ? [
          UnseenPart(
            reason:
              "It ends while the keyboard or the bar moves, so where they come to rest is not seen.",
            missing: .rest)
        ] : nil
    }
  }
}

extension Double {
  /// A time in seconds, in whole milliseconds.
  fileprivate var inMilliseconds: String { "\((self * 1000).decimals(upTo: 0)) ms" }
}
