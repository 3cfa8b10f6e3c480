public import Stage

/// A filmstrip, laid out.
public struct SheetDrawing: Drawing {
  /// What it is drawn with.
  public let paintbox: Paintbox
  let sheet: Sheet
  let layout: SheetLayout
  private let troubles: [MessageTroubles]?

  /// The drawing of a sheet.
  public init(_ sheet: Sheet, _ paintbox: Paintbox) {
    self.sheet = sheet
    self.paintbox = paintbox
    let palette = paintbox.theme.palette
    let ruler = paintbox.ruler
    let troubles = sheet.messageTroubles
    let gutters = sheet.rows.enumerated().map { index, row in
      Gutter(
        row, range: sheet.range, troubles?[index], palette: palette, measuredOn: ruler)
    }
    layout = SheetLayout(
      sheet, gutterHeights: gutters.map(\.height), palette: palette, measuredOn: ruler)
    self.troubles = troubles
  }

  /// Points across and down.
  public var size: Size { layout.size }

  /// What it shows, in words.
  public var summary: String {
    let rows = sheet.rows.enumerated().map { index, row in
      row.film.said(SeamFinding.all(of: row.film, in: sheet.range, troubles?[index]))
    }
    return ([sheet.title, sheet.subtitle + "."] + rows).joined(separator: " ")
  }

  /// Draws it on a canvas of its size.
  ///
  /// - Throws: `CanvasError`, where a lens would be too large.
  public func draw(on canvas: Canvas) throws(CanvasError) {
    let (theme, fonts) = (paintbox.theme, paintbox.fonts)
    let palette = theme.palette
    let screens = ScreenPainter(
      theme, scale: layout.magnification * canvas.scale, fonts: fonts)
    let strip = SeamStrip(sheet, layout, troubles, palette: palette)

    layout.header.draw(at: Point(x: SheetLayout.margin, y: SheetLayout.margin), on: canvas)
    if let film = sheet.rows.first?.film { ColumnAxis(film, layout, palette).draw(on: canvas) }
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
        palette: palette, measuredOn: paintbox.ruler
      ).draw(in: frames.gutter, on: canvas)
      drawCells(row.film, frames, lens, troubles?[index], screens, on: canvas)
      Leaders.draw(
        from: frames.pills, to: strip.ticks(row.film, in: frames.strip), palette, on: canvas)
      strip.draw(row.film, row: index, in: frames.strip, on: canvas)
      if let lens {
        try Lens(theme, scale: canvas.scale, fonts: fonts).draw(
          lens, in: frames.lens, on: canvas)
      }
    }
    canvas.paragraph(
      layout.footer, at: layout.footerPlace, SheetLayout.footerStyle(palette),
      lineHeight: SheetLayout.footerLine)
  }
}

extension Film {
  /// What was found of the film, in a sentence.
  func said(_ findings: [SeamFinding]) -> String {
    let words = findings.map { finding in
      finding.text + (finding.time.map { " at \(Int(($0 * 1000).rounded())) ms" } ?? "")
    }
    return "\(approach): \(words.isEmpty ? "nothing amiss" : words.joined(separator: ", "))."
  }
}
