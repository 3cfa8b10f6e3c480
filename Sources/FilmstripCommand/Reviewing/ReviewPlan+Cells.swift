import Imaging
import Review
import Scenarios
import Traces

extension ReviewPlan {
  /// A film that is played.
  typealias PlannedFilm = (item: Item, approach: NamedApproach)

  /// The films as cells, each with what stands for its scenario's file.
  ///
  /// - Parameters:
  ///   - withApproved: Whether what is approved of a film is part of what it is made of.
  ///   - frames: Frames that are drawn besides those that are approved.
  func cells(withApproved: Bool, drawing frames: [FramePick] = []) throws -> [Cell] {
    try items.flatMap { item in
      let source = try ScenarioArgument.digest(of: item.file ?? item.scenario.name)
      return item.approaches.map { approach in
        let name = item.name(of: approach)
        let trace = approved.trace(of: name)
        var digest = source
        if withApproved, let trace { digest.add(trace.digest) }
        return Cell(
          name.film, digest: digest,
          cost: CellCost.film(item.scenario.script, pictures: (trace?.pictures ?? []) + frames))
      }
    }
  }

  /// The films of some cells.
  func films(of cells: Set<String>) -> [PlannedFilm] {
    films.filter { cells.contains($0.item.name(of: $0.approach).film) }
  }
}
