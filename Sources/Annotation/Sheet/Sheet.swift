package import Diagnosis

/// What a filmstrip is to show: approaches or a recording in rows, times in columns.
package struct Sheet: Sendable {
  /// What is compared, in a few words.
  package let title: String
  /// What is shown.
  package let subject: any Subject
  /// The most columns, 2 or more.
  package let columns: Int
  /// What a cell shows.
  package let crop: Crop
  /// What columns are chosen by, looked for once however many are tried.
  private let candidates: ColumnCandidates

  /// A sheet of a subject.
  ///
  /// - Parameter columns: 2 or more.
  package init(title: String, _ subject: any Subject, columns: Int, crop: Crop) {
    self.title = title
    self.subject = subject
    self.columns = max(2, columns)
    self.crop = crop
    candidates = subject.candidates
  }

  /// Which frames are columns, at most so many, 2 or more; nil for as many as are asked for.
  package func columns(atMost count: Int? = nil) -> [SheetColumn] {
    let frames = ColumnFrames(count: max(2, count ?? columns), of: candidates).frames
    return zip(frames, subject.windows(crop, ofFrames: frames)).compactMap { frame, window in
      subject.rows.first.map { SheetColumn($0, frame: frame, window: window) }
    }
  }
}
