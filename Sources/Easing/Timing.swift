import Basics

/// A motion on a time line, with begin and duration, in seconds.
///
/// ```
///        begin        end = begin + duration
/// 0 ───────┤╭─────────├─────── 1
/// ```
///
/// Guarantees: begin, duration and end are finite and the duration is not negative; the progress is 0 before the begin
/// and exactly 1 from the end on, whatever the motion's own value there, as Core Animation removes an animation at its
/// end and shows the model's value.
public struct Timing: Sendable, Hashable, Codable {
  /// The motion.
  public let motion: Motion
  /// The begin, any finite time: a delay, or a moment of a film.
  public let begin: Double
  /// The duration: a curve is stretched over it, a spring is cut at it.
  public let duration: Double

  /// Creates a timing; `nil` unless begin, duration and end are finite and the duration not negative.
  public init?(motion: Motion, begin: Double = 0, duration: Double) {
    guard duration >= 0, begin.isFinite, (begin + duration).isFinite else { return nil }
    self.motion = motion
    self.begin = begin
    self.duration = duration
  }

  /// Creates the timing of `UIView.animate` with this curve and requested duration.
  ///
  /// With `.keyboard` the requested duration is ignored, unless it is 0, which stays instant: motion and duration are
  /// those of `keyboard`. Numbers without a name move as `AnimationCurve.unitCurve` says (inferred). `nil` as for
  /// `init(motion:begin:duration:)`, also where the requested duration would have been ignored.
  ///
  /// Source: Apple developer forums thread 48088.
  public init?(
    curve: AnimationCurve, duration: Double, begin: Double = 0, keyboard: KeyboardMotion = .ios7
  ) {
    guard duration >= 0, duration.isFinite else { return nil }
    if let unitCurve = curve.unitCurve {
      self.init(motion: .curve(unitCurve), begin: begin, duration: duration)
    } else {
      self.init(
        motion: keyboard.motion, begin: begin, duration: duration == 0 ? 0 : keyboard.duration)
    }
  }

  /// The end.
  public var end: Double { begin + duration }

  /// The progress at a time: 0 before the begin, exactly 1 from the end on.
  ///
  /// In between it may leave 0…1 where the motion overshoots. A duration of 0 gives 1 at the begin.
  public func progress(at time: Double) -> Double {
    if time >= end { return 1 }
    guard time >= begin else { return 0 }
    return switch motion {
    case .curve(let curve): curve.value(at: share(at: time))
    case .spring(let spring): spring.value(at: time - begin)
    }
  }

  /// The change of progress per second; 0 outside the motion, infinite where a curve is vertical.
  public func velocity(at time: Double) -> Double {
    guard time >= begin, time < end else { return 0 }
    return switch motion {
    case .curve(let curve): curve.slope(at: share(at: time)) / duration
    case .spring(let spring): spring.velocity(at: time - begin)
    }
  }

  /// The share of the duration that has passed; rounding must not exceed the end.
  private func share(at time: Double) -> Double { min((time - begin) / duration, 1) }
}

extension Timing: CustomStringConvertible {
  /// The motion, duration and begin: “ease-in-out for 0.25 s from 0.1 s on”.
  public var description: String {
    let delay = begin == 0 ? "" : " from \(begin.decimals(upTo: 4)) s on"
    return "\(motion) for \(duration.decimals(upTo: 4)) s\(delay)"
  }
}
