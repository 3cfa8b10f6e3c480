import Diagnosis
package import Stage

/// The annotation of a screen in one frame.
package struct FrameAnnotation: Sendable, Hashable {
  /// Nil without a fault.
  package let mark: SeamMark?
  /// Of a film, without its messages.
  package let label: Label

  /// At any time in seconds, of a frame or not.
  package init(_ film: Film, at time: Double) {
    let marked = film.marked(at: time)
    mark = marked?.mark
    label = film.verdict(on: marked, at: time).label
  }

  package init(_ judged: some Judged, frame: Int) {
    mark = judged.mark(frame)
    label = judged.label(frame)
  }
}
