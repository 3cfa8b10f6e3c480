import Diagnosis
package import Stage

/// What is written around the screen of a film at one time.
package struct FrameAnnotation: Sendable, Hashable {
  /// What is marked; nil where nothing is amiss.
  package let mark: SeamMark?
  /// What is said, but for messages.
  package let label: Label

  fileprivate init(_ film: Film, at time: Double) {
    let marked = film.marked(at: time)
    mark = marked?.mark
    label = film.verdict(on: marked, at: time).label
  }
}

/// What is written around the screen of a film at any time, its frames' or another.
package struct FrameAnnotations: Sendable {
  private let film: Film

  /// The annotations of a film.
  package init(of film: Film) { self.film = film }

  /// What is written at a time, in seconds.
  package func at(_ time: Double) -> FrameAnnotation { FrameAnnotation(film, at: time) }
}
