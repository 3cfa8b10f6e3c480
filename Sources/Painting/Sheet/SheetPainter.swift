import Stage

/// Draws filmstrips.
public struct SheetPainter {
  let theme: Theme
  let scale: Double
  let fonts: Fonts

  /// A painter of an appearance at so many pixels a point, 1…4.
  ///
  /// - Throws: `FontError` where a font is missing.
  public init(_ appearance: Appearance, scale: Double) throws(FontError) {
    theme = Theme(appearance)
    self.scale = scale
    fonts = try Fonts(theme.fonts)
  }

  /// Draws a sheet.
  ///
  /// - Throws: `CanvasError` where the picture would be too large, or a glyph is missing.
  public func draw(_ sheet: Sheet) throws(CanvasError) -> SheetPicture {
    let palette = theme.palette
    let ruler = try Canvas(size: Size(width: 8, height: 8), fonts: fonts)
    let troubles = sheet.messageTroubles
    let gutters = sheet.rows.enumerated().map { index, row in
      Gutter(
        row, range: sheet.range, troubles?[index], palette: palette, measuredOn: ruler)
    }
    let layout = SheetLayout(
      sheet, gutterHeights: gutters.map(\.height), palette: palette, measuredOn: ruler)
    let canvas = try Canvas(
      size: layout.size, scale: scale, background: palette.paper, fonts: fonts)
    let screens = ScreenPainter(theme, scale: layout.magnification * scale, fonts: fonts)
    let strip = SeamStrip(sheet, layout, troubles, palette: palette)

    layout.header.draw(at: Point(x: SheetLayout.margin, y: SheetLayout.margin), on: canvas)
    if let film = sheet.rows.first?.film { ColumnAxis(film, layout, palette).draw(on: canvas) }
    var cells: [SheetPicture.Cell] = []
    for (index, row) in sheet.rows.enumerated() {
      let frames = layout.rows[index]
      canvas.hairline(
        y: frames.bounds.minY - SheetLayout.rowGap / 2 - 2, from: frames.bounds.minX,
        to: frames.bounds.maxX, palette.hairline)
      let lens = LensWindow(
        row.film, in: sheet.range, columns: layout.frames, troubles?[index],
        size: Lens.seen(in: frames.lens))
      // The figures' times are those of the frames that the row shows, as far as they can be.
      let shown = (lens.map { [$0.frame] } ?? []) + layout.frames
      Gutter(
        row, range: sheet.range, troubles?[index], near: shown.map(row.film.time(ofFrame:)),
        palette: palette, measuredOn: ruler
      ).draw(in: frames.gutter, on: canvas)
      cells += drawCells(
        row.film, frames, layout, lens, troubles?[index], screens, on: canvas)
      Leaders.draw(
        from: frames.pills, to: strip.ticks(row.film, in: frames.strip), palette, on: canvas)
      strip.draw(row.film, row: index, in: frames.strip, on: canvas)
      if let lens {
        try Lens(theme, scale: scale, fonts: fonts).draw(lens, in: frames.lens, on: canvas)
      }
    }
    canvas.paragraph(
      layout.footer, at: layout.footerPlace, SheetLayout.footerStyle(palette),
      lineHeight: SheetLayout.footerLine)
    return SheetPicture(bitmap: try canvas.bitmap(), cells: cells)
  }
}
