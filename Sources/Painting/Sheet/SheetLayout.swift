import Annotation
import Graphics
import Stage

/// Where everything of a sheet lies, in points; nothing is drawn here.
struct SheetLayout {
  static let margin = 28.0
  static let gutter = 184.0
  static let afterGutter = 24.0
  static let rowGap = 26.0
  static let pillHeight = 16.0
  static let stripHeight = 36.0
  /// Room between the pills and the strip, for the lines that join them.
  static let leaderHeight = 14.0
  static let captionHeight = 20.0
  static let axisHeight = 66.0
  static let footerLine = 14.0
  /// Room between header and columns, and between rows and footer.
  static let sectionGap = 18.0
  /// Room between a cell and its pill.
  static let spacing = 7.0

  /// A row's parts.
  struct RowFrames {
    let gutter: Rect
    let cells: [Rect]
    let pills: [Rect]
    let strip: Rect
    let magnifier: Rect
    /// Everything, for the line above it.
    let bounds: Rect
  }

  let header: PictureHeader
  let axis: Rect
  let rows: [RowFrames]
  /// Lines of text, from `footerOrigin` down.
  let footer: [String]
  let footerOrigin: Point
  let size: Size

  /// The footer's text.
  static func footerStyle(_ palette: Palette) -> TextStyle {
    TextStyle(10, .regular, palette.second)
  }

  init(
    _ sheet: AnnotatedSheet, gutterHeights: [Double], palette: Palette, measuredOn canvas: Canvas
  ) {
    let grid = sheet.grid
    let left = SheetLayout.margin + SheetLayout.gutter + SheetLayout.afterGutter
    let right = left + grid.width + SheetLayout.afterGutter + grid.magnifier.width
    let inner = right - SheetLayout.margin
    header = PictureHeader(
      title: sheet.title, subtitle: sheet.subtitle, width: inner, look: .sheet, palette: palette,
      measuredOn: canvas)
    footer = canvas.lines(
      of: sheet.assumptions, SheetLayout.footerStyle(palette), width: inner)

    var y = SheetLayout.margin + header.height + SheetLayout.sectionGap
    axis = Rect(x: left, y: y, width: grid.width, height: SheetLayout.axisHeight)
    y = axis.maxY
    var rows: [RowFrames] = []
    for gutterHeight in gutterHeights {
      let row = SheetLayout.row(
        at: Point(x: left, y: y), grid, gutterHeight: gutterHeight)
      rows.append(row)
      y = row.bounds.maxY + SheetLayout.rowGap
    }
    self.rows = rows
    footerOrigin = Point(
      x: SheetLayout.margin, y: y - SheetLayout.rowGap + SheetLayout.sectionGap)
    size = Size(
      width: right + SheetLayout.margin,
      height: footerOrigin.y + Double(footer.count) * SheetLayout.footerLine + SheetLayout.margin)
  }

  /// One row whose first column begins at a corner: the highest cells begin there, lower ones stand on the same line.
  private static func row(
    at corner: Point, _ grid: SheetGrid, gutterHeight: Double
  ) -> RowFrames {
    let y = corner.y
    let columns = Rect(x: corner.x, y: y, width: grid.width, height: 0)
    let height = grid.cells.map(\.height).max() ?? 0
    let magnifier = Rect(
      origin: Point(x: columns.maxX + afterGutter, y: y), size: grid.magnifier)
    // The strip's name stands below the magnifier, so one that is higher than a cell moves it down.
    let stripTop =
      max(y + height + spacing + pillHeight, magnifier.maxY + captionHeight - leaderHeight / 2)
      + leaderHeight
    var x = columns.minX
    let cells = grid.cells.map { size in
      let cell = Rect(x: x, y: y + height - size.height, width: size.width, height: size.height)
      x += size.width + SheetGrid.columnGap
      return cell
    }
    let rowHeight = max(stripTop + stripHeight - y, gutterHeight)
    return RowFrames(
      gutter: Rect(x: margin, y: y, width: gutter, height: rowHeight), cells: cells,
      pills: cells.map {
        Rect(x: $0.minX, y: $0.maxY + spacing, width: $0.width, height: pillHeight)
      },
      strip: Rect(x: columns.minX, y: stripTop, width: columns.width, height: stripHeight),
      magnifier: magnifier,
      bounds: Rect(x: margin, y: y, width: magnifier.maxX - margin, height: rowHeight))
  }
}
