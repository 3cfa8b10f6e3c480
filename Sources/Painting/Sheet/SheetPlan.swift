package import Annotation
import Diagnosis
import Graphics
import Stage

/// A sheet's columns and the size of its cells, decided before its annotations.
package struct SheetPlan {
  let sheet: Sheet
  /// From left to right.
  package let columns: [SheetColumn]
  let grid: SheetGrid
  /// Nil for a picture as wide as its columns.
  fileprivate(set) var header: PictureHeader?
  fileprivate(set) var rowHeight: Double?

  /// Without a count, as many columns as the sheet asks for; without a room, of their usual size.
  init(_ sheet: Sheet, columns count: Int? = nil, in room: SheetRoom? = nil) {
    self.sheet = sheet
    columns = sheet.columns(atMost: count)
    grid = SheetGrid(
      sheet.subject.cells(sheet.crop, ofFrames: columns.map(\.frame)), in: room)
  }

  var rowCount: Int { sheet.subject.rows.count }

  var annotated: AnnotatedSheet {
    AnnotatedSheet(
      sheet, columns: columns, magnified: grid.magnified, samples: grid.stripSamples)
  }
}

extension StripShape {
  /// A plan with the most columns whose cells have the desired size and whose words do not meet.
  ///
  /// - Throws: `CrowdedStrip` where the rows would be too low.
  package func plan(
    _ sheet: Sheet, _ resources: PaintResources
  ) throws(CrowdedStrip) -> SheetPlan {
    let plan = SheetPlan(sheet)
    let style = SheetStyle(self, rows: plan.rowCount, without: sheet.choices.without)
    guard let width = style.width else { return plan }
    let palette = resources.theme.palette
    let ruler = resources.ruler
    let header = SheetLayout.header(
      sheet, style, inside: width - 2 * style.margin, palette: palette, measuredOn: ruler)
    if let most = style.mostRows(of: plan.grid, below: header), plan.rowCount > most {
      throw CrowdedStrip(shape: self, mostRows: most)
    }
    let rowHeight = style.rowHeight(below: header, rows: plan.rowCount)
    let room = SheetRoom(
      width: width - style.margin - style.left,
      height: rowHeight.map { $0 - style.belowCell } ?? .infinity, gap: style.gap,
      sizes: style.cellSizes)
    func planned(_ columns: Int) -> SheetPlan {
      var plan = SheetPlan(sheet, columns: columns, in: room)
      (plan.header, plan.rowHeight) = (header, rowHeight)
      return plan
    }
    let fewest = min(sheet.columns, style.fewestColumns)
    for count in stride(from: min(sheet.columns, style.mostColumns), to: fewest, by: -1) {
      let plan = planned(count)
      let layout = SheetLayout(
        plan, style, headingHeights: Array(repeating: 0, count: plan.rowCount), footer: "",
        palette: palette, measuredOn: ruler)
      if plan.grid.isRoomy, layout.hasRoom(for: plan, palette, measuredOn: ruler) { return plan }
    }
    return planned(fewest)
  }
}

/// A strip has more rows than are legible in its shape.
package struct CrowdedStrip: Error {
  package let shape: StripShape
  package let mostRows: Int
}

extension SheetStyle {
  /// The rows of such cells that fit, at least one; nil where the height is not given.
  fileprivate func mostRows(of grid: SheetGrid, below header: PictureHeader) -> Int? {
    guard height != nil else { return nil }
    let needed = grid.cells.map { leastCell / max($0.width, 1) * $0.height }.max() ?? 0
    return (1...max(1, mostRows)).last { rows in
      rowHeight(below: header, rows: rows).map { $0 - belowCell >= needed } ?? true
    } ?? 1
  }

  /// The height of each of `rows` rows below a header; nil where the picture's is not given.
  fileprivate func rowHeight(below header: PictureHeader, rows: Int) -> Double? {
    height.map { height in
      let inside = height - 2 * margin - header.height
      let rows = Double(max(1, rows))
      return (inside - sectionGap - axis.height - rowGap * (rows - 1)) / rows
    }
  }
}

extension SheetLayout {
  /// Between the words of two columns, in points.
  static let wordSpacing = 8.0

  /// Whether a column's words keep clear of those of its neighbours and the picture's edge.
  func hasRoom(
    for plan: SheetPlan, _ palette: Palette, measuredOn canvas: Canvas
  ) -> Bool {
    let axis = ColumnAxis(
      columns: plan.columns, style: style.axis, palette: palette, words: plan.sheet.choices.words)
    let painter = SeamMarkPainter(palette: palette, pill: style.pill)
    let times = plan.columns.map { axis.width(of: $0, measuredOn: canvas) }
    let labels = plan.sheet.subject.rows.map { row in
      plan.columns.map { painter.width(of: row.label($0.frame), measuredOn: canvas) }
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
