import ArgumentParser
import Sharding

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Show how a check, a recording or a rendering splits into shards.",
    discussion: """
      Prints each film of the work with the time that one processor is expected to take, and the digest of the plan: of \
      Filmstrip's version, the arguments, the scenarios and, for a check, the approved files. Machines that print the same \
      digest split the work in the same way. Nothing is played.

      A piece of work is a film, called SCENARIO/APPROACH, or, for `render`, everything drawn of one scenario. Pieces are \
      sorted by name and cut into shards of equal predicted time, so that the films of a scenario stay together.
      """, examples: ["plan --shards 2", "plan --shards 2 --for github"])

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show which of n shards does what.", valueName: "n"))
  var shards: Int?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "Print a file that has this engine run the --shards and merge them.", valueName: "engine"))
  var engine: Chosen<JobEngine>?

  @OptionGroup var line: SharedCommandLine

  func validate() throws {
    if let shards, shards < 1 { throw ValidationError("--shards \(shards) is less than 1.") }
    if engine != nil {
      guard shards != nil else {
        throw ValidationError("--for needs --shards, how many there are.")
      }
      guard !json else {
        throw ValidationError("--for and --json both print to standard output; give one of them.")
      }
    }
  }

  func run() throws {
    let command = try line.parsed(behind: PlanCommand.self, options: ["--shards", "--for"])
    let plan = try command.plan()
    let split = try shards.map(plan.shards)
    if let engine, let shards {
      let job = try line.job(of: command, shards: shards)
      return try Output.bytes(Array(try engine.value.file(for: job).utf8))
    }
    let report = PlanReport(plan, shards: split, count: shards)
    if json || command.json { try Output.json(report) } else { try Output.lines(report.lines) }
  }
}
