import Annotation
import Diagnosis
import Graphics
import Stage

/// The phases above the columns, their times and the keyboard's progress.
struct ColumnAxis {
  let columns: [SheetColumn]
  let style: SheetStyle.Axis
  let palette: Palette
  let words: PictureWords

  func draw(at y: Double, over cells: [Rect], on canvas: Canvas) {
    drawPhases(columns.map(\.phase), cells, y, on: canvas)
    for (cell, column) in zip(cells, columns) {
      canvas.text(
        time(of: column), at: Point(x: cell.midX, y: y + style.timeBaseline), timeStyle,
        alignment: .center)
      canvas.text(
        progress(of: column), at: Point(x: cell.midX, y: y + style.progressBaseline),
        progressStyle, alignment: .center)
    }
  }

  func width(of column: SheetColumn, measuredOn canvas: Canvas) -> Double {
    max(
      canvas.extent(of: time(of: column), timeStyle).width,
      canvas.extent(of: progress(of: column), progressStyle).width)
  }

  private func time(of column: SheetColumn) -> String {
    "\(Int((column.time * 1000).rounded())) ms"
  }

  private func progress(of column: SheetColumn) -> String { words("keyboard \(column.progress) %") }

  private var timeStyle: TextStyle {
    TextStyle(style.time, .semiBold, palette.ink, hasTabularFigures: true)
  }

  private var progressStyle: TextStyle {
    TextStyle(style.progress, .regular, palette.second, hasTabularFigures: true)
  }

  /// A brace with the phase's name over each run of columns of one phase.
  private func drawPhases(
    _ phases: [Phase], _ cells: [Rect], _ y: Double, on canvas: Canvas
  ) {
    var first = 0
    let names = phases.map { words($0.rawValue) }
    for column in phases.indices
    where column + 1 == phases.count || phases[column + 1] != phases[first] {
      let left = cells[first].minX
      let right = cells[column].maxX
      let style = TextStyle(self.style.phase, .medium, palette.second)
      let half = canvas.extent(of: names[first], style).width / 2 + 6
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
        names[first], at: Point(x: middle, y: y + style.capHeight / 2), style,
        alignment: .center)
      first = column + 1
    }
  }
}
