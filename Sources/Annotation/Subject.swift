package import Diagnosis
import Stage

/// Films of one script, or a recording with a film, each judged once, for a picture or a page.
package protocol Subject: Sendable {
  /// From top to bottom, or from left to right; at least one.
  var rows: [any Judged] { get }
  /// Device, keyboard, context, frame rate, in one line.
  var setting: String { get }
  /// Of its curve of seams.
  var topic: SeamTopic { get }
  /// In seconds.
  var range: ClosedRange<Double> { get }
  /// For a filmstrip's columns.
  var candidates: ColumnCandidates { get }
  /// Of a plot's lines and figures, in a few sentences.
  var explanation: String { get }
  /// Further notes below a plot.
  var remarks: [String] { get }
  /// A plot's blocks, from top to bottom.
  var blocks: [AnnotatedPlot.Block] { get }

  /// The part of the screen in cells, one a frame.
  func windows(_ crop: Crop, ofFrames frames: [Int]) -> [Rect]
  func cellShape(of windows: [Rect]) -> CellShape
  /// The same of each row, with the shape of its cells: rows may be of different devices.
  func cells(_ crop: Crop, ofFrames frames: [Int]) -> [(windows: [Rect], shape: CellShape)]
  /// A filmstrip's assumptions, for the frames that are its columns.
  func assumptions(columns: [Int]) -> String
  /// Below each row of a filmstrip, with `samples` samples.
  func strips(columns: [Int], samples: Int) -> [SheetStrip]
}

extension Subject {
  package var remarks: [String] { [] }
  package func cells(
    _ crop: Crop, ofFrames frames: [Int]
  ) -> [(windows: [Rect], shape: CellShape)] {
    let windows = windows(crop, ofFrames: frames)
    let shape = cellShape(of: windows)
    return rows.map { _ in (windows, shape) }
  }

  /// The figures of each row in a sentence that begins with its name.
  package func sentences(in words: PictureWords) -> [(name: String, text: String)] {
    rows.map { row in
      (row.name, row.figures(near: []).map { $0.in(words) }.sentence(of: row.name, in: words))
    }
  }

  package var blocks: [AnnotatedPlot.Block] { rows.map { AnnotatedPlot.Block($0, topic) } }

  package func strips(columns: [Int], samples: Int) -> [SheetStrip] {
    rows.map { row in
      SheetStrip(
        row, title: topic.title, lines: row.lines(samples: samples),
        .seam(row.extremes(near: columns.map(row.time))))
    }
  }
}
