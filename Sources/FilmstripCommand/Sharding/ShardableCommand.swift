import ArgumentParser

/// A command whose work machines can share: it plans cells, does some of them, and puts together what shards did.
protocol ShardableCommand: ParsableCommand {
  /// All that is to be done, of which nothing is begun.
  associatedtype Work

  var sharding: ShardOptions { get }

  /// Reads what there is to do, and refuses what cannot be done.
  func work() throws -> Work
  /// The work in cells, in the command's order.
  func cells(of work: Work) throws -> [Cell]
  /// The files and folders that are read.
  func inputs(of work: Work) -> [String]
  /// Does all of the work.
  func run(_ work: Work) throws
  /// Does a bundle's cells, and notes what came of them.
  func run(_ work: Work, of plan: CellPlan, to bundle: BundleFolder) throws
  /// Ends the work as if this process had done all of it.
  func merge(_ bundles: Bundles, _ work: Work) throws
}

extension ShardableCommand {
  /// Does all of the work, or the shard that is asked for.
  ///
  /// - Parameter arguments: Those that the command was given.
  func runShared(_ arguments: [String]) throws {
    Interruption.catchSignals()
    let work = try work()
    guard let shard = try sharding.wanted() else { return try run(work) }
    let plan = try plan(of: work, arguments)
    let bundle = try BundleFolder(
      of: shard, of: plan, in: sharding.kept.bundles, reading: inputs(of: work))
    defer { bundle.swap.discard() }
    try run(work, of: plan, to: bundle)
  }

  /// The plan of the work.
  func plan(of work: Work, _ arguments: [String]) throws -> CellPlan {
    try CellPlan(
      try cells(of: work),
      arguments: [Self.configuration.commandName ?? ""] + WorkArguments.of(arguments))
  }

  /// Puts together what the shards of the work did.
  func merge(_ arguments: [String], in folder: String) throws {
    let work = try work()
    try merge(Bundles(in: folder, of: plan(of: work, arguments)), work)
  }
}

/// A command line whose work is planned or merged: `check`, `record` or `render`, and what comes after it.
struct SharedCommandLine {
  let command: any ShardableCommand
  let arguments: [String]

  /// - Parameter words: The command and its arguments; a check of everything where there are none.
  init(_ words: [String]) throws {
    let words = words.isEmpty ? ["check"] : words
    let parsed = try RootCommand.parseAsRoot(HomeFolder.expanded(words))
    guard let command = parsed as? any ShardableCommand else {
      throw Failure(
        .usage, "\(words[0]) has no work to share; give check, record or render, with its arguments.")
    }
    self.command = command
    arguments = Array(words.dropFirst())
  }

  /// The plan of its work.
  func plan() throws -> CellPlan {
    func plan(_ command: some ShardableCommand) throws -> CellPlan {
      try command.plan(of: command.work(), arguments)
    }
    return try plan(command)
  }

  /// Puts together what the shards of its work did.
  func merge(in folder: String) throws { try command.merge(arguments, in: folder) }
}
