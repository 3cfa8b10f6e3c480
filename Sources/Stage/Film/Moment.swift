/// A time in a film, and on which side of a change at that very time.
public struct Moment: Sendable, Hashable {
  /// Seconds from the film's start.
  public var time: Double
  /// Whether turns at exactly `time` have not happened yet.
  ///
  /// Motions that end at `time` have ended on either side, so the difference between both sides is what
  /// turns changed at once and nothing else.
  public var isBeforeTurns: Bool

  /// The state after everything that happens at `time`: what a frame shows.
  public static func at(_ time: Double) -> Moment { Moment(time: time, isBeforeTurns: false) }

  /// The state that turns at `time` find.
  public static func before(_ time: Double) -> Moment { Moment(time: time, isBeforeTurns: true) }
}
