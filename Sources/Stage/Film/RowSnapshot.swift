/// The rows of a table from one commit on: a collection, from first to last.
public struct RowSnapshot: Sendable, Hashable, RandomAccessCollection {
  /// Where one row lies.
  public struct Row: Sendable, Hashable {
    /// The top edge in the table's content, in points.
    public let minY: Double
    /// Points down.
    public let height: Double
    /// The layer that draws it; nil while it is outside the table's bounds.
    public let layer: Int?
  }

  /// Since when, in seconds; −∞ for the first.
  public let time: Double
  /// The rows' top edges, and the last one's bottom; shared by the snapshots of one reload.
  let edges: [Double]
  /// The rows that are drawn, from first to last.
  let drawn: [Drawn]

  /// A row that a layer draws.
  struct Drawn: Sendable, Hashable {
    let row: Int
    let layer: Int
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of rows.
  public var endIndex: Int { edges.count - 1 }

  /// A row; traps where there is none of that number.
  public subscript(index: Int) -> Row {
    let place = drawn.partitioningIndex { $0.row >= index }
    let isDrawn = place < drawn.count && drawn[place].row == index
    return Row(
      minY: edges[index], height: edges[index + 1] - edges[index],
      layer: isDrawn ? drawn[place].layer : nil)
  }
}
