import ArgumentParser
import Basics
import Painting

/// How frames and clips are made, beyond what still pictures need.
struct MotionOptions: ParsableArguments, DecidedOptions {
  @Option(
    help: """
      Frames, clips and tables: only these frames of the film, such as 0-59, 30- or 12. Default: all of them.
      """)
  var frames: FrameRange?

  @Option(
    parsing: .unconditional,
    help: "Clips: play this many times slower, 1 to 100, with the same frames. Default: 1.")
  var slow: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help:
      "Clips: how many times they play, 0 for endlessly; for MP4 and WebM the player decides."
  )
  var loop = 0

  @Flag(help: "Frames and clips: the approaches side by side in one picture.")
  var sideBySide = false

  @Flag(help: "Frames and clips: add name, time, the seam and the verdict on it.")
  var annotate = false

  @OptionGroup var threads: JobOptions

  @Flag(help: "Frames and clips: draw however many pixels there are, which may take minutes.")
  var long = false

  /// A recording has no approaches, and is drawn however long it is.
  var decisions: [WorkOption] {
    [
      .work("--frames", frames), .work("--slow", slow), .work("--loop", loop == 0 ? nil : loop),
      .work("--side-by-side", sideBySide, for: [.scenario]), .work("--annotate", annotate),
      .work("--long", long, for: [.scenario]),
    ] + threads.decisions
  }

  private static let slowRange = 1.0...100.0
  private static let loopRange = 0...65_535

  func validate() throws {
    if let slow, !MotionOptions.slowRange.contains(slow.value) {
      throw ValidationError("--slow \(slow.value.shortest) is not 1 to 100.")
    }
    guard MotionOptions.loopRange.contains(loop) else {
      throw ValidationError("--loop \(loop) is not 0 to 65535.")
    }
  }
}
