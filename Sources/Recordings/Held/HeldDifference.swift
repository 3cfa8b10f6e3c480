import Basics

/// One measure of two recordings, and by how much it differs.
public struct HeldDifference: Sendable, Hashable {
  /// Its name, in a few words.
  public let name: String
  /// The event or rest, such as `1 show` or `after 1 show`.
  public let event: String
  /// As measured in both.
  public let before, after: HeldMeasure
  /// The later less the earlier, in their unit; nil if one is not seen, or unknown.
  public let difference: Double?
  /// Half the width of the 95 % range of the difference, in their unit.
  public let uncertainty: Double
  /// Whether both are seen, and their difference may be anything that a screen can show.
  public let isAnything: Bool

  /// - Parameter most: The largest difference that a screen can show, in their unit.
  init(
    _ before: HeldMeasure, _ after: HeldMeasure, event: String,
    _ errors: (before: ComparisonError, after: ComparisonError), _ obstacle: ComparisonObstacle?,
    most: Double = .infinity
  ) {
    let isBars = after.name.hasPrefix("bar")
    name = after.name
    self.event = event
    self.before = before
    self.after = after
    let parts = [
      before.uncertainty, after.uncertainty, before.sampling, after.sampling,
      errors.before.allowed(before.value ?? 0, isBars: isBars),
      errors.after.allowed(after.value ?? 0, isBars: isBars),
    ]
    let uncertainty = parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    self.uncertainty = uncertainty
    let change = before.value.flatMap { value in after.value.map { $0 - value } }
    isAnything = change != nil && uncertainty >= most
    difference = change.flatMap { change in
      // The least that one was covered is less than the other only if that was seen in full.
      let isOpen =
        before.isHidden && after.isHidden
        || (change > 0 ? before.isHidden : change < 0 && after.isHidden)
      let isComparable = obstacle.map { $0.allowsKeyboard && !isBars } ?? true
      return isOpen || !isComparable || uncertainty >= most ? nil : change
    }
  }

  /// Whether it differs by more than a tolerance and what is uncertain, in its unit.
  public func isBeyond(_ tolerance: Double) -> Bool {
    difference.map { $0.magnitude > tolerance + uncertainty } ?? false
  }

  /// Whether it is a length, and no time.
  public var isLength: Bool { after.unit != "ms" }

  /// Whether the bar begins later or earlier after the keyboard, by more than half a frame of a display.
  ///
  /// Between two frames anything may have been, so a bar that is a frame late can hide from what each of them shows.
  var isLate: Bool { name == HeldDifference.begin && isBeyond(8) }

  /// Whether it is reported as a change: lengths beyond a tolerance in their unit, and the bar's begin; durations never are.
  public func counts(beyond tolerance: Double) -> Bool {
    isLength ? isBeyond(tolerance) : isLate
  }

  static let begin = "bar begins after the keyboard"

  /// Whether one of them shows it, and the other does not.
  var isSeenOnce: Bool { (before.value == nil) != (after.value == nil) }
}
