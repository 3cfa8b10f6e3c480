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

  /// Two samples for each of the 520 points across: lines change by less than a pixel between them at every scale.
  fileprivate static let samples = 1040

  /// Annotates a subject.
  ///
  /// - Parameter title: What is compared.
  package init(title: String, _ subject: some Subject) {
    self.title = title
    range = subject.range
    subtitle = subject.setting
    events = subject.rows.first?.events ?? []
    self.subject = subject.topic.subject
    gapName = subject.topic.name
    belowZero = subject.topic.below
    let blocks = subject.rows.map { Block($0, subject.topic) } + subject.differences
    self.blocks = blocks
    explanation =
      ([subject.explanation] + [Figure].terms(of: blocks.map(\.figures)) + subject.remarks)
      .joined(separator: " ")
    summary = blocks.map { $0.figures.sentence(of: $0.name) }.joined(separator: " ")
  }
}

extension AnnotatedPlot.Block {
  fileprivate init(_ row: any Judged, _ topic: SeamTopic) {
    name = row.name
    figures = row.figures(near: [])
    lines = row.lines(samples: AnnotatedPlot.samples)
    extremes = row.extremes(near: [])
    note = lines.shown.isEmpty ? Label(topic.nothing, .plain) : row.praise
  }

  /// How much the lines of a row are above those of another one, in samples of the same times.
  ///
  /// - Parameter figures: What was found of the difference.
  package init(difference lines: SeamLines, _ figures: [Figure]) {
    name = "difference"
    self.figures = figures
    self.lines = lines
    extremes = []
    note = nil
    isDifference = true
  }
}
