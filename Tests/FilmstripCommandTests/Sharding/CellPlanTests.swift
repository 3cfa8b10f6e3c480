import Basics
import Imaging
import Testing

@testable import FilmstripCommand

struct CellPlanTests {
  private func cell(_ id: String, _ bytes: String = "", cost: Int = 1) -> Cell {
    var digest = Digest()
    digest.add(bytes.utf8)
    return Cell(id, digest: digest, cost: cost)
  }

  private var cells: [Cell] {
    (0..<40).map { cell("s\($0 % 7)/a\($0)", "\($0)", cost: 1 + $0 * $0 % 13 * 100) }
  }

  @Test func theSplitAndTheDigestAreTheSameForEveryOrder() throws {
    let plan = try CellPlan(cells, arguments: ["check"])
    let shards = try plan.shards(5)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let other = try CellPlan(cells.shuffled(using: &generator), arguments: ["check"])
      #expect(other.digest == plan.digest)
      #expect(try other.shards(5) == shards)
    }
  }

  @Test func theShardsHaveEachCellOnce() throws {
    let plan = try CellPlan(cells, arguments: ["check"])
    for count in [1, 2, 7, 40] {
      let ids = try (1...count).map { try plan.ids(of: #require(Shard(index: $0, count: count))) }
      #expect(ids.reduce(0) { $0 + $1.count } == 40)
      #expect(ids.reduce(into: Set()) { $0.formUnion($1) } == Set(cells.map(\.id)))
    }
  }

  @Test func theDigestIsOfAllThatIsMadeAndOfNoCost() throws {
    let plan = try CellPlan([cell("a", "1"), cell("b", "2")], arguments: ["check", "S"])
    let others = [
      try CellPlan([cell("a", "1"), cell("b", "3")], arguments: ["check", "S"]),
      try CellPlan([cell("a", "1"), cell("c", "2")], arguments: ["check", "S"]),
      try CellPlan([cell("a", "1")], arguments: ["check", "S"]),
      try CellPlan([cell("a", "2"), cell("b", "1")], arguments: ["check", "S"]),
      try CellPlan([cell("a", "1"), cell("b", "2")], arguments: ["check"]),
      try CellPlan([cell("a", "1"), cell("b", "2")], arguments: ["checkS"]),
      try CellPlan([cell("a", "1"), cell("b", "2")], arguments: ["check", "S"], version: "9"),
    ]
    #expect(Set(others.map(\.digest) + [plan.digest]).count == others.count + 1)
    let dearer = try CellPlan(
      [cell("a", "1", cost: 99), cell("b", "2")], arguments: ["check", "S"])
    #expect(dearer.digest == plan.digest)
  }

  @Test func whatCannotBeSplitIsRefused() throws {
    #expect(throws: Failure.self) { try CellPlan([cell("a"), cell("a", "1")], arguments: []) }
    // Equal as texts, with another between their bytes.
    #expect(throws: Failure.self) {
      try CellPlan([cell("e\u{301}"), cell("f"), cell("\u{E9}")], arguments: [])
    }
    let plan = try CellPlan([cell("a"), cell("b")], arguments: [])
    let failure = #expect(throws: Failure.self) { try plan.shards(3) }
    #expect(failure?.code == .usage)
    #expect(failure?.message.contains("2 films, fewer than 3 shards") == true)
    let nothing = #expect(throws: Failure.self) { try CellPlan([], arguments: []).shards(1) }
    #expect(nothing?.code == .incomplete)
    #expect(nothing?.message.contains("no film can be compared") == true)
  }

  @Test(arguments: [
    (["S", "--shard", "1/2", "--threshold", "0.1"], ["S", "--threshold", "0.1"]),
    (["--shard=1/2", "-j", "4", "--jobs=3", "S", "--bundles", "b"], ["S"]),
    (["--report", "r", "--results=x", "--json", "--github", "S", "-o", "out", "--verbose"], ["S"]),
    (["--update", "a", "--dry-run", "--overwrite"], ["--update", "a"]),
    (["--", "--shard", "1/2"], ["--", "--shard", "1/2"]), (["--shard"], []), ([], []),
    (["--shards", "--reporter=x"], ["--shards", "--reporter=x"]),
  ])
  func argumentsAreThoseThatSayWhatIsMade(arguments: [String], kept: [String]) {
    #expect(WorkArguments.of(arguments) == kept)
  }
}
