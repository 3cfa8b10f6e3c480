import ArgumentParser
import Basics
import Easing
import Notations
import Review

struct CurveFeelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feel",
    abstract: "Print how a curve or spring feels: half-way, settling, overshoot, greatest speed.",
    discussion: """
      TIMING is what `\(Program.name) curve export` takes. Half-way is when the motion first reaches half its distance. \
      It settles when it is within --tolerance of its end for good. Overshoot is how far it moves beyond its end. Fastest \
      is its greatest speed in either direction, and when it first has it; the speed is infinite where the motion jumps \
      by more than the tolerance. All values are exact except for rounding, not read from frames. `\(Program.name) \
      measure` prints the same for everything that moves in a film, with a tolerance of half a point.
      """,
    examples: ["curve feel keyboard", "curve feel 'spring(1, 247, 25.1)' --json"])

  @Argument(help: "The curve or spring, or a file that holds one.")
  var timing: String

  @Option(
    parsing: .unconditional,
    help: "Its length in seconds. Default: a spring's own, until it rests; 0.25 for a curve.")
  var duration: FiniteNumber?

  @Option(help: "How near its end it must stay, as a fraction of the distance, 0.001 to 0.1.")
  var tolerance = FiniteNumber(MotionFeel.usualTolerance)

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    // Springs end where they are 0.001 of their way from rest.
    guard (0.001...0.1).contains(tolerance.value) else {
      throw ValidationError("--tolerance must be from 0.001 to 0.1.")
    }
  }

  func run() throws {
    let motion = try TimingArgument.motion(of: timing, named: nil, lasting: duration?.value)
    guard let feel = motion.timing.feel(within: tolerance.value) else { return }
    let fastest = motion.timing.fastest(within: tolerance.value)
    if json {
      return try Output.json(
        CurveFeelReport(
          duration: motion.duration, tolerance: tolerance.value, halfway: feel.halfway,
          settled: feel.settled, overshoot: feel.overshoot,
          fastest: .init(
            time: fastest.time, speed: Nullable(fastest.speed.isFinite ? fastest.speed : nil))))
    }
    func time(_ seconds: Double?) -> String {
      seconds.map { "\(($0 * 1000).fixed(1)) ms" } ?? "–"
    }
    let speed = fastest.speed.isFinite ? "\(fastest.speed.fixed(2)) ways a second" : "a jump"
    try Output.line(motion.heading)
    try Output.table([
      ["half-way", time(feel.halfway)],
      [
        "settles", "\(time(feel.settled)), within \((tolerance.value * 100).shortest) % of its way",
      ],
      ["overshoot", "\((feel.overshoot * 100).fixed(1)) % of its way"],
      ["fastest", "\(speed) at \(time(fastest.time))"],
    ])
  }
}

/// The JSON of `curve feel`.
struct CurveFeelReport: Encodable {
  struct Fastest: Encodable {
    let time: Double
    /// In whole ways a second; null where it jumps.
    let speed: Nullable<Double>
  }

  /// In seconds.
  let duration: Double
  /// A fraction of the distance, as the overshoot is.
  let tolerance: Double
  /// In seconds.
  let halfway, settled: Double?
  let overshoot: Double
  let fastest: Fastest
}
