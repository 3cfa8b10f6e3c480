package import Stage

/// A film of the model that is shown beside a recording, judged as the recording is: by its edges at the recording's
/// frames.
package struct ComparedFilm: Sendable {
  /// What it shows in each of the recording's frames.
  package let judged: JudgedRecording
  /// The film, whose screens are drawn.
  package let film: Film
  /// How much later the film's clock is than the recording's, in seconds.
  package let delay: Double

  /// A film beside a recording whose clock is so many seconds earlier.
  ///
  /// - Precondition: It is judged at the recording's frames.
  package init(_ film: Film, judged: JudgedRecording, delay: Double) {
    self.judged = judged
    self.film = film
    self.delay = delay
  }

  /// The same, of which another part is shown, in seconds of the recording.
  package func showing(_ range: ClosedRange<Double>) -> ComparedFilm {
    ComparedFilm(film, judged: judged.showing(range), delay: delay)
  }
}
