import Diagnosis
import Stage

/// The screens of a row, with what is marked on them.
extension SheetDrawing {
  func drawCells(
    _ film: Film, _ frames: SheetLayout.RowFrames, _ lens: LensWindow?,
    _ troubles: MessageTroubles?, _ screens: ScreenPainter, on canvas: Canvas
  ) {
    let theme = paintbox.theme
    let marks = SeamMarks(palette: theme.palette)
    let seams = layout.frames.map { film.marked(at: film.time(ofFrame: $0)) }
    let worst = worstColumn(film, seams, lens, troubles)
    let radius =
      max(film.device.cornerRadius, ScreenPainter.squareScreenRadius) * layout.magnification
    for (column, frame) in layout.frames.enumerated() {
      let time = film.time(ofFrame: frame)
      let place = canvas.snapped(frames.cells[column].origin)
      let window = layout.windows[column]
      let pixels = screens.pixelSize(of: window)
      let cell = Rect(
        x: place.x, y: place.y, width: Double(pixels.width) / canvas.scale,
        height: Double(pixels.height) / canvas.scale)
      canvas.shadow(
        of: shown(of: film.screen(at: time), in: cell, window: window), radius: radius,
        Shadow(theme.palette.shadow))
      screens.draw(
        film, at: time, on: canvas, at: place, window: window, isFramed: true)
      let seam = seams[column]
      canvas.saved {
        canvas.clip(.rounded(cell, radius: radius))
        if let seam { marks.drawBand(seam, in: cell, window: window, on: canvas) }
        if let lens, lens.frame == frame {
          drawLensOutline(lens.rect, in: cell, window: window, on: canvas)
        }
      }
      if let seam {
        marks.drawBracket(seam, beside: cell, window: window, on: canvas)
      }
      if let worst, worst.column == column {
        drawWorst(cell, radius: radius, color: worst.fault.color(theme.palette), on: canvas)
      }
      marks.drawPill(film.verdict(at: time, troubles), in: frames.pills[column], on: canvas)
    }
  }

  /// Where the screens lie in the picture at so many pixels a point, row by row, from left to right.
  public func cells(scale: Double) -> [SheetCell] {
    zip(sheet.rows, layout.rows).flatMap { row, frames in
      layout.frames.enumerated().map { column, frame in
        let time = row.film.time(ofFrame: frame)
        let window = layout.windows[column]
        let pixels = PixelRect(
          window, scale: ScreenPainter.held(layout.magnification * scale))
        let origin = frames.cells[column].origin
        return SheetCell(
          approach: row.film.approach, frame: frame, time: time,
          gap: row.film.seam(at: time)?.signed,
          rect: Rect(
            x: Canvas.nearest(origin.x * scale), y: Canvas.nearest(origin.y * scale),
            width: Double(pixels.width), height: Double(pixels.height)),
          window: window)
      }
    }
  }

  /// Where the screens lie in the picture as SVG or PDF, in points.
  public var cellsInPoints: [SheetCell] {
    cells(scale: Vectors.scale).map { cell in
      var cell = cell
      let rect = cell.rect
      cell.rect = Rect(
        x: rect.minX / Vectors.scale, y: rect.minY / Vectors.scale,
        width: rect.width / Vectors.scale, height: rect.height / Vectors.scale)
      return cell
    }
  }

  /// The part of a cell that the screen fills as the device is held: all of it, unless it is turned in the film.
  private func shown(of screen: Rect, in cell: Rect, window: Rect) -> Rect {
    let part = screen.intersection(window)
    guard part != window, window.width > 0, window.height > 0 else { return cell }
    let scale = Size(width: cell.width / window.width, height: cell.height / window.height)
    return Rect(
      x: cell.minX + (part.minX - window.minX) * scale.width,
      y: cell.minY + (part.minY - window.minY) * scale.height,
      width: part.width * scale.width, height: part.height * scale.height)
  }

  /// How much less than the row's worst a column may show to be marked as the worst, in points: both read alike.
  private static let slack = 0.05

  /// The column that shows the worst of the row: the lens's where that is a column.
  ///
  /// Nil where nothing is wrong, or where no column shows the row's worst.
  private func worstColumn(
    _ film: Film, _ seams: [MarkedSeam?], _ lens: LensWindow?, _ troubles: MessageTroubles?
  ) -> (column: Int, fault: SeamFault)? {
    let times = layout.frames.map { film.time(ofFrame: $0) }
    let ofLens = lens.flatMap { layout.frames.firstIndex(of: $0.frame) }
    if case .corners = lens?.verdict { return ofLens.map { ($0, .gap) } }
    if lens?.isFieldAmiss == true { return ofLens.map { ($0, .gap) } }
    var sizes = zip(seams, times).map { seam, time in
      film.isMovingFocus(at: time) ? 0 : seam?.signed.magnitude ?? 0
    }
    var worst =
      lens.map { film.marked(at: film.time(ofFrame: $0.frame))?.signed.magnitude ?? 0 } ?? 0
    let isAboutMessages = !sizes.contains { $0 > 0 } && troubles != nil
    if isAboutMessages, let troubles {
      sizes = times.map(troubles.size)
      worst = lens.map { troubles.size(at: film.time(ofFrame: $0.frame)) } ?? 0
    }
    guard let largest = sizes.max(), largest > 0, largest >= worst - SheetDrawing.slack,
      lens?.seam == nil || worst > 0
    else { return nil }
    guard let column = ofLens.flatMap({ sizes[$0] > 0 ? $0 : nil }) ?? sizes.firstIndex(of: largest)
    else { return nil }
    let fault = isAboutMessages ? troubles?.at(times[column])?.fault : seams[column]?.fault
    return fault.map { (column, $0) }
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
