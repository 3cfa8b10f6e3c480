import Basics

/// The rows of a table from one commit on, from first to last.
package struct RowSnapshot: Sendable, Hashable, RandomAccessCollection {
  package struct Row: Sendable, Hashable {
    package let minY: Double
    package let height: Double
    /// Nil while it is outside the table's bounds.
    package let layer: Int?
  }

  /// Seconds; −∞ for the first.
  package let time: Double
  /// The rows' top edges, and the last one's bottom, from 0 on; a slice shared by snapshots.
  let edges: ArraySlice<Double>
  let drawn: [Drawn]

  struct Drawn: Sendable, Hashable, Codable {
    let row: Int
    let layer: Int
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { edges.count - 1 }

  package subscript(index: Int) -> Row {
    let position = drawn.partitioningIndex { $0.row >= index }
    let isDrawn = position < drawn.count && drawn[position].row == index
    return Row(
      minY: edges[index], height: edges[index + 1] - edges[index],
      layer: isDrawn ? drawn[position].layer : nil)
  }
}

extension RowSnapshot: Codable {
  private enum CodingKeys: String, CodingKey { case time, edges, drawn }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    time = try values.decode(Double.self, forKey: .time)
    edges = try values.decode([Double].self, forKey: .edges)[...]
    drawn = try values.decode([Drawn].self, forKey: .drawn)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(time, forKey: .time)
    try values.encode(Array(edges), forKey: .edges)
    try values.encode(drawn, forKey: .drawn)
  }
}
