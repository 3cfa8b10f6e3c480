import Basics

/// A time in a film, before or after the changes at that very time.
public struct Moment: Sendable, Hashable {
  /// Seconds from the film's start.
  public var time: Double
  /// Whether turns at exactly `time` have not happened yet.
  ///
  /// Motions that end at `time` have ended on either side, so the two sides differ only by changes that turns make at
  /// once.
  public var isBeforeTurns: Bool

  /// The state after everything that happens at `time`: what a frame shows.
  public static func at(_ time: Double) -> Moment { Moment(time: time, isBeforeTurns: false) }

  /// The state before the turns at `time`.
  public static func before(_ time: Double) -> Moment { Moment(time: time, isBeforeTurns: true) }

  /// The state before any turn: what a film begins with.
  package static let first = Moment.before(-.greatestFiniteMagnitude)

  /// Whether a turn at a time has happened.
  func includesTurn(at turn: Double) -> Bool { isBeforeTurns ? turn < time : turn <= time }
}

extension Moment: CustomStringConvertible {
  /// For example “0.25 s”, or “before 0.25 s”.
  public var description: String { "\(isBeforeTurns ? "before " : "")\(time.decimals(upTo: 4)) s" }
}
