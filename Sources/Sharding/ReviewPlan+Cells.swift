import Imaging
package import Review
package import Scenarios
package import Traces

extension ReviewPlan {
  package typealias PlannedFilm = (item: Item, approach: NamedApproach)

  /// The films as cells, with their scenarios' digests.
  ///
  /// - Parameters:
  ///   - folder: The baselines' folder, if a film's approved files are part of its cell: its trace and the trace's
  ///     pictures.
  ///   - frames: Frames that are drawn in addition to the approved ones.
  package func cells(
    withApprovedIn folder: BaselineFolder?, drawing frames: [FramePick] = []
  ) throws -> [Cell] {
    try items.concurrentMap { item in
      let source = try ScenarioArgument.digest(of: item.file ?? item.scenario.name)
      return try item.approaches.map { approach in
        let name = item.name(of: approach)
        let trace = approved.trace(of: name)
        var digest = source
        if let folder, let trace {
          digest.add(trace.digest)
          // A missing file is not an empty one.
          for pick in trace.pictures {
            digest.add(try folder.digest(of: name.file(pick)) ?? Digest())
          }
        }
        return Cell(
          name.film, digest: digest,
          cost: CellCost.film(item.scenario.script, pictures: (trace?.pictures ?? []) + frames))
      }
    }.flatMap { $0 }
  }

  package func films(of cells: Set<String>) -> [PlannedFilm] {
    films.filter { cells.contains($0.item.name(of: $0.approach).film) }
  }
}
