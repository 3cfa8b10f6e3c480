import Graphics
import Stage

/// The layers of rows of a screen at any height: equal stacks show equal pixels.
///
/// Parts that move together keep their offsets to each other: a cell on its table is one stack while both scroll. A
/// stack is the key to rows that were already drawn and compressed.
struct RowStack: Hashable {
  struct Layer: Hashable {
    let content: ScreenPart.Content
    let alpha: Double
    /// The first column of the whole part, and the columns of it that are drawn.
    let left: Int
    let columns: Range<Int>
    /// The part's row at row 0 of the stack; 0 for a colour, whose rows are all the same.
    let row: Int
    /// The height of the whole part; 0 for a colour.
    let height: Int
  }

  /// Back to front; the first covers the whole width and is opaque.
  let layers: [Layer]

  /// The parts that draw rows of the stack onto a canvas that begins at the first of them.
  func parts(of rows: Range<Int>) -> [ScreenPart] {
    layers.compactMap { layer in
      let top = layer.height == 0 ? 0 : -layer.row - rows.lowerBound
      let height = layer.height == 0 ? rows.count : layer.height
      let width: Int
      switch layer.content {
      case .surface(let surface): width = surface.pixelWidth
      case .color, .frost: width = layer.columns.upperBound - layer.left
      }
      return ScreenPart(
        layer.content,
        in: PixelBounds(
          left: layer.left, top: top, right: layer.left + width, bottom: top + height),
        clip: PixelBounds(
          left: layer.columns.lowerBound, top: 0, right: layer.columns.upperBound,
          bottom: rows.count),
        alpha: layer.alpha)
    }
  }
}

/// Rows of a screen, from the top down, of one stack; without one, rows of this frame alone.
struct RowRun: Hashable {
  /// Nil where a blurred or stretched part makes the rows the frame's own.
  let stack: RowStack?
  /// Rows of the stack; without one, rows of the screen.
  let rows: Range<Int>
}

extension RowRun {
  /// The rows of a screen from top to bottom as runs of stacks, its parts given back to front.
  ///
  /// - Parameter opaqueRows: The rows of a surface through which nothing shows.
  /// - Complexity: The number of parts times the number of their different tops and bottoms.
  static func runs(
    of parts: [ScreenPart], width: Int, height: Int,
    opaqueRows: (LayerSurface) throws(CanvasError) -> [Range<Int>]
  ) throws(CanvasError) -> [RowRun] {
    let covers = try parts.map { part throws(CanvasError) in
      try part.coveringRows(width: width, opaqueRows: opaqueRows)
    }
    // A blur reads its whole area, so that is drawn at once, even where it is covered.
    let blurred = parts.filter { part in
      if case .frost = part.content { true } else { false }
    }.map(\.clip)
    var edges: Set<Int> = [0, height]
    for part in parts { edges.formUnion([part.clip.top, part.clip.bottom]) }
    for cover in covers.joined() { edges.formUnion([cover.lowerBound, cover.upperBound]) }
    let cuts = edges.filter { (0...height).contains($0) }.sorted()

    var runs: [RowRun] = []
    for (top, bottom) in zip(cuts, cuts.dropFirst()) {
      let isOwn = blurred.contains { $0.top < bottom && $0.bottom > top }
      let next = isOwn ? RowRun(stack: nil, rows: top..<bottom) : run(top..<bottom, parts, covers)
      if let last = runs.last, last.stack == next.stack,
        last.rows.upperBound == next.rows.lowerBound
      {
        runs[runs.count - 1] = RowRun(
          stack: last.stack, rows: last.rows.lowerBound..<next.rows.upperBound)
      } else {
        runs.append(next)
      }
    }
    return runs
  }

  /// The run of rows between two neighbouring edges.
  private static func run(
    _ rows: Range<Int>, _ parts: [ScreenPart], _ covers: [[Range<Int>]]
  ) -> RowRun {
    let here = parts.indices.filter {
      parts[$0].clip.top <= rows.lowerBound && parts[$0].clip.bottom >= rows.upperBound
    }
    let back = here.last { covers[$0].contains { $0.contains(rows.lowerBound) } }
    let seen = here.drop { $0 != back }.map { parts[$0] }
    guard back != nil, !seen.contains(where: \.isScaled) else {
      return RowRun(stack: nil, rows: rows)
    }
    // Rows count from the first row of the backmost picture, so their numbers do not depend on its place.
    let origin = seen.first { $0.hasRows }?.rect.top ?? rows.lowerBound
    let stack = RowStack(
      layers: seen.map { part in
        RowStack.Layer(
          content: part.content, alpha: part.alpha,
          left: part.hasRows ? part.rect.left : part.clip.left,
          columns: part.clip.left..<part.clip.right,
          row: part.hasRows ? origin - part.rect.top : 0,
          height: part.hasRows ? part.rect.height : 0)
      })
    return RowRun(stack: stack, rows: (rows.lowerBound - origin)..<(rows.upperBound - origin))
  }
}

extension ScreenPart {
  /// Whether its rows differ from each other.
  fileprivate var hasRows: Bool {
    if case .color = content { false } else { true }
  }

  /// The rows of the screen in which the part is opaque from edge to edge.
  fileprivate func coveringRows(
    width: Int, opaqueRows: (LayerSurface) throws(CanvasError) -> [Range<Int>]
  ) throws(CanvasError) -> [Range<Int>] {
    guard clip.left <= 0, clip.right >= width, alpha >= 1, !isScaled else { return [] }
    switch content {
    case .frost: return []
    case .color(let color): return color.alpha >= 1 ? [clip.top..<clip.bottom] : []
    case .surface(let surface):
      return try opaqueRows(surface).map { rows in
        (rows.lowerBound + rect.top)..<(rows.upperBound + rect.top)
      }.map { $0.clamped(to: clip.top..<clip.bottom) }.filter { !$0.isEmpty }
    }
  }
}
