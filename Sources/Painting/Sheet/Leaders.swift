import Graphics
import Stage

/// Thin lines from evenly spaced columns to their times in the strip below.
enum Leaders {
  private static let width = 0.75
  /// Between a pill and the line that begins below it.
  private static let gap = 2.5
  /// How far a line runs straight down before it turns, and again above its tick.
  private static let straight = 2.0

  static func draw(from pills: [Rect], to ticks: [Point], _ palette: Palette, on canvas: Canvas) {
    for (pill, tick) in zip(pills, ticks) {
      let top = pill.maxY + gap
      canvas.stroke(
        .polyline([
          Point(x: pill.midX, y: top), Point(x: pill.midX, y: top + straight),
          Point(x: tick.x, y: tick.y - straight), tick,
        ]), palette.second.opacity(0.65), Stroke(width: width))
    }
  }
}
