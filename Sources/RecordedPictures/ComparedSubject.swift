package import Annotation
import Basics
package import Diagnosis
import Recordings
import Stage

/// Two recordings side by side in time, the earlier one first.
package struct ComparedSubject: Subject {
  /// Both in the same frames.
  package let before, after: AlignedRecording
  /// At all frames of each, at times of the earlier one.
  private let lines: (before: SeamLines, after: SeamLines)
  private let first: RecordedSubject

  /// - Parameters:
  ///   - range: The shown part, in seconds of the earlier recording.
  ///   - hasPictures: Whether the recordings' own pictures are shown.
  package init(
    _ before: JudgedRecording, _ after: JudgedRecording, by clock: ComparedClock,
    showing range: ClosedRange<Double>, hasPictures: Bool
  ) {
    let settings = [before, after].map(\.film.setting)
    setting =
      settings[0] == settings[1]
      ? "both: \(settings[0])"
      : zip([before, after], settings).map { "\($0.name): \($1)" }.joined(separator: "; ")
    (self.before, self.after) = AlignedRecording.both(before, after, by: clock, showing: range)
    let last = clock.later(range.upperBound)
    let later = after.showing(min(clock.later(range.lowerBound), last)...last).lines.samples.map {
      $0.earlier(by: $0.time - clock.earlier($0.time))
    }
    lines = (before.showing(range).lines, SeamLines(later))
    first = RecordedSubject(self.before.judged, hasPictures: hasPictures)
  }

  package var rows: [any Judged] { [before.judged, after.judged] }

  package let setting: String

  package var topic: SeamTopic { first.topic }
  package var range: ClosedRange<Double> { first.range }

  package var explanation: String {
    "Wide and pale is \(before.judged.name), narrow is \(after.judged.name), each motion set by its begin. "
      + first.explanation
  }

  /// Where either bar is off, or both differ.
  package var candidates: ColumnCandidates {
    let frames = before.judged.frames
    let faults = [before, after].map { row in frames.map { row.judged.fault($0) ?? 0 } }
    let changes = frames.map { frame in
      before.judged.gap(frame).flatMap { gap in after.judged.gap(frame).map { $0 - gap } } ?? 0
    }
    return first.candidates(seams: faults + [changes])
  }

  package func windows(_ crop: Crop, ofFrames frames: [Int]) -> [Rect] {
    let (one, other) = (before.judged.window(crop), after.judged.window(crop))
    let top = min(one.minY, other.minY)
    let window = Rect(x: one.minX, y: top, width: one.width, height: one.maxY - top)
    return frames.map { _ in window }
  }

  package func cellShape(of windows: [Rect]) -> CellShape { first.cellShape(of: windows) }

  package func assumptions(columns: [Int]) -> String {
    "Times are those of \(before.judged.name); each motion of \(after.judged.name) is set by its begin. "
      + first.assumptions(columns: columns)
  }

  package var blocks: [AnnotatedPlot.Block] {
    [
      AnnotatedPlot.Block(
        "\(after.judged.name), over \(before.judged.name)", lines.after, over: lines.before)
    ]
  }
}
