import Diagnosis

/// One screen of a filmstrip.
package struct AnnotatedCell: Sendable {
  package let frame: Int
  /// In seconds.
  package let time: Double
  /// Nil without a fault.
  package let mark: SeamMark?
  package let label: Label
  /// The series `gap` at that time, in points; nil where no keyboard shows.
  package let gap: Double?

  init(_ row: any Judged, _ frame: Int, _ words: PictureWords) {
    self.frame = frame
    time = row.time(frame)
    mark = row.mark(frame)
    label = row.label(frame).in(words)
    gap = row.gap(frame)
  }
}
