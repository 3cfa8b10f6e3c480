import Stage

/// The gap over time under a row: above the line where bar and keyboard part, below it hatched where
/// the bar is covered; on a form the same of the field with the cursor, and where a sheet is about messages what is
/// amiss with them.
struct SeamStrip {
  private let range: ClosedRange<Double>
  private let columns: [Int]
  private let palette: Palette
  private let topic: SeamTopic
  private let x: Axis
  /// The gaps of every row, so that rows can be compared.
  private let y: Axis
  private let lines: [SeamLines]
  private let troubles: [MessageTroubles]
  /// What of each row's messages is shown in place of gaps; none where the sheet is about something else.
  private let kinds: [MessageKind]

  /// The least extent, in points: where nothing parts, the strip must not magnify nothing.
  private static let leastExtent = 8.0
  /// The least of one side of the line, as a share of the other: a figure has room on either.
  private static let leastShare = 0.55
  /// Room beyond the extremes, as a share of the height.
  private static let room = 0.09
  /// Samples for each point across.
  private static let samplesPerPoint = 2.0
  private static let tickHeight = 4.0

  init(
    _ sheet: Sheet, _ layout: SheetLayout, _ troubles: [MessageTroubles]? = nil, palette: Palette
  ) {
    range = sheet.range
    columns = layout.frames
    self.palette = palette
    topic = SeamTopic(sheet.rows.map(\.film))
    x = Axis((range.lowerBound * 1000)...(range.upperBound * 1000), mostTicks: 2)
    self.troubles = troubles ?? []
    if let troubles, let gravest = MessageKind.gravest(of: troubles) {
      kinds = troubles.map { row in
        let own = MessageKind.gravest(of: [row])
        return own == nil || own == .offTop ? gravest : own ?? gravest
      }
    } else {
      kinds = []
    }
    // Lines follow the model at every instant, so they may go farther than any frame.
    let count = SeamStrip.samples(across: layout.rows.first?.strip.width ?? 0)
    lines = sheet.rows.map { SeamLines($0.film, range: sheet.range, count: count) }
    let gaps = lines.map(\.gaps)
    let gap = gaps.map(\.upperBound).max() ?? 0
    let overlap = -(gaps.map(\.lowerBound).min() ?? 0)
    let least = max(SeamStrip.leastExtent, max(gap, overlap) * SeamStrip.leastShare)
    y = Axis(
      Axis.roomy(-max(overlap, least)...max(gap, least), by: SeamStrip.room), mostTicks: 2)
  }

  private static func samples(across width: Double) -> Int {
    Int((width * samplesPerPoint).rounded(.up))
  }

  /// What of messages is counted from none up, on a scale that all rows of one kind share.
  private func axis(of kind: MessageKind) -> Axis {
    let all = zip(kinds, troubles).filter { $0.0 == kind }.flatMap { $0.1.entries.map(kind.value) }
    return Axis(
      Axis.roomy(0...max(all.max() ?? 0, kind.isCount ? 1 : SeamStrip.leastExtent), by: 0.2),
      mostTicks: 2)
  }

  func draw(_ film: Film, row: Int, in rect: Rect, on canvas: Canvas) {
    let kind = kinds.indices.contains(row) ? kinds[row] : nil
    let panel = PlotPanel(rect: rect, x: x, y: kind.map(axis) ?? y, unit: "pt")
    let lines = lines[row]
    let curve = SeamCurve(lines: lines, panel: panel, below: topic.below)
    let messages = kind.map { MessageCurve(kind: $0, troubles: troubles[row], panel: panel) }
    let events = EventMarks(
      film.events.filter { $0.time > range.lowerBound }, in: range, palette: palette,
      measuredOn: canvas
    ) { panel.point($0 * 1000, 0).x }
    canvas.fill(.rounded(rect, radius: 4), palette.panel)
    canvas.saved {
      canvas.clip(rect)
      events.drawLines(in: rect, on: canvas)
      drawZero(lines, panel, on: canvas)
      if let messages {
        messages.draw(palette, on: canvas)
      } else {
        curve.draw(palette, on: canvas)
      }
    }
    let ticks = ticks(film, in: rect)
    for place in ticks {
      canvas.stroke(
        .line(from: place, to: Point(x: place.x, y: place.y + SeamStrip.tickHeight)), palette.ink,
        Stroke(width: 1))
    }
    let uprights = Uprights(events: events.places, ticks: ticks.map(\.x))
    if let messages {
      drawLargest(messages, near: columns.map(film.time(ofFrame:)), uprights, on: canvas)
    } else {
      drawExtremes(of: film, curve, uprights, on: canvas)
    }
    drawName(
      messages?.kind.title ?? topic.title, beside: rect, zero: panel.point(0, 0).y, on: canvas)
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
    of film: Film, _ curve: SeamCurve, _ uprights: Uprights, on canvas: Canvas
  ) {
    let rect = curve.panel.rect.inset(by: Insets(top: 1, left: 3, bottom: 1, right: 3))
    let zero = curve.panel.point(0, 0).y
    let near = columns.map(film.time(ofFrame:))
    for extreme in SeamExtremes(film, range: range, near: near).all {
      let text = SeamMarks.text(extreme.value)
      let size = Size(width: canvas.extent(of: text, style).width, height: style.capHeight + 4)
      let bounds = rect.inset(
        by: extreme.value > 0
          ? Insets(bottom: rect.maxY - zero + 1) : Insets(top: zero + 1 - rect.minY))
      let place = LabelPlace(
        beside: curve.panel.point(extreme.time * 1000, extreme.value), size: size, in: bounds
      ) {
        curve.isFree($0, uprights: uprights.crossing($0, below: curve.panel.rect.minY))
      }
      curve.drawDot(at: extreme, radius: 2, palette, on: canvas)
      place.draw(text, style, ground: palette.panel.opacity(0.85), on: canvas)
    }
  }

  /// The largest number of messages, beside its place.
  private func drawLargest(
    _ curve: MessageCurve, near: [Double], _ uprights: Uprights, on canvas: Canvas
  ) {
    guard let (dot, text) = curve.largest(near: near) else { return }
    let size = Size(width: canvas.extent(of: text, style).width, height: style.capHeight + 4)
    let bounds = curve.panel.rect.inset(by: Insets(top: 1, left: 3, bottom: 1, right: 3))
    let place = LabelPlace(beside: dot, size: size, in: bounds) {
      curve.isFree($0, uprights: uprights.crossing($0, below: curve.panel.rect.minY))
    }
    canvas.fill(.circle(center: dot, radius: 3), palette.panel)
    canvas.fill(.circle(center: dot, radius: 2), palette.ink)
    place.draw(text, style, ground: palette.panel.opacity(0.85), on: canvas)
  }

  /// Upright lines that a figure keeps clear of.
  private struct Uprights {
    /// Those of events, from top to bottom.
    let events: [Double]
    /// Those of columns, at the top.
    let ticks: [Double]

    /// Where those are that a rectangle may cross, in a strip that begins at a height.
    func crossing(_ rect: Rect, below top: Double) -> [Double] {
      events + (rect.minY < top + SeamStrip.tickHeight ? ticks : [])
    }
  }

  private var style: TextStyle {
    TextStyle(9, .semiBold, palette.ink, hasTabularFigures: true)
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
