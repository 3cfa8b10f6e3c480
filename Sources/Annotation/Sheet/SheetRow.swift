import Stage

/// One approach of a filmstrip, or a recording.
package struct SheetRow: Sendable {
  /// The approach's name, or the recording's.
  package let name: String
  /// What its code does, in a sentence.
  package let summary: String
  /// The call at its heart.
  package let code: String
  /// What was found; of frames that show a figure, one that the row shows is named where it can be.
  package let figures: [Figure]
  /// One a column.
  package let cells: [AnnotatedCell]
  /// The column that shows the worst of the row, and how bad that is; nil where nothing is wrong, or where no column
  /// shows the row's worst.
  package let worst: (column: Int, severity: Severity)?
  /// Where its magnifier looks; nil where there is nothing to look at.
  package let magnifier: MagnifierRegion?
  /// What is drawn below its cells.
  package let strip: SheetStrip

  init(_ row: any Judged, columns: [Int], magnifier size: Size, _ strip: SheetStrip) {
    name = row.name
    summary = row.summary
    code = row.code
    self.strip = strip
    let magnifier = row.magnifier(columns: columns, size: size)
    self.magnifier = magnifier
    cells = columns.map { AnnotatedCell(row, $0) }
    figures = row.figures(near: (magnifier.map { [$0.time] } ?? []) + columns.map(row.time))
    worst = row.worst(columns: columns, magnifier)
  }
}
