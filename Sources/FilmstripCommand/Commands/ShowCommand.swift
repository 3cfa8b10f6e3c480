import ArgumentParser
import Scenarios

/// Prints the text of a built-in scenario.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print a built-in scenario's text, to copy from.",
    examples: ["show keyboard-gap > mine.yaml"])

  @Argument(help: "A built-in scenario's name.", completion: .builtInScenarios)
  var name: String

  func run() throws {
    guard let text = Scenario.builtInText(named: name) else {
      _ = try Scenario.named(name)
      return
    }
    try Output.bytes(Array(text.utf8))
  }
}
