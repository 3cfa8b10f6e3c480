/// The seam over time below a row or, on a sheet about messages, their faults.
package struct SheetStrip: Sendable {
  package enum Content: Sendable {
    /// Gaps above zero, overlaps below it; the extremes have figures.
    case seam([SeamExtreme])
    /// Faults of messages, from zero up.
    case messages(MessageSeries)
  }

  /// In a few words.
  package let title: String
  /// The seam, and when something should meet.
  package let lines: SeamLines
  package let content: Content
  /// After the strip's start.
  package let events: [NamedEvent]

  init(_ row: any Judged, title: String, lines: SeamLines, _ content: Content) {
    self.title = title
    self.lines = lines
    self.content = content
    events = row.events.filter { $0.time > row.range.lowerBound }
  }
}
