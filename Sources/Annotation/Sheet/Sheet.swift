import Basics
package import Diagnosis

/// The request for a filmstrip: approaches or a recording in rows, times in columns.
package struct Sheet: Sendable {
  /// The comparison, in a few words.
  package let title: String
  package let subject: any Subject
  /// The most columns, 2 or more.
  package let columns: Int
  package let crop: Crop
  package let choices: PictureChoices
  /// Computed once for any number of columns.
  private let candidates: ColumnCandidates

  package init(
    title: String, _ subject: any Subject, columns: Int, crop: Crop,
    choices: PictureChoices = PictureChoices()
  ) {
    self.title = (choices.title ?? title).typographic
    self.choices = choices
    self.subject = subject
    self.columns = choices.moments.isEmpty ? max(2, columns) : choices.moments.count
    self.crop = crop
    candidates = subject.candidates
  }

  /// The line below the title; empty for none.
  package var subtitle: String {
    choices.without.contains(.setting) ? "" : choices.words(subject.setting)
  }

  /// At most `count` frames, 2 or more; nil for as many as the sheet asks for.
  package func columns(atMost count: Int? = nil) -> [SheetColumn] {
    let frames =
      choices.moments.isEmpty
      ? ColumnFrames(count: max(2, count ?? columns), of: candidates).frames
      : Array(candidates.frames(at: choices.moments).prefix(count ?? columns))
    return frames.compactMap { frame in subject.rows.first.map { SheetColumn($0, frame: frame) } }
  }
}
