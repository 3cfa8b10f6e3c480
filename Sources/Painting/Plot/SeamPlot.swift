import Annotation
import Graphics
import Stage

/// The places of the plot's parts, in points.
struct SeamPlotLayout {
  let size: Size
  private let header: PictureHeader
  private let blocks: [(figures: SeamFigures, heading: Rect, block: SeamBlock)]
  private let footer: [String]
  private let palette: Palette

  static let width = 560.0
  static let margin = 20.0
  static let right = 64.0
  private static let riseHeight = 118.0
  private static let gapHeight = 72.0
  private static let panelGap = 12.0
  private static let blockGap = 20.0
  private static let footerLine = 14.0

  init(_ plot: AnnotatedPlot, palette: Palette, measuredOn canvas: Canvas) {
    self.palette = palette
    let inner = SeamPlotLayout.width - 2 * SeamPlotLayout.margin
    header = PictureHeader(
      title: plot.title, subtitle: plot.subtitle, width: inner, palette: palette,
      measuredOn: canvas)
    let range = plot.range
    let lines = plot.blocks.filter { !$0.isDifference }.map(\.lines)
    let time = Axis((range.lowerBound * 1000)...(range.upperBound * 1000), mostTicks: 10)
    let rise = Axis(SeamPlotLayout.rise(of: lines), mostTicks: 5)
    let gap = SeamPlotLayout.gapAxis(of: lines)
    let left =
      [rise, gap].map {
        PlotPanel(rect: .zero, x: time, y: $0, unit: "pt").leftRoom(palette, measuredOn: canvas)
      }.max() ?? 0
    let x = (SeamPlotLayout.margin + left).rounded(.up)
    let width = SeamPlotLayout.width - SeamPlotLayout.right - SeamPlotLayout.margin - x
    let events = EventMarks(
      plot.events, in: range, palette: palette, measuredOn: canvas
    ) { x + time.part(of: $0 * 1000) * width }

    var y = SeamPlotLayout.margin + header.height + 18
    var blocks: [(figures: SeamFigures, heading: Rect, block: SeamBlock)] = []
    for content in plot.blocks {
      let figures = SeamFigures(
        name: content.name, figures: content.figures, width: inner, palette: palette,
        measuredOn: canvas)
      let heading = Rect(x: SeamPlotLayout.margin, y: y, width: inner, height: figures.height)
      let riseRect = Rect(
        x: x, y: heading.maxY + events.height, width: width, height: SeamPlotLayout.riseHeight)
      let gapRect = Rect(
        x: x, y: riseRect.maxY + SeamPlotLayout.panelGap, width: width,
        height: SeamPlotLayout.gapHeight)
      let own = content.isDifference ? [content.lines] : nil
      let block = SeamBlock(
        content: content,
        rise: PlotPanel(
          rect: riseRect, x: time,
          y: own.map { Axis(SeamPlotLayout.rise(of: $0), mostTicks: 5) } ?? rise, unit: "pt"),
        gap: PlotPanel(
          rect: gapRect, x: time,
          y: own.map(SeamPlotLayout.gapAxis) ?? gap, unit: "pt"),
        events: events,
        palette: palette, subject: plot.subject, gapName: plot.gapName, below: plot.belowZero)
      blocks.append((figures, heading, block))
      y = gapRect.maxY + PlotPanel.belowHeight + SeamPlotLayout.blockGap
    }
    self.blocks = blocks
    footer =
      plot.blocks.isEmpty
      ? []
      : canvas.lines(
        of: plot.explanation, SeamPlotLayout.footerStyle(palette), width: inner)
    size = Size(
      width: SeamPlotLayout.width,
      height: (y + Double(footer.count) * SeamPlotLayout.footerLine + SeamPlotLayout.margin)
        .rounded(.up))
  }

  /// The range of offsets of all films, with room for the lines' width.
  private static func rise(of lines: [SeamLines]) -> ClosedRange<Double> {
    let ranges = lines.map(\.rise)
    let lower = min(ranges.map(\.lowerBound).min() ?? 0, 0)
    let upper = max(ranges.map(\.upperBound).max() ?? 0, leastRise)
    return Axis.roomy(lower...upper, by: 0.05)
  }

  /// The axis of the gaps of all films, with room for a figure on either side of zero.
  private static func gapAxis(of lines: [SeamLines]) -> Axis {
    let gaps = lines.flatMap { $0.samples.compactMap(\.gap) }
    let gap = max(gaps.max() ?? 0, 0)
    let overlap = -min(gaps.min() ?? 0, 0)
    let above = max(gap, overlap / 2, leastGap)
    let below = max(overlap, gap / 2, leastGap)
    return Axis(
      Axis.roomy(-below...above, by: 0.08), mostTicks: 5, telling: -overlap...gap)
  }

  /// The least range of offsets, in points, where no keyboard comes.
  private static let leastRise = 10.0
  /// The least range of gaps, in points: rounding must not be magnified.
  private static let leastGap = 8.0

  private static func footerStyle(_ palette: Palette) -> TextStyle {
    TextStyle(10, .regular, palette.second)
  }

  func draw(on canvas: Canvas) {
    let margin = SeamPlotLayout.margin
    header.draw(at: Point(x: margin, y: margin), on: canvas)
    for (figures, heading, block) in blocks {
      canvas.hairline(y: heading.minY - 12, from: heading.minX, to: heading.maxX, palette.hairline)
      figures.draw(in: heading, on: canvas)
      block.draw(on: canvas)
    }
    let top = size.height - margin - Double(footer.count) * SeamPlotLayout.footerLine
    canvas.paragraph(
      footer, at: Point(x: margin, y: top), SeamPlotLayout.footerStyle(palette),
      lineHeight: SeamPlotLayout.footerLine)
  }
}
