import Annotation
import Graphics
import Stage

extension SheetDrawing {
  func drawCells(
    _ row: SheetRow, _ number: Int, of source: any ScreenSource, _ frames: SheetLayout.RowFrames,
    on canvas: Canvas
  ) {
    let magnification = grid.magnifications[number]
    let screens = resources.screens.painter(scale: magnification * canvas.scale)
    let theme = resources.theme
    let painter = SeamMarkPainter(palette: theme.palette, pill: layout.style.pill)
    let radius = source.cornerRadius * magnification
    for (column, content) in row.cells.enumerated() {
      let origin = canvas.snapped(frames.cells[column].origin)
      let window = grid.windows[number][column]
      let corners = window.corners(of: source.screen(at: content.time))
      let pixels = screens.pixelSize(of: window)
      let cell = Rect(
        x: origin.x, y: origin.y, width: Double(pixels.width) / canvas.scale,
        height: Double(pixels.height) / canvas.scale)
      canvas.shadow(
        of: shown(of: source.screen(at: content.time), in: cell, window: window), radius: radius,
        Shadow(theme.palette.shadow))
      source.draw(
        (content.frame, content.time), window: window, in: cell, radius: radius, by: screens,
        on: canvas)
      canvas.saved {
        canvas.clip(.rounded(cell, radius: radius, corners: corners))
        if let mark = content.mark { painter.drawBand(mark, in: cell, window: window, on: canvas) }
        if layout.style.hasMagnifier, let magnifier = row.magnifier,
          magnifier.frame == content.frame
        {
          drawOutline(of: magnifier.rect, in: cell, window: window, on: canvas)
        }
      }
      if let mark = content.mark {
        painter.drawBracket(mark, beside: cell, window: window, on: canvas)
      }
      if let worst = row.worst, worst.column == column {
        drawWorst(
          cell, radius: radius, corners, color: worst.severity.color(theme.palette), on: canvas)
      }
      painter.drawPill(content.label, in: frames.pills[column], on: canvas)
    }
  }

  /// The screens in the picture at `scale` pixels a point, row by row, from left to right.
  package func cells(scale: Double) -> [SheetCell] {
    zip(sheet.rows, layout.rows).enumerated().flatMap { number, parts in
      let (row, frames) = parts
      return row.cells.enumerated().map { column, cell in
        let window = grid.windows[number][column]
        let pixels = PixelBounds(
          window, scale: ScreenPainter.held(grid.magnifications[number] * scale))
        let origin = frames.cells[column].origin
        return SheetCell(
          approach: row.name, frame: cell.frame, time: cell.time, gap: cell.gap,
          rect: Rect(
            x: PixelBounds.nearest(origin.x * scale), y: PixelBounds.nearest(origin.y * scale),
            width: Double(pixels.width), height: Double(pixels.height)),
          window: window)
      }
    }
  }

  /// The screens in the picture as SVG or PDF, in points.
  package var cellsInPoints: [SheetCell] {
    cells(scale: Vectors.scale).map { cell in
      var cell = cell
      let rect = cell.rect
      cell.rect = Rect(
        x: rect.minX / Vectors.scale, y: rect.minY / Vectors.scale,
        width: rect.width / Vectors.scale, height: rect.height / Vectors.scale)
      return cell
    }
  }

  /// The part of a cell that the screen fills: all of it, unless the device turns in the film.
  private func shown(of screen: Rect, in cell: Rect, window: Rect) -> Rect {
    let part = screen.intersection(window)
    guard part != window, window.width > 0, window.height > 0 else { return cell }
    return part.mapped(from: window, to: cell)
  }

  /// The magnifier's region: a dark line on a light one, visible on every background.
  private func drawOutline(of part: Rect, in cell: Rect, window: Rect, on canvas: Canvas) {
    guard window.width > 0 else { return }
    let magnification = cell.width / window.width
    let outline = canvas.snapped(
      Rect(
        x: cell.minX + (part.minX - window.minX) * magnification,
        y: cell.minY + (part.minY - window.minY) * magnification,
        width: part.width * magnification, height: part.height * magnification
      ).intersection(cell))
    let inside = outline.inset(by: Insets(top: 0.75, left: 0.75, bottom: 0.75, right: 0.75))
    canvas.stroke(.rounded(inside, radius: 1.5), .white, Stroke(width: 2.5))
    canvas.stroke(.rounded(inside, radius: 1.5), .black, Stroke(width: 1))
  }

  /// The accent border and the marker of a row's worst column.
  private func drawWorst(
    _ cell: Rect, radius: Double, _ corners: Corners, color: Color, on canvas: Canvas
  ) {
    let border = Rect(
      x: cell.minX - 2, y: cell.minY - 2, width: cell.width + 4, height: cell.height + 4)
    canvas.stroke(
      .rounded(border, radius: radius + 2, corners: corners), color, Stroke(width: 1.5))
    let tip = Point(x: cell.midX, y: cell.minY - 4)
    canvas.fill(
      .polyline(
        [
          tip, Point(x: tip.x - 4.5, y: tip.y - 6), Point(x: tip.x + 4.5, y: tip.y - 6),
        ], closed: true), color)
  }
}
