package import Diagnosis
package import Stage

/// The common assumptions of films of one script, and their lines' meanings, in words.
package struct FilmSetting: Sendable, Hashable {
  /// Device, keyboard, context, frame rate, in one line.
  package let line: String
  /// Of the lines and figures of a plot, in a few sentences.
  package let explanation: String
  /// The line that is compared with the keyboard's: bar or field.
  package let subject: String
  /// The name of the line of gaps.
  package let gapName: String
  /// The part of the screen that all films fill, in points.
  package let window: Rect
}

extension FilmSetting {
  /// The window is in points.
  package init(line: String, _ topic: SeamTopic, window: Rect) {
    self.init(
      line: line, explanation: topic.explanation, subject: topic.subject, gapName: topic.name,
      window: window)
  }

  /// The same in a language.
  package func `in`(_ words: PictureWords) -> FilmSetting {
    FilmSetting(
      line: words(line), explanation: words(explanation), subject: words(subject),
      gapName: words(gapName), window: window)
  }

  /// Nil without films.
  package init?(_ films: [Film]) {
    guard let first = films.first else { return nil }
    self.init(
      line: films.setting, SeamTopic(films),
      window: films.dropFirst().reduce(first.largestScreen) { $0.union($1.largestScreen) })
  }
}
