import Diagnosis
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
  static let lensSize = 112.0
  static let headerHeight = 62.0
  static let axisHeight = 66.0
  static let footerHeight = 34.0
  /// Room between a cell, its pill and the strip below.
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
  let axis: Rect
  let rows: [RowFrames]
  let size: Size

  init(_ sheet: Sheet, gutterHeights: [Double]) {
    let films = sheet.rows.map(\.film)
    frames =
      ColumnFrames(
        count: sheet.columns, films: films, from: sheet.range.lowerBound, to: sheet.range.upperBound
      ).frames
    let window = SheetLayout.window(sheet.crop, films)
    self.window = window
    let cellWidth = window.width > 480 ? SheetLayout.wideCell : SheetLayout.cell
    let magnification = cellWidth / max(window.width, 1)
    self.magnification = magnification
    let cellHeight = (window.height * magnification).rounded()
    let columnsWidth =
      Double(frames.count) * cellWidth + Double(max(frames.count - 1, 0)) * SheetLayout.columnGap
    let left = SheetLayout.margin + SheetLayout.gutter + SheetLayout.afterGutter
    let lensLeft = left + columnsWidth + SheetLayout.afterGutter
    let top = SheetLayout.margin + SheetLayout.headerHeight
    axis = Rect(x: left, y: top, width: columnsWidth, height: SheetLayout.axisHeight)

    var y = top + SheetLayout.axisHeight
    var rows: [RowFrames] = []
    for gutterHeight in gutterHeights {
      let stripTop =
        y + cellHeight + 2 * SheetLayout.spacing + SheetLayout.pillHeight
      let height = max(stripTop + SheetLayout.stripHeight - y, gutterHeight)
      let cells = frames.indices.map {
        Rect(
          x: left + Double($0) * (cellWidth + SheetLayout.columnGap), y: y, width: cellWidth,
          height: cellHeight)
      }
      rows.append(
        RowFrames(
          gutter: Rect(x: SheetLayout.margin, y: y, width: SheetLayout.gutter, height: height),
          cells: cells,
          pills: cells.map {
            Rect(
              x: $0.minX, y: $0.maxY + SheetLayout.spacing, width: $0.width,
              height: SheetLayout.pillHeight)
          },
          strip: Rect(x: left, y: stripTop, width: columnsWidth, height: SheetLayout.stripHeight),
          lens: Rect(
            x: lensLeft, y: y, width: SheetLayout.lensSize, height: SheetLayout.lensSize),
          bounds: Rect(
            x: SheetLayout.margin, y: y,
            width: lensLeft + SheetLayout.lensSize - SheetLayout.margin, height: height)))
      y += height + SheetLayout.rowGap
    }
    self.rows = rows
    size = Size(
      width: lensLeft + SheetLayout.lensSize + SheetLayout.margin,
      height: y - SheetLayout.rowGap + SheetLayout.footerHeight + SheetLayout.margin)
  }

  /// The width of a cell, in points, for screens taller than wide and for others.
  private static let cell = 132.0
  private static let wideCell = 208.0
  /// Room above the bar's highest place, in points of the device.
  private static let aboveBar = 56.0

  /// The part of the screen that is shown: all of it, or from above the bar's highest place to the bottom.
  private static func window(_ crop: Sheet.Crop, _ films: [Film]) -> Rect {
    guard let screen = films.first?.screen else { return .zero }
    guard crop == .seam else { return screen }
    let highest = films.flatMap { film in
      film.frameTimes.compactMap { time -> Double? in
        guard let bar = film.rect(of: .toolbar, at: .at(time)),
          let content = film.rect(of: .toolbarContent, at: .at(time)), bar.maxY > 0
        else { return nil }
        return bar.maxY - content.height
      }
    }.min()
    let keyboardTop = screen.maxY - (films.first?.keyboardHeight ?? 0)
    let top = max(0, (min(highest ?? keyboardTop, keyboardTop) - aboveBar).rounded(.down))
    return Rect(x: 0, y: top, width: screen.width, height: screen.maxY - top)
  }
}
