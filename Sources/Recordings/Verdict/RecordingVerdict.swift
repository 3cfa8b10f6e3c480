import Basics

/// The verdict on a recording, as an engineer would give it: on each event, and the whole.
public struct RecordingVerdict: Sendable, Hashable {
  /// The film.
  public let film: RecordedFilm
  /// The verdict on each event, in order of time.
  public let events: [EventVerdict]
  /// The worst event's fault and its frequency, or that there is none, in one sentence or a few.
  public let summary: [String]
  /// The measures of the whole film.
  public let measures: [RecordedMeasure]
  /// The hitches of its motions.
  public let hitches: RecordingHitches
  /// The bar's distance from its right place, frame by frame.
  public let judgement: BarJudgement

  /// The verdict on a film.
  public init(of film: RecordedFilm) {
    self.film = film
    let standing = BarStanding(film)
    let fits = film.fits(by: standing)
    let judgement = BarJudgement(film, fits, by: standing)
    self.judgement = judgement
    var (before, after): ([Int: FilmRest], [Int: FilmRest]) = ([:], [:])
    for rest in judgement.rests {
      if let event = rest.after { before[event] = rest }
      if let event = rest.before { after[event] = rest }
    }
    events = fits.indices.map {
      EventVerdict(fits[$0], from: before[$0], to: after[$0], in: film)
    }
    hitches = RecordingHitches(events: events.map(\.hitches))
    measures = RecordedMeasure.all(of: judgement, in: film)
    summary =
      RecordingVerdict.summary(of: events, in: film) + hitches.sentences(in: film)
      + RecordingVerdict.remarks(events, judgement, in: film)
  }

  /// The fits of keyboard and bar in each event, in order of time.
  public var fits: [EventFit] { events.map(\.fit) }

  /// The least margin that is mentioned, in points.
  private static let leastMargin = 1.0

  /// About a bar that is off during a rest, a margin, and unseen parts.
  private static func remarks(
    _ events: [EventVerdict], _ judgement: BarJudgement, in film: RecordedFilm
  ) -> [String] {
    var remarks: [String] = []
    let least = max(BarFault.limit(in: film), film.source.lowerEdgeError * film.point)
    let told = judgement.rests.filter { rest in
      // The event covers the place at which it comes to rest.
      rest.excess.map { rest.before == nil || $0.magnitude <= least } ?? false
    }
    let worst = told.compactMap(\.gaps).flatMap(\.extremes)
      .filter { $0.excess.magnitude - $0.uncertainty > least }
      .max { $0.excess.magnitude < $1.excess.magnitude }
    // If its place is unknown, it is not off.
    if let worst, !judgement.unseen.contains(where: { $0.missing == .home }) {
      let off = BarFault.words(worst.excess, distance: worst.distance, unit: film.unit)
      remarks.append(
        "While the keyboard rests, at \((worst.time * 1000).decimals(upTo: 0)) ms, the bar \(off).")
    }
    let margin = FitWords.length(judgement.margin.magnitude, unit: film.unit)
    if film.source.given.barStays {
      remarks.append("It is meant to stay where it is.")
    } else if film.source.given.barMargin != nil {
      remarks.append(
        judgement.margin < 0
          ? "The keyboard is meant to cover \(margin) of it."
          : "It is meant to be \(margin) above the keyboard.")
    } else if events.contains(where: \.isDistanceOpen) {
      // The margin would be the distance from another edge.
    } else if judgement.margin < 0 {
      remarks.append(
        "Its lower \(margin) are below the keyboard's top: they count as its padding for the home indicator."
      )
    } else if judgement.margin > leastMargin * film.point, judgement.usesMargin {
      remarks.append(judgement.reasonForMargin(in: film))
    }
    let isJudged =
      events.isEmpty || events.contains { $0.isFault || $0.isRight || $0.isDistanceOpen }
    if !isJudged, film.showsBar, film.source.kind == .pictures, film.source.given.bar == nil {
      remarks.append(
        "If this is not your bar, give the bar's edges without the keyboard with --bar TOP-BOTTOM."
      )
    }
    // Next to a fault, other unseen parts do not matter.
    return remarks + (events.contains(where: \.isFault) ? [] : judgement.unseen.map(\.reason))
  }

  private static func summary(of events: [EventVerdict], in film: RecordedFilm) -> [String] {
    guard !events.isEmpty else { return ["The keyboard neither appears nor disappears in it."] }
    let faults = events.filter(\.isFault)
    // The most certain first, and of those the farthest off.
    let worst = faults.max { first, second in
      let (one, other) = (first.certainty ?? .possible, second.certainty ?? .possible)
      return one != other ? one < other : first.severity < second.severity
    }
    guard let worst else { return summary(withoutFaults: events, in: film) }
    let same = faults.count { $0.family == worst.family }
    let first = Array(worst.sentences.prefix(2))
    guard events.count > 1 else { return first }
    return [worst.datedSentence(in: film)] + first.dropFirst()
      + ["This fault is in \(same) of \(events.count) events."]
  }

  private static func summary(
    withoutFaults events: [EventVerdict], in film: RecordedFilm
  ) -> [String] {
    if let off = events.first(where: { $0.doubt != nil }), let doubt = off.doubt {
      return [events.count > 1 ? off.datedSentence(in: film) : off.sentences[0], doubt]
    }
    let right = events.count { $0.isRight }
    guard right == events.count else {
      return right > 0
        ? [
          "The bar moves with the keyboard in \(right) of \(events.count) events; the others could not be judged."
        ]
        : events[0].sentences
    }
    if events.allSatisfy({ $0.fit.bar?.way == .still }) {
      return ["The bar stays where it is, clear of the keyboard."]
    }
    return [
      right == 1
        ? "The bar moves with the keyboard."
        : "The bar moves with the keyboard in all \(right) events."
    ]
  }
}

extension EventVerdict {
  /// Its first sentence as one of several events': named by the words and the time of its line in the table, as its
  /// figures are of it alone.
  fileprivate func datedSentence(in film: RecordedFilm) -> String {
    let (time, said) = ((fit.begin(in: film) * 1000).decimals(upTo: 0), sentences[0])
    return
      "When \(fit.event.kind.clause) at \(time) ms, \(said.prefix(1).lowercased())\(said.dropFirst())"
  }
}

extension BarJudgement {
  /// From where its margin is taken: the keyboard at rests, or the safe area's bottom edge without one.
  fileprivate func reasonForMargin(in film: RecordedFilm) -> String {
    func isAsLong(_ length: Double) -> Bool { abs(length - margin) <= 3 * film.point }
    let length = FitWords.length(margin, unit: film.unit)
    let distances = rests.filter(\.isShown).compactMap(\.distance)
    guard distances.contains(where: isAsLong) else {
      return
        "Without a keyboard it is \(length) above the safe area's bottom edge: that counts as its margin."
    }
    guard distances.allSatisfy(isAsLong) else {
      return "At one rest it is \(length) above the keyboard: that counts as its margin."
    }
    let also =
      clearance.map(isAsLong) == true
      ? ", about as far as it is above the screen's bottom without one" : ""
    return "At rest it is always \(length) above the keyboard\(also): that counts as its margin."
  }
}

extension RecordedEvent.Kind {
  var clause: String {
    switch self {
    case .show: "the keyboard appears"
    case .hide: "the keyboard disappears"
    case .change: "the keyboard changes its height"
    }
  }
}

extension EventFit {
  var farthest: Double {
    bar?.gaps?.extremes.map(\.excess.magnitude).max() ?? 0
  }
}
