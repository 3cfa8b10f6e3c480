import Basics
import Easing
import Notations
import Painting
import Scenarios
import WholeFiles

/// A curve or spring as it is typed: its text, a name of `curve list`, or a file that holds one.
enum TimingArgument {
  private static let forms =
    "A TIMING is CSS easing text, easeInOut, easeIn, easeOut, linear, keyboard, "
    + "spring(mass, stiffness, damping[, velocity]), a .json file, or one of \(names.joined(separator: ", "))."

  /// CSS's names of curves that UIKit does not have.
  private static let cssNames = [
    "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]

  private static let presets = CurvePreset.groups.flatMap(\.presets)

  /// The names of `curve list` as they are typed.
  static let names = presets.map(\.fileName)

  /// The motion with its name and duration: those that are given, else its own, else a keyboard's 0.25 s.
  static func motion(of text: String, named name: String?, lasting: Double?) throws -> NotedMotion {
    if let (path, token) = file(text) {
      let bytes = try Files.bytes(at: path, limit: 16 << 20)
      let found = try NotedMotion.read(bytes, from: path, named: token)
      return try NotedMotion(
        name ?? found.name, found.motion,
        duration: lasting ?? found.duration ?? usualDuration(of: found.motion))
    }
    if let preset = presets.first(where: { $0.fileName == text }) {
      let own = preset.isOfAnyDuration ? nil : preset.timing.duration
      return try NotedMotion(
        name ?? preset.fileName, preset.timing.motion,
        duration: lasting ?? own ?? usualDuration(of: preset.timing.motion))
    }
    let timing = try timing(text)
    let isKeyboard = timing.canonicalText == "keyboard"
    return try NotedMotion(
      name ?? (isKeyboard ? "keyboard" : "motion"), timing.motion,
      duration: lasting
        ?? (isKeyboard ? KeyboardMotion.ios7.duration : usualDuration(of: timing.motion)))
  }

  private static func usualDuration(of motion: Motion) -> Double {
    switch motion {
    case .curve: KeyboardMotion.ios7.notifiedDuration
    case .spring(let spring): spring.settlingDuration
    }
  }

  /// A file's path, and the name of one of its tokens.
  private static func file(_ text: String) -> (path: String, token: String?)? {
    if text.hasSuffix(".json") { return (text, nil) }
    let parts = text.split(separator: "#", maxSplits: 1)
    guard parts.count == 2, parts[0].hasSuffix(".json") else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// A timing by its text or by a name; throws an error that lists all forms, unless the reason already does.
  static func timing(_ text: String) throws -> TimingText {
    do {
      return try TimingText(presets.first { $0.fileName == text }?.text ?? text)
    } catch {
      throw Failure(
        .usage,
        error.description + (error.reason.contains("spring(") ? "." : ". \(forms)")
          + NearestName.hint(
            for: text, among: AnimationCurve.named.map(\.name) + cssNames + names)
      )
    }
  }
}
