import ArgumentParser
import Sharding
import WholeFiles

/// A command whose work machines can share: it plans cells, does some of them, and merges the shards' results.
protocol ShardableCommand: ParsableCommand, DecidedOptions {
  /// All that is to be done, of which nothing is begun.
  associatedtype Work

  var sharding: ShardOptions { get }
  /// Whether it prints JSON, and no text.
  var json: Bool { get }

  var outputs: [ShardJob.Folder] { get }

  /// Reads the work, and refuses impossible work.
  func work() throws -> Work
  /// In the command's order.
  func cells(of work: Work) throws -> [Cell]
  func inputs(of work: Work) -> [String]
  /// Runs the body while no other process changes the work's conditions.
  func exclusively(_ body: () throws -> Void) throws
  func run(_ work: Work) throws
  func run(_ work: Work, to bundle: BundleFolder) throws
  /// Ends the work as if this process had done all of it.
  func merge(_ bundles: Bundles, _ work: Work) throws
}

extension ShardableCommand where Work == ReviewWork {
  func inputs(of work: ReviewWork) -> [String] { work.inputs }
}

extension ShardableCommand {
  func run() throws { try runOnce() }

  func runOnce() throws {
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

  func plan() throws -> CellPlan { try plan(of: work()) }

  private func plan(of work: Work) throws -> CellPlan {
    try CellPlan(
      try cells(of: work),
      arguments: [Self.configuration.commandName ?? ""] + decisions.words,
      version: Program.version)
  }

  func merge() throws {
    try exclusively {
      let work = try self.work()
      let plan = try plan(of: work)
      // Work without cells has no shards, and ends in the usual manner.
      guard !plan.cells.isEmpty else {
        Output.error("Nothing to merge: no film is to be played here, so there are no shards.")
        return try run(work)
      }
      try merge(Bundles(in: sharding.bundles.path, of: plan), work)
    }
  }

  func exclusively(_ body: () throws -> Void) throws { try body() }
}
