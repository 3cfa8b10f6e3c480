import Annotation
import Graphics
import Stage

/// An upright line with end ticks for the seam: solid for a gap, dashed for an overlap.
struct SeamBracket {
  let severity: Severity
  let x: Double
  let top: Double
  let bottom: Double
  /// Whether the seam ends there, or continues beyond the shown part.
  let endsAtTop: Bool
  let endsAtBottom: Bool

  private static let width = 1.5
  /// From the line to the end of a tick.
  private static let tick = 2.5
  /// In points; a shorter bracket is not dashed, so that it is seen as one line.
  private static let leastDashed = 8.0

  init(
    _ severity: Severity, x: Double, from top: Double, to bottom: Double, endsAtTop: Bool = true,
    endsAtBottom: Bool = true
  ) {
    let half = SeamBracket.width / 2
    self.severity = severity
    self.x = x
    self.top = endsAtTop ? top + half : top
    self.bottom = max(endsAtBottom ? bottom - half : bottom, self.top)
    self.endsAtTop = endsAtTop
    self.endsAtBottom = endsAtBottom
  }

  func draw(_ palette: Palette, on canvas: Canvas) {
    let color = severity.color(palette)
    let isDashed = severity.isHatched && bottom - top >= SeamBracket.leastDashed
    canvas.stroke(
      .line(from: Point(x: x, y: top), to: Point(x: x, y: bottom)), color,
      Stroke(width: SeamBracket.width, dash: isDashed ? [3, 2.5] : []))
    for (y, ends) in [(top, endsAtTop), (bottom, endsAtBottom)] where ends {
      canvas.stroke(
        .line(
          from: Point(x: x - SeamBracket.tick, y: y), to: Point(x: x + SeamBracket.tick, y: y)),
        color, Stroke(width: SeamBracket.width))
    }
  }
}
