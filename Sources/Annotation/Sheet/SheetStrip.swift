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

  /// The strip of a row, of which something is drawn.
  init(_ row: any Judged, title: String, lines: SeamLines, _ content: Content) {
    self.title = title
    self.lines = lines
    self.content = content
    events = row.events.filter { $0.time > row.range.lowerBound }
  }
}
