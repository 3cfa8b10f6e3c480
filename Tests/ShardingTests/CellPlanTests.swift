import Basics
import Imaging
import Testing

@testable import Sharding

struct CellPlanTests {
  private func plan(
    _ cells: [Cell], _ arguments: [String], version: String = "1"
  ) throws -> CellPlan {
    try CellPlan(cells, arguments: arguments, version: version)
  }

  private func cell(_ id: String, _ bytes: String = "", cost: Int = 1) -> Cell {
    var digest = Digest()
    digest.add(bytes.utf8)
    return Cell(id, digest: digest, cost: cost)
  }

  private var cells: [Cell] {
    (0..<40).map { cell("s\($0 % 7)/a\($0)", "\($0)", cost: 1 + $0 * $0 % 13 * 100) }
  }

  @Test func theSplitAndTheDigestAreTheSameForEveryOrder() throws {
    let plan = try self.plan(cells, ["check"])
    let shards = try plan.shards(5)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let other = try self.plan(cells.shuffled(using: &generator), ["check"])
      #expect(other.digest == plan.digest)
      #expect(try other.shards(5) == shards)
    }
  }

  @Test func theShardsHaveEachCellOnce() throws {
    let plan = try self.plan(cells, ["check"])
    for count in [1, 2, 7, 40] {
      let ids = try (1...count).map { try plan.ids(of: #require(Shard(index: $0, count: count))) }
      #expect(ids.reduce(0) { $0 + $1.count } == 40)
      #expect(ids.reduce(into: Set()) { $0.formUnion($1) } == Set(cells.map(\.id)))
    }
  }

  @Test func theDigestIsOfAllThatIsMadeAndOfNoCost() throws {
    let plan = try self.plan([cell("a", "1"), cell("b", "2")], ["check", "S"])
    let others = [
      try self.plan([cell("a", "1"), cell("b", "3")], ["check", "S"]),
      try self.plan([cell("a", "1"), cell("c", "2")], ["check", "S"]),
      try self.plan([cell("a", "1")], ["check", "S"]),
      try self.plan([cell("a", "2"), cell("b", "1")], ["check", "S"]),
      try self.plan([cell("a", "1"), cell("b", "2")], ["check"]),
      try self.plan([cell("a", "1"), cell("b", "2")], ["checkS"]),
      try self.plan([cell("a", "1"), cell("b", "2")], ["check", "S"], version: "9"),
    ]
    #expect(Set(others.map(\.digest) + [plan.digest]).count == others.count + 1)
    let dearer = try self.plan(
      [cell("a", "1", cost: 99), cell("b", "2")], ["check", "S"])
    #expect(dearer.digest == plan.digest)
  }

  @Test func commandsWithoutWorkToSplitAreRefused() throws {
    #expect(throws: Failure.self) { try self.plan([cell("a"), cell("a", "1")], []) }
    // Equal as texts, with another between their bytes.
    #expect(throws: Failure.self) {
      try self.plan([cell("e\u{301}"), cell("f"), cell("\u{E9}")], [])
    }
    let plan = try self.plan([cell("a"), cell("b")], [])
    let failure = #expect(throws: Failure.self) { try plan.shards(3) }
    #expect(failure?.code == .usage)
    #expect(failure?.message.contains("2 films, fewer than 3 shards") == true)
    let nothing = #expect(throws: Failure.self) { try self.plan([], []).shards(1) }
    #expect(nothing?.code == .incomplete)
    #expect(nothing?.message.contains("no film can be compared") == true)
  }
}
