import Basics

/// The rows of a table from one commit on: a collection, from first to last.
package struct RowSnapshot: Sendable, Hashable, RandomAccessCollection {
  /// Where one row lies.
  package struct Row: Sendable, Hashable {
    /// The top edge in the table's content, in points.
    package let minY: Double
    /// Points down.
    package let height: Double
    /// The layer that draws it; nil while it is outside the table's bounds.
    package let layer: Int?
  }

  /// The time from which it holds, in seconds; −∞ for the first.
  package let time: Double
  /// The rows' top edges, and the last one's bottom, from index 0 on; a part of what snapshots share.
  let edges: ArraySlice<Double>
  /// The rows that are drawn, from first to last.
  let drawn: [Drawn]

  /// A row that a layer draws.
  struct Drawn: Sendable, Hashable {
    let row: Int
    let layer: Int
  }

  /// 0.
  package var startIndex: Int { 0 }
  /// The number of rows.
  package var endIndex: Int { edges.count - 1 }

  /// A row; traps where the index is out of range.
  package subscript(index: Int) -> Row {
    let position = drawn.partitioningIndex { $0.row >= index }
    let isDrawn = position < drawn.count && drawn[position].row == index
    return Row(
      minY: edges[index], height: edges[index + 1] - edges[index],
      layer: isDrawn ? drawn[position].layer : nil)
  }
}
