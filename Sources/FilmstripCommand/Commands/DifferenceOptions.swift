import ArgumentParser
import Imaging

struct DifferenceOptions: ParsableArguments {
  enum Antialiasing: String, ExpressibleByArgument, CaseIterable {
    case skip, count
  }

  @Option(
    parsing: .unconditional,
    help: "How far the colours of two pixels may differ, 0 to 1. Default: 0.1.")
  var threshold: FiniteNumber?

  @Flag(help: "Count every difference, even an invisible one.")
  var exact = false

  @Option(help: "Whether pixels that only smooth an edge count.")
  var antialiasing = Antialiasing.skip

  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A rectangle to ignore, in pixels; may be given more than once.", valueName: "x,y,w,h"))
  var ignore: [Chosen<PixelRectangle>] = []

  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A threshold for one rectangle; may be given more than once, and the last one applies.",
      valueName: "x,y,w,h=t"))
  var tolerance: [Chosen<DifferenceRule.Region>] = []

  func validate() throws {
    if let threshold, ColorThreshold(threshold.value) == nil {
      throw ValidationError("--threshold \(threshold.value) is not 0 to 1.")
    }
    if exact, threshold != nil || antialiasing == .count {
      throw ValidationError(
        "--exact has no threshold and counts every pixel; leave out --threshold and --antialiasing."
      )
    }
  }

  var rule: DifferenceRule {
    DifferenceRule(
      threshold: exact ? .exact : threshold.flatMap { ColorThreshold($0.value) } ?? .usual,
      countsAntialiasing: antialiasing == .count, regions: tolerance.map(\.value),
      ignored: ignore.map(\.value))
  }
}
