/// One of several parts of a command's work; the first is 1.
package struct Shard: Sendable, Hashable, Codable {
  package let index: Int
  package let count: Int

  package init?(index: Int, count: Int) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  var folderName: String { "\(index)-of-\(count)" }
}

extension Shard: CustomStringConvertible {
  /// As it is typed, such as `2/8`.
  package var description: String { "\(index)/\(count)" }
}

extension Shard {
  /// The shard of each of some costs, in order: neighbours stay together, and no shard is empty.
  ///
  /// A cost goes to the shard whose even share of the total contains its middle. So no shard has more than its even
  /// share and the largest cost. To distribute the largest costs first would be more even, by less than one film, but
  /// would separate a scenario's films, which share their layers and their pictures.
  ///
  /// - Parameters:
  ///   - costs: 1 or more each, and at least as many as shards.
  ///   - count: The number of shards.
  /// - Returns: The shards' numbers, from 1.
  static func split(_ costs: [Int], into count: Int) -> [Int] {
    let total = costs.reduce(0) { $0 + UInt($1) }
    var before: UInt = 0
    var last = 0
    return costs.indices.map { index in
      let middle = 2 * before + UInt(costs[index])
      before += UInt(costs[index])
      let share = (2 * total).dividingFullWidth(middle.multipliedFullWidth(by: UInt(count)))
      // Each later shard gets at least one of the remaining costs.
      let least = count - (costs.count - index) + 1
      last = min(last + 1, max(Int(share.quotient) + 1, least))
      return last
    }
  }
}

extension Shard {
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    self.init(index: numbers[0], count: numbers[1])
  }
}
