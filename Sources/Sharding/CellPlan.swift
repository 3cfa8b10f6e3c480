import Basics
import Imaging

/// A command's work in cells, with its identity.
package struct CellPlan: Sendable {
  /// In the command's order.
  package let cells: [Cell]
  /// The command, and those of its arguments that affect the result.
  let arguments: [String]
  /// Filmstrip's version.
  let version: String
  /// The digest of everything but the costs.
  package let digest: String

  /// - Throws: `Failure` if two cells have one name.
  package init(_ cells: [Cell], arguments: [String], version: String) throws {
    let sorted = cells.sorted { CellPlan.isBefore($0.id, $1.id) }
    // Names of different bytes may be equal as texts, and apart in the order of bytes.
    var ids: Set<String> = []
    for cell in sorted where !ids.insert(cell.id).inserted {
      throw Failure(
        .usage,
        "two films or pictures are called \(cell.id), and shards could not tell them apart; name each once."
      )
    }
    var digest = Digest()
    for text in [version] + arguments { digest.add(text.utf8) }
    digest.add(UInt64(arguments.count), UInt64(cells.count))
    for cell in sorted {
      digest.add(cell.id.utf8)
      digest.add(cell.digest)
    }
    self.cells = cells
    self.arguments = arguments
    self.version = version
    self.digest = digest.description
  }

  /// The shard of each cell, by its name, regardless of the cells' order.
  ///
  /// - Throws: `Failure` if there are more shards than cells, or no cells.
  package func shards(_ count: Int) throws -> [String: Int] {
    guard !cells.isEmpty else {
      throw Failure(
        .incomplete,
        "no film can be compared, so no shard has work; the command without --shard says why."
      )
    }
    guard count <= cells.count else {
      let number = "\(cells.count) film\(cells.count == 1 ? "" : "s")"
      throw Failure(
        .usage,
        "the plan has \(number), fewer than \(count) shard\(count == 1 ? "" : "s"); give at most as many shards."
      )
    }
    let sorted = cells.sorted { CellPlan.isBefore($0.id, $1.id) }
    let shards = Shard.split(sorted.map(\.cost), into: count)
    return Dictionary(uniqueKeysWithValues: zip(sorted.map(\.id), shards))
  }

  package func ids(of shard: Shard) throws -> Set<String> {
    Set(try shards(shard.count).lazy.filter { $0.value == shard.index }.map(\.key))
  }

  /// Byte by byte, as the order of languages differs between machines.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
