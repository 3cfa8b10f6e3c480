import Stage

/// The signed gap over time in a panel of milliseconds and points: above zero filled, below it
/// hatched, and nothing at all while no keyboard shows.
struct SeamCurve {
  let lines: SeamLines
  let panel: PlotPanel
  /// What lies below zero.
  let below: SeamFault

  func draw(_ palette: Palette, on canvas: Canvas) {
    for run in lines.shown {
      SeamFill.draw(run, .gap, in: panel, palette, on: canvas) { (0, max($0.gap ?? 0, 0)) }
      SeamFill.draw(run, below, in: panel, palette, on: canvas) { (0, min($0.gap ?? 0, 0)) }
      canvas.stroke(
        .polyline(run.map { panel.point($0.time * 1000, $0.gap ?? 0) }),
        palette.ink.opacity(0.8), Stroke(width: 1))
    }
  }

  /// A mark at an extreme, by which its figure is found.
  func drawDot(
    at extreme: SeamExtremes.Extreme, radius: Double = 3, _ palette: Palette, on canvas: Canvas
  ) {
    let place = panel.point(extreme.time * 1000, extreme.value)
    let color = (extreme.value > 0 ? .gap : below).color(palette)
    canvas.fill(.circle(center: place, radius: radius + 1), palette.panel)
    canvas.fill(.circle(center: place, radius: radius), palette.ink)
    canvas.fill(.circle(center: place, radius: radius * 0.6), color)
  }

  /// Whether neither the curve, with what it encloses, nor an upright line crosses a rectangle.
  func isFree(_ rect: Rect, uprights: [Double]) -> Bool {
    let zero = panel.point(0, 0).y
    let isCrossed = lines.samples.contains { sample in
      let place = panel.point(sample.time * 1000, sample.gap ?? 0)
      return rect.minX - 2 <= place.x && place.x <= rect.maxX + 2
        && min(place.y, zero) < rect.maxY - 1 && max(place.y, zero) > rect.minY + 1
    }
    return !isCrossed && !uprights.contains { rect.minX - 1 <= $0 && $0 <= rect.maxX + 1 }
  }
}
