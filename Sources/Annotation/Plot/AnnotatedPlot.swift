import Basics
package import Diagnosis

/// A plot of keyboard and bar over time with all decisions made; one block a film.
package struct AnnotatedPlot: Sendable {
  package struct Block: Sendable {
    /// The approach's name.
    package let name: String
    package private(set) var figures: [Figure]
    /// The rises of keyboard and bar.
    package let lines: SeamLines
    /// The extremes of the frames, which have figures.
    package private(set) var extremes: [SeamExtreme]
    /// The words where there are no extremes; nil for none.
    package private(set) var note: Label?
    /// Whether it is a difference of two others, with its own scale.
    package var isDifference = false
    /// The lines of another film below these, pale; nil without one.
    package var below: SeamLines?
  }

  /// The comparison.
  package let title: String
  /// One line below the title: device, keyboard, context, frame rate.
  package let subtitle: String
  /// A description in words.
  package let summary: String
  /// Of its lines and figures, in a few sentences.
  package let explanation: String
  /// In seconds.
  package let range: ClosedRange<Double>
  package let events: [NamedEvent]
  /// From top to bottom.
  package let blocks: [Block]
  /// How the films of all blocks feel, which are also drawn in one block; nil where they are not.
  package let feel: FeelTable?
  /// The line that is compared with the keyboard's: bar or field.
  package let words: PictureWords
  package let subject: String
  package let keyboardName: String
  /// The name of the line of gaps.
  package let gapName: String
  /// The severity of values below zero.
  package let belowZero: Severity

  /// Two for each of the 520 points across: between two of them lines change by less than a pixel at any scale.
  fileprivate static let samples = 1040

  /// The title names the comparison.
  package init(
    title: String, _ subject: some Subject, choices: PictureChoices = PictureChoices()
  ) {
    let words = choices.words
    self.words = words
    self.title = (choices.title ?? title).typographic
    range = subject.range
    subtitle = choices.without.contains(.setting) ? "" : words(subject.setting)
    events = (subject.rows.first?.events ?? []).map { NamedEvent(words($0.name), at: $0.time) }
    self.subject = words(subject.topic.subject)
    keyboardName = words("keyboard")
    gapName = words(subject.topic.name)
    belowZero = subject.topic.below
    feel = FeelTable(of: subject.rows).flatMap { $0.hasLines ? $0 : nil }
    let blocks = subject.blocks.map { $0.in(words) }
    self.blocks = blocks
    explanation =
      choices.without.contains(.footnote)
      ? ""
      : choices.footnote?.typographic
        ?? ([subject.explanation] + (feel == nil ? [] : [FeelTable.explanation])
        + [Figure].terms(of: blocks.map(\.figures)) + subject.remarks)
        .map { words($0).typographic }.joined(separator: " ")
    summary = blocks.map { $0.figures.sentence(of: $0.name, in: words) }.joined(separator: " ")
  }
}

extension AnnotatedPlot.Block {
  /// The same in a language.
  fileprivate func `in`(_ words: PictureWords) -> AnnotatedPlot.Block {
    var block = self
    block.figures = figures.map { $0.in(words) }
    block.extremes = extremes.map { $0.in(words) }
    block.note = note?.in(words)
    return block
  }

  package init(_ row: any Judged, _ topic: SeamTopic) {
    name = row.name
    figures = row.figures(near: [])
    lines = row.lines(samples: AnnotatedPlot.samples)
    extremes = row.extremes(near: [])
    note = lines.shown.isEmpty ? Label(topic.nothing, .plain) : row.praise
  }

  /// A row's lines over another's, at times of one clock, with its findings.
  package init(_ name: String, _ lines: SeamLines, over below: SeamLines) {
    self.name = name
    figures = []
    self.lines = lines
    self.below = below
    extremes = []
    note = nil
  }

  /// A row's lines minus another's, in samples of the same times, with its findings.
  package init(difference lines: SeamLines, _ figures: [Figure]) {
    name = "difference"
    self.figures = figures
    self.lines = lines
    extremes = []
    note = nil
    isDifference = true
  }
}
