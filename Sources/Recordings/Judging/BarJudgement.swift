import Basics

/// How far a film's bar is from where it belongs, in each of its frames, and what of that was not seen.
///
/// A right bar stands where it stood without a keyboard or, where that is higher, on the keyboard: see `RightBar`. Reports,
/// pictures and checks all take it from here.
public struct BarJudgement: Sendable, Hashable {
  /// How far above the screen's bottom the bar's bottom edge stands without a keyboard, in the film's unit; nil where no
  /// frame tells.
  public let clearance: Double?
  /// How far above the keyboard the bar stands by design, in the film's unit.
  ///
  /// It is what the bar keeps at every rest, or what was given; minus infinity where it stays by design.
  public let margin: Double
  /// The film's rests, in order of time.
  public let rests: [FilmRest]
  /// How much higher than a right bar it is in each frame, in the film's unit; negative where it is lower.
  ///
  /// Nil where that is not seen, not known, or not believed. What is within the readings' noise is uncertain by as much.
  public let excess: [Reading?]
  /// What was not seen, so that nothing tells whether the bar was right then, in order of time.
  public let unseen: [UnseenPart]
  /// The gaps of all events and rests.
  let all: [EventGaps]
  /// Whether the bar ever rests on the keyboard, less its margin, and not where it stands without one.
  let usesMargin: Bool

  /// The judgement of a film with these fits.
  init(_ film: RecordedFilm, _ fits: [EventFit], by standing: BarStanding) {
    self.init(film, events: fits.map { $0.bar?.gaps }, by: standing)
  }

  /// The judgement of exact numbers, which needs no fits: nothing in them is a wrong reading.
  package init(ofNumbers film: RecordedFilm) {
    let standing = BarStanding(film)
    let events = film.events.indices.map {
      EventGaps(judging: $0, in: film, by: standing, bar: nil, times: [:])
    }
    self.init(film, events: events, by: standing)
  }

  private init(_ film: RecordedFilm, events gaps: [EventGaps?], by standing: BarStanding) {
    clearance = standing.home.map { film.height - $0 }
    margin = standing.margin
    let rests = standing.rests.map { rest in
      var rest = rest
      rest.gaps = EventGaps(judging: rest, in: film, by: standing)
      return rest
    }
    self.rests = rests
    usesMargin =
      standing.home.map { home in rests.contains { $0.isShown && ($0.barBottom ?? home) < home - 1 }
      }
      ?? false
    let events = zip(film.events, gaps).compactMap { event, gaps in gaps.map { (event.frames, $0) }
    }
    let resting = rests.compactMap { rest in rest.gaps.map { (rest.frames, $0) } }
    all = (events + resting).map(\.1)
    var excess = [Reading?](repeating: nil, count: film.frames.count)
    for (frames, gaps) in events + resting {
      let (isHighTold, isLowTold) = (gaps.widest != nil, gaps.deepest != nil)
      for gap in gaps.frames where gap.isTrusted && frames.contains(gap.frame) {
        guard excess[gap.frame] == nil else { continue }
        let isTold = gap.excess > 0 ? isHighTold : isLowTold
        excess[gap.frame] = Reading(
          gap.excess,
          uncertainty: isTold ? gap.uncertainty : max(gap.uncertainty, gap.excess.magnitude))
      }
    }
    for frame in excess.indices.dropFirst()
    where excess[frame] == nil && film.frames[frame].isRepeated {
      excess[frame] = excess[frame - 1]
    }
    self.excess = excess
    unseen = UnseenPart.all(of: film, gaps, rests, by: standing)
  }

  /// The frame in which the bar is farthest off, of those that are believed; nil where it is nowhere farther off than can
  /// be told.
  public var farthest: EventGaps.Gap? {
    all.flatMap { [$0.widest, $0.deepest] }.compactMap { $0 }
      .max { $0.excess.magnitude < $1.excess.magnitude }
  }

  /// Whether the bar is within a limit of where it belongs in every frame; nil where no fault is seen, and not all of it
  /// is.
  ///
  /// - Parameter limit: In the film's unit, 0 or more.
  public func isWithin(_ limit: Double) -> Bool? {
    let isBeyond = all.contains { gaps in
      [gaps.widest, gaps.deepest].compactMap { $0 }
        .contains { $0.excess.magnitude - $0.uncertainty > limit }
    }
    if isBeyond { return false }
    let isSeen = unseen.isEmpty && all.allSatisfy(\.isTold) && doubtful(beyond: limit).isEmpty
    return isSeen && !all.isEmpty ? true : nil
  }

  /// The frames whose readings are not believed and show the bar farther off than a limit, in the film's unit.
  public func doubtful(beyond limit: Double) -> [Int] {
    all.flatMap(\.frames)
      .filter { !$0.isTrusted && $0.excess.magnitude - $0.uncertainty > limit }
      .map(\.frame)
  }
}
