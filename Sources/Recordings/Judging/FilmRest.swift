/// A part of a film between two motions, or before the first or after the last.
public struct FilmRest: Sendable, Hashable {
  /// Its frames; the first and the last also belong to the motions around it.
  public let frames: ClosedRange<Int>
  /// The index of the event before it; nil at the film's beginning.
  public let before: Int?
  /// The index of the event after it; nil at the film's end.
  public let after: Int?
  /// Whether the keyboard shows.
  public let isShown: Bool
  /// Whether the keyboard's top is low, but neither at the bottom nor on the safe area.
  ///
  /// A hidden keyboard's is at one of these, so this one may be shown or hidden.
  let isHalfHidden: Bool
  /// The keyboard's top, in the film's unit.
  public let keyboardTop: Double
  /// The bar's bottom, in the film's unit; nil if no frame shows it.
  public let barBottom: Double?
  /// From the bar's bottom to the keyboard's top, in the film's unit; nil if no frame shows both.
  public let distance: Double?
  /// Half the width of the distance's 95 % range, in the film's unit.
  public let uncertainty: Double
  /// How much lower the bar is read at its end than at its begin, in the film's unit; 0 if it is not seen.
  let drift: Double
  /// The bar's distances from its right place; nil if no frame shows them.
  public internal(set) var gaps: EventGaps?

  /// The median height above its right place, in the film's unit; negative if lower.
  public var excess: Double? { gaps.map { median($0.frames.map(\.excess)) } }
}
