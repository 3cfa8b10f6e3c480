import Diagnosis
import Stage

/// What stands to the left of a row: the approach's name, what its code does, the call, and its two figures.
struct Gutter {
  private let palette: Palette
  private let name: [String]
  private let summary: [String]
  private let code: [String]
  private let figures: [Figure]

  private struct Figure {
    let label: String
    let measure: Measure
    let color: Color
  }

  private static let nameHeight = 20.0
  private static let summaryHeight = 15.0
  private static let codeHeight = 13.0
  private static let figureHeight = 18.0
  private static let spacing = 8.0

  private var nameStyle: TextStyle { TextStyle(15, .semiBold, palette.ink) }
  private var summaryStyle: TextStyle { TextStyle(12, .regular, palette.second) }
  private var codeStyle: TextStyle { TextStyle(9, .regular, palette.ink, face: .code) }

  init(_ row: Sheet.Row, palette: Palette, measuredOn canvas: Canvas) {
    self.palette = palette
    let width = SheetLayout.gutter
    let measures = row.film.measures
    figures = [
      Figure(label: "gap", measure: measures.gapMax, color: palette.gap),
      Figure(label: "covered", measure: measures.overlapMax, color: palette.overlap),
    ]
    name = canvas.lines(of: row.film.approach, TextStyle(15, .semiBold, palette.ink), width: width)
    summary = canvas.lines(
      of: row.summary, TextStyle(12, .regular, palette.second), width: width)
    code = row.code.split(separator: "\n").map(String.init)
  }

  /// The room it needs, in points.
  var height: Double {
    Double(name.count) * Gutter.nameHeight + Double(summary.count) * Gutter.summaryHeight
      + Double(code.count) * Gutter.codeHeight + Double(figures.count) * Gutter.figureHeight
      + 3 * Gutter.spacing
  }

  func draw(in rect: Rect, on canvas: Canvas) {
    var y = rect.minY
    func paragraph(_ lines: [String], _ style: TextStyle, _ height: Double) {
      y += canvas.paragraph(lines, at: Point(x: rect.minX, y: y), style, lineHeight: height)
    }
    paragraph(name, nameStyle, Gutter.nameHeight)
    paragraph(summary, summaryStyle, Gutter.summaryHeight)
    y += Gutter.spacing
    paragraph(code, codeStyle, Gutter.codeHeight)
    y += Gutter.spacing
    for figure in figures {
      draw(
        figure, in: Rect(x: rect.minX, y: y, width: rect.width, height: Gutter.figureHeight),
        on: canvas)
      y += Gutter.figureHeight
    }
  }

  private func draw(_ figure: Figure, in rect: Rect, on canvas: Canvas) {
    let value = figure.measure.value
    let color = value == 0 ? palette.seamless : figure.color
    canvas.fill(.circle(center: Point(x: rect.minX + 4, y: rect.midY), radius: 4), color)
    let style = TextStyle(12, .semiBold, palette.ink, hasTabularFigures: true)
    let baseline = rect.midY + style.capHeight / 2
    let text = "\(figure.label) \(SeamMarks.text(value))"
    let extent = canvas.text(text, at: Point(x: rect.minX + 14, y: baseline), style)
    guard let time = figure.measure.time else { return }
    canvas.text(
      "at \(Int((time * 1000).rounded())) ms",
      at: Point(x: rect.minX + 14 + extent.width + 6, y: baseline),
      TextStyle(12, .regular, palette.second, hasTabularFigures: true))
  }
}
