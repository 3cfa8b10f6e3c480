import Diagnosis
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
    let ruler = try Canvas(size: Size(width: 8, height: 8), fonts: fonts)
    let gutters = sheet.rows.map { Gutter($0, palette: theme.palette, measuredOn: ruler) }
    let layout = SheetLayout(sheet, gutterHeights: gutters.map(\.height))
    let canvas = try Canvas(
      size: layout.size, scale: scale, background: theme.palette.paper, fonts: fonts)
    let screens = ScreenPainter(theme, scale: layout.magnification * scale, fonts: fonts)
    let strip = SeamStrip(sheet, layout, palette: theme.palette)

    drawHeader(sheet, on: canvas)
    if let film = sheet.rows.first?.film {
      ColumnAxis(film, layout, theme.palette).draw(on: canvas)
    }
    var cells: [SheetPicture.Cell] = []
    for (index, row) in sheet.rows.enumerated() {
      let frames = layout.rows[index]
      canvas.hairline(
        y: frames.bounds.minY - SheetLayout.rowGap / 2 - 2, from: frames.bounds.minX,
        to: frames.bounds.maxX, theme.palette.hairline)
      gutters[index].draw(in: frames.gutter, on: canvas)
      cells += drawCells(row.film, frames, layout, screens, on: canvas)
      strip.draw(row.film, in: frames.strip, on: canvas)
      if let worst = row.film.worstSeam(from: sheet.range) {
        try Lens(theme, scale: scale, fonts: fonts)
          .draw(row.film, worst.frame, worst.seam, in: frames.lens, on: canvas)
      }
    }
    drawFooter(sheet, layout, on: canvas)
    return SheetPicture(bitmap: try canvas.bitmap(), cells: cells)
  }

  private func drawHeader(_ sheet: Sheet, on canvas: Canvas) {
    let palette = theme.palette
    let left = SheetLayout.margin
    canvas.text(
      sheet.title, at: Point(x: left, y: SheetLayout.margin + 18),
      TextStyle(20, .semiBold, palette.ink), maxWidth: canvas.size.width - 2 * left)
    canvas.text(
      sheet.subtitle, at: Point(x: left, y: SheetLayout.margin + 40),
      TextStyle(13, .regular, palette.second), maxWidth: canvas.size.width - 2 * left)
  }

  private func drawFooter(_ sheet: Sheet, _ layout: SheetLayout, on canvas: Canvas) {
    canvas.text(
      sheet.assumption,
      at: Point(x: SheetLayout.margin, y: layout.size.height - SheetLayout.margin),
      TextStyle(10, .regular, theme.palette.second),
      maxWidth: layout.size.width - 2 * SheetLayout.margin)
  }

  private func drawCells(
    _ film: Film, _ frames: SheetLayout.RowFrames, _ layout: SheetLayout,
    _ screens: ScreenPainter, on canvas: Canvas
  ) -> [SheetPicture.Cell] {
    let marks = SeamMarks(palette: theme.palette)
    let seams = layout.frames.map { film.seam(at: film.time(ofFrame: $0)) }
    let sizes = seams.map { $0?.signed.magnitude ?? 0 }
    let largest = sizes.max() ?? 0
    let worst = largest > 0 ? sizes.firstIndex(of: largest) : nil
    let pixels = screens.pixelSize(of: layout.window)
    return layout.frames.enumerated().map { column, frame in
      let time = film.time(ofFrame: frame)
      let seam = seams[column]
      let place = canvas.snapped(frames.cells[column].origin)
      let cell = Rect(
        x: place.x, y: place.y, width: Double(pixels.width) / scale,
        height: Double(pixels.height) / scale)
      let radius =
        max(film.device.cornerRadius, ScreenPainter.squareScreenRadius)
        * layout.magnification
      canvas.shadow(of: cell, radius: radius, Shadow(theme.palette.shadow))
      screens.draw(
        film, at: time, on: canvas, at: place, window: layout.window, isFramed: true)
      if let seam {
        canvas.saved {
          canvas.clip(.rounded(cell, radius: radius))
          marks.drawBand(seam, in: cell, window: layout.window, on: canvas)
        }
        marks.drawBracket(seam, beside: cell, window: layout.window, on: canvas)
      }
      if column == worst, let seam {
        drawWorst(
          cell, radius: radius, color: seam.gap > 0 ? theme.palette.gap : theme.palette.overlap,
          on: canvas)
      }
      marks.drawPill(seam, in: frames.pills[column], on: canvas)
      return SheetPicture.Cell(
        approach: film.approach, frame: frame, time: time, gap: seam?.signed,
        rect: Rect(
          x: (place.x * scale).rounded(), y: (place.y * scale).rounded(),
          width: Double(pixels.width), height: Double(pixels.height)),
        window: layout.window)
    }
  }

  /// The accent border and the marker of a row's worst column.
  private func drawWorst(_ cell: Rect, radius: Double, color: Color, on canvas: Canvas) {
    let border = Rect(
      x: cell.minX - 2, y: cell.minY - 2, width: cell.width + 4, height: cell.height + 4)
    canvas.stroke(.rounded(border, radius: radius + 2), color, Stroke(width: 1.5))
    let tip = Point(x: cell.midX, y: cell.minY - 4)
    canvas.fill(
      .polyline(
        [
          tip, Point(x: tip.x - 4.5, y: tip.y - 6), Point(x: tip.x + 4.5, y: tip.y - 6),
        ], closed: true), color)
  }
}

extension Film {
  /// The frame with the largest gap or overlap between two times, or, where nothing parts, the one in which the
  /// keyboard is nearest to half way; nil where there is no keyboard then.
  func worstSeam(from range: ClosedRange<Double>) -> (frame: Int, seam: Seam)? {
    var worst: (frame: Int, seam: Seam, fromHalf: Double)?
    for frame in 0..<frameCount where range.contains(time(ofFrame: frame)) {
      guard let seam = seam(at: time(ofFrame: frame)) else { continue }
      let size = seam.signed.magnitude
      let fromHalf = abs(Phase.progress(in: self, at: time(ofFrame: frame)) - 50)
      let largest = worst?.seam.signed.magnitude ?? -1
      if size > largest || (size == 0 && largest == 0 && fromHalf < worst?.fromHalf ?? 0) {
        worst = (frame, seam, fromHalf)
      }
    }
    return worst.map { ($0.frame, $0.seam) }
  }
}
