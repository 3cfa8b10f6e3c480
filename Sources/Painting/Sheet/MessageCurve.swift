import Annotation
import Graphics
import Stage

/// Faults of messages over time, in a panel of milliseconds and points or rows.
///
/// The curve is on the zero line, and changes from frame to frame.
struct MessageCurve {
  let series: MessageSeries
  let panel: PlotPanel

  /// The corners of its shape: each frame's number, kept until the next frame.
  private var corners: [Point] {
    var corners: [Point] = []
    for value in series.values {
      let time = value.time * 1000
      if let last = corners.last { corners.append(Point(x: time, y: last.y)) }
      corners.append(Point(x: time, y: value.value))
    }
    return corners.map { panel.point($0.x, $0.y) }
  }

  func draw(_ palette: Palette, on canvas: Canvas) {
    let corners = corners
    guard let first = corners.first, let last = corners.last else { return }
    let zero = panel.point(0, 0).y
    let shape = Path.polyline(
      [Point(x: first.x, y: zero)] + corners + [Point(x: last.x, y: zero)], closed: true)
    if corners.contains(where: { $0.y < zero }) {
      if series.severity.isFault {
        SeamFill.draw(shape, series.severity, palette, on: canvas)
      } else {
        canvas.fill(shape, series.severity.color(palette).opacity(0.35))
      }
    }
    canvas.stroke(.polyline(corners), palette.ink.opacity(0.8), Stroke(width: 1))
  }

  /// The largest number's place and words; nil where it is 0 throughout.
  var largest: (dot: Point, text: String)? {
    series.worst.map { (panel.point($0.time * 1000, $0.value), series.text(of: $0)) }
  }

  /// Whether a rectangle is free of the filled curve and of upright lines.
  func isFree(_ rect: Rect, uprights: [Double]) -> Bool {
    let zero = panel.point(0, 0).y
    let corners = corners
    let isCrossed = zip(corners, corners.dropFirst()).contains { from, to in
      rect.minX - 2 <= max(from.x, to.x) && min(from.x, to.x) <= rect.maxX + 2
        && min(from.y, to.y) < rect.maxY - 1 && zero > rect.minY + 1
    }
    return !isCrossed && !uprights.contains { rect.minX - 1 <= $0 && $0 <= rect.maxX + 1 }
  }
}
