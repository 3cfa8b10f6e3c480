import Annotation
import Graphics
import Stage

/// The places of a sheet's parts, in points, without drawing.
struct SheetLayout {
  /// A row's parts, nil for those that the sheet's style lacks.
  struct RowFrames {
    let heading: Rect
    /// Above the row's columns; nil where it is above all rows.
    let axis: Rect?
    let cells: [Rect]
    let pills: [Rect]
    let strip: Rect?
    let magnifier: Rect?
    /// Everything, for the line above it.
    let bounds: Rect
  }

  let style: SheetStyle
  let header: PictureHeader
  /// Above all rows' columns; nil where each row has its own.
  let axis: Rect?
  let rows: [RowFrames]
  /// Lines of text, from `footerOrigin` down.
  let footer: [String]
  let footerOrigin: Point
  let size: Size

  static func footerStyle(_ style: SheetStyle, _ palette: Palette) -> TextStyle {
    TextStyle(style.footer?.size ?? 10, .regular, palette.second)
  }

  init(
    _ plan: SheetPlan, _ style: SheetStyle = SheetStyle(), headingHeights: [Double],
    footer text: String, palette: Palette, measuredOn canvas: Canvas
  ) {
    let grid = plan.grid
    let (left, margin) = (style.left, style.margin)
    let magnifier = style.hasMagnifier ? style.afterHeading + grid.magnifier.width : 0
    let right = style.width.map { $0 - margin } ?? left + grid.width + magnifier
    let inside = right - margin
    self.style = style
    header =
      plan.header
      ?? SheetLayout.header(
        plan.sheet, style, inside: inside, palette: palette, measuredOn: canvas)
    footer =
      style.footer == nil
      ? []
      : canvas.lines(
        of: text, SheetLayout.footerStyle(style, palette), width: inside)

    var y = margin + header.height + style.sectionGap
    let rows = headingHeights.enumerated().map {
      SheetLayout.row($0, below: left, inside: inside, grid, style, headingHeight: $1)
    }
    let gaps = style.rowGap * Double(max(0, rows.count - 1))
    let axisHeight = style.axis.isRepeated ? 0 : style.axis.height
    // The spare height of a picture of a given height is above and below its rows.
    let free = style.height.map { height in
      height - margin - y - axisHeight - gaps - rows.reduce(0) { $0 + $1.bounds.height }
    }
    y += max(0, free ?? 0) / 2
    axis =
      style.axis.isRepeated ? nil : Rect(x: left, y: y, width: grid.width, height: axisHeight)
    y += axisHeight
    self.rows = rows.map { row in
      defer { y += row.bounds.height + style.rowGap }
      return row.moved(down: y)
    }
    footerOrigin = Point(x: margin, y: y - style.rowGap + style.sectionGap)
    let bottom =
      footerOrigin.y + Double(footer.count) * (style.footer?.line ?? 0) + margin
    size = Size(width: right + margin, height: style.height ?? bottom)
  }

  static func header(
    _ sheet: Sheet, _ style: SheetStyle, inside: Double, palette: Palette,
    measuredOn canvas: Canvas
  ) -> PictureHeader {
    PictureHeader(
      title: sheet.title, subtitle: sheet.subtitle, width: inside, looks: style.headers,
      palette: palette, measuredOn: canvas)
  }

  /// One row whose top is at 0; its cells share their lower edge.
  private static func row(
    _ number: Int, below left: Double, inside: Double, _ grid: SheetGrid, _ style: SheetStyle,
    headingHeight: Double
  ) -> RowFrames {
    let headingWidth = style.headingWidth(inside: inside)
    var top = style.heading == .above ? headingHeight + style.afterHeading : 0
    let axis =
      style.axis.isRepeated
      ? Rect(x: left, y: top, width: grid.width, height: style.axis.height) : nil
    top = axis?.maxY ?? top
    let sizes = grid.cells(ofRow: number)
    let height = sizes.map(\.height).max() ?? 0
    let magnifier =
      style.hasMagnifier
      ? Rect(
        origin: Point(x: left + grid.width + style.afterHeading, y: top), size: grid.magnifier)
      : nil
    var x = left + grid.inset
    let columns = zip(grid.cells, sizes).map { room, size in
      defer { x += room.width + grid.gap }
      let left = x + (room.width - size.width) / 2
      return (
        cell: Rect(x: left, y: top + height - size.height, width: size.width, height: size.height),
        pill: Rect(
          x: x, y: top + height + style.spacing, width: room.width, height: style.pill.height)
      )
    }
    let (cells, pills) = (columns.map(\.cell), columns.map(\.pill))
    let pillBottom = top + height + style.spacing + style.pill.height
    let strip = style.strip.map { strip in
      // A strip's name is below the magnifier, so one that is higher than a cell moves it down.
      let under = magnifier.map { $0.maxY + style.captionHeight - strip.leaderHeight / 2 } ?? 0
      return Rect(
        x: left, y: max(pillBottom, under) + strip.leaderHeight, width: grid.width,
        height: strip.height)
    }
    let named = style.strip.map { $0.isNamedBelow ? $0.name.line : 0 } ?? 0
    let bottom = strip.map { $0.maxY + named } ?? pillBottom
    let rowHeight = style.heading == .above ? bottom : max(bottom, headingHeight)
    return RowFrames(
      heading: Rect(
        x: style.margin, y: 0, width: headingWidth,
        height: style.heading == .above ? headingHeight : rowHeight),
      axis: axis, cells: cells, pills: pills, strip: strip, magnifier: magnifier,
      bounds: Rect(x: style.margin, y: 0, width: inside, height: rowHeight))
  }
}

extension SheetLayout.RowFrames {
  /// The row, moved down by `y`.
  fileprivate func moved(down y: Double) -> SheetLayout.RowFrames {
    SheetLayout.RowFrames(
      heading: heading.offset(x: 0, y: y), axis: axis?.offset(x: 0, y: y),
      cells: cells.map { $0.offset(x: 0, y: y) }, pills: pills.map { $0.offset(x: 0, y: y) },
      strip: strip?.offset(x: 0, y: y), magnifier: magnifier?.offset(x: 0, y: y),
      bounds: bounds.offset(x: 0, y: y))
  }
}
