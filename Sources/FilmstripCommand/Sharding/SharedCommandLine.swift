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

  /// Refuses a line without a command, or after options of that command.
  ///
  /// It shows that command's help if asked for: the parser takes `--help` for a part of the line.
  func check(behind command: any ParsableCommand.Type, options: [String] = []) throws {
    let behind = words.prefix { $0 != "--" }
    guard !behind.contains(where: ["-h", "--help"].contains) else {
      throw CleanExit.helpRequest(command)
    }
    let name = command.configuration.commandName ?? ""
    guard
      RootCommand.configuration.subcommands.contains(where: {
        $0.configuration.commandName == words[0]
      })
    else {
      throw Failure(
        .usage,
        "\(words[0]) is no command; check, record or render comes first, as in `filmstrip \(name) check \(words[0])`."
      )
    }
    for option in options
    where behind.contains(where: { $0 == option || $0.hasPrefix(option + "=") }) {
      throw Failure(
        .usage,
        "\(option) belongs to \(name) and stands right behind it, as in `filmstrip \(name) \(option) … \(words[0])`."
      )
    }
  }

  func parsed() throws -> any ShardableCommand {
    let parsed = try RootCommand.parseAsRoot(words)
    guard let command = parsed as? any ShardableCommand else {
      throw Failure(
        .usage,
        "\(words[0]) has no work to split; give check, record or render, with its arguments.")
    }
    guard command.sharding.shard == nil else {
      throw Failure(
        .usage, "what is planned and merged is the work of all shards; leave out --shard.")
    }
    return command
  }

  /// Throws immediate errors of a shard, such as for `--dry-run`.
  func job(shards: Int) throws -> ShardJob {
    let command = try parsed()
    let bundles = ("--bundles", command.sharding.bundles.path)
    let job = try ShardJob(
      words, of: Program.name, shards: shards, bundles: bundles, outputs: command.outputs)
    _ = try RootCommand.parseAsRoot(Array(job.words("1/\(shards)").dropFirst()))
    return job
  }
}
