package import Basics
package import Easing

/// A motion with a name and a duration, to be written down for another tool, or read from one.
///
/// The duration is above 0: a curve is stretched over it, a spring is cut at it.
package struct NotedMotion: Sendable, Hashable {
  /// Any text; each notation makes an identifier of its own of it.
  package let name: String
  package let motion: Motion
  /// In seconds.
  package let duration: Double

  /// - Throws: `Failure` for a duration that is not above 0 and finite.
  package init(_ name: String, _ motion: Motion, duration: Double) throws(Failure) {
    guard duration > 0, duration.isFinite, let timing = Timing(motion: motion, duration: duration)
    else {
      throw Failure(
        .usage, "\(name) needs a duration above 0 s, which it has not; give --duration.")
    }
    self.name = name
    self.motion = motion
    self.duration = duration
    self.timing = timing
  }

  /// From 0 on.
  package let timing: Timing

  /// The name in small letters and hyphens, as in CSS and design tokens.
  var hyphened: String {
    let words = name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let text = words.joined(separator: "-")
    return text.first?.isLetter == true ? text : "motion" + (text.isEmpty ? "" : "-\(text)")
  }

  /// The name in small and capital letters, as of a value in Swift, Kotlin and Dart.
  var camelCase: String {
    let words = hyphened.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "motion") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The spring as it moves: one that may not overdamp has the critical damping, as on iOS.
  ///
  /// Other systems let every spring overdamp, so this is what they are to be given.
  static func inEffect(_ spring: Spring) -> (mass: Double, stiffness: Double, damping: Double) {
    let isCut = spring.regime == .critical && spring.dampingRatio > 1
    // To nine decimals, so that it is the same when it is read and written again.
    let critical = (spring.damping / spring.dampingRatio * 1e9).rounded() / 1e9
    let damping = isCut ? critical : spring.damping
    return (spring.mass, spring.stiffness, damping)
  }

  /// The line with the fewest stops, and how far it is off.
  func line(within tolerance: Double) throws(Failure) -> (line: PiecewiseLinear, error: Double) {
    guard let found = PiecewiseLinear.following(timing, within: tolerance) else {
      throw Failure(
        .usage,
        "\(name) is too steep for a line that is at most \(tolerance.shortest) of the way off; give a greater --tolerance."
      )
    }
    return found
  }

  /// What it is, for a comment: “keyboard-ios-7: spring of mass 3 … for 0.5 s”.
  var heading: String {
    "\(name): \(motion) for \(duration.decimals(upTo: 4)) s"
  }
}
