package import Annotation
package import Diagnosis
import Recordings
import Stage

/// A film as it was approved, by its edges alone, and below it the film as it is now, in the same frames.
package struct ChangedSubject: Subject {
  let before, after: JudgedRecording
  package let setting: String
  private let first: RecordedSubject

  /// Both are judged at the same frames.
  package init(_ before: JudgedRecording, _ after: JudgedRecording, setting: String) {
    (self.before, self.after) = (before, after)
    self.setting = setting
    first = RecordedSubject(before, hasPictures: false)
  }

  package var rows: [any Judged] { [before, after] }
  package var topic: SeamTopic { first.topic }
  package var range: ClosedRange<Double> { after.range }
  package var explanation: String { topic.explanation }

  /// Where either bar is off, or both differ.
  package var candidates: ColumnCandidates {
    let frames = after.frames
    func place(_ film: JudgedRecording, _ frame: Int) -> Double? {
      film.film.frames[frame].barBottom?.value
    }
    let changes = frames.map { frame in
      place(before, frame).flatMap { was in place(after, frame).map { was - $0 } } ?? 0
    }
    return RecordedSubject(after, hasPictures: false).candidates(
      seams: [before, after].map { film in frames.map { film.fault($0) ?? 0 } } + [changes],
      showsRests: false)
  }

  package func windows(_ crop: Crop, ofFrames frames: [Int]) -> [Rect] {
    let (one, other) = (before.window(crop), after.window(crop))
    let top = min(one.minY, other.minY)
    let window = Rect(x: one.minX, y: top, width: one.width, height: one.maxY - top)
    return frames.map { _ in window }
  }

  package func cellShape(of windows: [Rect]) -> CellShape { first.cellShape(of: windows) }

  package func assumptions(columns: [Int]) -> String {
    "Approved shows the edges that its trace holds, and nothing else; now is the film as it is played. Numbers say how "
      + "much higher the bar is than one that moves with the keyboard."
  }
}
