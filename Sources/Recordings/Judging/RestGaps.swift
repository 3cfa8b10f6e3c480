/// How far the bar is from where it belongs while the keyboard rests: before the first motion, between two, or after the last.
public struct RestGaps: Sendable, Hashable {
  /// The film's frames, of which the first and the last are those of the motions beside it.
  public let frames: ClosedRange<Int>
  /// The event before it, by its number; nil at the film's beginning.
  public let before: Int?
  /// The event after it, by its number; nil at the film's end.
  public let after: Int?
  /// Whether the keyboard shows.
  public let isShown: Bool
  /// From the bar's bottom to the keyboard's top, in the film's unit; nil where no frame shows both.
  public let distance: Double?
  /// From the bar's bottom to the screen's bottom, in the film's unit; nil where no frame shows it.
  public let clearance: Double?
  /// How far the bar is from where it belongs; nil where no frame shows that.
  public let gaps: EventGaps?

  /// How far it rests above where it belongs, in the middle of its frames, in the film's unit; negative where it is lower.
  public var excess: Double? { gaps.map { median($0.frames.map(\.excess)) } }

  init(_ rest: FilmRest, in film: RecordedFilm, by standing: BarStanding) {
    frames = rest.frames
    before = rest.before
    after = rest.after
    isShown = rest.isShown
    distance = rest.distance
    clearance = rest.barBottom.map { film.height - $0 }
    gaps = EventGaps(judging: rest, in: film, by: standing)
  }
}
