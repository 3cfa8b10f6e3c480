import Diagnosis

/// The seam over time below a row or, on a sheet about messages, their faults.
package struct SheetStrip: Sendable {
  package enum Content: Sendable {
    /// Gaps above zero, overlaps below it; the extremes have figures.
    case seam([SeamExtreme])
    /// Faults of messages, from zero up.
    case messages(MessageSeries)
  }

  /// In a few words.
  package private(set) var title: String
  /// The seam, and when something should meet.
  package let lines: SeamLines
  package private(set) var content: Content
  /// After the strip's start.
  package private(set) var events: [NamedEvent]

  init(_ row: any Judged, title: String, lines: SeamLines, _ content: Content) {
    self.title = title
    self.lines = lines
    self.content = content
    events = row.events.filter { $0.time > row.range.lowerBound }
  }

  /// The same in a language.
  func `in`(_ words: PictureWords) -> SheetStrip {
    var strip = self
    strip.title = words(title)
    strip.events = events.map { NamedEvent(words($0.name), at: $0.time) }
    if case .seam(let extremes) = content { strip.content = .seam(extremes.map { $0.in(words) }) }
    return strip
  }
}
