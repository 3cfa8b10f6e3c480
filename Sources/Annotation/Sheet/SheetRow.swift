import Basics
import Diagnosis
import Stage

/// One approach of a filmstrip, or a recording.
package struct SheetRow: Sendable {
  /// An approach's or recording's name.
  package let name: String
  /// What its code does, in a sentence.
  package let summary: String
  /// The call at its heart.
  package let code: String
  /// The findings; each names one of the row's frames where possible.
  package let figures: [Figure]
  /// One a column.
  package let cells: [AnnotatedCell]
  /// The column with the row's worst, and its severity; nil without a fault or such a column.
  package let worst: (column: Int, severity: Severity)?
  package let magnifier: MagnifierRegion?
  /// Below its cells.
  package let strip: SheetStrip

  init(
    _ row: any Judged, columns: [Int], magnifier size: Size, _ strip: SheetStrip,
    _ words: PictureWords
  ) {
    name = row.name
    summary = row.summary.typographic
    code = row.code
    self.strip = strip.in(words)
    let magnifier = row.magnifier(columns: columns, size: size)
    self.magnifier = magnifier?.in(words)
    cells = columns.map { AnnotatedCell(row, $0, words) }
    figures = row.figures(near: (magnifier.map { [$0.time] } ?? []) + columns.map(row.time))
      .map { $0.in(words) }
    worst = row.worst(columns: columns, magnifier)
  }
}
