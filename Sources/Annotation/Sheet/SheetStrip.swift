import Diagnosis
import Stage

/// What is drawn over time below a row of a filmstrip: its seam or, where the sheet is about messages, what is amiss
/// with them.
package struct SheetStrip: Sendable {
  /// What a strip is about.
  package enum Content: Sendable {
    /// Gaps above zero, what is covered below it; the extremes have figures.
    case seam([SeamExtreme])
    /// What of messages is amiss, from zero up.
    case messages(MessageSeries)
  }

  /// What it shows, in a few words.
  package let title: String
  /// The seam, and when there is something to meet.
  package let lines: SeamLines
  /// What is drawn.
  package let content: Content
  /// What happens after the strip's begin.
  package let events: [NamedEvent]

  /// The strips of films that were judged between the same times.
  ///
  /// - Parameters:
  ///   - columns: The frames that are shown above.
  ///   - title: What seams are about.
  ///   - samples: How many samples the lines have; they follow the model at every instant.
  static func all(
    of films: [JudgedFilm], columns: [Int], title: String, samples: Int
  ) -> [SheetStrip] {
    let series = MessageSeries.all(of: films, columns: columns)
    return films.enumerated().map { index, judged in
      let film = judged.film
      return SheetStrip(
        title: series?[index].kind.title ?? title,
        lines: SeamLines(film, range: judged.range, count: samples),
        content: series.map { .messages($0[index]) }
          ?? .seam(SeamExtremes(of: judged, near: columns.map { judged[$0].time }).all),
        events: film.namedEvents.filter { $0.time > judged.range.lowerBound })
    }
  }
}
