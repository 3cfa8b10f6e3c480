package import Basics
package import Easing

/// A motion with a name and a duration, to be written down for another tool, or read from one.
///
/// The duration is above 0: a curve is stretched over it, a spring is cut at it.
package struct NotedMotion: Sendable, Hashable {
  /// Any text; each notation makes its own identifier of it.
  package let name: String
  package let motion: Motion
  /// In seconds.
  package let duration: Double

  /// The durations that every notation can say, in seconds.
  static let durations = 0.001...86_400.0

  /// - Throws: `Failure` for a duration that is not from 1 ms to a day.
  package init(_ name: String, _ motion: Motion, duration: Double) throws(Failure) {
    guard NotedMotion.durations.contains(duration),
      let timing = Timing(motion: motion, duration: duration)
    else {
      throw Failure(
        .usage,
        "\(NotedMotion.visible(name)) needs a duration of 0.001 to 86400 s, and has \(duration.shortest) s; give --duration."
      )
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
    let name = words.dropFirst().reduce(words.first.map(String.init) ?? "motion") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    return NotedMotion.taken.contains(name) ? "\(name)Motion" : name
  }

  /// Words that are not allowed as names in Swift, Kotlin or Dart, and names that the written code uses itself.
  private static let taken: Set<String> = Set(
    """
    abstract actor any as assert associatedtype async await break case catch class const continue covariant default defer \
    deferred deinit do dynamic else enum export extends extension external factory fallthrough false fileprivate final \
    finally for fun func function get guard hide if implements import in infix init inline inout interface internal is \
    late let library mixin nil null object of on open operator out override package part private protocol public \
    repeat required rethrow rethrows return sealed self set show static struct subscript super suspend switch sync this \
    throw throws true try typealias typedef typeof val var void when where while with yield \
    animator function spring timing tween keyframes points distance share part
    """.split(separator: " ").map(String.init))

  /// A name in a comment: without line breaks, and without the marks that end one.
  private static func visible(_ name: String) -> String {
    String(name.map { $0.isNewline || $0.asciiValue.map { $0 < 0x20 } == true ? " " : $0 })
      .replacing("*/", with: "* /")
  }

  /// A number of code: of a tiny one all its digits, which rounding would take.
  static func number(_ number: Double) -> String {
    number != 0 && number.magnitude < 0.001 ? number.shortest : number.decimals(upTo: 6)
  }

  /// The spring as it moves: one that may not overdamp has the critical damping, as on iOS.
  ///
  /// Other systems let every spring overdamp, so they need this one.
  static func inEffect(_ spring: Spring) -> (mass: Double, stiffness: Double, damping: Double) {
    let isCut = spring.regime == .critical && spring.dampingRatio > 1
    // To nine decimals, so that it is the same when it is read and written again.
    let critical = (spring.damping / spring.dampingRatio * 1e9).rounded() / 1e9
    let damping = isCut ? critical : spring.damping
    return (spring.mass, spring.stiffness, damping)
  }

  /// The line with the fewest stops from input 0 to 1, at which it is at 1, and how far it is off.
  func line(within tolerance: Double) throws(Failure) -> (line: PiecewiseLinear, error: Double) {
    guard let found = PiecewiseLinear.following(timing, within: tolerance) else {
      throw Failure(
        .usage,
        "\(name) is too steep for a line that is off by at most \(tolerance.shortest) of the distance; give a greater --tolerance."
      )
    }
    let inner = found.line.points.filter { 0 < $0.input && $0.input < 1 }
    let last = found.line.value(at: 1.0.nextDown)
    let stops =
      [PiecewiseLinear.Stop(found.line.value(at: 0), at: 0)]
      + inner.map { PiecewiseLinear.Stop($0.output, at: $0.input) }
      + (abs(last - 1) > 1e-9 ? [PiecewiseLinear.Stop(last, at: 1)] : []) + [.init(1, at: 1)]
    return (PiecewiseLinear(stops: stops) ?? found.line, found.error)
  }

  /// The points of a curve that is a line or steps, which are exact whatever the tolerance.
  var points: [PiecewiseLinear.Point] {
    get throws(Failure) { try line(within: 0.001).line.points }
  }

  /// What it is, for a comment: “keyboard-ios-7: spring of mass 3 … for 0.5 s”.
  package var heading: String {
    "\(NotedMotion.visible(name)): \(motion) for \(duration.decimals(upTo: 4)) s"
  }
}
