/// One of several parts that a command's work is split into; the first is 1.
package struct Shard: Sendable, Hashable, Codable {
  package let index: Int
  package let count: Int

  /// A shard, if there is one of this number.
  package init?(index: Int, count: Int) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// What its bundle is called.
  var folderName: String { "\(index)-of-\(count)" }
}

extension Shard: CustomStringConvertible {
  /// As it is typed, such as `2/8`.
  package var description: String { "\(index)/\(count)" }
}

extension Shard {
  /// The shard of each of some costs, in their order: neighbours stay together, and no shard is empty.
  ///
  /// A cost goes to the shard in whose even share of the total its middle lies. So no shard has more than its even
  /// share and the largest cost. Handing the largest costs out first would part the shards more evenly still, by less
  /// than one film, and would tear a scenario's films apart, which share their layers and their pictures.
  ///
  /// - Parameters:
  ///   - costs: 1 or more each, and at least as many as there are shards.
  ///   - count: How many shards there are.
  /// - Returns: Their shards' numbers, from 1.
  static func split(_ costs: [Int], into count: Int) -> [Int] {
    let total = costs.reduce(0) { $0 + UInt($1) }
    var before: UInt = 0
    var last = 0
    return costs.indices.map { index in
      let middle = 2 * before + UInt(costs[index])
      before += UInt(costs[index])
      let share = (2 * total).dividingFullWidth(middle.multipliedFullWidth(by: UInt(count)))
      // Each shard after the last gets one, and as many are left as there are shards to come.
      let least = count - (costs.count - index) + 1
      last = min(last + 1, max(Int(share.quotient) + 1, least))
      return last
    }
  }
}

extension Shard {
  /// The shard of a text such as `2/8`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    self.init(index: numbers[0], count: numbers[1])
  }
}
