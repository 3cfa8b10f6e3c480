import Basics
import Essentials
import Graphics
import Imaging
import WholeFiles

/// The bundles of all shards of a plan, with each of its cells once.
///
/// All that draw were made with the same fonts and libraries.
package struct Bundles {
  package let plan: CellPlan
  /// In the order of their shards.
  package let all: [Bundle]
  /// The output of `filmstrip doctor --environment` there; empty if nothing was drawn.
  package let environment: String

  /// Reads the bundles in a folder.
  ///
  /// - Throws: `Failure` that names invalid bundles, those of other work or another environment, and duplicate or
  ///   missing cells.
  package init(in folder: String, of plan: CellPlan) throws {
    guard !Files.isMissing(folder) else {
      throw Failure(
        .incomplete,
        ProjectFolder.above(folder).map {
          "There is no folder \(folder) here: give --bundles \($0)."
        }
          ?? "There is no folder \(folder); run the command with --shard I/N first, or give --bundles."
      )
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw Failure(.inputOutput, "\(folder) is not a readable folder; give another --bundles.")
    }
    // A killed shard's remnant begins with a dot.
    let bundles = try names.filter { $0.utf8.first != UInt8(ascii: ".") }.sorted()
      .map { try Bundle(at: Files.path($0, in: folder)) }
      .sorted { $0.manifest.shard.index < $1.manifest.shard.index }
    guard !bundles.isEmpty else {
      throw Failure(
        .incomplete, "\(folder) has no bundles; run the command with --shard I/N first.")
    }
    try Bundles.checkPlan(of: bundles, plan)
    let drawn = bundles.filter { !$0.manifest.environment.isEmpty }
    environment = drawn.first?.manifest.environment ?? ""
    for (first, bundle) in zip(drawn, drawn.dropFirst())
    where first.manifest.environment != bundle.manifest.environment {
      let change = Fingerprint.change(
        from: first.manifest.environment, to: bundle.manifest.environment)
      throw Failure(
        .environment,
        "\(bundle.path) was made with other fonts or libraries than \(first.path): \(change). Run one of the two "
          + "shards again where the others ran.")
    }
    try Bundles.checkIsWhole(bundles, of: plan)
    self.plan = plan
    all = bundles
  }

  /// Checks that each cell is there once.
  private static func checkIsWhole(_ bundles: [Bundle], of plan: CellPlan) throws {
    var owners: [String: Bundle] = [:]
    for bundle in bundles {
      for id in bundle.manifest.cells.keys.sorted() {
        guard let other = owners.updateValue(bundle, forKey: id) else { continue }
        throw Failure(
          .badData,
          "\(id) is in two bundles, \(other.path) of shard \(other.manifest.shard) and \(bundle.path) of shard "
            + "\(bundle.manifest.shard); remove the one that is not of this run.")
      }
    }
    let missing = plan.cells.filter { owners[$0.id] == nil }
    guard let one = missing.first else { return }
    let counts = Set(bundles.map(\.manifest.shard.count))
    var advice = ""
    if counts.count == 1, let count = counts.first {
      let there = Set(bundles.map(\.manifest.shard.index))
      let shards = (1...count).filter { !there.contains($0) }.map { "\($0)/\(count)" }
      let named = shards.prefix(5).joined(separator: ", ")
      advice =
        shards.isEmpty
        ? ""
        : " There is no bundle of \(named)\(shards.count > 5 ? " and \(shards.count - 5) more" : ""); run those shards."
    }
    throw Failure(
      .incomplete,
      "\(missing.count) of \(plan.cells.count) films \(missing.count == 1 ? "is" : "are") in no bundle, such as "
        + "\(one.id).\(advice)")
  }

  /// Refuses bundles of other work than the plan's; reasons with a remedy come first.
  private static func checkPlan(of bundles: [Bundle], _ plan: CellPlan) throws {
    let known = Dictionary(uniqueKeysWithValues: plan.cells.map { ($0.id, $0.digest.description) })
    for bundle in bundles { try bundle.checkIsPart(of: plan, known) }
    for bundle in bundles where bundle.manifest.plan != plan.digest {
      throw bundle.isOfAnotherPlan(
        "its plan \(bundle.manifest.plan) has the same films of this shard, but other films than \(plan.digest)"
      )
    }
  }
}

extension Bundle {
  fileprivate func isOfAnotherPlan(_ reason: String) -> Failure {
    Failure(.badData, "\(path) is of another plan: \(reason). Nothing was merged.")
  }

  /// Refuses a bundle whose version, arguments or cells are not the plan's.
  ///
  /// - Parameter known: The digests of the plan's cells.
  fileprivate func checkIsPart(of plan: CellPlan, _ known: [String: String]) throws {
    guard manifest.version == plan.version else {
      throw isOfAnotherPlan("filmstrip \(manifest.version) made it, and this is \(plan.version)")
    }
    guard manifest.arguments == plan.arguments else {
      let (theirs, ours) = (manifest.arguments, plan.arguments)
      throw isOfAnotherPlan(
        "it is of `\(theirs.joined(separator: " "))`, and this merge is of `\(ours.joined(separator: " "))`"
      )
    }
    guard manifest.shard.count <= plan.cells.count else {
      throw isOfAnotherPlan(
        "it is shard \(manifest.shard), and there are \(plan.cells.count) films")
    }
    for (id, digest) in manifest.cells.sorted(by: { $0.key < $1.key }) {
      guard let own = known[id] else { throw isOfAnotherPlan("\(id) is none of the films here") }
      guard own == digest else {
        throw isOfAnotherPlan(
          "the scenario of \(id), or its baseline, differs from the one here")
      }
    }
  }
}
