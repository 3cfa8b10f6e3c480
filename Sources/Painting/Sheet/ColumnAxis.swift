import Annotation
import Graphics
import Stage

/// What stands above the columns: the phase they are in, their time and how far the keyboard has
/// come.
struct ColumnAxis {
  let columns: [SheetColumn]
  let layout: SheetLayout
  let palette: Palette

  func draw(on canvas: Canvas) {
    guard let cells = layout.rows.first?.cells else { return }
    drawPhases(columns.map(\.phase), cells, on: canvas)
    for (cell, column) in zip(cells, columns) {
      let y = layout.axis.minY
      canvas.text(
        "\(Int((column.time * 1000).rounded())) ms", at: Point(x: cell.midX, y: y + 24),
        TextStyle(12, .semiBold, palette.ink, hasTabularFigures: true), alignment: .center)
      canvas.text(
        "keyboard \(column.progress) %",
        at: Point(x: cell.midX, y: y + 39),
        TextStyle(11, .regular, palette.second, hasTabularFigures: true), alignment: .center)
    }
  }

  /// A brace over each run of columns of one phase, with the phase's name.
  private func drawPhases(_ phases: [Phase], _ cells: [Rect], on canvas: Canvas) {
    var first = 0
    for column in phases.indices
    where column + 1 == phases.count || phases[column + 1] != phases[first] {
      let left = cells[first].minX
      let right = cells[column].maxX
      let y = layout.axis.minY
      let style = TextStyle(11, .medium, palette.second)
      let half = canvas.extent(of: phases[first].rawValue, style).width / 2 + 6
      let middle = (left + right) / 2
      for (from, to, tick) in [(left, middle - half, left), (middle + half, right, right)] {
        canvas.stroke(
          .polyline([Point(x: from, y: y), Point(x: to, y: y)]), palette.second.opacity(0.6),
          Stroke(width: 1))
        canvas.stroke(
          .polyline([Point(x: tick, y: y), Point(x: tick, y: y + 5)]), palette.second.opacity(0.6),
          Stroke(width: 1))
      }
      canvas.text(
        phases[first].rawValue, at: Point(x: middle, y: y + style.capHeight / 2), style,
        alignment: .center)
      first = column + 1
    }
  }
}
