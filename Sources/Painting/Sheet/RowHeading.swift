import Annotation
import Graphics
import Stage

/// The words about a row: the approach's name and sentence, the call, and the findings.
struct RowHeading {
  private let style: SheetStyle
  private let palette: Palette
  private let width: Double
  private let name: [String]
  private let summary: [String]
  private let code: [String]
  private let codeStyle: TextStyle
  /// Whether the sentence fits.
  let isWhole: Bool
  /// Of each line.
  private let figures: [[Figure]]

  /// The ems of code, in points: the first that fits every line, else lines are broken.
  private static let codeSizes = [9, 8.5, 8.0]
  private static let figureSpacing = 22.0

  /// How far a line may reach into the room before the first column, in points.
  private static let slack = 8.0

  private let nameStyle: TextStyle
  private let summaryStyle: TextStyle

  /// The words about a row, in lines of `width`.
  ///
  /// - Parameter height: The room. Text that does not fit is left out: the sentence first, then figures without fault,
  ///   then the last figures.
  init(
    _ row: SheetRow, _ style: SheetStyle, width: Double, height: Double = .infinity,
    hasSummary: Bool = true, palette: Palette, measuredOn canvas: Canvas
  ) {
    self.style = style
    self.palette = palette
    self.width = width
    let nameStyle = TextStyle(style.name.size, .semiBold, palette.ink)
    let summaryStyle = TextStyle(style.summary.size, .regular, palette.second)
    (self.nameStyle, self.summaryStyle) = (nameStyle, summaryStyle)
    let slack = RowHeading.slack
    name = canvas.lines(of: row.name, nameStyle, width: width)
      .flatMap { canvas.lines(ofName: $0, nameStyle, width: width + slack) }
    let code =
      style.codeLine == nil ? [] : row.code.split(separator: "\n").map(String.init)
    func codeFace(_ size: Double) -> TextStyle {
      TextStyle(size, .regular, palette.ink, face: .code)
    }
    let fitting = RowHeading.codeSizes.first { size in
      code.allSatisfy { canvas.extent(of: $0, codeFace(size)).width <= width + slack }
    }
    let codeStyle = codeFace(fitting ?? 9)
    self.codeStyle = codeStyle
    self.code = code.flatMap { canvas.lines(ofCode: $0, codeStyle, width: width + slack) }
    let sentence = canvas.lines(of: row.summary, summaryStyle, width: width)
    var shown = row.figures
    let belowName = height - Double(name.count) * style.name.line - style.headingSpacing
    func free(_ figures: Int) -> Double { belowName - Double(figures) * style.figure.line }
    while shown.count > 1, free(shown.count) < 0 {
      shown.remove(at: shown.lastIndex { !$0.severity.isFault } ?? shown.count - 1)
    }
    isWhole = Double(sentence.count) * style.summary.line <= free(shown.count)
    summary = hasSummary && isWhole ? sentence : []
    figures =
      style.heading == .above
      ? FigurePainter(palette: palette)
        .lines(
          of: shown, size: style.figure.size, spacing: RowHeading.figureSpacing, width: width,
          measuredOn: canvas)
      : shown.map { [$0] }
  }

  var height: Double {
    Double(name.count) * style.name.line + Double(summary.count) * style.summary.line
      + Double(code.count) * (style.codeLine ?? 0) + Double(figures.count) * style.figure.line
      + (style.codeLine == nil ? 1 : 3) * style.headingSpacing
  }

  func draw(at corner: Point, on canvas: Canvas) {
    var y = corner.y
    func paragraph(_ lines: [String], _ style: TextStyle, _ height: Double) {
      y += canvas.paragraph(
        lines, at: Point(x: corner.x, y: y), style, lineHeight: height,
        maxWidth: width + RowHeading.slack)
    }
    paragraph(name, nameStyle, style.name.line)
    paragraph(summary, summaryStyle, style.summary.line)
    y += style.headingSpacing
    if let line = style.codeLine {
      paragraph(code, codeStyle, line)
      y += style.headingSpacing
    }
    FigurePainter(palette: palette).draw(
      figures, at: Point(x: corner.x, y: y + style.figure.line / 2), size: style.figure.size,
      spacing: RowHeading.figureSpacing, lineHeight: style.figure.line,
      width: width + RowHeading.slack, on: canvas)
  }
}
