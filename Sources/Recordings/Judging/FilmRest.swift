/// A stretch of a film between two of its motions, or before the first or after the last of them.
public struct FilmRest: Sendable, Hashable {
  /// Its frames, of which the first and the last are those of the motions beside it.
  public let frames: ClosedRange<Int>
  /// The event before it, by its number; nil at the film's beginning.
  public let before: Int?
  /// The event after it, by its number; nil at the film's end.
  public let after: Int?
  /// Whether the keyboard shows.
  public let isShown: Bool
  /// Whether so little of a keyboard is above the screen's bottom that it may show or not: a hidden one has its top at the
  /// bottom, or on the safe area.
  let isHalfHidden: Bool
  /// The keyboard's top, in the film's unit.
  public let keyboardTop: Double
  /// The bar's bottom, in the film's unit; nil where no frame shows it.
  public let barBottom: Double?
  /// From the bar's bottom to the keyboard's top, in the film's unit; nil where no frame shows both.
  public let distance: Double?
  /// Half the width of the range that holds the distance 19 times of 20, in the film's unit.
  public let uncertainty: Double
  /// How far the bar is from where it belongs; nil where no frame shows that.
  public internal(set) var gaps: EventGaps?

  /// How far it rests above where it belongs, in the middle of its frames, in the film's unit; negative where it is lower.
  public var excess: Double? { gaps.map { median($0.frames.map(\.excess)) } }
}
