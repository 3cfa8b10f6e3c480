import ArgumentParser
import Basics
import Sharding

/// The command line to plan or merge, as the arguments of `plan` and `merge`.
struct SharedCommandLine: ParsableArguments {
  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp(
      "check, record or render with its arguments, but for --shard. Default: check.",
      valueName: "command"), completion: .list(["check", "record", "render"]))
  var command: [String] = []

  /// The command's name and its arguments: by default a check.
  var words: [String] {
    let isNamed = command.first.map { $0.utf8.first != UInt8(ascii: "-") } ?? false
    return isNamed ? command : ["check"] + command
  }

  /// The line's command, which has work to split.
  ///
  /// - Parameters:
  ///   - command: `plan` or `merge`. A `--help` in the line shows its help, as the parser takes that for a part of the
  ///     line.
  ///   - options: Its options, which go before the line; in the line they are refused.
  /// - Throws: `Failure` for another line, and the parser's errors.
  func parsed(
    behind command: any ParsableCommand.Type, options: [String] = []
  ) throws -> any ShardableCommand {
    let behind = words.prefix { $0 != "--" }
    guard !behind.contains(where: ["-h", "--help"].contains) else {
      throw CleanExit.helpRequest(command)
    }
    let name = command.configuration.commandName ?? ""
    let names = RootCommand.configuration.subcommands.map { $0.configuration.commandName }
    guard names.contains(words[0]) else {
      throw Failure(
        .usage,
        "\(words[0]) is not a command; check, record or render comes first, as in `filmstrip \(name) check \(words[0])`."
      )
    }
    for option in options
    where behind.contains(where: { $0 == option || $0.hasPrefix(option + "=") }) {
      throw Failure(
        .usage,
        "\(option) belongs to \(name) and goes right behind it, as in `filmstrip \(name) \(option) … \(words[0])`."
      )
    }
    let parsed = try RootCommand.parse(words)
    guard let command = parsed as? any ShardableCommand else {
      throw Failure(
        .usage,
        "\(words[0]) has no work to split; give check, record or render, with its arguments.")
    }
    guard command.sharding.shard == nil else {
      throw Failure(
        .usage, "plan and merge are about the work of all shards; leave out --shard.")
    }
    guard (command as? CheckCommand)?.watch != true else {
      throw Failure(
        .usage, "--watch checks repeatedly, and shards belong to one check; leave it out.")
    }
    return command
  }

  /// The job that does the command's work in shards; throws a shard's immediate errors, such as for `--dry-run`.
  func job(of command: any ShardableCommand, shards: Int) throws -> ShardJob {
    let bundles = ("--bundles", command.sharding.bundles.path)
    let job = try ShardJob(
      words, of: Program.name, shards: shards, bundles: bundles, outputs: command.outputs)
    _ = try RootCommand.parseAsRoot(Array(job.words("1/\(shards)").dropFirst()))
    return job
  }
}
