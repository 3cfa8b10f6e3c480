import Stage

/// Where everything of a sheet lies, in points; nothing is drawn here.
struct SheetLayout {
  static let margin = 28.0
  static let gutter = 176.0
  static let afterGutter = 24.0
  static let columnGap = 16.0
  static let rowGap = 26.0
  static let pillHeight = 16.0
  static let stripHeight = 36.0
  /// Room between the pills and the strip, for the lines that join them.
  static let leaderHeight = 14.0
  static let lensWidth = 132.0
  /// A lens is as high as a cell, within these.
  static let lensHeight = 96.0...176.0
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
    let lens: Rect
    /// Everything, for the line above it.
    let bounds: Rect
  }

  let frames: [Int]
  /// The part of the screen that cells show, in points of the device.
  let window: Rect
  /// Points of the sheet a point of the device.
  let magnification: Double
  let header: PictureHeader
  let axis: Rect
  let rows: [RowFrames]
  /// Lines of text, from `footerPlace` down.
  let footer: [String]
  let footerPlace: Point
  let size: Size

  /// The footer's text.
  static func footerStyle(_ palette: Palette) -> TextStyle {
    TextStyle(10, .regular, palette.second)
  }

  init(_ sheet: Sheet, gutterHeights: [Double], palette: Palette, measuredOn canvas: Canvas) {
    frames =
      ColumnFrames(
        count: sheet.columns, films: sheet.rows.map(\.film), from: sheet.range.lowerBound,
        to: sheet.range.upperBound
      ).frames
    window = sheet.window
    let cellWidth = window.width > 480 ? SheetLayout.wideCell : SheetLayout.cell
    magnification = cellWidth / max(window.width, 1)
    let cell = Size(width: cellWidth, height: (window.height * magnification).rounded())
    let columnsWidth =
      Double(frames.count) * (cellWidth + SheetLayout.columnGap)
      - (frames.isEmpty ? 0 : SheetLayout.columnGap)
    let left = SheetLayout.margin + SheetLayout.gutter + SheetLayout.afterGutter
    let right = left + columnsWidth + SheetLayout.afterGutter + SheetLayout.lensWidth
    let inner = right - SheetLayout.margin
    header = PictureHeader(
      title: sheet.title, subtitle: sheet.subtitle, width: inner, look: .sheet, palette: palette,
      measuredOn: canvas)
    footer = canvas.lines(
      of: sheet.assumptions(columns: frames), SheetLayout.footerStyle(palette), width: inner)

    var y = SheetLayout.margin + header.height + SheetLayout.sectionGap
    axis = Rect(x: left, y: y, width: columnsWidth, height: SheetLayout.axisHeight)
    y = axis.maxY
    let columns = Rect(x: left, y: 0, width: columnsWidth, height: 0)
    var rows: [RowFrames] = []
    for gutterHeight in gutterHeights {
      let row = SheetLayout.row(
        columns.offset(x: 0, y: y), cell, count: frames.count, gutterHeight: gutterHeight)
      rows.append(row)
      y = row.bounds.maxY + SheetLayout.rowGap
    }
    self.rows = rows
    footerPlace = Point(
      x: SheetLayout.margin, y: y - SheetLayout.rowGap + SheetLayout.sectionGap)
    size = Size(
      width: right + SheetLayout.margin,
      height: footerPlace.y + Double(footer.count) * SheetLayout.footerLine + SheetLayout.margin)
  }

  /// One row whose cells begin at the columns' top.
  private static func row(
    _ columns: Rect, _ cell: Size, count: Int, gutterHeight: Double
  ) -> RowFrames {
    let y = columns.minY
    let lensHeight = min(
      max(cell.height, SheetLayout.lensHeight.lowerBound), SheetLayout.lensHeight.upperBound)
    let lens = Rect(
      x: columns.maxX + afterGutter, y: y, width: lensWidth, height: lensHeight)
    // The strip's name stands below the lens, so a lens that is higher than a cell moves it down.
    let stripTop =
      max(y + cell.height + spacing + pillHeight, lens.maxY + captionHeight - leaderHeight / 2)
      + leaderHeight
    let cells = (0..<count).map {
      Rect(
        x: columns.minX + Double($0) * (cell.width + columnGap), y: y, width: cell.width,
        height: cell.height)
    }
    let height = max(stripTop + stripHeight - y, gutterHeight)
    return RowFrames(
      gutter: Rect(x: margin, y: y, width: gutter, height: height), cells: cells,
      pills: cells.map {
        Rect(x: $0.minX, y: $0.maxY + spacing, width: $0.width, height: pillHeight)
      },
      strip: Rect(x: columns.minX, y: stripTop, width: columns.width, height: stripHeight),
      lens: lens, bounds: Rect(x: margin, y: y, width: lens.maxX - margin, height: height))
  }

  /// The width of a cell, in points, for screens taller than wide and for others.
  private static let cell = 132.0
  private static let wideCell = 208.0
}
