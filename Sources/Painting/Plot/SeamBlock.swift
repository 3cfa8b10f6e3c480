import Annotation
import Diagnosis
import Graphics
import Stage

/// The plot of one film: both lines with the seam between them, and the gap below.
struct SeamBlock {
  let content: AnnotatedPlot.Block
  let rise: PlotPanel
  let gap: PlotPanel
  let events: EventMarks
  let palette: Palette
  /// The name of the line that is compared with the keyboard's.
  let words: PictureWords
  let keyboardName: String
  let subject: String
  /// The name of the line of gaps.
  let gapName: String
  /// The severity of values below zero.
  let below: Severity

  private var lines: SeamLines { content.lines }

  private var curve: SeamCurve { SeamCurve(lines: lines, panel: gap, below: below) }

  /// The opacity of a gap between the lines, which leaves them and the grid visible.
  private static let tint = 0.45
  /// The opacity of the bar's padding: less than a fault's.
  private static let padding = 0.16

  func draw(on canvas: Canvas) {
    PlotPanel.drawGrounds(rise, above: gap, with: events, palette, on: canvas)
    canvas.saved {
      canvas.clip(rise.rect)
      drawRise(on: canvas)
    }
    canvas.saved {
      canvas.clip(gap.rect)
      for run in content.below?.shown ?? [] {
        let points = run.map { gap.point($0.time * 1000, $0.gap ?? 0) }
        drawPale(points, palette.ink, width: SeamBlock.paleWidths.gap, on: canvas)
      }
      curve.draw(palette, on: canvas)
    }
    drawExtremes(on: canvas)
    drawNames(on: canvas)
  }

  // MARK: - Lines

  private func drawRise(on canvas: Canvas) {
    if let below = content.below { drawBelow(below, on: canvas) }
    for run in lines.shown {
      for part in SeamCurve.parts(run) where part.first?.isOnTheWay != true {
        // A gap begins at the bar's bottom edge, an overlap at its content's.
        SeamFill.draw(part, .gap, strength: SeamBlock.tint, in: rise, palette, on: canvas) {
          ($0.rise - max($0.shown ?? 0, 0), $0.rise)
        }
        SeamFill.draw(part, below, in: rise, palette, on: canvas) {
          ($0.contentRise - min($0.shown ?? 0, 0), $0.contentRise)
        }
      }
    }
    for run in lines.coveredRuns { draw(covered: run, on: canvas) }
    for run in lines.paddedRuns {
      let there = run.map { rise.point($0.time * 1000, $0.rise) }
      let back = run.reversed().map { rise.point($0.time * 1000, $0.contentRise) }
      canvas.fill(.polyline(there + back, closed: true), palette.barLine.opacity(SeamBlock.padding))
    }
    // The keyboard's line is wider, so that both are seen where they are one.
    for run in lines.keyboardRuns {
      canvas.stroke(
        .polyline(run.map { rise.point($0.time * 1000, $0.keyboard ?? 0) }), palette.keyboardLine,
        Stroke(width: 3.25, cap: .round))
    }
    for run in lines.barRuns {
      canvas.stroke(
        .polyline(run.map { rise.point($0.time * 1000, $0.rise) }), palette.barLine,
        Stroke(width: 2, cap: .round))
    }
  }

  /// Where a bar behind the keyboard may be: a band with dashed edges, and no line of it.
  private func draw(covered run: [SeamLines.Sample], on canvas: Canvas) {
    func points(_ edge: (ClosedRange<Double>) -> Double) -> [Point] {
      run.compactMap { sample in
        sample.covered.map { rise.point(sample.time * 1000, edge($0)) }
      }
    }
    let (upper, lower) = (points(\.upperBound), points(\.lowerBound))
    canvas.fill(
      .polyline(upper + lower.reversed(), closed: true),
      palette.barLine.opacity(SeamBlock.padding))
    for edge in [upper, lower] {
      canvas.stroke(.polyline(edge), palette.barLine, Stroke(width: 1, dash: [2, 3]))
    }
  }

  /// The widths and the opacity of another film's lines, which are below and show on both sides.
  private static let paleWidths = (keyboard: 8.0, bar: 6.0, gap: 5.0)
  private static let pale = 0.25

  private func drawBelow(_ below: SeamLines, on canvas: Canvas) {
    for run in below.keyboardRuns {
      let points = run.map { rise.point($0.time * 1000, $0.keyboard ?? 0) }
      drawPale(points, palette.keyboardLine, width: SeamBlock.paleWidths.keyboard, on: canvas)
    }
    for run in below.barRuns {
      let points = run.map { rise.point($0.time * 1000, $0.rise) }
      drawPale(points, palette.barLine, width: SeamBlock.paleWidths.bar, on: canvas)
    }
  }

  private func drawPale(_ points: [Point], _ color: Color, width: Double, on canvas: Canvas) {
    canvas.stroke(.polyline(points), color.opacity(SeamBlock.pale), Stroke(width: width))
  }

  // MARK: - Labels

  private func drawNames(on canvas: Canvas) {
    guard let last = lines.samples.last else { return }
    let lastKeyboard = lines.samples.last { $0.keyboard != nil } ?? last
    let lastBar = lines.samples.last { $0.bar != nil } ?? last
    let padding = lastBar.content.map { content in
      LineLabels.Label(
        text: "padding", end: rise.point(lastBar.time * 1000, (content + lastBar.rise) / 2),
        color: palette.barLine.opacity(0.7))
    }
    // The bar is above the keyboard, so its name comes first where they end together.
    LineLabels.draw(
      (padding.map { [$0] } ?? []) + [
        LineLabels.Label(
          text: subject, end: rise.point(lastBar.time * 1000, lastBar.rise),
          color: palette.barLine),
        LineLabels.Label(
          text: keyboardName,
          end: rise.point(lastKeyboard.time * 1000, lastKeyboard.keyboard ?? 0),
          color: palette.keyboardLine),
      ], beside: rise.rect, on: canvas)
    let zero = gap.point(last.time * 1000, 0)
    LineLabels.draw(
      [LineLabels.Label(text: gapName, end: zero, color: palette.ink)], beside: gap.rect,
      on: canvas)
  }

  private func drawExtremes(on canvas: Canvas) {
    let style = TextStyle(10.5, .semiBold, palette.ink, hasTabularFigures: true)
    let zero = gap.point(0, 0).y
    for extreme in content.extremes {
      let dot = gap.point(extreme.time * 1000, extreme.value)
      let text = "\(extreme.text) \(words("at \(Int((extreme.time * 1000).rounded())) ms"))"
      let size = Size(width: canvas.extent(of: text, style).width, height: style.capHeight + 5)
      let isGap = extreme.value > 0
      // On its own side of the zero line, so that the two figures never meet.
      let bounds = Rect(
        x: gap.rect.minX + 3, y: isGap ? gap.rect.minY + 1 : zero + 1,
        width: gap.rect.width - 6,
        height: (isGap ? zero - gap.rect.minY : gap.rect.maxY - zero) - 2)
      let position = LabelPosition(beside: dot, size: size, in: bounds, isFree: isFree)
      curve.drawDot(at: extreme, palette, on: canvas)
      position.draw(text, style, ground: palette.panel.opacity(0.85), on: canvas)
    }
    if content.extremes.isEmpty, let note = content.note { draw(note, style, on: canvas) }
  }

  /// A check and words where the keyboard begins to show; or why there is none, in the middle.
  private func draw(_ note: Label, _ style: TextStyle, on canvas: Canvas) {
    guard note.severity == .good, let first = lines.shown.first?.first else {
      canvas.text(
        note.text, at: Point(x: gap.rect.midX, y: gap.point(0, 0).y - 6),
        style.colored(note.severity.ink(palette)), alignment: .center)
      return
    }
    let text = note.text
    let zero = gap.point(first.time * 1000, 0)
    let room = 16.0
    let position = LabelPosition(
      beside: Point(x: zero.x, y: zero.y - 12),
      size: Size(width: room + canvas.extent(of: text, style).width, height: 13), in: gap.rect,
      reach: gap.rect.width, isFree: isFree)
    let rect = position.rect
    FigurePainter(palette: palette).drawCheck(
      in: Rect(x: rect.minX, y: rect.midY - 5, width: 10, height: 10), on: canvas)
    canvas.text(
      text, in: Rect(x: rect.minX + room, y: rect.minY, width: 0, height: rect.height), style,
      alignment: .leading)
  }

  /// Whether neither the gap's shape nor an event's line crosses a rectangle.
  private func isFree(_ rect: Rect) -> Bool { curve.isFree(rect, uprights: events.uprights) }
}

extension SeamLines.Sample {
  /// The bar's line; the keyboard's while there is no bar.
  fileprivate var rise: Double { bar ?? keyboard ?? 0 }
  /// The end of the bar's content: its line where it has no padding.
  fileprivate var contentRise: Double { content ?? rise }
}
