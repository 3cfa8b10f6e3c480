import Graphics
import Stage

/// A rectangle with a grid and labels in which numbers are drawn over time.
struct PlotPanel {
  /// In points of the picture.
  let rect: Rect
  let x: Axis
  let y: Axis
  let unit: String

  /// Room between a panel and its labels.
  static let labelGap = 7.0
  /// Room for the labels below the lowest panel.
  static let belowHeight = 18.0

  /// The point of a number at a time; numbers far outside are drawn one panel's height outside.
  func point(_ time: Double, _ value: Double) -> Point {
    let part = max(-1, min(y.part(of: value), 2))
    return Point(x: rect.minX + x.part(of: time) * rect.width, y: rect.maxY - part * rect.height)
  }

  static func labelStyle(_ palette: Palette) -> TextStyle {
    TextStyle(10, .regular, palette.second, hasTabularFigures: true)
  }

  /// The grounds of two panels over each other, with their events, and the times below.
  static func drawGrounds(
    _ rise: PlotPanel, above gap: PlotPanel, with events: EventMarks, _ palette: Palette,
    on canvas: Canvas
  ) {
    for panel in [rise, gap] {
      panel.drawGround(palette, on: canvas)
      panel.drawLeftLabels(palette, on: canvas)
      events.drawLines(in: panel.rect, on: canvas)
    }
    events.drawNames(above: rise.rect.minY, on: canvas)
    gap.drawTimes(palette, on: canvas)
  }

  func drawGround(_ palette: Palette, on canvas: Canvas) {
    let rect = canvas.snapped(rect)
    canvas.fill(rect, palette.panel)
    for tick in x.ticks where tick.value > x.domain.lowerBound && tick.value < x.domain.upperBound {
      canvas.hairline(
        x: point(tick.value, 0).x, from: rect.minY, to: rect.maxY, palette.hairline.opacity(0.07))
    }
    for tick in y.ticks {
      let isZero = tick.value == 0
      canvas.hairline(
        y: point(0, tick.value).y, from: rect.minX, to: rect.maxX,
        isZero ? palette.second.opacity(0.55) : palette.hairline)
    }
    canvas.hairline(around: rect, radius: 0, palette.hairline)
  }

  /// The room of the labels on the left, in points.
  func leftRoom(_ palette: Palette, measuredOn canvas: Canvas) -> Double {
    let style = PlotPanel.labelStyle(palette)
    let numbers = y.ticks.map { canvas.extent(of: $0.text, style).width }
    return (numbers.max() ?? 0) + canvas.extent(of: " \(unit)", style).width + PlotPanel.labelGap
  }

  /// The numbers on the left, the highest with its unit.
  func drawLeftLabels(_ palette: Palette, on canvas: Canvas) {
    let style = PlotPanel.labelStyle(palette)
    let unitWidth = canvas.extent(of: " \(unit)", style).width
    let right = rect.minX - PlotPanel.labelGap - unitWidth
    for tick in y.ticks {
      let baseline = point(0, tick.value).y + style.capHeight / 2
      canvas.text(tick.text, at: Point(x: right, y: baseline), style, alignment: .trailing)
      if tick == y.ticks.last {
        canvas.text(" \(unit)", at: Point(x: right, y: baseline), style)
      }
    }
  }

  /// The times below, the last with its unit.
  func drawTimes(_ palette: Palette, on canvas: Canvas) {
    let style = PlotPanel.labelStyle(palette)
    for tick in x.ticks {
      let x = point(tick.value, 0).x
      let top = canvas.snapped(rect).maxY
      canvas.hairline(x: x, from: top, to: top + 3, palette.second.opacity(0.6))
      let baseline = rect.maxY + 4 + style.size
      let extent = canvas.text(
        tick.text, at: Point(x: x, y: baseline), style, alignment: .center)
      if tick == self.x.ticks.last {
        canvas.text(" ms", at: Point(x: x + extent.width / 2, y: baseline), style)
      }
    }
  }
}
