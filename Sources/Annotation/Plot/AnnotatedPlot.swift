import Basics
import Diagnosis
package import Stage

/// A plot of keyboard and bar over time, with everything decided that is shown on it; one block a film.
package struct AnnotatedPlot: Sendable {
  /// One film.
  package struct Block: Sendable {
    /// The approach's name.
    package let name: String
    /// What was found.
    package let figures: [Figure]
    /// How far keyboard and bar have risen.
    package let lines: SeamLines
    /// The extremes of the frames, which have figures.
    package let extremes: [SeamExtreme]
    /// What is said where there are no extremes; nil for nothing.
    package let note: Label?
    /// Whether it is a difference of two others, which has a scale of its own.
    package var isDifference = false
  }

  /// What is compared.
  package let title: String
  /// One line below the title: device, keyboard, context, frame rate.
  package let subtitle: String
  /// What it shows, in words.
  package let summary: String
  /// What its lines and figures are, in a few sentences.
  package let explanation: String
  /// The seconds that are shown.
  package let range: ClosedRange<Double>
  /// What happens.
  package let events: [NamedEvent]
  /// From top to bottom.
  package let blocks: [Block]
  /// What the line beside the keyboard's is: bar or field.
  package let subject: String
  /// A word for the line of gaps.
  package let gapName: String
  /// How bad what lies below zero is.
  package let belowZero: Severity

  /// A plot of a recording with all that is on it; what lies below zero is covered.
  init(
    title: String, subtitle: String, explanation: String, range: ClosedRange<Double>,
    events: [NamedEvent], blocks: [Block]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.explanation = explanation
    self.range = range
    self.events = events
    self.blocks = blocks
    subject = "bar"
    gapName = JudgedRecording.seamName
    belowZero = .overlap
    summary = blocks.map { $0.figures.sentence(of: $0.name) }.joined(separator: " ")
  }

  /// Two samples for each of the 520 points across: lines change by less than a pixel between them at every scale.
  fileprivate static let samples = 1040

  /// Judges films of one script, each once.
  ///
  /// - Parameters:
  ///   - title: What is compared.
  ///   - films: From top to bottom.
  ///   - range: The seconds that are shown.
  package init(title: String, _ films: [Film], range: ClosedRange<Double>) {
    self.title = title
    self.range = range
    let topic = SeamTopic(films)
    let first = films.first
    subtitle = films.setting
    events = first?.namedEvents ?? []
    subject = topic.subject
    gapName = topic.name
    belowZero = topic.below
    let blocks = films.map { Block(JudgedFilm($0, in: range), topic) }
    self.blocks = blocks
    explanation =
      ((first.map { [AnnotatedPlot.explanation($0)] } ?? [])
      + [Figure].terms(of: blocks.map(\.figures))
      + films.flatMap { film in film.ranOtherwise.map { "\(film.approach): \($0)" } })
      .joined(separator: " ")
    summary = blocks.map { $0.figures.sentence(of: $0.name) }.joined(separator: " ")
  }

  private static func explanation(_ film: Film) -> String {
    SeamTopic([film]).explanation
      + "Lines follow the model at every instant; figures are the extremes of the frames, "
      + "\(film.framesPerSecond.shortest) a second."
  }
}

extension AnnotatedPlot.Block {
  /// The block of a recording.
  init(_ recording: JudgedRecording) {
    name = recording.name
    figures = recording.figures
    lines = recording.lines
    extremes = recording.extremes
    note =
      lines.shown.isEmpty
      ? Label("the bar is not seen", .plain)
      : extremes.isEmpty ? Label("with the keyboard, as far as it can be told", .good) : nil
  }

  fileprivate init(_ judged: JudgedFilm, _ topic: SeamTopic) {
    name = judged.film.approach
    figures = Figure.all(of: judged)
    lines = SeamLines(judged.film, range: judged.range, count: AnnotatedPlot.samples)
    extremes = SeamExtremes(of: judged).all
    if lines.shown.isEmpty {
      note = Label(topic.nothing, .plain)
    } else {
      note = judged.isFieldOnScreen ? Label("0 pt at every frame", .good) : nil
    }
  }
}
