import ArgumentParser
import Sharding
import WholeFiles

/// A command whose work machines can share: it plans cells, does some of them, and puts together what shards did.
protocol ShardableCommand: ParsableCommand, DecidedOptions {
  /// All that is to be done, of which nothing is begun.
  associatedtype Work

  var sharding: ShardOptions { get }
  /// Whether it prints JSON, and no text.
  var json: Bool { get }

  /// The folders into which results go.
  var outputs: [ShardJob.Folder] { get }

  /// Reads what there is to do, and refuses what cannot be done.
  func work() throws -> Work
  /// The work in cells, in the command's order.
  func cells(of work: Work) throws -> [Cell]
  /// The files and folders that are read.
  func inputs(of work: Work) -> [String]
  /// Reads what there is to do and ends it, while no other process changes what that depends on.
  func exclusively(_ body: () throws -> Void) throws
  /// Does all of the work.
  func run(_ work: Work) throws
  /// Does a bundle's cells, and notes what came of them.
  func run(_ work: Work, to bundle: BundleFolder) throws
  /// Ends the work as if this process had done all of it.
  func merge(_ bundles: Bundles, _ work: Work) throws
}

extension ShardableCommand {
  /// Does all of the work, or the shard that is asked for.
  func runShared() throws {
    Interruption.catchSignals()
    guard let shard = try sharding.wanted() else {
      return try exclusively { try run(self.work()) }
    }
    let work = try work()
    let plan = try plan(of: work)
    let bundle = try BundleFolder(
      of: shard, of: plan, in: sharding.bundles.path, reading: inputs(of: work))
    defer { bundle.swap.discard() }
    try run(work, to: bundle)
    Output.error(bundle.summary(of: plan))
  }

  /// The plan of its work.
  func plan() throws -> CellPlan { try plan(of: work()) }

  private func plan(of work: Work) throws -> CellPlan {
    try CellPlan(
      try cells(of: work),
      arguments: [Self.configuration.commandName ?? ""] + decisions.words,
      version: Program.version)
  }

  /// Puts together what the shards of the work did.
  func merge() throws {
    try exclusively {
      let work = try self.work()
      let plan = try plan(of: work)
      // What has no cells has no shards, and is ended as without them.
      guard !plan.cells.isEmpty else { return try run(work) }
      try merge(Bundles(in: sharding.bundles.path, of: plan), work)
    }
  }

  func exclusively(_ body: () throws -> Void) throws { try body() }
}
