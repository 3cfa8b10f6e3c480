/// What a film shows of its table at a moment, in screen coordinates after every transform and scroll, in points.
public struct TableState: Sendable, Hashable {
  /// A row that is drawn.
  public struct Row: Sendable, Hashable {
    /// Its number among all the table's rows.
    public let index: Int
    /// Where its layer is drawn, clipped or not.
    public let drawn: Rect
    /// Where its table carries it: where it would be drawn if nothing but the table moved.
    public let carried: Rect
    /// How far the part of it that strays most is drawn from where the row has it, between their middles.
    ///
    /// In the row's own coordinates: a part that keeps its place in a row that strays is not astray.
    public let partsAstray: Double

    /// How far the row is drawn from where its table carries it, between their middles.
    public var astray: Double { Point.distance(drawn.middle, carried.middle) }
  }

  /// What can be seen of the table: its bounds, less what the screen and the views around it cut off.
  public let visible: Rect
  /// The rows that have a layer, from the top down.
  public let rows: [Row]
  /// The place of the table's layer in drawing order: what has a higher one lies in front.
  public let layer: Int
  let edges: [Double]
  /// A row's left edge and width, and what a height of the content is multiplied by and moved by.
  let x, width, scale, top: Double

  /// The number of rows, drawn or not.
  public var count: Int { edges.count - 1 }

  /// Where the table carries a row; traps where there is none of that number.
  public func rect(ofRow index: Int) -> Rect {
    Rect(
      x: x, y: top + edges[index] * scale, width: width,
      height: (edges[index + 1] - edges[index]) * scale)
  }

  /// Where the last row is drawn, or would be; nil without rows.
  public var lastRow: Rect? {
    guard count > 0 else { return nil }
    if let last = rows.last, last.index == count - 1 { return last.drawn }
    return rect(ofRow: count - 1)
  }

  /// How many rows the table carries to where more than half of them is above a height of the screen.
  ///
  /// Complexity: logarithmic in the number of rows.
  public func rows(above y: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if rect(ofRow: middle).midY < y { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Film {
  /// What the film shows of its table at a moment; nil while it has none.
  ///
  /// Complexity: proportional to the rows that have a layer, not to all of them.
  public func tableState(at moment: Moment) -> TableState? {
    guard let table = layer(of: .table, at: moment) else { return nil }
    var reading = Reading(at: moment)
    let snapshot = rows(at: moment)
    // Nothing turns, so two heights of the content say where all of them lie.
    let width = value(of: layers[table].across.length, &reading)
    let unit = screenRect(
      of: Rect(x: 0, y: 0, width: width, height: 1), in: table, isSnapped: false, &reading)
    let rows = snapshot.drawn.map { drawn in
      let row = snapshot[drawn.row]
      return TableState.Row(
        index: drawn.row, drawn: screenRect(of: drawn.layer, &reading),
        carried: Rect(
          x: unit.minX, y: unit.minY + row.minY * unit.height, width: unit.width,
          height: row.height * unit.height
        ).snappedEdges,
        partsAstray: partsAstray(in: drawn.layer, &reading))
    }
    var visible = screen(at: moment.time)
    var current: Int? = table
    while let index = current {
      if index == table || layers[index].clips {
        visible = visible.intersection(screenRect(of: index, &reading))
      }
      current = layers[index].parent
    }
    return TableState(
      visible: visible, rows: rows, layer: table, edges: snapshot.edges, x: unit.minX,
      width: unit.width, scale: unit.height, top: unit.minY)
  }

  /// How far a layer's child that strays most is drawn from where the model has it, between their middles, in the
  /// layer's coordinates.
  private func partsAstray(in layer: Int, _ reading: inout Reading) -> Double {
    var largest = 0.0
    // Layers lie in drawing order, so those in this one follow it.
    var child = layer + 1
    while child < layers.count, let parent = layers[child].parent, parent >= layer {
      if parent == layer, layers[child].exists(at: reading.moment) {
        let x = astray(layers[child].across.center, &reading)
        let y = astray(layers[child].down.center, &reading)
        if x != 0 || y != 0 { largest = max(largest, (x * x + y * y).squareRoot()) }
      }
      child += 1
    }
    return largest
  }

  /// How far a number is from where the model has it.
  private func astray(_ number: Number, _ reading: inout Reading) -> Double {
    guard case .moving(let track) = number else { return 0 }
    return value(of: number, &reading) - tracks[track].model(at: reading.moment)
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
