import ArgumentParser
import Recordings

/// Prints the recorder that writes a device's own numbers.
struct RecorderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recorder",
    abstract: "Print a recorder for an app's tests: it writes a device's own numbers as CSV.",
    discussion: """
      The recorder follows the presentation layers of keyboard and bar from tick to tick of the display. Put it into an \
      app's UI tests, keep the CSV that it writes, and hold it with `filmstrip check TRACE.csv --max-gap 1`: edges to a \
      fraction of a point, without a video.
      """, examples: ["recorder > KeyboardRecorder.swift"])

  func run() throws { try Output.bytes(Array(DeviceTrace.recorder.utf8)) }
}
