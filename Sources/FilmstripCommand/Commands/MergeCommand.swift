import ArgumentParser
import WholeFiles

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge what the shards of a check, a recording or a rendering did.",
    discussion: """
      Takes the command line that the shards had, without --shard, and gives what one machine would have: the same \
      results, reports, baselines, pictures, messages and exit code, byte for byte. Run it in the project, at the commit \
      that the shards ran at: `filmstrip check --shard 1/2`, `filmstrip check --shard 2/2`, then `filmstrip merge check`.

      Nothing is written unless every film is in exactly one bundle, and all bundles are of this plan and of one \
      environment. It then exits with the command's own exit code.

      Exit codes: 2 a film is in no bundle; 3 bundles were made with different fonts or libraries; 65 a folder is not a \
      bundle, a bundle is damaged or of another plan, or a film is in two; 73 an output cannot be created; 74 a bundle \
      cannot be read.
      """, examples: ["merge check", "merge"])

  @OptionGroup var line: SharedCommandLine

  func run() throws {
    let command = try line.parsed(behind: MergeCommand.self)
    Interruption.catchSignals()
    try command.merge()
  }
}
