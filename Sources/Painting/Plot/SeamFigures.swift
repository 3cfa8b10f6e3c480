import Annotation
import Graphics
import Stage

/// The heading of a block: the approach's name, and what was found in the seconds that are plotted.
struct SeamFigures {
  let name: String
  let figures: [Figure]
  let palette: Palette

  /// The room it takes, in points.
  static let height = 43.0
  /// Room between two figures.
  private static let spacing = 20.0

  func draw(in rect: Rect, on canvas: Canvas) {
    canvas.text(
      name, at: Point(x: rect.minX, y: rect.minY + 13), TextStyle(14, .semiBold, palette.ink),
      maxWidth: rect.width)
    let painter = FigurePainter(palette: palette)
    var x = rect.minX
    for figure in figures {
      x =
        painter.draw(figure, at: Point(x: x, y: rect.minY + 27), size: 11.5, on: canvas)
        + SeamFigures.spacing
    }
  }
}
