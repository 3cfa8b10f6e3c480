import Annotation
import Graphics
import Stage

/// The signed gap over time, filled above zero, hatched below it; none while no keyboard shows.
struct SeamCurve {
  let lines: SeamLines
  let panel: PlotPanel
  /// The severity of values below zero.
  let below: Severity

  func draw(_ palette: Palette, on canvas: Canvas) {
    for run in lines.shown {
      for part in SeamCurve.parts(run) {
        if part.first?.isOnTheWay == true {
          drawOnTheWay(part, palette, on: canvas)
          continue
        }
        SeamFill.draw(part, .gap, in: panel, palette, on: canvas) { (0, max($0.gap ?? 0, 0)) }
        SeamFill.draw(part, below, in: panel, palette, on: canvas) { (0, min($0.gap ?? 0, 0)) }
      }
      // Where only the least covered length is known, the line is not the bar's.
      for part in SeamCurve.parts(run, by: { $0.covered != nil }) {
        let isLeast = part.first?.covered != nil
        canvas.stroke(
          .polyline(part.map { panel.point($0.time * 1000, $0.gap ?? 0) }),
          palette.ink.opacity(0.8), Stroke(width: 1, dash: isLeast ? [2, 3] : []))
      }
    }
  }

  /// Splits a run where something changes, such as `isOnTheWay`.
  ///
  /// Each part ends where the next begins, so that no sliver is left between them.
  static func parts(
    _ run: [SeamLines.Sample], by property: (SeamLines.Sample) -> Bool = \.isOnTheWay
  ) -> [[SeamLines.Sample]] {
    var parts: [[SeamLines.Sample]] = []
    for sample in run {
      if let last = parts.last?.first, property(last) == property(sample) {
        parts[parts.count - 1].append(sample)
      } else {
        if let before = parts.last?.last, before.time < sample.time {
          parts[parts.count - 1].append(sample)
        }
        parts.append([sample])
      }
    }
    return parts
  }

  /// A gap that the keyboard has yet to close is drawn without alarm.
  private func drawOnTheWay(
    _ part: [SeamLines.Sample], _ palette: Palette, on canvas: Canvas
  ) {
    let there = part.map { panel.point($0.time * 1000, $0.gap ?? 0) }
    guard let first = there.first, let last = there.last else { return }
    let zero = panel.point(0, 0).y
    canvas.fill(
      .polyline(
        there + [Point(x: last.x, y: zero), Point(x: first.x, y: zero)], closed: true),
      palette.second.opacity(0.22))
  }

  /// Marks the extreme that a figure belongs to.
  func drawDot(
    at extreme: SeamExtreme, radius: Double = 3, _ palette: Palette, on canvas: Canvas
  ) {
    let dot = panel.point(extreme.time * 1000, extreme.value)
    let color = (extreme.value > 0 ? .gap : below).color(palette)
    canvas.fill(.circle(center: dot, radius: radius + 1), palette.panel)
    canvas.fill(.circle(center: dot, radius: radius), palette.ink)
    canvas.fill(.circle(center: dot, radius: radius * 0.6), color)
  }

  /// Whether neither the filled curve nor an upright line crosses a rectangle.
  func isFree(_ rect: Rect, uprights: [Double]) -> Bool {
    let zero = panel.point(0, 0).y
    let isCrossed = lines.samples.contains { sample in
      let point = panel.point(sample.time * 1000, sample.gap ?? 0)
      return rect.minX - 2 <= point.x && point.x <= rect.maxX + 2
        && min(point.y, zero) < rect.maxY - 1 && max(point.y, zero) > rect.minY + 1
    }
    return !isCrossed && !uprights.contains { rect.minX - 1 <= $0 && $0 <= rect.maxX + 1 }
  }
}
