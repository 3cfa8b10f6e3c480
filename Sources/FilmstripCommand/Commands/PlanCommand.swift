import ArgumentParser
import Basics

/// Prints what a command's work is made of, and how machines share it.
struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Show how a check, a recording or a rendering splits into shards.",
    discussion: """
      Prints each film of the work with the time it is expected to take one processor, and the digest of the plan: of Filmstrip's \
      version, the arguments, the scenarios and, for a check, what is approved. Machines that print the same digest split the \
      work in the same way. Nothing is played.

      A piece of work is a film, called SCENARIO/APPROACH, and for `render` all that is drawn of a scenario. Pieces are sorted by \
      name and cut into shards of equal predicted time, so that the films of a scenario stay together.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show which of so many shards does what.", valueName: "n"))
  var shards: Int?

  @Flag(help: "Print JSON.")
  var json = false

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The command and its arguments. Default: check.", valueName: "command"))
  var command: [String] = []

  func validate() throws {
    if let shards, shards < 1 { throw ValidationError("--shards \(shards) is less than 1.") }
  }

  func run() throws {
    let plan = try SharedCommandLine(command).plan()
    let report = PlanReport(plan, shards: try shards.map(plan.shards), count: shards)
    if json { try Output.json(report) } else { try Output.lines(report.lines) }
  }
}

/// What `plan` prints.
struct PlanReport: Encodable {
  /// A piece of the work.
  struct Cell: Encodable {
    let id: String
    let seconds: Double
    let shard: Int?
  }

  /// A shard of it.
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

  /// The report as text.
  var lines: [String] {
    var lines = Output.columns(
      cells.map { cell in
        [cell.id, "\(cell.seconds.fixed(4)) s"] + (cell.shard.map { ["\($0)"] } ?? [])
      }, rightAligned: [1, 2])
    for part in shards ?? [] {
      lines.append("shard \(part.shard): \(part.cells) of \(cells.count), \(part.seconds.fixed(3)) s")
    }
    lines.append(
      "plan \(plan): \(cells.count) film\(cells.count == 1 ? "" : "s"), \(seconds.fixed(3)) s of a processor")
    return lines
  }
}
