import Diagnosis
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
  /// How large cells and magnifiers are.
  package let grid: SheetGrid
  /// From top to bottom.
  package let rows: [SheetRow]
  /// How bad what lies below zero in the rows' strips is.
  package let belowZero: Severity

  /// A sheet with all that is on it; what lies below zero is covered.
  init(
    title: String, subtitle: String, summary: String, assumptions: String,
    range: ClosedRange<Double>, columns: [SheetColumn], grid: SheetGrid, rows: [SheetRow]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.assumptions = assumptions
    self.range = range
    self.columns = columns
    self.grid = grid
    self.rows = rows
    belowZero = .overlap
  }

  /// Judges the films of a sheet, each once.
  ///
  /// - Parameter room: What its cells have; nil for as much as suits them.
  package init(_ sheet: Sheet, in room: SheetRoom? = nil) {
    title = sheet.title
    range = sheet.range
    let judged = JudgedFilm.all(of: sheet.rows.map(\.film), in: sheet.range)
    let frames = ColumnFrames(count: sheet.columns, of: judged).frames
    let windows = CellWindows(films: judged.map(\.film), crop: sheet.crop)
      .windows(ofFrames: frames)
    let first = judged.first?.film
    subtitle = judged.map(\.film).setting
    columns = zip(frames, windows).compactMap { frame, window in
      first.map { SheetColumn($0, frame: frame, window: window) }
    }
    let grid = SheetGrid(windows: windows, device: first?.device, in: room)
    self.grid = grid
    let topic = SeamTopic(judged.map(\.film))
    belowZero = topic.below
    let strips = SheetStrip.all(
      of: judged, columns: frames, title: topic.title, samples: grid.stripSamples)
    rows = zip(zip(sheet.rows, judged), strips).map { pair, strip in
      SheetRow(pair.0, pair.1, columns: frames, magnifier: grid.magnified, strip)
    }
    assumptions = ([sheet.assumptions(columns: frames)] + [Figure].terms(of: rows.map(\.figures)))
      .joined(separator: " ")
    let sentences = judged.map { Figure.all(of: $0).sentence(of: $0.film.approach) }
    summary = ([title, subtitle + "."] + sentences).joined(separator: " ")
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

  /// A time of a frame of that number, in seconds.
  init(frame: Int, time: Double, phase: Phase, progress: Int, window: Rect) {
    self.frame = frame
    self.time = time
    self.phase = phase
    self.progress = progress
    self.window = window
  }

  init(_ film: Film, frame: Int, window: Rect) {
    self.frame = frame
    self.window = window
    time = film.time(ofFrame: frame)
    phase = Phase(of: film, at: time)
    progress = Int(Phase.progress(in: film, at: time).rounded())
  }
}
