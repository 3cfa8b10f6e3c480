import Easing

/// The shape of a motion between two rests: a spring, or a curve over a duration.
public enum MotionShape: Sendable, Hashable {
  /// The keyboard's spring of iOS 7 to 18.
  case springIOS7
  /// The keyboard's spring of iOS 26.
  case springIOS26
  /// A critically damped spring of another pace, in radians per second.
  case spring(frequency: Double)
  /// A curve over a duration, in seconds.
  case curve(RecordedCurve, duration: Double)

  /// 0 up to the begin, toward 1 later; `time` is in seconds after the begin.
  public func progress(at time: Double) -> Double {
    let (profile, scale) = profileAndScale
    return profile.value(at: time / scale)
  }

  func velocity(at time: Double) -> Double {
    let (profile, scale) = profileAndScale
    return profile.slope(at: time / scale) / scale
  }

  /// The time to all but a thousandth of its way, in seconds after its begin.
  public var duration: Double {
    if case .curve(_, let duration) = self { return duration }
    let (_, scale) = profileAndScale
    return scale * MotionProfile.springRest
  }

  /// The profile, and the seconds of its unit.
  var profileAndScale: (profile: MotionProfile, scale: Double) {
    switch self {
    case .springIOS7: (.spring, 1 / Spring.keyboardIOS7.angularFrequency)
    case .springIOS26: (.spring, 1 / Spring.keyboardIOS26.angularFrequency)
    case .spring(let frequency): (.spring, 1 / frequency)
    case .curve(let curve, let duration): (.of(curve), duration)
    }
  }

  /// Whether it differs by less than readings can resolve: a twentieth of its pace.
  func isAlike(_ other: MotionShape) -> Bool {
    let (profile, scale) = profileAndScale
    let (otherProfile, otherScale) = other.profileAndScale
    return profile === otherProfile && abs(scale - otherScale) < 0.05 * max(scale, otherScale)
  }

  /// Whether it is a spring.
  public var isSpring: Bool {
    if case .curve = self { return false }
    return true
  }
}

/// The curves on which apps and systems move views.
public enum RecordedCurve: String, Sendable, Hashable, CaseIterable {
  /// UIKit's default: slow at both ends.
  case easeInOut
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// An even pace.
  case linear
  /// Core Animation's default, (0.25, 0.1, 0.25, 1).
  case coreAnimationDefault
  /// Often taken for the keyboard's: (0.38, 0.7, 0.125, 1); Apple developer forums thread 48088.
  case keyboardBezier

  var unitCurve: UnitCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    case .coreAnimationDefault: .ease
    case .keyboardBezier:
      CubicBezier(x1: 0.38, y1: 0.7, x2: 0.125, y2: 1).map(UnitCurve.cubicBezier) ?? .easeOut
    }
  }
}
