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

  /// A sheet of a subject.
  ///
  /// - Parameter columns: 2 or more.
  package init(title: String, _ subject: any Subject, columns: Int, crop: Crop) {
    self.title = title
    self.subject = subject
    self.columns = max(2, columns)
    self.crop = crop
  }
}
