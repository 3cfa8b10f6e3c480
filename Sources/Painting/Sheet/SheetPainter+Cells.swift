import Diagnosis
import Stage

/// The screens of a row, with what is marked on them.
extension SheetPainter {
  func drawCells(
    _ film: Film, _ frames: SheetLayout.RowFrames, _ layout: SheetLayout, _ lens: LensWindow?,
    _ screens: ScreenPainter, on canvas: Canvas
  ) -> [SheetPicture.Cell] {
    let marks = SeamMarks(palette: theme.palette)
    let seams = layout.frames.map { film.seam(at: film.time(ofFrame: $0)) }
    let worst = worstColumn(
      seams, lens: lens.flatMap { layout.frames.firstIndex(of: $0.frame) },
      worst: lens?.seam.signed.magnitude ?? 0)
    let pixels = screens.pixelSize(of: layout.window)
    let radius =
      max(film.device.cornerRadius, ScreenPainter.squareScreenRadius) * layout.magnification
    return layout.frames.enumerated().map { column, frame in
      let time = film.time(ofFrame: frame)
      let place = canvas.snapped(frames.cells[column].origin)
      let cell = Rect(
        x: place.x, y: place.y, width: Double(pixels.width) / scale,
        height: Double(pixels.height) / scale)
      canvas.shadow(of: cell, radius: radius, Shadow(theme.palette.shadow))
      screens.draw(
        film, at: time, on: canvas, at: place, window: layout.window, isFramed: true)
      let seam = seams[column]
      canvas.saved {
        canvas.clip(.rounded(cell, radius: radius))
        if let seam { marks.drawBand(seam, in: cell, window: layout.window, on: canvas) }
        if let lens, lens.frame == frame {
          drawLensOutline(lens.rect, in: cell, window: layout.window, on: canvas)
        }
      }
      if let seam {
        marks.drawBracket(seam, beside: cell, window: layout.window, on: canvas)
        if column == worst {
          drawWorst(
            cell, radius: radius,
            color: seam.gap > 0 ? theme.palette.gap : theme.palette.overlap, on: canvas)
        }
      }
      marks.drawPill(film.verdict(at: time), in: frames.pills[column], on: canvas)
      return SheetPicture.Cell(
        approach: film.approach, frame: frame, time: time, gap: seam?.signed,
        rect: Rect(
          x: (place.x * scale).rounded(), y: (place.y * scale).rounded(),
          width: Double(pixels.width), height: Double(pixels.height)),
        window: layout.window)
    }
  }

  /// How much of the row's worst a column must show to be marked as the worst.
  private static let shareOfWorst = 0.5

  /// The column with the largest gap or overlap, or the lens's where that is a column.
  ///
  /// Nil where there is none, or where no column comes near the row's worst.
  private func worstColumn(_ seams: [Seam?], lens: Int?, worst: Double) -> Int? {
    let sizes = seams.map { $0?.signed.magnitude ?? 0 }
    guard let largest = sizes.max(), largest > 0, largest >= worst * SheetPainter.shareOfWorst
    else { return nil }
    return lens ?? sizes.firstIndex(of: largest)
  }

  /// Where the row's lens looks: a dark line on a light one, so that it is seen on everything.
  private func drawLensOutline(_ part: Rect, in cell: Rect, window: Rect, on canvas: Canvas) {
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
