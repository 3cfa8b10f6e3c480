public import Stage

/// How the keyboard and the bar move over time, one block an approach.
///
/// 560 points wide, so that it fits the column of a README. Each block has two panels: how far both
/// edges have risen, with the seam between them, and the gap, positive where the background shows
/// and negative where the bar is covered. All blocks share their axes, so that they can be
/// compared.
public struct SeamPlot: Drawing {
  /// What it is drawn with.
  public let paintbox: Paintbox
  private let films: [Film]
  private let range: ClosedRange<Double>
  private let layout: SeamPlotLayout

  /// The plot of films of one script.
  ///
  /// Lines follow the model between frames too; figures are those of the film's frames.
  ///
  /// - Parameters:
  ///   - title: What is compared.
  ///   - films: From top to bottom.
  ///   - range: The seconds that are shown.
  public init(
    title: String, _ films: [Film], range: ClosedRange<Double>, _ paintbox: Paintbox
  ) {
    self.paintbox = paintbox
    self.films = films
    self.range = range
    layout = SeamPlotLayout(
      title: title, films, range: range, palette: paintbox.theme.palette,
      measuredOn: paintbox.ruler)
  }

  /// Points across and down.
  public var size: Size { layout.size }

  /// What it shows, in words.
  public var summary: String {
    films.map { $0.said(SeamFinding.all(of: $0, in: range)) }.joined(separator: " ")
  }

  /// Draws it on a canvas of its size.
  public func draw(on canvas: Canvas) { layout.draw(on: canvas) }
}
