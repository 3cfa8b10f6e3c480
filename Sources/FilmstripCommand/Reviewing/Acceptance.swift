import Basics
import Essentials
import Review
import Traces
import WholeFiles

/// Replaces baselines with a check's results.
struct Acceptance {
  let folder: ResultsFolder

  /// Accepts outcomes, all of them or none, and notes so in the results.
  ///
  /// - Throws: `Failure` where a baseline is not what it was when it was checked.
  func accept(_ outcomes: [Outcome], in results: inout CheckResults) throws {
    // Whoever wrote what is replaced, it is what the check compared.
    let batch = OutputBatch(.keeping)
    let baselines = try folder.baselines(of: results)
    guard !FileLocation(baselines.path).isInside(FileLocation(folder.path)) else {
      throw Failure(
        .badData,
        "\(folder.path) holds the baselines \(baselines.path), which no check writes, so nothing was accepted; run "
          + "`filmstrip check` again.")
    }
    // Pictures before the traces that pick them, as when they are recorded.
    for outcome in outcomes.filter({ $0.frame != nil }) + outcomes.filter({ $0.frame == nil }) {
      guard let actual = outcome.actual else { continue }
      let file = outcome.file
      let before = try baselines.bytes(file)
      let now = try folder.bytes(actual)
      if before == now { continue }
      guard try before == outcome.expected.map(folder.bytes) else {
        throw Failure(
          .badData,
          "\(outcome.baseline) has changed since it was checked, so nothing was accepted; run "
            + "`filmstrip check` again.")
      }
      let path = try baselines.target(file)
      try batch.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      try batch.write(now, to: path)
    }
    try batch.commit()
    let names = Set(outcomes.map(\.name))
    results.accepted = results.outcomes.map(\.name).filter {
      names.contains($0) || results.accepted.contains($0)
    }
    results.rejected.removeAll(where: names.contains)
  }
}
