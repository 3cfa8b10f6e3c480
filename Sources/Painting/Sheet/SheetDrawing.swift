import Annotation
import Diagnosis
package import Graphics
package import Stage

/// A filmstrip, laid out.
package struct SheetDrawing: Drawing {
  package let resources: PaintResources
  let sheet: AnnotatedSheet
  let grid: SheetGrid
  let layout: SheetLayout
  /// Of the rows, from top to bottom.
  private let sources: [any ScreenSource]
  private let headings: [RowHeading]

  /// The drawing of a plan.
  ///
  /// - Parameters:
  ///   - sources: Of the rows' screens, from top to bottom.
  ///   - shape: The one that the plan was made for.
  package init(
    _ plan: SheetPlan, of sources: [any ScreenSource], _ resources: PaintResources,
    shape: StripShape = .sheet
  ) {
    self.resources = resources
    self.sources = sources
    let sheet = plan.annotated
    self.sheet = sheet
    grid = plan.grid
    let palette = resources.theme.palette
    let ruler = resources.ruler
    let style = SheetStyle(shape, rows: sheet.rows.count, without: plan.sheet.choices.without)
    let inside = (style.width ?? 0) - 2 * style.margin
    func rowHeadings(hasSummary: Bool) -> [RowHeading] {
      sheet.rows.map {
        RowHeading(
          $0, style, width: style.headingWidth(inside: inside), height: plan.rowHeight ?? .infinity,
          hasSummary: hasSummary, palette: palette, measuredOn: ruler)
      }
    }
    // Every row has its sentence, or none has.
    let whole = rowHeadings(hasSummary: true)
    headings = whole.allSatisfy(\.isWhole) ? whole : rowHeadings(hasSummary: false)
    layout = SheetLayout(
      plan, style, headingHeights: headings.map(\.height), footer: sheet.assumptions,
      palette: palette, measuredOn: ruler)
  }

  package var size: Size { layout.size }

  package var summary: String { sheet.summary }

  /// Throws `CanvasError` where a magnifier would be too large.
  package func draw(on canvas: Canvas) throws(CanvasError) {
    let palette = resources.theme.palette
    defer { resources.screens.endPicture() }
    let style = layout.style
    let strip = style.strip.map { SeamStrip(sheet, $0, palette: palette) }
    let axis = ColumnAxis(
      columns: sheet.columns, style: style.axis, palette: palette, words: sheet.words)

    layout.header.draw(at: Point(x: style.margin, y: style.margin), on: canvas)
    if let top = layout.axis?.minY, let cells = layout.rows.first?.cells {
      axis.draw(at: top, over: cells, on: canvas)
    }
    for (index, (row, source)) in zip(sheet.rows, sources).enumerated() {
      let frames = layout.rows[index]
      canvas.hairline(
        y: frames.bounds.minY - style.rowGap / 2 - 2, from: frames.bounds.minX,
        to: frames.bounds.maxX, palette.hairline)
      headings[index].draw(at: frames.heading.origin, on: canvas)
      if let top = frames.axis?.minY { axis.draw(at: top, over: frames.cells, on: canvas) }
      drawCells(row, index, of: source, frames, on: canvas)
      if let strip, let rect = frames.strip {
        Leaders.draw(
          from: frames.pills, to: strip.ticks(row, in: rect), palette, on: canvas)
        strip.draw(row, in: rect, on: canvas)
      }
      if let magnifier = row.magnifier, let rect = frames.magnifier {
        try source.draw(
          magnifier, in: rect, by: MagnifierPainter(resources, scale: canvas.scale), on: canvas)
      }
    }
    if let footer = style.footer {
      canvas.paragraph(
        layout.footer, at: layout.footerOrigin, SheetLayout.footerStyle(style, palette),
        lineHeight: footer.line)
    }
  }
}
