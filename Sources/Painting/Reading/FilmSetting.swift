public import Stage

/// What films of one script take for granted and what their lines mean, in words.
public struct FilmSetting: Sendable, Hashable {
  /// Device, keyboard, context, frame rate, in one line.
  public let line: String
  /// What the lines and figures of a plot are, in a few sentences.
  public let explanation: String
  /// What the line beside the keyboard's is: bar or field.
  public let subject: String
  /// A word for the line of gaps.
  public let gapName: String
  /// The part of the screen that all films fill, in points.
  public let window: Rect

  /// The setting of films; nil where there are none.
  public init?(_ films: [Film]) {
    guard let film = films.first else { return nil }
    let topic = SeamTopic(films)
    line = film.setting
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
