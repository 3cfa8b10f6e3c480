import Basics

/// The distance of a film's bar from its right place in each frame, and the parts not seen.
///
/// A right bar is at its place without a keyboard or, if that is higher, on the keyboard: see `RightBar`. Reports,
/// pictures and checks all use this.
public struct BarJudgement: Sendable, Hashable {
  /// The bottom edge above the screen's without a keyboard, in the film's unit; nil if unseen.
  public let clearance: Double?
  /// The bar's height above the keyboard by design, in the film's unit; −∞ if it stays by design.
  ///
  /// It was given, or the bar keeps it at every rest.
  public let margin: Double
  /// The film's rests, in order of time.
  public let rests: [FilmRest]
  /// How much higher than a right bar it is in each frame, in the film's unit; negative if lower.
  ///
  /// Nil if that is not seen, unknown or distrusted. Values within the readings' noise have that uncertainty.
  public let excess: [Reading?]
  /// The parts not seen, for which the bar is undecided, in order of time.
  public let unseen: [UnseenPart]
  let all: [EventGaps]
  /// Whether the bar ever rests on the keyboard, less its margin, and not at its place without one.
  let usesMargin: Bool

  init(_ film: RecordedFilm, _ fits: [EventFit], by standing: BarStanding) {
    self.init(film, events: fits.map { $0.bar?.gaps }, by: standing)
  }

  /// The judgement of exact numbers, without fits: none of them is a wrong reading.
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
      standing.isOneBar
      && standing.home.map { home in
        rests.contains { $0.isShown && ($0.barBottom ?? home) < home - 1 }
      } ?? false
    let events = zip(film.events, gaps).compactMap { event, gaps in gaps.map { (event.frames, $0) }
    }
    let resting = rests.compactMap { rest in rest.gaps.map { (rest.frames, $0) } }
    all = (events + resting).map(\.1)
    var excess = [Reading?](repeating: nil, count: film.frames.count)
    for (frames, gaps) in events + resting {
      let (isHighTold, isLowTold) = (gaps.widest != nil, gaps.deepest != nil)
      for gap in gaps.frames where gap.isTrusted && frames.contains(gap.frame) {
        guard excess[gap.frame] == nil else { continue }
        let isTold =
          (gap.excess > 0 ? isHighTold : isLowTold)
          && gap.excess.magnitude >= film.source.lowerEdgeError * film.point
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

  /// The trusted frame with the bar farthest off; nil if all are within the uncertainty.
  public var farthest: EventGaps.Gap? {
    all.flatMap(\.extremes).max { $0.excess.magnitude < $1.excess.magnitude }
  }

  /// Whether the bar is always within a limit, in the film's unit and ≥ 0; nil if undecided.
  public func isWithin(_ limit: Double) -> Bool? {
    let isBeyond = all.contains { gaps in
      gaps.extremes.contains { $0.excess.magnitude - $0.uncertainty > limit }
    }
    if isBeyond { return false }
    // Of a bar behind the keyboard only the least is known that lacks.
    if all.contains(where: { $0.frames.contains(where: \.isLeast) }) { return nil }
    let isSeen = unseen.isEmpty && all.allSatisfy(\.isTold) && doubtful(beyond: limit).isEmpty
    return isSeen && !all.isEmpty ? true : nil
  }

  /// Distrusted frames that show the bar beyond a limit, in the film's unit.
  public func doubtful(beyond limit: Double) -> [Int] {
    all.flatMap(\.frames)
      .filter { !$0.isTrusted && $0.excess.magnitude - $0.uncertainty > limit }
      .map(\.frame)
  }
}
