import Basics
import Diagnosis

/// A time during a motion of the keyboard for which a recording shows no new place of the bar, or no new picture.
///
/// A hitch is a frame that is shown later than expected, and its time is how much later (Apple, WWDC 2020, session
/// 10077, and Tech Talk 10855).
public struct Hitch: Sendable, Hashable {
  /// Who was late.
  public enum Cause: String, Sendable, Hashable {
    /// The app: new pictures show the keyboard moving, but the bar stalls and then jumps to catch up.
    case app
    /// The recorder, or what wrote the file: it left frames out or repeated one. Bar and keyboard stop together and
    /// are then where their motion has them.
    ///
    /// The display itself may have been late, too, which looks the same; an app's main thread stops no keyboard.
    case recorder
  }

  /// Who was late.
  public let cause: Cause
  /// From the last frame in time to the last before what was late.
  public let frames: ClosedRange<Int>
  /// When the frame that was late was due, in seconds from the film's first frame.
  public let begin: Double
  /// By how much it was late, in seconds: at least, and at most where frames hide the bar meanwhile.
  public let length: ClosedRange<Double>

  /// Whether every frame of it shows the bar, so that its length is known to a frame.
  public var isSeen: Bool { length.lowerBound == length.upperBound }
}

extension Hitch: CustomStringConvertible {
  /// Such as “app, 100 ms at 2083 ms”.
  public var description: String {
    "\(cause.rawValue), \(length.milliseconds) at \(begin.milliseconds)"
  }
}

extension ClosedRange<Double> {
  /// Of seconds: `100 ms`, or `50 to 133 ms`.
  package var milliseconds: String {
    let ends = [lowerBound, upperBound].map { ($0 * 1000).decimals(upTo: 0) }
    return ends[0] == ends[1] ? "\(ends[0]) ms" : "\(ends[0]) to \(ends[1]) ms"
  }
}
