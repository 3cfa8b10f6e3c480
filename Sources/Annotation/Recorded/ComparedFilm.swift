package import Stage

/// A film of the model that is shown beside a recording, at the recording's times.
package struct ComparedFilm: Sendable {
  /// The film.
  package let film: Film
  /// What its row is called.
  package let name: String
  /// What its approach's code does, in a sentence.
  package let summary: String
  /// The call at its heart.
  package let code: String
  /// How much later the film's clock is than the recording's, in seconds.
  package let delay: Double

  /// A film beside a recording whose clock is so many seconds earlier.
  package init(_ film: Film, name: String, summary: String, code: String, delay: Double) {
    self.film = film
    self.name = name
    self.summary = summary
    self.code = code
    self.delay = delay
  }

  /// The film between two of the recording's times, in seconds.
  func judged(in range: ClosedRange<Double>) -> JudgedFilm {
    let start = min(range.lowerBound + delay, film.duration)
    return JudgedFilm(film, in: max(0, start)...max(start, min(range.upperBound + delay, film.duration)))
  }

  /// Its lines, at the recording's times.
  func lines(in range: ClosedRange<Double>, count: Int) -> SeamLines {
    let lines = SeamLines(film, range: judged(in: range).range, count: count)
    return SeamLines(
      lines.samples.map { sample in
        SeamLines.Sample(
          time: sample.time - delay, keyboard: sample.keyboard, bar: sample.bar, gap: sample.gap,
          isOnTheWay: sample.isOnTheWay)
      })
  }
}
