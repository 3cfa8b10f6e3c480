import Basics
package import Traces
import WholeFiles

extension ResultsFolder {
  /// Replaces baselines with outcomes of a check, all or none, and notes it in the results.
  ///
  /// - Throws: `Failure` where a baseline has changed since the check.
  package func accept(_ outcomes: [Outcome], in results: inout CheckResults) throws {
    let baselines = try self.baselines(of: results)
    guard !FileLocation(baselines.path).isInside(FileLocation(path)) else {
      throw Failure(
        .badData,
        "\(path) holds the baselines \(baselines.path), which no check writes, so nothing was accepted; run "
          + "`filmstrip check` again.")
    }
    try baselines.change { try replace(outcomes, in: baselines) }
    let names = Set(outcomes.map(\.name))
    results.accepted = results.outcomes.map(\.name).filter {
      names.contains($0) || results.accepted.contains($0)
    }
    results.rejected.removeAll(where: names.contains)
  }

  private func replace(_ outcomes: [Outcome], in baselines: BaselineFolder) throws {
    // The replaced file is the one that the check compared, no matter what wrote it.
    let batch = OutputBatch(.keeping)
    // Pictures before the traces that pick them, as in recording.
    for outcome in outcomes.filter({ $0.frame != nil }) + outcomes.filter({ $0.frame == nil }) {
      guard let actual = outcome.actual else { continue }
      let file = outcome.file
      let before = try baselines.bytes(file)
      let now = try bytes(actual)
      if before == now { continue }
      guard try before == outcome.expected.map(bytes) else {
        throw Failure(
          .badData,
          "\(outcome.baseline) has changed since it was checked, so nothing was accepted; run "
            + "`filmstrip check` again.")
      }
      let target = try baselines.target(file)
      try batch.makeFolder(Files.folder(of: target))
      try batch.write(now, to: target)
    }
    try batch.commit()
  }
}
