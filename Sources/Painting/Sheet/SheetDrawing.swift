package import Annotation
package import Graphics
package import Stage

/// A filmstrip, laid out.
package struct SheetDrawing: Drawing {
  /// What it is drawn with.
  package let resources: PaintResources
  let sheet: AnnotatedSheet
  let layout: SheetLayout
  let recorded: RecordedScreenPainter
  private let gutters: [Gutter]

  /// The drawing of a sheet.
  ///
  /// - Parameter pictures: Pictures of its recording, by their frames' numbers; the edges alone are drawn of frames
  ///   without one.
  package init(
    _ sheet: AnnotatedSheet, _ resources: PaintResources, pictures: [Int: RecordedPicture] = [:]
  ) {
    self.resources = resources
    recorded = RecordedScreenPainter(theme: resources.theme, pictures: pictures)
    self.sheet = sheet
    let palette = resources.theme.palette
    let ruler = resources.ruler
    gutters = sheet.rows.map { Gutter($0, palette: palette, measuredOn: ruler) }
    layout = SheetLayout(
      sheet, gutterHeights: gutters.map(\.height), palette: palette, measuredOn: ruler)
  }

  /// Points across and down.
  package var size: Size { layout.size }

  /// What it shows, in words.
  package var summary: String { sheet.summary }

  /// Draws it on a canvas of its size.
  ///
  /// - Throws: `CanvasError`, where a magnifier would be too large.
  package func draw(on canvas: Canvas) throws(CanvasError) {
    let palette = resources.theme.palette
    defer { resources.screens.endPicture() }
    let screens = resources.screens.painter(scale: sheet.grid.magnification * canvas.scale)
    let strip = SeamStrip(sheet, palette: palette)

    layout.header.draw(at: Point(x: SheetLayout.margin, y: SheetLayout.margin), on: canvas)
    ColumnAxis(columns: sheet.columns, layout: layout, palette: palette).draw(on: canvas)
    for (index, row) in sheet.rows.enumerated() {
      let frames = layout.rows[index]
      canvas.hairline(
        y: frames.bounds.minY - SheetLayout.rowGap / 2 - 2, from: frames.bounds.minX,
        to: frames.bounds.maxX, palette.hairline)
      gutters[index].draw(in: frames.gutter, on: canvas)
      drawCells(row, frames, screens, on: canvas)
      Leaders.draw(
        from: frames.pills, to: strip.ticks(row, in: frames.strip), palette, on: canvas)
      strip.draw(row, in: frames.strip, on: canvas)
      if let magnifier = row.magnifier {
        let painter = MagnifierPainter(resources, scale: canvas.scale)
        switch row.screens {
        case .film(let film, let delay):
          try painter.draw(magnifier, of: film, delay: delay, in: frames.magnifier, on: canvas)
        case .recording(let recording, let screen):
          guard let column = row.cells.firstIndex(where: { $0.frame == magnifier.frame }) else {
            break
          }
          painter.draw(magnifier, in: frames.magnifier, on: canvas) { rect in
            recorded.draw(
              recording[column], number: magnifier.frame, screen: screen, window: magnifier.rect,
              in: rect, radius: 0, on: canvas)
          }
        }
      }
    }
    canvas.paragraph(
      layout.footer, at: layout.footerOrigin, SheetLayout.footerStyle(palette),
      lineHeight: SheetLayout.footerLine)
  }
}
