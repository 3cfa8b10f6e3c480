import Diagnosis
package import Recordings
package import Stage

/// What the screens of a row are.
package enum SheetScreens: Sendable {
  /// Those of a film, which are drawn; its clock is so many seconds later than the columns' times.
  case film(Film, delay: Double)
  /// Those of a recording, of such a size in its unit: its own pictures, or the edges alone. One frame a column.
  case recording([RecordedFrame], screen: Size)
}

/// One approach of a filmstrip, or a recording.
package struct SheetRow: Sendable {
  /// What its cells show.
  package let screens: SheetScreens
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

  /// A row with all that is on it.
  init(
    _ screens: SheetScreens, name: String, summary: String, code: String = "", figures: [Figure],
    cells: [AnnotatedCell], worst: (column: Int, severity: Severity)?, magnifier: MagnifierRegion?,
    strip: SheetStrip
  ) {
    self.screens = screens
    self.name = name
    self.summary = summary
    self.code = code
    self.figures = figures
    self.cells = cells
    self.worst = worst
    self.magnifier = magnifier
    self.strip = strip
  }

  init(
    _ row: Sheet.Row, _ judged: JudgedFilm, columns: [Int], magnifier size: Size,
    _ strip: SheetStrip
  ) {
    screens = .film(row.film, delay: 0)
    name = row.film.approach
    summary = ([row.summary] + row.film.ranOtherwise).filter { !$0.isEmpty }.joined(separator: " ")
    code = row.code
    self.strip = strip
    let magnifier = MagnifierRegion(judged, columns: columns, size: size)
    self.magnifier = magnifier
    cells = columns.map { AnnotatedCell(judged, judged[$0]) }
    figures = Figure.all(
      of: judged, near: (magnifier.map { [$0.time] } ?? []) + columns.map { judged[$0].time })
    worst = SheetRow.worst(judged, columns: columns, magnifier)
  }

  /// How much less than the row's worst a column may show to be marked as the worst, in points: both read alike.
  private static let slack = 0.05

  /// The column that shows the worst of the row: the magnifier's where that is a column.
  private static func worst(
    _ judged: JudgedFilm, columns: [Int], _ magnifier: MagnifierRegion?
  ) -> (column: Int, severity: Severity)? {
    let ofMagnifier = magnifier.flatMap { columns.firstIndex(of: $0.frame) }
    if let verdict = magnifier?.verdict {
      switch verdict {
      case .corners, .partlySeen: return ofMagnifier.map { ($0, verdict.label.severity) }
      default: break
      }
    }
    let frames = columns.map { judged[$0] }
    var sizes = frames.map { $0.isMovingFocus ? 0 : $0.marked?.signed.magnitude ?? 0 }
    var worst = magnifier.map { judged[$0.frame].marked?.signed.magnitude ?? 0 } ?? 0
    var severities = frames.map { $0.marked?.fault }
    let offs = frames.map { judged.unseenOff($0) }
    if offs.contains(where: { $0 != 0 }) {
      sizes = offs.map(abs)
      worst = judged.frames.map { abs(judged.unseenOff($0)) }.max() ?? 0
      severities = offs.map { $0 > 0 ? .gap : $0 < 0 ? .overlap : nil }
    }
    if let troubles = judged.troubles, !sizes.contains(where: { $0 > 0 }) {
      sizes = frames.map { troubles.size(at: $0.time) }
      worst = magnifier.map { troubles.size(at: $0.time) } ?? 0
      severities = frames.map { frame in
        troubles.at(frame.time).flatMap { $0.severity.isFault ? $0.severity : nil }
      }
    }
    guard let largest = sizes.max(), largest > 0, largest >= worst - slack,
      magnifier?.looksAtSeam != true || worst > 0,
      let column = ofMagnifier.flatMap({ sizes[$0] >= worst - slack && sizes[$0] > 0 ? $0 : nil })
        ?? sizes.firstIndex(of: largest)
    else { return nil }
    return severities[column].map { (column, $0) }
  }
}
