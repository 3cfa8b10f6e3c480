import Annotation
import Graphics
import Stage

/// A block's heading: the approach's name, and the findings in the seconds that are plotted.
struct SeamFigures {
  private let name: String
  /// In lines as wide as the block.
  private let lines: [[Figure]]
  private let palette: Palette

  /// With one line of figures, in points.
  private static let height = 43.0
  private static let lineHeight = 17.0
  private static let size = 11.5
  private static let spacing = 20.0

  /// A heading whose figures are broken into lines of a width, in points.
  init(
    name: String, figures: [Figure], width: Double, palette: Palette, measuredOn canvas: Canvas
  ) {
    self.name = name
    self.palette = palette
    lines = FigurePainter(palette: palette)
      .lines(
        of: figures, size: SeamFigures.size, spacing: SeamFigures.spacing, width: width,
        measuredOn: canvas)
  }

  /// In points.
  var height: Double {
    SeamFigures.height + SeamFigures.lineHeight * Double(max(lines.count - 1, 0))
  }

  func draw(in rect: Rect, on canvas: Canvas) {
    canvas.text(
      name, at: Point(x: rect.minX, y: rect.minY + 13), TextStyle(14, .semiBold, palette.ink),
      maxWidth: rect.width)
    FigurePainter(palette: palette).draw(
      lines, at: Point(x: rect.minX, y: rect.minY + 27), size: SeamFigures.size,
      spacing: SeamFigures.spacing, lineHeight: SeamFigures.lineHeight, width: rect.width,
      on: canvas)
  }
}
