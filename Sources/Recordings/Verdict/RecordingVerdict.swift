import Basics

/// What an engineer would say of a recording: each event, and the whole.
public struct RecordingVerdict: Sendable, Hashable {
  /// What is said of each event, in order of time.
  public let events: [EventVerdict]
  /// What is wrong, or that nothing is, in one sentence or a few: the worst event's, and how often it happens.
  public let summary: [String]
  /// The measures of the whole film.
  public let measures: [RecordedMeasure]

  /// The verdict on a film.
  public init(of film: RecordedFilm) {
    let fits = film.fits
    events = fits.map { EventVerdict($0, unit: film.unit, point: film.point) }
    measures = RecordedMeasure.all(of: fits, in: film)
    summary = RecordingVerdict.summary(of: events, in: film)
  }

  private static func summary(of events: [EventVerdict], in film: RecordedFilm) -> [String] {
    guard !events.isEmpty else { return ["The keyboard neither comes nor goes in it."] }
    let faults = events.filter(\.isFault)
    // The surest first, and of those the farthest off.
    let worst = faults.max { first, second in
      let (one, other) = (first.certainty ?? .possible, second.certainty ?? .possible)
      return one != other ? one < other : first.fit.farthest < second.fit.farthest
    }
    guard let worst else {
      let right = events.count { $0.fit.bar?.way == .withKeyboard }
      if right == events.count {
        return [
          events.count == 1
            ? "The bar goes with the keyboard."
            : "The bar goes with the keyboard, all \(right) times."
        ]
      }
      return right > 0
        ? [
          "The bar goes with the keyboard in \(right) of \(events.count) events; of the others nothing can be said."
        ]
        : events[0].sentences
    }
    let same = faults.count { $0.family == worst.family }
    let first = Array(worst.sentences.prefix(2))
    guard events.count > 1, let said = first.first else { return first }
    // Figures are of one event, so it is named: by the words and the time of its line in the table.
    let time = (film.frames[worst.fit.event.frames.lowerBound].time * 1000).decimals(upTo: 0)
    return [
      "As \(worst.fit.event.kind.clause) at \(time) ms, \(said.prefix(1).lowercased())\(said.dropFirst())"
    ]
      + first.dropFirst() + ["This fault is in \(same) of \(events.count) events."]
  }
}

extension RecordedEvent.Kind {
  /// What happens, as a clause.
  fileprivate var clause: String {
    switch self {
    case .show: "the keyboard shows"
    case .hide: "the keyboard hides"
    case .change: "the keyboard changes its height"
    }
  }
}

extension EventFit {
  /// How far the bar strays at most, in the film's unit.
  var farthest: Double {
    [bar?.gaps?.widest, bar?.gaps?.deepest].compactMap { $0.map { abs($0.excess) } }.max() ?? 0
  }

  /// From the bar's bottom to the keyboard's top where both rest with the keyboard shown, in the film's unit; nil where
  /// they do not.
  var restWithKeyboard: (distance: Double, uncertainty: Double, time: Double)? {
    bar?.restWithKeyboard.map { ($0.distance, $0.uncertainty, $0.time) }
  }
}
