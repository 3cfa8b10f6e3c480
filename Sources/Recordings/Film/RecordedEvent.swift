/// One motion of the keyboard in a recording, from rest to rest.
public struct RecordedEvent: Sendable, Hashable {
  /// The keyboard's change.
  public enum Kind: String, Sendable, Hashable {
    /// It appears.
    case show
    /// It disappears.
    case hide
    /// It remains, and its height changes.
    case change
  }

  /// The keyboard's change.
  public var kind: Kind
  /// From the last frame in which everything rests before it, to the first after it.
  public var frames: ClosedRange<Int>
  /// Whether the next event begins before this one has come to rest.
  public var isInterrupted: Bool
  /// Whether the keyboard fades in or out in its place.
  public var isFade: Bool

  /// A motion in these frames.
  public init(
    kind: Kind, frames: ClosedRange<Int>, isInterrupted: Bool = false, isFade: Bool = false
  ) {
    self.kind = kind
    self.frames = frames
    self.isInterrupted = isInterrupted
    self.isFade = isFade
  }
}

extension RecordedEvent: CustomStringConvertible {
  /// Such as “show, frames 12 to 40”.
  public var description: String {
    "\(kind.rawValue), frames \(frames.lowerBound) to \(frames.upperBound)"
      + (isFade ? ", fading" : "") + (isInterrupted ? ", interrupted" : "")
  }
}
