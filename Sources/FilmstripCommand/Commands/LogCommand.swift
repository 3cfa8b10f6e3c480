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

  @Argument(
    help: "A built-in scenario's name, a scenario file's path, or - for standard input.",
    completion: .scenarios)
  var scenario: String

  @Option(
    name: .long, help: "The approach to play, in other settings by frame+AX5.",
    completion: .approaches)
  var approach: String

  @OptionGroup var playing: OverrideOptions

  func run() throws {
    let scenario = try ScenarioArgument.load(scenario, playing.overrides)
    let (varied, approach) = try ScenarioArgument.approach(approach, of: scenario)
    let film = try varied.film(of: approach)
    for entry in film.log {
      try Output.lines(entry.description.split(separator: "\n").map(String.init))
    }
    for warning in film.warnings { try Output.line("warning: \(warning.text)") }
  }
}
