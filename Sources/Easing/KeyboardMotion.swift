import Basics

/// The motion of one kind of keyboard, and its notification.
///
/// Times are in seconds. The two durations differ: `duration` is that of the real motion, `notifiedDuration` the
/// reported one; between iOS 7 and 18 they are 0.5 and 0.25.
///
/// Guarantees: the name is not empty, both durations are finite and not negative.
public struct KeyboardMotion: Sendable, Hashable {
  /// The name in scenario files.
  public let name: String
  /// The keyboard's motion.
  public let motion: Motion
  /// The motion's length; a spring is cut there.
  public let duration: Double
  /// The duration in the notification.
  public let notifiedDuration: Double
  /// The curve in the notification.
  public let notifiedCurve: AnimationCurve

  /// Creates a kind; `nil` for an empty name or a duration that is negative or not finite.
  public init?(
    name: String, motion: Motion, duration: Double, notifiedDuration: Double,
    notifiedCurve: AnimationCurve
  ) {
    guard !name.isEmpty, duration >= 0, duration.isFinite, notifiedDuration >= 0,
      notifiedDuration.isFinite
    else { return nil }
    self.init(unchecked: name, motion, duration, notifiedDuration, notifiedCurve)
  }

  private init(
    unchecked name: String, _ motion: Motion, _ duration: Double, _ notifiedDuration: Double,
    _ notifiedCurve: AnimationCurve
  ) {
    self.name = name
    self.motion = motion
    self.duration = duration
    self.notifiedDuration = notifiedDuration
    self.notifiedCurve = notifiedCurve
  }

  /// iOS 7 to 18: a spring of mass 3, stiffness 1000, damping 500 for 0.5 s; reports 0.25 s, curve 7.
  ///
  /// Source: Apple developer forums thread 48088; Flutter engine pull request 37604; for what is reported,
  /// stackoverflow.com/q/18957476.
  public static let ios7 = KeyboardMotion(
    unchecked: "ios7", .spring(.keyboardIOS7), 0.5, 0.25, .keyboard)

  /// iOS 26: a spring of mass 1, stiffness 555.027, damping 47.118 for 0.3832 s.
  ///
  /// It reports that duration, and curve 7.
  ///
  /// Source: the constants published in Telegram for iOS (one source).
  public static let ios26 = KeyboardMotion(
    unchecked: "ios26", .spring(.keyboardIOS26), 0.3832, 0.3832, .keyboard)

  /// iOS 4 to 6: easeInOut for 0.25 s, and reported so (stackoverflow.com/q/10749311, q/1419221).
  public static let legacy = KeyboardMotion(
    unchecked: "legacy", .curve(.easeInOut), 0.25, 0.25, .easeInOut)

  /// Android with an insets animation callback: (0.2, 0, 0, 1) for 0.285 s, both ways.
  ///
  /// Android reports no curve; 7 denotes the keyboard's own. Source: Android Open Source Project, InsetsController.
  public static let androidCallback = android("android-callback", (0.2, 0, 0, 1), 0.285)

  /// Android without a callback, showing: (0, 0, 0.2, 1) for 0.2 s (AOSP, InsetsController).
  public static let androidShow = android("android-show", (0, 0, 0.2, 1), 0.2)

  /// Android without a callback, hiding: (0.4, 0, 1, 1) for 0.2 s (AOSP, InsetsController).
  public static let androidHide = android("android-hide", (0.4, 0, 1, 1), 0.2)

  private static func android(
    _ name: String, _ points: (Double, Double, Double, Double), _ duration: Double
  ) -> KeyboardMotion {
    let curve = CubicBezier(unchecked: points.0, points.1, points.2, points.3)
    return KeyboardMotion(
      unchecked: name, .curve(.cubicBezier(curve)), duration, duration, .keyboard)
  }

  /// Every kind, the default first.
  public static let all: [KeyboardMotion] = [
    .ios7, .ios26, .legacy, .androidCallback, .androidShow, .androidHide,
  ]

  /// The kind with a name, from ``all``; `nil` for another name.
  public init?(name: String) {
    guard let known = KeyboardMotion.all.first(where: { $0.name == name }) else { return nil }
    self = known
  }
}

extension KeyboardMotion: CustomStringConvertible {
  /// Its name, motion and notification.
  public var description: String {
    "\(name): \(motion) for \(duration.decimals(upTo: 4)) s, notified as "
      + "\(notifiedDuration.decimals(upTo: 4)) s and curve \(notifiedCurve.rawValue)"
  }
}
