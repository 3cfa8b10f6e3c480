import ArgumentParser
import WholeFiles

/// A command whose work machines can share: it plans cells, does some of them, and puts together what shards did.
protocol ShardableCommand: ParsableCommand {
  /// All that is to be done, of which nothing is begun.
  associatedtype Work

  var sharding: ShardOptions { get }

  /// The folders into which results go.
  var outputs: [ShardJob.Folder] { get }

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
      of: shard, of: plan, in: sharding.bundles.path, reading: inputs(of: work))
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
  func merge(_ arguments: [String]) throws {
    let work = try work()
    let plan = try plan(of: work, arguments)
    // What has no cells has no shards, and is ended as without them.
    guard !plan.cells.isEmpty else { return try run(work) }
    try merge(Bundles(in: sharding.bundles.path, of: plan), work)
  }
}
