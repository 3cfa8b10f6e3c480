/// A command's arguments without those that change nothing of what is made: how many threads make it, which shard,
/// where it goes and how it is told.
///
/// Two runs whose arguments are the same without these make the same, so their shards belong together.
enum WorkArguments {
  /// Options with a value, and flags.
  private static let options: Set = [
    "--shard", "--bundles", "-j", "--jobs", "--results", "--report", "-o", "--output",
  ]
  private static let flags: Set = ["--json", "--github", "--verbose", "--overwrite", "--dry-run"]

  /// What is left of a command's arguments.
  static func of(_ arguments: [String]) -> [String] {
    var rest = arguments[...]
    var kept: [String] = []
    while let argument = rest.popFirst() {
      // What follows are names, whatever they are called.
      if argument == "--" { return kept + ["--"] + rest }
      if options.contains(argument) {
        rest = rest.dropFirst()
        continue
      }
      let name = argument.prefix { $0 != "=" }
      if options.contains(String(name)) && name.count < argument.count { continue }
      if !flags.contains(argument) { kept.append(argument) }
    }
    return kept
  }
}
