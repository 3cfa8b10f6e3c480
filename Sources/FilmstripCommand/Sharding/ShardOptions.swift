import ArgumentParser
import Essentials
import Sharding

/// Which part of a command's work is done.
struct ShardOptions: ParsableArguments, DecidedOptions {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Do only this part of the work, such as 2/8, and leave it for `merge` in the bundles' folder; auto takes the part that "
        + "the job's engine names.",
      valueName: "i/n"))
  var shard: ShardArgument?

  @Option(
    help: ArgumentHelp(
      "The folder of the bundles that shards leave and `merge` reads.", valueName: "folder"))
  var bundles: PathArgument = "filmstrip-shards"

  var decisions: [WorkOption] { WorkOption.manner("--shard") + WorkOption.place("--bundles") }

  /// The shard that is asked for; nil for all of the work.
  func wanted() throws -> Shard? {
    switch shard {
    case nil: nil
    case .given(let shard): shard
    case .automatic: try ShardEnvironment.shard(in: ProcessInfo.processInfo.environment)
    }
  }
}

/// A shard's number and their count, or `auto`.
enum ShardArgument: ExpressibleByArgument {
  case given(Shard)
  case automatic

  init?(argument: String) {
    if argument == "auto" {
      self = .automatic
    } else if let shard = Shard(argument) {
      self = .given(shard)
    } else {
      return nil
    }
  }
}

extension JobEngine: ArgumentValue {}
