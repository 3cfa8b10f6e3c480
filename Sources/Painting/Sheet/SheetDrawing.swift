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
  private let headings: [RowHeading]

  /// The drawing of a sheet.
  ///
  /// - Parameters:
  ///   - shape: What it is shaped for; a sheet that was made for it.
  ///   - pictures: Pictures of its recording, by their frames' numbers; the edges alone are drawn of frames without one.
  package init(
    _ sheet: AnnotatedSheet, _ resources: PaintResources, shape: StripShape = .sheet,
    pictures: [Int: RecordedPicture] = [:]
  ) {
    self.resources = resources
    recorded = RecordedScreenPainter(theme: resources.theme, pictures: pictures)
    self.sheet = sheet
    let palette = resources.theme.palette
    let ruler = resources.ruler
    let style = SheetStyle(shape, rows: sheet.rows.count)
    let inside = (style.width ?? 0) - 2 * style.margin
    let room = style.height.map { height in
      let header = SheetLayout.header(
        sheet, style, inside: inside, palette: palette, measuredOn: ruler)
      return style.rowHeight(
        inside: height - 2 * style.margin - header.height, rows: sheet.rows.count)
    }
    func rowHeadings(hasSummary: Bool) -> [RowHeading] {
      sheet.rows.map {
        RowHeading(
          $0, style, width: style.headingWidth(inside: inside), height: room ?? .infinity,
          hasSummary: hasSummary, palette: palette, measuredOn: ruler)
      }
    }
    // Every row has its sentence, or none has.
    let whole = rowHeadings(hasSummary: true)
    headings = whole.allSatisfy(\.isWhole) ? whole : rowHeadings(hasSummary: false)
    layout = SheetLayout(
      sheet, style, headingHeights: headings.map(\.height), palette: palette, measuredOn: ruler)
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
    let style = layout.style
    let strip = style.strip.map { SeamStrip(sheet, $0, palette: palette) }
    let axis = ColumnAxis(columns: sheet.columns, style: style.axis, palette: palette)

    layout.header.draw(at: Point(x: style.margin, y: style.margin), on: canvas)
    if let top = layout.axis?.minY, let cells = layout.rows.first?.cells {
      axis.draw(at: top, over: cells, on: canvas)
    }
    for (index, row) in sheet.rows.enumerated() {
      let frames = layout.rows[index]
      canvas.hairline(
        y: frames.bounds.minY - style.rowGap / 2 - 2, from: frames.bounds.minX,
        to: frames.bounds.maxX, palette.hairline)
      headings[index].draw(at: frames.heading.origin, on: canvas)
      if let top = frames.axis?.minY { axis.draw(at: top, over: frames.cells, on: canvas) }
      drawCells(row, frames, screens, on: canvas)
      if let strip, let rect = frames.strip {
        Leaders.draw(
          from: frames.pills, to: strip.ticks(row, in: rect), palette, on: canvas)
        strip.draw(row, in: rect, on: canvas)
      }
      if let magnifier = row.magnifier, let rect = frames.magnifier {
        try draw(magnifier, of: row, in: rect, on: canvas)
      }
    }
    if let footer = style.footer {
      canvas.paragraph(
        layout.footer, at: layout.footerOrigin, SheetLayout.footerStyle(style, palette),
        lineHeight: footer.line)
    }
  }

  /// The part of a row's screen that its magnifier sees.
  private func draw(
    _ magnifier: MagnifierRegion, of row: SheetRow, in rect: Rect, on canvas: Canvas
  ) throws(CanvasError) {
    let painter = MagnifierPainter(resources, scale: canvas.scale)
    switch row.screens {
    case .film(let film, let delay):
      try painter.draw(magnifier, of: film, delay: delay, in: rect, on: canvas)
    case .recording(let recording, let screen):
      guard let column = row.cells.firstIndex(where: { $0.frame == magnifier.frame }) else {
        break
      }
      painter.draw(magnifier, in: rect, on: canvas) { rect in
        recorded.draw(
          recording[column], number: magnifier.frame, screen: screen, window: magnifier.rect,
          in: rect, radius: 0, on: canvas)
      }
    }
  }
}
