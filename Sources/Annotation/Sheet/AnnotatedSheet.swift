package import Stage

/// A filmstrip with everything decided that is shown on it: which frames are its columns, which parts of the screen its
/// cells show, what is marked and said, and where magnifiers look.
///
/// Nothing of it depends on colours, fonts or pixels.
package struct AnnotatedSheet: Sendable {
  /// What is compared, in a few words.
  package let title: String
  /// One line below the title: device, keyboard, context, frame rate.
  package let subtitle: String
  /// What it shows, in words.
  package let summary: String
  /// What it takes for granted, in a few sentences.
  package let assumptions: String
  /// The first and the last column's times, in seconds.
  package let range: ClosedRange<Double>
  /// From left to right.
  package let columns: [SheetColumn]
  /// From top to bottom.
  package let rows: [SheetRow]
  /// How bad what lies below zero in the rows' strips is.
  package let belowZero: Severity

  /// Annotates what a sheet is to show.
  ///
  /// - Parameters:
  ///   - columns: From left to right.
  ///   - magnified: What a magnifier shows, in points of the screen.
  ///   - samples: How many samples the lines below rows have.
  package init(_ sheet: Sheet, columns: [SheetColumn], magnified: Size, samples: Int) {
    let subject = sheet.subject
    let frames = columns.map(\.frame)
    let strips = subject.strips(columns: frames, samples: samples)
    let rows = zip(subject.rows, strips).map { row, strip in
      SheetRow(row, columns: frames, magnifier: magnified, strip)
    }
    title = sheet.title
    subtitle = subject.setting
    summary =
      ([title, subtitle + "."] + subject.rows.map { $0.figures(near: []).sentence(of: $0.name) })
      .joined(separator: " ")
    assumptions =
      ([subject.assumptions(columns: frames)] + [Figure].terms(of: rows.map(\.figures)))
      .joined(separator: " ")
    range = subject.range
    self.columns = columns
    self.rows = rows
    belowZero = subject.topic.below
  }
}

/// One time of a filmstrip.
package struct SheetColumn: Sendable {
  /// The frame's number.
  package let frame: Int
  /// The frame's time, in seconds.
  package let time: Double
  /// What the keyboard is doing.
  package let phase: Phase
  /// How far the keyboard has come up, in whole per cent.
  package let progress: Int
  /// The part of the screen that cells show, in points of the device.
  package let window: Rect

  init(_ row: any Judged, frame: Int, window: Rect) {
    self.frame = frame
    self.window = window
    time = row.time(frame)
    phase = row.phase(frame)
    progress = row.progress(frame)
  }
}
