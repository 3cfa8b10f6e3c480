import Stage

/// The heading of a block: the approach's name, and what was found in the seconds that are plotted.
struct SeamFigures {
  private let name: String
  private let findings: [SeamFinding]
  private let palette: Palette

  /// The room it takes, in points.
  static let height = 43.0
  /// Room between two figures.
  private static let spacing = 20.0

  init(_ film: Film, range: ClosedRange<Double>, palette: Palette) {
    name = film.approach
    findings = SeamFinding.all(of: film, in: range)
    self.palette = palette
  }

  func draw(in rect: Rect, on canvas: Canvas) {
    canvas.text(
      name, at: Point(x: rect.minX, y: rect.minY + 13), TextStyle(14, .semiBold, palette.ink),
      maxWidth: rect.width)
    var x = rect.minX
    for finding in findings {
      x =
        finding.draw(at: Point(x: x, y: rect.minY + 27), size: 11.5, palette, on: canvas)
        + SeamFigures.spacing
    }
  }
}
