import Basics
package import Stage

/// A curve or spring with its card's texts.
package struct CurvePreset: Sendable, Hashable {
  package let name: String
  /// In small letters and hyphens.
  package let fileName: String
  package let code: [String]
  /// The motion over its own duration, or over 1 s for a curve without one.
  package let timing: Timing
  let duration: String

  package var text: String {
    switch timing.motion {
    case .curve(let curve): CurvePreset.css(curve)
    case .spring(let spring): TimingText.text(of: spring)
    }
  }

  /// Whether the animation sets its duration.
  package var isOfAnyDuration: Bool { duration == CurvePreset.anyDuration }

  private static let anyDuration = "any duration"

  /// How far it goes beyond its end, as a share of the distance.
  var overshoot: Double {
    (0...CurvePreset.resolution).reduce(0) { max($0, progress(at: CurvePreset.part($1)) - 1) }
  }

  func progress(at part: Double) -> Double { timing.progress(at: part * timing.duration) }

  /// Its speed in average speeds, which are those of `linear`; at 1, the speed just before the end.
  func speed(at part: Double) -> Double {
    let end = timing.duration.nextDown
    return timing.velocity(at: min(part * timing.duration, end)) * timing.duration
  }

  static let resolution = 240

  /// From 0 to 1.
  static func part(_ index: Int) -> Double { Double(index) / Double(resolution) }

  private init?(
    _ name: String, _ fileName: String, _ code: [String], _ motion: Motion, _ seconds: Double,
    _ duration: String
  ) {
    guard let timing = Timing(motion: motion, duration: seconds) else { return nil }
    self.name = name
    self.fileName = fileName
    self.code = code
    self.timing = timing
    self.duration = duration
  }

  /// A curve without its own duration, by its CSS text and its name in UIKit or Core Animation.
  private init?(_ name: String, _ fileName: String, _ code: String, _ curve: UnitCurve) {
    self.init(
      name, fileName, [code, CurvePreset.css(curve)], .curve(curve), 1, CurvePreset.anyDuration)
  }

  /// A keyboard's motion.
  private init?(
    _ name: String, _ fileName: String, _ code: [String], _ keyboard: KeyboardMotion
  ) {
    self.init(
      name, fileName, code, keyboard.motion, keyboard.duration,
      CurvePreset.seconds(keyboard.duration))
  }

  /// A spring of SwiftUI's, over the time until it rests.
  private init?(_ name: String, swiftUI spring: Spring, bounce: String) {
    let settled = (spring.settlingDuration * 100).rounded() / 100
    self.init(
      name, name, [".\(name)", ".spring(duration: 0.5,", "  bounce: \(bounce))"], .spring(spring),
      spring.settlingDuration, "rests after \(CurvePreset.seconds(settled))")
  }

  private static func seconds(_ duration: Double) -> String { "\(duration.shortest) s" }

  /// A curve's four numbers in CSS, even if it has a keyword.
  private static func css(_ curve: UnitCurve) -> String {
    curve.bezier.map { UnitCurve.cubicBezier($0).css } ?? curve.css
  }
}

extension CurvePreset {
  package struct Group: Sendable, Hashable {
    package let name: String
    package let presets: [CurvePreset]
  }

  /// The greatest speed of any preset, in average speeds: the scale of all cards.
  static let fastest: Double =
    groups.flatMap(\.presets).flatMap { preset in
      (0...resolution).map { preset.speed(at: part($0)) }
    }.filter(\.isFinite).max() ?? 1

  /// Every preset, five a group, with the numbers of `UnitCurve`, `Spring` and `KeyboardMotion`.
  ///
  /// The stand-in is the usual approximation of the spring by a curve, over twice the notified duration (Apple
  /// developer forums, thread 48088); it is up to 7.6 % of the distance off.
  package static let groups: [Group] = [
    Group(
      name: "Curves of UIKit, Core Animation and CSS",
      presets: [
        CurvePreset("easeInOut", "ease-in-out", ".curveEaseInOut", .easeInOut),
        CurvePreset("easeIn", "ease-in", ".curveEaseIn", .easeIn),
        CurvePreset("easeOut", "ease-out", ".curveEaseOut", .easeOut),
        CurvePreset("linear", "linear", ".curveLinear", .linear),
        CurvePreset(
          "default, ease", "ease",
          ["CAMediaTimingFunction(", "  name: .default)", css(.ease)], .curve(.ease), 1,
          anyDuration),
      ].compactMap(\.self)),
    Group(
      name: "Springs: the keyboard of iOS, and SwiftUI",
      presets: [
        CurvePreset(
          "Keyboard, iOS 7–18", "keyboard-ios-7",
          [".init(rawValue: 7 << 16)", "mass 3, stiffness 1000,", "damping 500, runs as critical"],
          .ios7),
        CurvePreset(
          "Keyboard, iOS 26", "keyboard-ios-26",
          [".init(rawValue: 7 << 16)", "mass 1, stiffness 555.027,", "damping 47.118"], .ios26),
        CurvePreset("smooth", swiftUI: .smooth, bounce: "0"),
        CurvePreset("snappy", swiftUI: .snappy, bounce: "0.15"),
        CurvePreset("bouncy", swiftUI: .bouncy, bounce: "0.3"),
      ].compactMap(\.self)),
    Group(
      name: "Other keyboards, and a stand-in for the spring",
      presets: [
        CurvePreset(
          "Keyboard, iOS 4–6", "keyboard-ios-4", [".curveEaseInOut", css(.easeInOut)], .legacy),
        android("Android, callback", "android-callback", .androidCallback),
        android("Android, show", "android-show", .androidShow),
        android("Android, hide", "android-hide", .androidHide),
        standIn,
      ].compactMap(\.self)),
  ]

  private static func android(
    _ name: String, _ fileName: String, _ keyboard: KeyboardMotion
  ) -> CurvePreset? {
    guard case .curve(let curve) = keyboard.motion, let bezier = curve.bezier else { return nil }
    let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { "\($0.shortest)f" }
    return CurvePreset(
      name, fileName, ["PathInterpolator(", "  \(numbers.joined(separator: ", ")))", css(curve)],
      keyboard)
  }

  private static var standIn: CurvePreset? {
    guard let bezier = CubicBezier(x1: 0.38, y1: 0.7, x2: 0.125, y2: 1) else { return nil }
    let curve = UnitCurve.cubicBezier(bezier)
    let text = css(curve).split(separator: " ")
    let lines = [
      text.prefix(2).joined(separator: " "), "  " + text.dropFirst(2).joined(separator: " "),
    ]
    return CurvePreset("Bézier stand-in", "bezier-stand-in", lines, .curve(curve), 0.5, "0.5 s")
  }
}
