import Annotation
import Graphics
import Stage

/// What stands to the left of a row: the approach's name, what its code does, the call, and what
/// was found.
struct Gutter {
  private let palette: Palette
  private let name: [String]
  private let summary: [String]
  private let code: [String]
  private let codeStyle: TextStyle
  private let figures: [Figure]

  private static let nameHeight = 20.0
  private static let summaryHeight = 15.0
  private static let codeHeight = 13.0
  /// The ems of code, in points: the first with which every line fits, else lines are broken.
  private static let codeSizes = [9, 8.5, 8.0]
  private static let figureHeight = 18.0
  private static let figureSize = 12.0
  private static let spacing = 8.0

  /// How far a line may reach into the room before the first column, in points.
  private static let slack = 8.0

  private var nameStyle: TextStyle { TextStyle(15, .semiBold, palette.ink) }
  private var summaryStyle: TextStyle { TextStyle(12, .regular, palette.second) }

  /// The gutter of a row.
  init(_ row: SheetRow, palette: Palette, measuredOn canvas: Canvas) {
    self.palette = palette
    let width = SheetLayout.gutter
    figures = row.figures
    name = canvas.lines(of: row.name, TextStyle(15, .semiBold, palette.ink), width: width)
      .flatMap {
        canvas.lines(
          ofName: $0, TextStyle(15, .semiBold, palette.ink), width: width + Gutter.slack)
      }
    summary = canvas.lines(
      of: row.summary, TextStyle(12, .regular, palette.second), width: width)
    let code = row.code.split(separator: "\n").map(String.init)
    func style(_ size: Double) -> TextStyle {
      TextStyle(size, .regular, palette.ink, face: .code)
    }
    let fitting = Gutter.codeSizes.first { size in
      code.allSatisfy { canvas.extent(of: $0, style(size)).width <= width + Gutter.slack }
    }
    codeStyle = style(fitting ?? 9)
    self.code = code.flatMap {
      canvas.lines(ofCode: $0, style(fitting ?? 9), width: width + Gutter.slack)
    }
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
      y += canvas.paragraph(
        lines, at: Point(x: rect.minX, y: y), style, lineHeight: height,
        maxWidth: rect.width + Gutter.slack)
    }
    paragraph(name, nameStyle, Gutter.nameHeight)
    paragraph(summary, summaryStyle, Gutter.summaryHeight)
    y += Gutter.spacing
    paragraph(code, codeStyle, Gutter.codeHeight)
    y += Gutter.spacing
    let painter = FigurePainter(palette: palette)
    for figure in figures {
      painter.draw(
        figure, at: Point(x: rect.minX, y: y + Gutter.figureHeight / 2), size: Gutter.figureSize,
        maxWidth: rect.width + Gutter.slack, on: canvas)
      y += Gutter.figureHeight
    }
  }
}
