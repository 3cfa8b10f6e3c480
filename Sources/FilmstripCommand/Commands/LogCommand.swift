import ArgumentParser
import Review
import Scenarios

struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Print what the stage did, turn by turn.",
    discussion: "Run-loop turns, notifications, animation blocks with the timing in force, layout "
      + "passes, and what each commit sent to the screen.",
    examples: ["log keyboard-gap --approach constraints --device 'iPhone X'"])

  @Argument(help: "A built-in scenario's name, or a scenario file's path.", completion: .scenarios)
  var scenario: String

  @Option(name: .long, help: "The approach to play.", completion: .approaches)
  var approach: String

  @OptionGroup var playing: OverrideOptions

  func run() throws {
    let scenario = try ScenarioArgument.load(scenario, playing.overrides)
    for approach in try ScenarioArgument.approaches([approach], of: scenario) {
      let film = try scenario.film(of: approach)
      for entry in film.log {
        try Output.lines(entry.description.split(separator: "\n").map(String.init))
      }
      for warning in film.warnings { try Output.line("warning: \(warning.text)") }
    }
  }
}
