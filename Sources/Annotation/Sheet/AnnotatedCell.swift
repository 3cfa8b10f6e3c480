/// One screen of a filmstrip.
package struct AnnotatedCell: Sendable {
  /// The frame's number.
  package let frame: Int
  /// The frame's time, in seconds.
  package let time: Double
  /// What is marked on it; nil where nothing is amiss.
  package let mark: SeamMark?
  /// What is said of it.
  package let label: Label
  /// The series `gap` at that time, in points; nil where no keyboard shows.
  package let gap: Double?

  init(_ row: any Judged, _ frame: Int) {
    self.frame = frame
    time = row.time(frame)
    mark = row.mark(frame)
    label = row.label(frame)
    gap = row.gap(frame)
  }
}
