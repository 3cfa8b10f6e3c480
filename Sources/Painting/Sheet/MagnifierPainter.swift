package import Annotation
import Basics
package import Graphics
package import Stage

/// A part of the screen at the worst moment of a row, magnified.
package struct MagnifierPainter {
  private let resources: PaintResources
  private let scale: Double

  private static let magnification = SheetGrid.magnifierMagnification
  /// The least size of a device pixel, in pixels of the sheet, for which pixels are shown as such.
  private static let leastPixel = 4.0
  private static let radius = 10.0
  /// From the magnifier's left edge to the bracket, in points.
  private static let bracketInset = 12.0
  /// From the magnifier's edges to a pill, and to a pill's middle, in points.
  private static let pillInset = 7.0
  private static let pillRoom = 15.0

  init(_ resources: PaintResources, scale: Double) {
    self.resources = resources
    self.scale = scale
  }

  /// Draws a part of a film's screen at a time, in seconds, with its mark.
  func draw(
    _ region: MagnifierRegion, of film: Film, at time: Double, in rect: Rect, on canvas: Canvas
  ) throws(CanvasError) {
    let rect = canvas.snapped(rect)
    let pixel = MagnifierPainter.magnification / film.device.scale
    let showsPixels = pixel * scale >= MagnifierPainter.leastPixel
    // Pixels too small to be visible would be squares of uneven size, so the screen is then drawn at the magnifier's own
    // scale.
    let screens = resources.screens.painter(
      scale: showsPixels ? film.device.scale : MagnifierPainter.magnification * scale)
    let picture = try screens.canvas(
      for: region.rect, in: canvas.medium, fonts: resources.fonts)
    screens.draw(film, at: time, on: picture, window: region.rect, isOnce: true)
    draw(region, in: rect, on: canvas) { rect in
      canvas.draw(picture, in: rect, sampling: .pixels)
      if showsPixels { drawGrid(pixel, in: rect, on: canvas) }
    }
  }

  /// Draws `content` into a rectangle, with its mark, a frame around it and its time.
  package func draw(
    _ region: MagnifierRegion, in rect: Rect, on canvas: Canvas, content: (Rect) -> Void
  ) {
    let palette = resources.theme.palette
    let rect = canvas.snapped(rect)
    canvas.shadow(of: rect, radius: MagnifierPainter.radius, Shadow(palette.shadow))
    canvas.saved {
      canvas.clip(.rounded(rect, radius: MagnifierPainter.radius))
      content(rect)
      drawMark(region, in: rect, on: canvas)
    }
    canvas.stroke(.rounded(rect, radius: MagnifierPainter.radius), palette.second, Stroke(width: 1))
    canvas.text(
      "\(Int((region.time * 1000).rounded())) ms, \(MagnifierPainter.magnification.shortest)×",
      at: Point(x: rect.midX, y: rect.maxY + 15),
      TextStyle(10, .regular, palette.second, hasTabularFigures: true), alignment: .center)
  }

  /// A line around each device pixel, `pixel` points of the sheet across.
  private func drawGrid(_ pixel: Double, in rect: Rect, on canvas: Canvas) {
    let color = resources.theme.palette.ink.opacity(0.05)
    for x in stride(from: rect.minX + pixel, to: rect.maxX, by: pixel) {
      canvas.hairline(x: x, from: rect.minY, to: rect.maxY, color)
    }
    for y in stride(from: rect.minY + pixel, to: rect.maxY, by: pixel) {
      canvas.hairline(y: y, from: rect.minX, to: rect.maxX, color)
    }
  }

  /// Draws the bracket over the mark with its figure, or where bar and keyboard touch, or else the label.
  ///
  /// The bracket is open at an end outside.
  private func drawMark(_ region: MagnifierRegion, in rect: Rect, on canvas: Canvas) {
    let palette = resources.theme.palette
    let painter = SeamMarkPainter(palette: palette)
    let x = rect.minX + MagnifierPainter.bracketInset
    func drawPill(x: Double, middle: Double) {
      // Wholly inside, even if the bracket is not.
      let room = MagnifierPainter.pillRoom
      let held = max(rect.minY + room, min(middle, rect.maxY - room))
      painter.drawPill(
        region.label, in: Rect(x: x, y: held - 8, width: 0, height: 16), alignment: .leading,
        within: rect.maxX - MagnifierPainter.pillInset, hasRing: true, on: canvas)
    }
    if let mark = region.mark,
      let band = SeamMarkPainter.fullBand(mark, in: rect, window: region.rect)
    {
      SeamBracket(
        mark.severity, x: x, from: band.minY, to: band.maxY,
        endsAtTop: region.holdsMark || band.minY > rect.minY,
        endsAtBottom: region.holdsMark || band.maxY < rect.maxY
      ).draw(palette, on: canvas)
      drawPill(x: x + 7, middle: band.midY)
    } else if let touch = region.touch {
      let y = rect.minY + (touch - region.rect.minY) * MagnifierPainter.magnification
      canvas.stroke(
        .line(from: Point(x: x - 5, y: y), to: Point(x: x + 7, y: y)),
        Severity.good.color(palette), Stroke(width: 1.5))
      drawPill(x: x + 7, middle: y)
    } else {
      drawPill(x: rect.minX + MagnifierPainter.pillInset, middle: rect.maxY)
    }
  }
}
