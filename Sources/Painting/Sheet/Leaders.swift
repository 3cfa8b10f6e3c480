import Graphics
import Stage

/// Thin lines from each column to its time in the strip below: columns lie evenly, their times do
/// not.
enum Leaders {
  private static let width = 0.75
  /// Room between a pill and the line that begins below it.
  private static let gap = 2.5
  /// How far a line runs straight down before it turns, and again above its tick.
  private static let straight = 2.0

  /// Lines from below each pill to a tick each, from left to right.
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
