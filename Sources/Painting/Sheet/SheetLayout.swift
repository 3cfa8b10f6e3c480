import Stage

/// Where everything of a sheet lies, in points; nothing is drawn here.
struct SheetLayout {
  static let margin = 28.0
  static let gutter = 184.0
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
  /// The part of the screen that each column's cells show, in points of the device.
  let windows: [Rect]
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
    windows = sheet.windows(ofFrames: frames)
    let magnification = SheetLayout.magnification(of: windows, sheet.rows.first?.film.device)
    self.magnification = magnification
    let cells = windows.map {
      Size(width: $0.width * magnification, height: ($0.height * magnification).rounded())
    }
    let columnsWidth =
      cells.reduce(0) { $0 + $1.width }
      + SheetLayout.columnGap * Double(max(0, cells.count - 1))
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
        columns.offset(x: 0, y: y), cells, gutterHeight: gutterHeight)
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

  /// One row whose highest cells begin at the columns' top; lower ones stand on the same line.
  private static func row(_ columns: Rect, _ sizes: [Size], gutterHeight: Double) -> RowFrames {
    let y = columns.minY
    let height = sizes.map(\.height).max() ?? 0
    let lensHeight = min(
      max(height, SheetLayout.lensHeight.lowerBound), SheetLayout.lensHeight.upperBound)
    let lens = Rect(
      x: columns.maxX + afterGutter, y: y, width: lensWidth, height: lensHeight)
    // The strip's name stands below the lens, so a lens that is higher than a cell moves it down.
    let stripTop =
      max(y + height + spacing + pillHeight, lens.maxY + captionHeight - leaderHeight / 2)
      + leaderHeight
    var x = columns.minX
    let cells = sizes.map { size in
      let cell = Rect(x: x, y: y + height - size.height, width: size.width, height: size.height)
      x += size.width + columnGap
      return cell
    }
    let rowHeight = max(stripTop + stripHeight - y, gutterHeight)
    return RowFrames(
      gutter: Rect(x: margin, y: y, width: gutter, height: rowHeight), cells: cells,
      pills: cells.map {
        Rect(x: $0.minX, y: $0.maxY + spacing, width: $0.width, height: pillHeight)
      },
      strip: Rect(x: columns.minX, y: stripTop, width: columns.width, height: stripHeight),
      lens: lens, bounds: Rect(x: margin, y: y, width: lens.maxX - margin, height: rowHeight))
  }

  /// Points of the sheet a point of the device, so that the narrowest cell has the width that suits it.
  private static func magnification(of windows: [Rect], _ device: Device?) -> Double {
    guard let narrowest = windows.map(\.width).min() else { return 1 }
    let isWide = narrowest > widestUpright
    let isWhole = device?.isTablet == true && narrowest > SheetLayout.widestPart
    return (isWhole ? wholeTablet : isWide ? wideCell : cell) / max(narrowest, 1)
  }

  /// A window wider than this is that of a phone on its side or of a tablet, in points.
  private static let widestUpright = 480.0
  /// A tablet's window wider than this is all of its width, in points.
  private static let widestPart = 700.0
  /// The width of a cell, in points: upright phones, other screens and parts of tablets, whole tablets.
  private static let cell = 132.0
  private static let wideCell = 208.0
  private static let wholeTablet = 264.0
}
