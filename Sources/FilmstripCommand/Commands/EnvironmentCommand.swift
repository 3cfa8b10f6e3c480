import ArgumentParser
import Graphics
import Painting

/// Prints what pictures depend on besides their inputs.
struct EnvironmentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "environment",
    abstract: "Print the fonts and libraries that pictures depend on.",
    discussion: "Machines that print the same line draw the same bytes.", examples: ["environment"])

  func run() throws {
    try Output.line(try Fingerprint.ofEverything().description)
  }
}
