import Foundation
import Review
import Traces

/// Puts what a check made in the place of what was approved.
struct Acceptance {
  let folder: ResultsFolder

  /// Accepts outcomes, all of them or none, and notes so in the results.
  ///
  /// - Throws: `Failure` where a baseline is not what it was when it was checked.
  func accept(_ outcomes: [Outcome], in results: inout CheckResults) throws {
    // Whoever wrote what is replaced, it is what the check compared.
    let batch = OutputBatch(overwrite: true)
    let baselines = BaselineFolder(path: results.folder)
    // Pictures before the traces that pick them, as when they are recorded.
    for outcome in outcomes.filter({ $0.frame != nil }) + outcomes.filter({ $0.frame == nil }) {
      guard let actual = outcome.actual else { continue }
      let file =
        outcome.name
        + (outcome.frame == nil ? BaselineName.traceEnding : BaselineName.pictureEnding)
      let before = try baselines.bytes(file)
      let now = try folder.bytes(actual)
      if before == now { continue }
      guard try before == outcome.expected.map(folder.bytes) else {
        throw Failure(
          .badData,
          "\(outcome.baseline) has changed since it was checked, so nothing was accepted; run "
            + "`filmstrip check` again.")
      }
      let path = Files.path(file, in: baselines.path)
      try batch.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      try batch.write(now, to: path)
    }
    try batch.commit()
    let names = Set(outcomes.map(\.name))
    results.accepted = results.outcomes.map(\.name).filter {
      names.contains($0) || results.accepted.contains($0)
    }
    results.rejected.removeAll(where: names.contains)
    try folder.update(results)
  }
}
