import Basics
package import Diagnosis
import Stage

/// A filmstrip's decisions: columns, visible parts of the screen, marks, labels and magnifiers.
///
/// They do not depend on colours, fonts or pixels.
package struct AnnotatedSheet: Sendable {
  /// The comparison, in a few words.
  package let title: String
  /// One line below the title: device, keyboard, context, frame rate.
  package let subtitle: String
  /// A description in words.
  package let summary: String
  /// What it takes for granted, in a few sentences.
  package let assumptions: String
  /// The first and the last column's times, in seconds.
  package let range: ClosedRange<Double>
  /// From left to right.
  package let columns: [SheetColumn]
  /// From top to bottom.
  package let rows: [SheetRow]
  /// The severity of values below zero in the strips.
  package let belowZero: Severity
  package let words: PictureWords

  /// Annotates a sheet.
  ///
  /// - Parameters:
  ///   - columns: From left to right.
  ///   - magnified: A magnifier's size, in points of the screen.
  ///   - samples: Of each line below a row.
  package init(_ sheet: Sheet, columns: [SheetColumn], magnified: Size, samples: Int) {
    let subject = sheet.subject
    let frames = columns.map(\.frame)
    let strips = subject.strips(columns: frames, samples: samples)
    let rows = zip(subject.rows, strips).map { row, strip in
      SheetRow(row, columns: frames, magnifier: magnified, strip, sheet.choices.words)
    }
    title = sheet.title
    let (choices, words) = (sheet.choices, sheet.choices.words)
    self.words = words
    subtitle = sheet.subtitle
    summary =
      ([title, subtitle.isEmpty ? "" : subtitle + "."] + subject.sentences(in: words).map(\.text))
      .filter { !$0.isEmpty }.joined(separator: " ")
    let terms = [Figure].terms(of: subject.rows.map { $0.figures(near: []) })
    assumptions =
      choices.footnote?.typographic
      ?? ([subject.assumptions(columns: frames)] + terms).map { words($0).typographic }
      .joined(separator: " ")
    range = subject.range
    self.columns = columns
    self.rows = rows
    belowZero = subject.topic.below
  }
}

/// One time of a filmstrip.
package struct SheetColumn: Sendable {
  package let frame: Int
  /// In seconds.
  package let time: Double
  package let phase: Phase
  /// The keyboard's rise in whole per cent.
  package let progress: Int

  init(_ row: any Judged, frame: Int) {
    self.frame = frame
    time = row.time(frame)
    phase = row.phase(frame)
    progress = row.progress(frame)
  }
}
