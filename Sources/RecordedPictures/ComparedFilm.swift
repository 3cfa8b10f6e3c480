package import Stage

/// A film of the model for comparison, judged by its edges at the recording's frames.
package struct ComparedFilm: Sendable {
  /// The film as judged at each of the recording's frames.
  package let judged: JudgedRecording
  package let film: Film
  /// How much later the film's clock is than the recording's, in seconds.
  package let delay: Double

  /// A film whose clock is `delay` seconds later than a recording's.
  ///
  /// - Precondition: It is judged at the recording's frames.
  package init(_ film: Film, judged: JudgedRecording, delay: Double) {
    self.judged = judged
    self.film = film
    self.delay = delay
  }
}
