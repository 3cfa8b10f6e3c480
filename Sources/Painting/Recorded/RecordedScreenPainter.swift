import Graphics
import Recordings
import Stage

/// Draws screens of a recording: its own pictures where they are there, else what was read, as flat surfaces; and the
/// edges over them, so that a person sees whether they were read right.
struct RecordedScreenPainter {
  let theme: Theme
  /// By the frames' numbers.
  let pictures: [Int: RecordedPicture]

  /// The radius of a screen's corners, as a part of its width: between those of phones with and without a home button.
  static let cornerRadius = 0.06

  /// The lines of edges, and the light one that they lie on, in points of the sheet.
  private static let lineWidth = 1.25
  private static let haloWidth = 2.5

  /// Draws a part of a frame's screen.
  ///
  /// - Parameters:
  ///   - frame: What was read of it, and its number.
  ///   - screen: The screen's size, in the recording's unit.
  ///   - window: The part that is drawn.
  ///   - cell: Where it goes, in points of the canvas.
  ///   - radius: That of the cell's corners.
  func draw(
    _ frame: RecordedFrame, number: Int, screen: Size, window: Rect, in cell: Rect, radius: Double,
    on canvas: Canvas
  ) {
    let pixels = PixelBounds(Rect(origin: .zero, size: cell.size), scale: 1 / canvas.pixel)
    canvas.saved {
      canvas.clip(.rounded(cell, radius: radius))
      if let bitmap = pictures[number]?.bitmap(
        of: window, screen: screen, width: pixels.width, height: pixels.height)
      {
        canvas.draw(bitmap, in: cell)
      } else {
        drawSurfaces(frame, window: window, in: cell, on: canvas)
      }
      drawEdges(frame, window: window, in: cell, on: canvas)
    }
    canvas.hairline(around: cell, radius: radius, theme.palette.hairline)
  }

  /// Screen, bar and keyboard, as far as they were read.
  private func drawSurfaces(
    _ frame: RecordedFrame, window: Rect, in cell: Rect, on canvas: Canvas
  ) {
    canvas.fill(cell, theme.screen.fill(.screen))
    func y(_ length: Double) -> Double {
      cell.minY + (length - window.minY) / window.height * cell.height
    }
    func fill(from top: Double, to bottom: Double, _ color: Color) {
      let surface = Rect(x: cell.minX, y: top, width: cell.width, height: max(0, bottom - top))
      canvas.fill(canvas.snapped(surface), color)
    }
    if let bottom = frame.barBottom {
      let top = frame.barTop ?? bottom
      fill(from: y(top.value), to: y(bottom.value), theme.screen.fill(.toolbar))
    }
    if let top = frame.keyboardTop {
      fill(from: y(top.value), to: cell.maxY, theme.keyboard.tray)
    }
  }

  /// The keyboard's top edge and the bar's edges, across the cell.
  private func drawEdges(
    _ frame: RecordedFrame, window: Rect, in cell: Rect, on canvas: Canvas
  ) {
    func draw(_ edge: Reading?, _ color: Color, dash: [Double] = []) {
      guard let edge, window.minY < edge.value, edge.value < window.maxY else { return }
      let y = cell.minY + (edge.value - window.minY) / window.height * cell.height
      let line = Path.line(from: Point(x: cell.minX, y: y), to: Point(x: cell.maxX, y: y))
      canvas.stroke(
        line, theme.palette.panel.opacity(0.7), Stroke(width: RecordedScreenPainter.haloWidth))
      canvas.stroke(line, color, Stroke(width: RecordedScreenPainter.lineWidth, dash: dash))
    }
    draw(frame.barTop, theme.palette.barLine, dash: [3, 2])
    draw(frame.barBottom, theme.palette.barLine)
    draw(frame.keyboardTop, theme.palette.keyboardLine)
  }
}
