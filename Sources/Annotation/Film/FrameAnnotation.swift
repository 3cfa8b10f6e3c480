import Diagnosis
package import Stage

/// What is written around a screen in one frame.
package struct FrameAnnotation: Sendable, Hashable {
  /// What is marked; nil where nothing is amiss.
  package let mark: SeamMark?
  /// What is said; of a film without its messages.
  package let label: Label

  /// What is written around the screen of a film at any time, its frames' or another, in seconds.
  package init(_ film: Film, at time: Double) {
    let marked = film.marked(at: time)
    mark = marked?.mark
    label = film.verdict(on: marked, at: time).label
  }

  /// What is written around a frame that was judged.
  package init(_ judged: some Judged, frame: Int) {
    mark = judged.mark(frame)
    label = judged.label(frame)
  }
}
