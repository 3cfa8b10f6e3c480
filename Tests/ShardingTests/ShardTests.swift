import Testing

@testable import Sharding

struct ShardTests {
  /// Costs of many kinds: equal, rising, with one that outweighs all, and scattered over six powers of ten.
  static let costs: [[Int]] = [
    [7], [1, 1], Array(repeating: 5, count: 100), Array(1...50), [1_000_000] + Array(1...20),
    Array(1...20) + [1_000_000], Array(1...9) + [1_000_000] + Array(1...9),
    (0..<300).map { index in 1 + (index * 7919 + 104_729) % 997 * (index % 3 == 0 ? 1000 : 1) },
  ]

  @Test(arguments: costs) func everyShardHasNeighboursAndNoneIsEmpty(costs: [Int]) {
    for count in 1...costs.count {
      let shards = Shard.split(costs, into: count)
      #expect(shards.count == costs.count)
      #expect(shards == shards.sorted())
      #expect(Set(shards) == Set(1...count))
    }
  }

  @Test(arguments: costs) func noShardHasMoreThanItsShareAndTheLargestCost(costs: [Int]) {
    let (total, largest) = (costs.reduce(0, +), costs.max() ?? 0)
    for count in 1...costs.count {
      var loads = Array(repeating: 0, count: count)
      for (shard, cost) in zip(Shard.split(costs, into: count), costs) { loads[shard - 1] += cost }
      #expect(loads.reduce(0, +) == total)
      #expect((loads.max() ?? 0) * count <= total + largest * count)
    }
  }

  @Test func nothingOverflows() {
    let costs = Array(repeating: Int.max / 4, count: 2)
    #expect(Shard.split(costs, into: 2) == [1, 2])
  }

  @Test func aShardIsOneOfItsCount() throws {
    let shard = try #require(Shard(index: 2, count: 8))
    #expect("\(shard)" == "2/8")
    for (index, count) in [(0, 3), (4, 3), (1, 0), (-1, 3), (1, -1)] {
      #expect(Shard(index: index, count: count) == nil)
    }
  }

  @Test(arguments: [
    "0/3", "4/3", "1/0", "1", "1/", "/1", "1/2/3", "-1/3", "+1/3", "1/ 3", "a/b", "", "AUTO",
    "1/99999999999999999999",
  ])
  func textsThatAreNotShardsAreRefused(argument: String) {
    #expect(Shard(argument) == nil)
  }

  @Test func shardsAreTypedAsTheyArePrinted() {
    #expect(Shard("3/12") == Shard(index: 3, count: 12))
  }
}
