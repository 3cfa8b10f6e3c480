import Stage

/// The gap over time under a row: above the line where bar and keyboard part, below it hatched where
/// the bar is covered; on a form the same of the field with the cursor.
struct SeamStrip {
  private let range: ClosedRange<Double>
  private let columns: [Int]
  private let palette: Palette
  private let topic: SeamTopic
  private let x: Axis
  /// The gaps of every row, so that rows can be compared.
  private let y: Axis

  /// The least extent, in points: where nothing parts, the strip must not magnify nothing.
  private static let leastExtent = 8.0
  /// The least of one side of the line, as a share of the other: a figure has room on either.
  private static let leastShare = 0.55
  /// Room beyond the extremes, as a share of the height.
  private static let room = 0.09
  /// Samples for each point across.
  private static let samplesPerPoint = 2.0
  private static let tickHeight = 4.0

  init(_ sheet: Sheet, _ layout: SheetLayout, palette: Palette) {
    range = sheet.range
    columns = layout.frames
    self.palette = palette
    topic = SeamTopic(sheet.rows.map(\.film))
    let extremes = sheet.rows.map { SeamExtremes($0.film, range: sheet.range) }
    let gap = extremes.compactMap(\.gap?.value).max() ?? 0
    let overlap = -(extremes.compactMap(\.overlap?.value).min() ?? 0)
    let least = max(SeamStrip.leastExtent, max(gap, overlap) * SeamStrip.leastShare)
    x = Axis((range.lowerBound * 1000)...(range.upperBound * 1000), mostTicks: 2)
    y = Axis(
      Axis.roomy(-max(overlap, least)...max(gap, least), by: SeamStrip.room), mostTicks: 2)
  }

  func draw(_ film: Film, in rect: Rect, on canvas: Canvas) {
    let panel = PlotPanel(rect: rect, x: x, y: y, unit: "pt")
    let lines = SeamLines(
      film, range: range, count: Int((rect.width * SeamStrip.samplesPerPoint).rounded(.up)))
    let curve = SeamCurve(lines: lines, panel: panel, below: topic.below)
    let events = EventMarks(
      film.events.filter { $0.time > range.lowerBound }, in: range, palette: palette,
      measuredOn: canvas
    ) { panel.point($0 * 1000, 0).x }
    canvas.fill(.rounded(rect, radius: 4), palette.panel)
    canvas.saved {
      canvas.clip(rect)
      events.drawLines(in: rect, on: canvas)
      drawZero(lines, panel, on: canvas)
      curve.draw(palette, on: canvas)
    }
    let ticks = ticks(film, in: rect)
    for place in ticks {
      canvas.stroke(
        .line(from: place, to: Point(x: place.x, y: place.y + SeamStrip.tickHeight)), palette.ink,
        Stroke(width: 1))
    }
    drawExtremes(of: film, curve, uprights: (events.places, ticks.map(\.x)), on: canvas)
    drawName(topic.title, beside: rect, zero: panel.point(0, 0).y, on: canvas)
  }

  /// Where the columns' times lie on the strip's upper edge.
  func ticks(_ film: Film, in rect: Rect) -> [Point] {
    columns.map {
      let part = x.part(of: film.time(ofFrame: $0) * 1000)
      return Point(x: rect.minX + part * rect.width, y: rect.minY)
    }
  }

  /// Where nothing parts: a line while the keyboard shows, dashes while none does.
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

  /// The extremes' figures, beside their places and on their own side of the line, clear of events'
  /// lines and columns' ticks.
  private func drawExtremes(
    of film: Film, _ curve: SeamCurve, uprights: (events: [Double], ticks: [Double]),
    on canvas: Canvas
  ) {
    let style = TextStyle(9, .semiBold, palette.ink, hasTabularFigures: true)
    let rect = curve.panel.rect.inset(by: Insets(top: 1, left: 3, bottom: 1, right: 3))
    let zero = curve.panel.point(0, 0).y
    let ticked = curve.panel.rect.minY + SeamStrip.tickHeight
    for extreme in SeamExtremes(film, range: range).all {
      let text = SeamMarks.text(extreme.value)
      let size = Size(width: canvas.extent(of: text, style).width, height: style.capHeight + 4)
      let bounds = rect.inset(
        by: extreme.value > 0
          ? Insets(bottom: rect.maxY - zero + 1) : Insets(top: zero + 1 - rect.minY))
      let place = LabelPlace(
        beside: curve.panel.point(extreme.time * 1000, extreme.value), size: size, in: bounds
      ) {
        curve.isFree(
          $0, uprights: uprights.events + ($0.minY < ticked ? uprights.ticks : []))
      }
      curve.drawDot(at: extreme, radius: 2, palette, on: canvas)
      place.draw(text, style, ground: palette.panel.opacity(0.85), on: canvas)
    }
  }

  /// What the strip shows, level with its zero line.
  private func drawName(_ name: String, beside rect: Rect, zero: Double, on canvas: Canvas) {
    let style = TextStyle(10, .regular, palette.second)
    let small = TextStyle(9, .regular, palette.second, hasTabularFigures: true)
    canvas.text("0", at: Point(x: rect.maxX + 5, y: zero + small.capHeight / 2), small)
    canvas.text(
      name,
      at: Point(x: rect.maxX + SheetLayout.afterGutter, y: zero + style.capHeight / 2), style)
  }
}
