package import Annotation
package import Graphics
package import Stage

/// How the keyboard and the bar move over time, one block an approach.
///
/// 560 points wide, to fit the column of a README. Several films are first drawn in one block. Each block has two panels: how far both edges have risen, with the
/// seam between them, and the gap, positive where the background shows and negative where the bar is covered. All
/// blocks share their axes, so that they can be compared.
package struct SeamPlot: Drawing {
  package let resources: PaintResources
  package let summary: String
  package let size: Size
  private let header: PictureHeader
  private let blocks: [(figures: SeamFigures, heading: Rect, block: SeamBlock)]
  private let compared: ComparedBlock?
  private let footer: [String]
  private var palette: Palette { resources.theme.palette }

  static let width = 560.0
  static let margin = 20.0
  static let right = 64.0
  private static let riseHeight = 118.0
  private static let gapHeight = 72.0
  private static let panelGap = 12.0
  private static let blockGap = 20.0
  private static let footerLine = 14.0

  /// Lines follow the model between frames too; figures are those of the film's frames.
  package init(_ plot: AnnotatedPlot, _ resources: PaintResources) {
    self.resources = resources
    summary = plot.summary
    let (palette, canvas) = (resources.theme.palette, resources.ruler)
    let inner = SeamPlot.width - 2 * SeamPlot.margin
    header = PictureHeader(
      title: plot.title, subtitle: plot.subtitle, width: inner, palette: palette,
      measuredOn: canvas)
    let range = plot.range
    let own = plot.blocks.filter { !$0.isDifference }
    let lines = own.map(\.lines) + own.compactMap(\.below)
    let time = Axis((range.lowerBound * 1000)...(range.upperBound * 1000), mostTicks: 10)
    let rise = Axis(SeamPlot.rise(of: lines), mostTicks: 5)
    let gap = SeamPlot.gapAxis(of: lines)
    let left =
      [rise, gap].map {
        PlotPanel(rect: .zero, x: time, y: $0, unit: "pt").leftRoom(palette, measuredOn: canvas)
      }.max() ?? 0
    let x = (SeamPlot.margin + left).rounded(.up)
    let width = SeamPlot.width - SeamPlot.right - SeamPlot.margin - x
    let events = EventMarks(
      plot.events, in: range, palette: palette, measuredOn: canvas
    ) { x + time.part(of: $0 * 1000) * width }

    var y = SeamPlot.margin + header.height + 18
    func panels(below y: Double, _ rise: Axis, _ gap: Axis) -> (PlotPanel, PlotPanel) {
      let riseRect = Rect(
        x: x, y: y + events.height, width: width, height: SeamPlot.riseHeight)
      let gapRect = Rect(
        x: x, y: riseRect.maxY + SeamPlot.panelGap, width: width, height: SeamPlot.gapHeight)
      return (
        PlotPanel(rect: riseRect, x: time, y: rise, unit: "pt"),
        PlotPanel(rect: gapRect, x: time, y: gap, unit: "pt")
      )
    }
    compared = plot.feel.map { feel in
      let top = Point(x: SeamPlot.margin, y: y)
      let (rise, gap) = panels(below: y + ComparedBlock.headingHeight, rise, gap)
      let block = ComparedBlock(
        feel: feel, lines: plot.blocks.map(\.lines), rise: rise, gap: gap, events: events,
        palette: palette, words: plot.words, keyboardName: plot.keyboardName,
        gapName: plot.gapName, top: top, width: inner)
      y = block.maxY + SeamPlot.blockGap
      return block
    }
    var blocks: [(figures: SeamFigures, heading: Rect, block: SeamBlock)] = []
    for content in plot.blocks {
      let figures = SeamFigures(
        name: content.name, figures: content.figures, width: inner, palette: palette,
        measuredOn: canvas)
      let heading = Rect(x: SeamPlot.margin, y: y, width: inner, height: figures.height)
      let own = content.isDifference ? [content.lines] : nil
      let (rise, gap) = panels(
        below: heading.maxY,
        own.map { Axis(SeamPlot.rise(of: $0), mostTicks: 5) } ?? rise,
        own.map(SeamPlot.gapAxis) ?? gap)
      let block = SeamBlock(
        content: content, rise: rise, gap: gap, events: events, palette: palette, words: plot.words,
        keyboardName: plot.keyboardName, subject: plot.subject, gapName: plot.gapName,
        below: plot.belowZero)
      blocks.append((figures, heading, block))
      y = gap.rect.maxY + PlotPanel.belowHeight + SeamPlot.blockGap
    }
    self.blocks = blocks
    footer =
      plot.blocks.isEmpty
      ? []
      : canvas.lines(
        of: plot.explanation, SeamPlot.footerStyle(palette), width: inner)
    size = Size(
      width: SeamPlot.width,
      height: (y + Double(footer.count) * SeamPlot.footerLine + SeamPlot.margin)
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

  package func draw(on canvas: Canvas) {
    let margin = SeamPlot.margin
    header.draw(at: Point(x: margin, y: margin), on: canvas)
    compared?.draw(on: canvas)
    for (figures, heading, block) in blocks {
      canvas.hairline(y: heading.minY - 12, from: heading.minX, to: heading.maxX, palette.hairline)
      figures.draw(in: heading, on: canvas)
      block.draw(on: canvas)
    }
    let top = size.height - margin - Double(footer.count) * SeamPlot.footerLine
    canvas.paragraph(
      footer, at: Point(x: margin, y: top), SeamPlot.footerStyle(palette),
      lineHeight: SeamPlot.footerLine)
  }
}
