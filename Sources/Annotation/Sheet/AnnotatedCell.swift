import Diagnosis
import Stage

/// One screen of a filmstrip.
package struct AnnotatedCell: Sendable {
  /// The frame's number.
  package let frame: Int
  /// The frame's time, in seconds.
  package let time: Double
  /// What is marked on it; nil where nothing is amiss.
  package let mark: SeamMark?
  /// What is said of it.
  package let label: Label
  /// The series `gap` at that time, in points; nil where no keyboard shows.
  package let gap: Double?

  /// A screen of a frame of that number and time, in seconds.
  init(frame: Int, time: Double, mark: SeamMark?, label: Label, gap: Double?) {
    self.frame = frame
    self.time = time
    self.mark = mark
    self.label = label
    self.gap = gap
  }

  init(_ judged: JudgedFilm, _ frame: JudgedFilm.Frame) {
    self.frame = frame.index
    time = frame.time
    mark = frame.marked?.mark
    label = judged.verdict(on: frame).label
    gap = judged.film.seam(at: frame.time)?.signed
  }
}
