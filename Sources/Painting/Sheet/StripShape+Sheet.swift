package import Annotation
import Graphics
import Stage

extension StripShape {
  /// A sheet with as many columns as the shape shows well: their cells are as large as they should be, and what is said
  /// of neighbours does not meet.
  ///
  /// - Throws: `CrowdedStrip` where the rows would be too low.
  package func sheet(
    _ wanted: Sheet, _ resources: PaintResources
  ) throws(CrowdedStrip) -> AnnotatedSheet {
    let sheet = AnnotatedSheet(wanted)
    let style = SheetStyle(self, rows: sheet.rows.count)
    guard let width = style.width else { return sheet }
    let palette = resources.theme.palette
    let ruler = resources.ruler
    let header = SheetLayout.header(
      sheet, style, inside: width - 2 * style.margin, palette: palette, measuredOn: ruler)
    if let most = style.mostRows(of: sheet, below: header), sheet.rows.count > most {
      throw CrowdedStrip(shape: self, mostRows: most)
    }
    let room = style.room(width: width, rows: sheet.rows.count, below: header)
    let fewest = min(wanted.columns, style.fewestColumns)
    for count in stride(from: min(wanted.columns, style.mostColumns), to: fewest, by: -1) {
      let sheet = AnnotatedSheet(wanted, columns: count, in: room)
      let layout = SheetLayout(
        sheet, style, headingHeights: sheet.rows.map { _ in 0 }, palette: palette,
        measuredOn: ruler)
      if sheet.grid.isRoomy, layout.hasRoom(for: sheet, palette, measuredOn: ruler) { return sheet }
    }
    return AnnotatedSheet(wanted, columns: fewest, in: room)
  }
}

/// A strip has more rows than are seen well in its shape.
package struct CrowdedStrip: Error {
  package let shape: StripShape
  /// How many of them would be.
  package let mostRows: Int
}

extension SheetStyle {
  /// The room that cells have in a picture so wide, with so many rows below a header.
  fileprivate func room(
    width: Double, rows: Int, below header: PictureHeader
  ) -> SheetRoom {
    let height = height.map { height in
      rowHeight(inside: height - 2 * margin - header.height, rows: rows) - belowCell
    }
    return SheetRoom(
      width: width - margin - left, height: height ?? .infinity, gap: gap, sizes: cellSizes)
  }

  /// How many rows of a sheet it has room for, at least one; nil where its height is not given.
  fileprivate func mostRows(of sheet: AnnotatedSheet, below header: PictureHeader) -> Int? {
    guard let height else { return nil }
    let needed = sheet.grid.cells.map { leastCell / max($0.width, 1) * $0.height }.max() ?? 0
    return (1...max(1, mostRows)).last { rows in
      rowHeight(inside: height - 2 * margin - header.height, rows: rows) - belowCell >= needed
    } ?? 1
  }

  /// How high each of so many rows may be, where all below the header are so high together.
  func rowHeight(inside height: Double, rows: Int) -> Double {
    let rows = Double(max(1, rows))
    return (height - sectionGap - axis.height - rowGap * (rows - 1)) / rows
  }
}

extension SheetLayout {
  /// Room between the words of two columns, in points.
  static let wordSpacing = 8.0

  /// Whether what stands above and below columns leaves its neighbours and the picture's edge free.
  func hasRoom(
    for sheet: AnnotatedSheet, _ palette: Palette, measuredOn canvas: Canvas
  ) -> Bool {
    let axis = ColumnAxis(columns: sheet.columns, style: style.axis, palette: palette)
    let painter = SeamMarkPainter(palette: palette, pill: style.pill)
    let times = sheet.columns.map { axis.width(of: $0, measuredOn: canvas) }
    let labels = sheet.rows.map { row in
      row.cells.map { painter.width(of: $0.label, measuredOn: canvas) }
    }
    guard let middles = rows.first?.cells.map(\.midX) else { return true }
    let bounds = (style.left - style.afterHeading / 2)...(size.width - style.margin / 2)
    return ([times] + labels).allSatisfy { widths in
      let words = zip(middles, widths).map { ($0 - $1 / 2, $0 + $1 / 2) }
      return words.allSatisfy { bounds.contains($0.0) && bounds.contains($0.1) }
        && zip(words, words.dropFirst()).allSatisfy { $0.1 + SheetLayout.wordSpacing <= $1.0 }
    }
  }
}
