import Annotation
import Graphics
import Stage

/// The gap over time, drawn under a row: a gap above the line, an overlap hatched below it.
///
/// On a form they are those of the field with the cursor; on a sheet about messages, the messages' faults.
struct SeamStrip {
  private let sizes: SheetStyle.Strip
  private let range: ClosedRange<Double>
  private let palette: Palette
  /// The severity of values below zero.
  private let below: Severity
  private let x: Axis
  /// The gaps of every row, so that rows can be compared.
  private let y: Axis
  /// The largest of them, in points.
  private let largest: Double

  /// The least range, in points: rounding must not be magnified.
  private static let leastExtent = 8.0
  /// The least of one side of the line, as a share of the other: a figure has room on either.
  private static let leastShare = 0.55
  /// A row whose largest value is a smaller share of the sheet's has its own scale, as it would look straight.
  private static let leastShareOfSheet = 0.1
  /// Smaller gaps are drawn as none, in points.
  private static let nothing = 0.05
  /// Beyond the extremes, as a share of the height.
  private static let room = 0.09
  private static let tickHeight = 4.0
  /// From the strip to a name at its right.
  private static let beforeName = 24.0

  init(_ sheet: AnnotatedSheet, _ sizes: SheetStyle.Strip, palette: Palette) {
    self.sizes = sizes
    range = sheet.range
    self.palette = palette
    below = sheet.belowZero
    x = Axis((range.lowerBound * 1000)...(range.upperBound * 1000), mostTicks: 2)
    // Lines follow the model at every instant, so they may go farther than any frame.
    let gaps = sheet.rows.map(\.strip.lines.gaps)
    let all = (gaps.map(\.lowerBound).min() ?? 0)...max(gaps.map(\.upperBound).max() ?? 0, 0)
    largest = SeamStrip.largest(of: all)
    y = SeamStrip.axis(of: all)
  }

  private static func largest(of gaps: ClosedRange<Double>) -> Double {
    max(gaps.upperBound, -gaps.lowerBound)
  }

  private static func axis(of gaps: ClosedRange<Double>) -> Axis {
    let least = max(leastExtent, largest(of: gaps) * leastShare)
    return Axis(
      Axis.roomy(-max(-gaps.lowerBound, least)...max(gaps.upperBound, least), by: room),
      mostTicks: 2)
  }

  /// The sheet's scale for a row's gaps, or the row's own and its magnification.
  func axis(of lines: SeamLines) -> (axis: Axis, magnification: Double?) {
    let own = SeamStrip.largest(of: lines.gaps)
    guard own >= SeamStrip.nothing, own < largest * SeamStrip.leastShareOfSheet else {
      return (y, nil)
    }
    let axis = SeamStrip.axis(of: lines.gaps)
    return (axis, y.length / axis.length)
  }

  /// The scale of a kind of messages' numbers, from 0 up, shared by all rows.
  private static func axis(of series: MessageSeries) -> Axis {
    Axis(
      Axis.roomy(0...max(series.most, series.isCount ? 1 : leastExtent), by: 0.2), mostTicks: 2)
  }

  func draw(_ row: SheetRow, in rect: Rect, on canvas: Canvas) {
    let strip = row.strip
    let (y, magnification): (Axis, Double?) =
      switch strip.content {
      case .seam: axis(of: strip.lines)
      case .messages(let series): (SeamStrip.axis(of: series), nil)
      }
    let panel = PlotPanel(rect: rect, x: x, y: y, unit: "pt")
    let events = EventMarks(strip.events, in: range, palette: palette, measuredOn: canvas) {
      panel.point($0 * 1000, 0).x
    }
    canvas.fill(.rounded(rect, radius: 4), palette.panel)
    canvas.saved {
      canvas.clip(rect)
      events.drawLines(in: rect, on: canvas)
      drawZero(strip.lines, panel, on: canvas)
      switch strip.content {
      case .seam: curve(strip, panel).draw(palette, on: canvas)
      case .messages(let series):
        MessageCurve(series: series, panel: panel).draw(palette, on: canvas)
      }
    }
    let ticks = ticks(row, in: rect)
    for tick in ticks {
      canvas.stroke(
        .line(from: tick, to: Point(x: tick.x, y: tick.y + SeamStrip.tickHeight)), palette.ink,
        Stroke(width: 1))
    }
    let uprights = Uprights(events: events.uprights, ticks: ticks.map(\.x))
    switch strip.content {
    case .seam(let extremes):
      draw(extremes, of: curve(strip, panel), uprights, on: canvas)
    case .messages(let series):
      drawLargest(of: MessageCurve(series: series, panel: panel), uprights, on: canvas)
    }
    drawName(
      strip.title, magnification: magnification, beside: rect, zero: panel.point(0, 0).y, on: canvas
    )
  }

  private func curve(_ strip: SheetStrip, _ panel: PlotPanel) -> SeamCurve {
    SeamCurve(lines: strip.lines, panel: panel, below: below)
  }

  /// The columns' times on the strip's upper edge.
  func ticks(_ row: SheetRow, in rect: Rect) -> [Point] {
    row.cells.map {
      Point(x: rect.minX + x.part(of: $0.time * 1000) * rect.width, y: rect.minY)
    }
  }

  /// The zero line: solid while the keyboard shows, else dashed.
  private func drawZero(_ lines: SeamLines, _ panel: PlotPanel, on canvas: Canvas) {
    let zero = panel.point(0, 0).y
    let color = palette.second.opacity(0.5)
    var left = panel.rect.minX
    func dash(to right: Double) {
      guard right > left else { return }
      canvas.stroke(
        .line(from: Point(x: left, y: zero), to: Point(x: right, y: zero)), color,
        Stroke(width: 1, dash: [2, 4]))
    }
    for run in lines.shown {
      guard let first = run.first, let last = run.last else { continue }
      dash(to: panel.point(first.time * 1000, 0).x)
      left = panel.point(last.time * 1000, 0).x
      canvas.hairline(y: zero, from: panel.point(first.time * 1000, 0).x, to: left, color)
    }
    dash(to: panel.rect.maxX)
  }

  /// The extremes' figures by their dots, on their side of the line, clear of events and ticks.
  private func draw(
    _ extremes: [SeamExtreme], of curve: SeamCurve, _ uprights: Uprights, on canvas: Canvas
  ) {
    let rect = SeamStrip.inside(curve.panel)
    let zero = curve.panel.point(0, 0).y
    for extreme in extremes {
      let bounds = rect.inset(
        by: extreme.value > 0
          ? Insets(bottom: rect.maxY - zero + 1) : Insets(top: zero + 1 - rect.minY))
      curve.drawDot(at: extreme, radius: 2, palette, on: canvas)
      draw(
        extreme.text, beside: curve.panel.point(extreme.time * 1000, extreme.value), in: bounds,
        on: canvas
      ) { curve.isFree($0, uprights: uprights.crossing($0, below: curve.panel.rect.minY)) }
    }
  }

  /// The largest number of messages, next to its dot.
  private func drawLargest(
    of curve: MessageCurve, _ uprights: Uprights, on canvas: Canvas
  ) {
    guard let (dot, text) = curve.largest else { return }
    canvas.fill(.circle(center: dot, radius: 3), palette.panel)
    canvas.fill(.circle(center: dot, radius: 2), palette.ink)
    draw(text, beside: dot, in: SeamStrip.inside(curve.panel), on: canvas) {
      curve.isFree($0, uprights: uprights.crossing($0, below: curve.panel.rect.minY))
    }
  }

  /// Where a panel's figures may be.
  private static func inside(_ panel: PlotPanel) -> Rect {
    panel.rect.inset(by: Insets(top: 1, left: 3, bottom: 1, right: 3))
  }

  private func draw(
    _ figure: String, beside dot: Point, in bounds: Rect, on canvas: Canvas,
    isFree: (Rect) -> Bool
  ) {
    let size = Size(width: canvas.extent(of: figure, style).width, height: style.capHeight + 4)
    LabelPosition(beside: dot, size: size, in: bounds, isFree: isFree)
      .draw(figure, style, ground: palette.panel.opacity(0.85), on: canvas)
  }

  /// Upright lines that a figure avoids.
  private struct Uprights {
    /// Of events, from top to bottom.
    let events: [Double]
    /// Of columns, at the top.
    let ticks: [Double]

    /// Those that a rectangle may cross in a strip below `top`.
    func crossing(_ rect: Rect, below top: Double) -> [Double] {
      events + (rect.minY < top + SeamStrip.tickHeight ? ticks : [])
    }
  }

  private var style: TextStyle {
    TextStyle(sizes.figure, .semiBold, palette.ink, hasTabularFigures: true)
  }

  /// The strip's name and magnification, to the right, level with its zero line, or below it.
  private func drawName(
    _ name: String, magnification: Double?, beside rect: Rect, zero: Double, on canvas: Canvas
  ) {
    let style = TextStyle(sizes.name.size, .regular, palette.second)
    let small = TextStyle(sizes.zero, .regular, palette.second, hasTabularFigures: true)
    canvas.text("0", at: Point(x: rect.maxX + 5, y: zero + small.capHeight / 2), small)
    let magnified = magnification.map { "magnified \(Int($0.rounded()))×" }
    if sizes.isNamedBelow {
      canvas.paragraph(
        [[name, magnified].compactMap { $0 }.joined(separator: ", ")],
        at: Point(x: rect.minX, y: rect.maxY), style, lineHeight: sizes.name.line,
        maxWidth: rect.width)
      return
    }
    let corner = Point(
      x: rect.maxX + SeamStrip.beforeName, y: zero + style.capHeight / 2)
    canvas.text(name, at: corner, style)
    guard let magnified else { return }
    canvas.text(magnified, at: Point(x: corner.x, y: corner.y + sizes.name.line), style)
  }
}
