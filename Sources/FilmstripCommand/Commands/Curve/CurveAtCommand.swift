import ArgumentParser
import Basics
import Easing

struct CurveAtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "at",
    abstract: "Print the progress of a curve or spring at given inputs.",
    discussion: """
      TIMING is CSS easing text, such as 'cubic-bezier(0.42, 0, 1, 1)', 'steps(3, jump-start)' or \
      'linear(0, 0.5 20%, 1)'; a UIKit curve: easeInOut, easeIn, easeOut, linear; 'keyboard', the \
      keyboard's spring of iOS 7 to 18; 'spring(mass, stiffness, damping[, velocity])'; or one of \
      \(TimingArgument.names.joined(separator: ", ")), springs of which are not cut. An input \
      is a fraction of the duration for a curve, and seconds for a spring.
      """,
    examples: [
      "curve at 'cubic-bezier(0.42, 0, 1, 1)' --inputs 0,0.5,1 --velocity",
      "curve at keyboard --inputs 0,0.1,0.2,0.3,0.4,0.5",
    ])

  @Argument(help: "The curve or spring.")
  var timing: String

  @Option(
    parsing: .unconditional, help: "Inputs, separated by commas, such as -0.5,0,1.")
  var inputs: NumberList

  @Flag(help: "Evaluate steps as before the animation begins (CSS's before flag).")
  var before = false

  @Flag(help: "Print the velocity as well.")
  var velocity = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let timing = try TimingArgument.timing(timing)
    try check(timing)
    let values = inputs.values.map { input in
      (
        at: input, value: timing.value(at: input, before: before),
        velocity: velocity ? timing.velocity(at: input) : nil
      )
    }
    for value in values where value.value.magnitude >= .greatestFiniteMagnitude {
      throw Failure(
        .usage,
        "the progress at \(value.at.shortest) is too large to print; give inputs nearer to 0…1."
      )
    }
    if json {
      return try Output.json(
        CurveAtReport(
          timing: timing.canonicalText, kind: timing.kind.rawValue,
          values: values.map { at, value, velocity in
            CurveAtReport.Value(
              at: at, value: value, velocity: velocity.map { Nullable($0.isFinite ? $0 : nil) })
          }))
    }
    try Output.line(timing.canonicalText)
    let unit = timing.kind == .spring ? "s" : "input"
    try Output.table(
      [[unit, "progress"] + (velocity ? ["velocity"] : [])]
        + values.map {
          [$0.at.shortest, $0.value.shortest] + ($0.velocity.map { [$0.shortest] } ?? [])
        },
      rightAligned: [0, 1, 2])
  }

  /// The largest number of steps that browsers distinguish from the next.
  private static let mostSteps = Int(Int32.max) - 1

  /// Refuses a timing that differs from the typed one, and options that do not apply to it.
  private func check(_ timing: TimingText) throws {
    guard case .curve(.steps(let steps)) = timing.motion else {
      guard !before else {
        throw Failure(
          .usage,
          "--before is for steps; the progress of \(timing.canonicalText) is the same without it.")
      }
      return
    }
    guard steps.count <= CurveAtCommand.mostSteps else {
      throw Failure(
        .usage,
        "there are too many steps: a browser treats every number beyond \(CurveAtCommand.mostSteps) as the same."
      )
    }
  }
}

/// The JSON of `curve at`.
struct CurveAtReport: Encodable {
  struct Value: Encodable {
    let at: Double
    let value: Double
    /// Absent unless asked for; null if the curve is vertical.
    let velocity: Nullable<Double>?
  }

  let timing: String
  let kind: String
  let values: [Value]
}
