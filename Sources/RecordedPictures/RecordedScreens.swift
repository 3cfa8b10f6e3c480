package import Annotation
package import Graphics
package import Painting
package import Recordings
package import Stage

/// The screens of a recording: its own pictures where they are there, else what was read, as flat surfaces; and the
/// edges over them, so that a person sees whether they were read right.
package struct RecordedScreens: ScreenSource {
  private let recording: RecordedFilm
  private let theme: Theme
  /// By the frames' numbers.
  private let pictures: [Int: RecordedPicture]

  /// - Parameter pictures: By the frames' numbers; of frames without one the edges alone are drawn.
  package init(_ recording: RecordedFilm, _ theme: Theme, pictures: [Int: RecordedPicture] = [:]) {
    self.recording = recording
    self.theme = theme
    self.pictures = pictures
  }

  /// Between those of phones with and without a home button.
  package var cornerRadius: Double { recording.width * 0.06 }

  package func screen(at time: Double) -> Rect { screen }

  private var screen: Rect { Rect(x: 0, y: 0, width: recording.width, height: recording.height) }

  /// The lines of edges, and the light one that they lie on, in points of the sheet.
  private static let lineWidth = 1.25
  private static let haloWidth = 2.5

  package func draw(
    _ frame: (number: Int, time: Double), window: Rect, in cell: Rect, radius: Double,
    by screens: ScreenPainter, on canvas: Canvas
  ) {
    draw(frame.number, window: window, in: cell, radius: radius, on: canvas)
  }

  package func draw(
    _ region: MagnifierRegion, in rect: Rect, by magnifier: MagnifierPainter, on canvas: Canvas
  ) {
    magnifier.draw(region, in: rect, on: canvas) { rect in
      draw(region.frame, window: region.rect, in: rect, radius: 0, on: canvas)
    }
  }

  /// Draws a part of the screen of the frame of a number into a cell, in points of the canvas.
  func draw(
    _ number: Int, window: Rect, in cell: Rect, radius: Double, on canvas: Canvas
  ) {
    let frame = recording.frames[number]
    let pixels = PixelBounds(Rect(origin: .zero, size: cell.size), scale: 1 / canvas.pixel)
    canvas.saved {
      canvas.clip(.rounded(cell, radius: radius))
      if let bitmap = pictures[number]?.bitmap(
        of: window, screen: screen.size, width: pixels.width, height: pixels.height)
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
        line, theme.palette.panel.opacity(0.7), Stroke(width: RecordedScreens.haloWidth))
      canvas.stroke(line, color, Stroke(width: RecordedScreens.lineWidth, dash: dash))
    }
    draw(frame.barTop, theme.palette.barLine, dash: [3, 2])
    draw(frame.barBottom, theme.palette.barLine)
    draw(frame.keyboardTop, theme.palette.keyboardLine)
  }
}
