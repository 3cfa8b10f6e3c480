package import Diagnosis

/// The request for a filmstrip: approaches or a recording in rows, times in columns.
package struct Sheet: Sendable {
  /// The comparison, in a few words.
  package let title: String
  package let subject: any Subject
  /// The most columns, 2 or more.
  package let columns: Int
  package let crop: Crop
  /// Computed once for any number of columns.
  private let candidates: ColumnCandidates

  package init(title: String, _ subject: any Subject, columns: Int, crop: Crop) {
    self.title = title
    self.subject = subject
    self.columns = max(2, columns)
    self.crop = crop
    candidates = subject.candidates
  }

  /// At most `count` frames, 2 or more; nil for as many as the sheet asks for.
  package func columns(atMost count: Int? = nil) -> [SheetColumn] {
    let frames = ColumnFrames(count: max(2, count ?? columns), of: candidates).frames
    return frames.compactMap { frame in subject.rows.first.map { SheetColumn($0, frame: frame) } }
  }
}
