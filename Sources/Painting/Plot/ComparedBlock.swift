import Annotation
import Diagnosis
import Graphics
import Stage

/// The lines of several films in one plot, with their differences from the keyboard below, and how each feels.
struct ComparedBlock {
  let feel: FeelTable
  /// Of each film.
  let lines: [SeamLines]
  let rise: PlotPanel
  let gap: PlotPanel
  let events: EventMarks
  let palette: Palette
  let words: PictureWords
  let keyboardName: String
  /// The name of the lines of gaps.
  let gapName: String
  /// Of the heading, in points.
  let top: Point
  /// In points.
  let width: Double

  static let headingHeight = 20.0
  private static let rowHeight = 15.0
  private static let groupGap = 7.0
  private static let tableGap = 10.0
  /// The columns' right edges, as shares of the width.
  private static let columns = [0.475, 0.585, 0.685, 0.8, 0.905, 1]
  private static let swatch = 16.0
  /// Lines that coincide are drawn inside each other, the first on top.
  private static let widths = (first: 1.75, next: 1.1)

  private var tableTop: Double {
    gap.rect.maxY + PlotPanel.belowHeight + ComparedBlock.tableGap
  }

  /// In points.
  var maxY: Double {
    tableTop
      + feel.groups.reduce(0) {
        $0 + ComparedBlock.groupGap + ComparedBlock.rowHeight * Double($1.rows.count + 1)
      }
  }

  func draw(on canvas: Canvas) {
    canvas.hairline(y: top.y - 12, from: top.x, to: top.x + width, palette.hairline)
    canvas.text(
      words("compared"), at: Point(x: top.x, y: top.y + 13), TextStyle(14, .semiBold, palette.ink))
    PlotPanel.drawGrounds(rise, above: gap, with: events, palette, on: canvas)
    canvas.saved {
      canvas.clip(rise.rect)
      drawKeyboards(on: canvas)
      for film in lines.indices.reversed() {
        for run in lines[film].barRuns { draw(run, film, in: rise, on: canvas) { $0.bar ?? 0 } }
      }
    }
    canvas.saved {
      canvas.clip(gap.rect)
      for film in lines.indices.reversed() {
        for run in lines[film].shown { draw(run, film, in: gap, on: canvas) { $0.gap ?? 0 } }
      }
    }
    drawNames(on: canvas)
    drawTable(on: canvas)
  }

  private func color(_ film: Int) -> Color { palette.barLines[film % palette.barLines.count] }

  private func draw(
    _ run: [SeamLines.Sample], _ film: Int, in panel: PlotPanel, on canvas: Canvas,
    _ value: (SeamLines.Sample) -> Double
  ) {
    let width = ComparedBlock.widths.first + ComparedBlock.widths.next * Double(film)
    canvas.stroke(
      .polyline(run.map { panel.point($0.time * 1000, value($0)) }), color(film),
      Stroke(width: width, cap: .round))
  }

  /// One below all bars or, where each film has its own keyboard, a dashed one for each.
  private func drawKeyboards(on canvas: Canvas) {
    let width = ComparedBlock.widths.first + ComparedBlock.widths.next * Double(lines.count)
    for (film, lines) in lines.enumerated().prefix(feel.hasOneKeyboard ? 1 : lines.count) {
      for run in lines.keyboardRuns {
        canvas.stroke(
          .polyline(run.map { rise.point($0.time * 1000, $0.keyboard ?? 0) }),
          feel.hasOneKeyboard ? palette.keyboardLine : color(film),
          feel.hasOneKeyboard
            ? Stroke(width: width + 0.5, cap: .round) : Stroke(width: 1.25, dash: [4, 3]))
      }
    }
  }

  private func drawNames(on canvas: Canvas) {
    if feel.hasOneKeyboard, let last = lines.first?.samples.last(where: { $0.keyboard != nil }) {
      LineLabels.draw(
        [
          LineLabels.Label(
            text: keyboardName, end: rise.point(last.time * 1000, last.keyboard ?? 0),
            color: palette.keyboardLine)
        ], beside: rise.rect, on: canvas)
    }
    LineLabels.draw(
      [
        LineLabels.Label(
          text: gapName, end: gap.point(gap.x.domain.upperBound, 0), color: palette.ink)
      ],
      beside: gap.rect, on: canvas)
  }

  // MARK: - The table

  private func drawTable(on canvas: Canvas) {
    let title = TextStyle(10, .regular, palette.second)
    let name = TextStyle(11, .semiBold, palette.ink)
    let figure = TextStyle(11, .regular, palette.ink, hasTabularFigures: true)
    var y = tableTop
    for group in feel.groups {
      y += ComparedBlock.groupGap
      drawRow(
        ([group.event] + FeelTable.titles).map(words.callAsFunction), title, title, at: y,
        from: top.x, on: canvas)
      for row in group.rows {
        y += ComparedBlock.rowHeight
        drawSwatch(row, at: y + 6.5, on: canvas)
        drawRow(
          [row.film == nil ? keyboardName : row.name] + row.cells.map(words.callAsFunction), name,
          figure, at: y, from: top.x + ComparedBlock.swatch + 8,
          on: canvas)
      }
      y += ComparedBlock.rowHeight
    }
  }

  private func drawRow(
    _ cells: [String], _ name: TextStyle, _ figure: TextStyle, at y: Double, from x: Double,
    on canvas: Canvas
  ) {
    let baseline = y + 10.5
    let first = (ComparedBlock.columns[0] - 0.11) * width
    canvas.text(cells[0], at: Point(x: x, y: baseline), name, maxWidth: top.x + first - x)
    for (cell, edge) in zip(cells.dropFirst(), ComparedBlock.columns) {
      canvas.text(
        cell, at: Point(x: top.x + edge * width, y: baseline), figure, alignment: .trailing)
    }
  }

  private func drawSwatch(_ row: FeelTable.Row, at y: Double, on canvas: Canvas) {
    let isOwn = row.isKeyboard && row.film != nil
    canvas.stroke(
      .line(from: Point(x: top.x, y: y), to: Point(x: top.x + ComparedBlock.swatch, y: y)),
      row.film.map(color) ?? palette.keyboardLine,
      isOwn ? Stroke(width: 1.25, dash: [4, 3]) : Stroke(width: row.film == nil ? 3.25 : 2.5))
  }
}
