package import Diagnosis
import Stage

/// What a picture or a page is about: films of one script, or a recording with a film beside it, each judged once.
package protocol Subject: Sendable {
  /// From top to bottom, or from left to right; at least one.
  var rows: [any Judged] { get }
  /// Device, keyboard, context, frame rate, in one line.
  var setting: String { get }
  /// What its curve of seams is about.
  var topic: SeamTopic { get }
  /// The part of it that is shown, in seconds.
  var range: ClosedRange<Double> { get }
  /// What a filmstrip's columns are chosen by.
  var candidates: ColumnCandidates { get }
  /// What a plot's lines and figures are, in a few sentences.
  var explanation: String { get }
  /// What else is to be said below a plot.
  var remarks: [String] { get }
  /// What a plot shows of how its rows differ.
  var differences: [AnnotatedPlot.Block] { get }

  /// The part of the screen that cells show, one a frame.
  func windows(_ crop: Crop, ofFrames frames: [Int]) -> [Rect]
  /// What cells of these windows show.
  func cellShape(of windows: [Rect]) -> CellShape
  /// What a filmstrip takes for granted, of the frames that are its columns.
  func assumptions(columns: [Int]) -> String
  /// What is drawn below each row of a filmstrip, from so many samples.
  func strips(columns: [Int], samples: Int) -> [SheetStrip]
}

extension Subject {
  package var remarks: [String] { [] }
  package var differences: [AnnotatedPlot.Block] { [] }

  package func strips(columns: [Int], samples: Int) -> [SheetStrip] {
    rows.map { row in
      SheetStrip(
        row, title: topic.title, lines: row.lines(samples: samples),
        .seam(row.extremes(near: columns.map(row.time))))
    }
  }
}
