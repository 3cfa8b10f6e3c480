import Imaging
package import Review
package import Scenarios
package import Traces

extension ReviewPlan {
  /// A film that is played.
  package typealias PlannedFilm = (item: Item, approach: NamedApproach)

  /// The films as cells, each with what stands for its scenario's file.
  ///
  /// - Parameters:
  ///   - folder: The baselines' folder, where what is approved of a film is part of what it is made of: its trace and
  ///     the pictures that this picks. Nil where it is not.
  ///   - frames: Frames that are drawn besides those that are approved.
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
          // What is not there is no bytes at all, which is another thing than an empty file.
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

  /// The films of some cells.
  package func films(of cells: Set<String>) -> [PlannedFilm] {
    films.filter { cells.contains($0.item.name(of: $0.approach).film) }
  }
}
