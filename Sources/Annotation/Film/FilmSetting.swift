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

  package init(
    line: String, explanation: String, subject: String, gapName: String, window: Rect
  ) {
    self.line = line
    self.explanation = explanation
    self.subject = subject
    self.gapName = gapName
    self.window = window
  }

  package init?(_ films: [Film]) {
    guard let film = films.first else { return nil }
    let topic = SeamTopic(films)
    line = films.setting
    explanation = topic.explanation
    subject = topic.subject
    gapName = topic.name
    window = films.dropFirst().reduce(film.largestScreen) { window, film in
      let screen = film.largestScreen
      let x = min(window.minX, screen.minX)
      let y = min(window.minY, screen.minY)
      return Rect(
        x: x, y: y, width: max(window.maxX, screen.maxX) - x,
        height: max(window.maxY, screen.maxY) - y)
    }
  }
}
