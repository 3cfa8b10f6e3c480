import Basics

/// A film's table at a moment, in screen coordinates after every transform and scroll, in points.
package struct TableState: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    package let index: Int
    /// Where its layer is drawn, clipped or not.
    package let drawn: Rect
    /// Where it would be drawn if only the table moved.
    package let carried: Rect
    /// The largest distance of one of its parts from the part's place in the row, between middles.
    ///
    /// In the row's own coordinates: a part that keeps its place in a row that strays is not astray.
    package let partsAstray: Double

    /// The distance of `drawn` from `carried`, between middles.
    package var astray: Double { Point.distance(drawn.middle, carried.middle) }
  }

  /// The table's bounds, clipped by the screen and the views around it.
  package let visible: Rect
  /// The rows with a layer, in the table's order: top down, unless it is turned over.
  package let rows: [Row]
  /// The index of the table's layer in drawing order: higher ones are in front.
  package let layer: Int
  let edges: ArraySlice<Double>
  /// A row's left edge and width; the scale, negative if turned over, and offset of heights.
  let x, width, scale, top: Double

  package var count: Int { edges.count - 1 }

  /// A row's rectangle if only the table moved; traps where the index is out of range.
  package func rect(ofRow index: Int) -> Rect {
    Rect(
      x: x, y: top + edges[index] * scale, width: width,
      height: (edges[index + 1] - edges[index]) * scale
    ).standardized
  }

  /// The lowest row's rectangle: the last, or the first in a table turned over; nil without rows.
  package var lastRow: Rect? {
    guard count > 0 else { return nil }
    let lowest = scale < 0 ? 0 : count - 1
    if let row = scale < 0 ? rows.first : rows.last, row.index == lowest { return row.drawn }
    return rect(ofRow: lowest)
  }

  /// The number of rows of which the table carries more than half above a height of the screen.
  ///
  /// Complexity: logarithmic in the number of rows.
  package func rows(above y: Double) -> Int {
    scale < 0
      ? count - (0..<count).partitioningIndex { rect(ofRow: $0).midY < y }
      : (0..<count).partitioningIndex { rect(ofRow: $0).midY >= y }
  }
}

extension Film {
  /// The film's table at a moment; nil without one.
  ///
  /// Complexity: proportional to the rows that have a layer, not to all of them.
  package func tableState(at moment: Moment) -> TableState? {
    guard let table = layer(of: .table, at: moment) else { return nil }
    var sampler = Sampler(at: moment)
    let snapshot = rows(at: moment)
    // Nothing rotates, so two heights of the content determine all of them.
    let width = value(of: layers[table].across.length, &sampler)
    let (across, down) = screenExtents(
      of: Rect(x: 0, y: 0, width: width, height: 1), in: table, &sampler)
    let unit = Rect(
      x: across.standardized.origin, y: down.origin, width: across.standardized.length,
      height: down.length)
    let rows = snapshot.drawn.map { drawn in
      let row = snapshot[drawn.row]
      return TableState.Row(
        index: drawn.row, drawn: screenRect(of: drawn.layer, &sampler),
        carried: Rect(
          x: unit.minX, y: unit.minY + row.minY * unit.height, width: unit.width,
          height: row.height * unit.height
        ).standardized.snappedEdges,
        partsAstray: partsAstray(in: drawn.layer, &sampler))
    }
    var visible = screen(at: moment.time)
    var current: Int? = table
    while let index = current {
      if index == table || layers[index].clips {
        visible = visible.intersection(screenRect(of: index, &sampler))
      }
      current = layers[index].parent
    }
    return TableState(
      visible: visible, rows: rows, layer: table, edges: snapshot.edges, x: unit.minX,
      width: unit.width, scale: unit.height, top: unit.minY)
  }

  /// The largest distance of a layer's children from where the model has them, between middles.
  ///
  /// In the layer's coordinates.
  private func partsAstray(in layer: Int, _ sampler: inout Sampler) -> Double {
    var largest = 0.0
    // Layers are in drawing order, so a layer's own follow it.
    var child = layer + 1
    while child < layers.count, let parent = layers[child].parent, parent >= layer {
      if parent == layer, layers[child].exists(at: sampler.moment) {
        let x = astray(layers[child].across.center, &sampler)
        let y = astray(layers[child].down.center, &sampler)
        if x != 0 || y != 0 { largest = max(largest, (x * x + y * y).squareRoot()) }
      }
      child += 1
    }
    return largest
  }

  private func astray(_ number: AnimatableValue, _ sampler: inout Sampler) -> Double {
    guard case .moving(let track) = number else { return 0 }
    return value(of: number, &sampler) - tracks.all[track].model(at: sampler.moment)
  }
}

extension Rect {
  fileprivate var middle: Point { Point(x: midX, y: midY) }
}

extension Point {
  fileprivate static func distance(_ first: Point, _ second: Point) -> Double {
    let (x, y) = (first.x - second.x, first.y - second.y)
    return (x * x + y * y).squareRoot()
  }
}
