import ArgumentParser
import Recordings
import Scenarios

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print a built-in scenario's text, or the recorder's, to copy from.",
    discussion: """
      The recorder is Swift for an app's UI tests. It follows the presentation layers of keyboard and bar at each refresh \
      of the display, and writes a device's own numbers as CSV. Check them with \
      `\(Program.name) check TRACE.csv --max-gap 1`: edges to a fraction of a point, without a video.
      """,
    examples: ["show keyboard-gap > mine.yaml", "show recorder > KeyboardRecorder.swift"])

  @Argument(
    help: "A built-in scenario's name, or recorder.",
    completion: .custom { (_: [String], _: Int, _: String) in
      Scenario.builtInNames + [ShowCommand.recorder]
    })
  var name: String

  static let recorder = "recorder"

  func run() throws {
    let text =
      name == ShowCommand.recorder ? DeviceTrace.recorder : Scenario.builtInText(named: name)
    guard let text else {
      _ = try Scenario.named(name)
      return
    }
    try Output.bytes(Array(text.utf8))
  }
}
