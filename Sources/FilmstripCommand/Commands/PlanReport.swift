import Basics
import Sharding

/// The output of `plan`.
struct PlanReport: Encodable {
  struct Cell: Encodable {
    let id: String
    let seconds: Double
    let shard: Int?
  }

  struct Part: Encodable {
    let shard: Int
    let cells: Int
    let seconds: Double
  }

  let plan: String
  let seconds: Double
  let cells: [Cell]
  let shards: [Part]?

  init(_ plan: CellPlan, shards: [String: Int]?, count: Int?) {
    self.plan = plan.digest
    cells = plan.cells.map {
      Cell(id: $0.id, seconds: PlanReport.seconds($0.cost), shard: shards?[$0.id])
    }
    seconds = PlanReport.seconds(plan.cells.reduce(0) { $0 + $1.cost })
    self.shards = shards.map { shards in
      var parts = Array(repeating: (cells: 0, cost: 0), count: count ?? 0)
      for cell in plan.cells {
        guard let shard = shards[cell.id] else { continue }
        parts[shard - 1].cells += 1
        parts[shard - 1].cost += cell.cost
      }
      return parts.enumerated().map {
        Part(
          shard: $0.offset + 1, cells: $0.element.cells,
          seconds: PlanReport.seconds($0.element.cost))
      }
    }
  }

  private static func seconds(_ microseconds: Int) -> Double { Double(microseconds) / 1e6 }

  var lines: [String] {
    var lines = Output.columns(
      cells.map { cell in
        [cell.id, "\(cell.seconds.fixed(4)) s"] + (cell.shard.map { ["\($0)"] } ?? [])
      }, rightAligned: [1, 2])
    for part in shards ?? [] {
      lines.append(
        "shard \(part.shard): \(part.cells) of \(cells.count), \(part.seconds.fixed(3)) s")
    }
    lines.append(
      "Plan \(plan): \(cells.count) film\(cells.count == 1 ? "" : "s"), \(seconds.fixed(3)) s of a processor"
    )
    return lines
  }
}
