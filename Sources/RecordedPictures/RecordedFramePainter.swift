import Annotation
import Graphics
package import Imaging
package import Painting
import Recordings
package import Stage

/// Draws frames of a recording, each a picture of the same size: the screen with the edges that were read, for a person
/// to check them, and where that is asked for with what is said of the frame written around it.
package struct RecordedFramePainter {
  private let recording: JudgedRecording
  private let resources: PaintResources
  private let scale: Double
  private let window: Rect
  private let isAnnotated: Bool
  private let layout: FrameLayout

  /// A painter of frames.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, or a pixel of the recording where its points are not known.
  ///   - window: The part of the screen; nil for all of it.
  package init(
    _ recording: JudgedRecording, _ resources: PaintResources, scale: Double, window: Rect?,
    isAnnotated: Bool
  ) {
    self.recording = recording
    self.resources = resources
    self.scale = scale
    self.window = window ?? recording.screen
    self.isAnnotated = isAnnotated
    layout = FrameLayout(windows: [self.window], isAnnotated: isAnnotated)
  }

  /// How many pixels a picture has, across and down.
  package var pixelSize: (width: Int, height: Int) {
    let pixels = PixelBounds(Rect(origin: .zero, size: layout.size), scale: scale)
    return (pixels.width, pixels.height)
  }

  /// A frame's picture.
  ///
  /// - Parameters:
  ///   - number: The frame's number.
  ///   - picture: What the recording shows in it; without one the edges alone are drawn.
  /// - Throws: `CanvasError` for a size that no picture has.
  package func bitmap(of number: Int, _ picture: RecordedPicture?) throws -> Bitmap {
    let (width, height) = pixelSize
    let theme = resources.theme
    return try Canvas.bitmap(
      pixelWidth: width, pixelHeight: height, scale: scale,
      background: isAnnotated ? theme.palette.paper : theme.screen.fill(.screen),
      fonts: resources.fonts
    ) { canvas in
      let cell = layout.cells[0]
      let screens = RecordedScreens(
        recording.film, theme, pictures: picture.map { [number: $0] } ?? [:])
      screens.draw(number, window: window, in: cell, radius: 0, on: canvas)
      let painter = SeamMarkPainter(palette: theme.palette)
      let mark = recording.mark(number)
      if let mark {
        canvas.saved {
          canvas.clip(cell)
          painter.drawBand(mark, in: cell, window: window, on: canvas)
        }
      }
      guard isAnnotated else { return }
      if let mark { painter.drawBracket(mark, beside: cell, window: window, on: canvas) }
      canvas.text(
        recording.name, in: FrameLayout.title(above: cell),
        TextStyle(13, .semiBold, theme.palette.ink), alignment: .leading, truncates: true)
      painter.drawPill(recording.label(number), in: FrameLayout.pill(below: cell), on: canvas)
      let milliseconds = Int((recording.film.frames[number].time * 1000).rounded())
      canvas.text(
        "frame \(number), \(milliseconds) ms", in: layout.time,
        TextStyle(12, .medium, theme.palette.second, hasTabularFigures: true), alignment: .leading)
    }
  }
}
