package import Annotation
package import Graphics
package import Stage

/// How the keyboard and the bar move over time, one block an approach.
///
/// 560 points wide, to fit the column of a README. Each block has two panels: how far both edges have risen, with the
/// seam between them, and the gap, positive where the background shows and negative where the bar is covered. All
/// blocks share their axes, so that they can be compared.
package struct SeamPlot: Drawing {
  package let resources: PaintResources
  package let summary: String
  private let layout: SeamPlotLayout

  /// Lines follow the model between frames too; figures are those of the film's frames.
  package init(_ plot: AnnotatedPlot, _ resources: PaintResources) {
    self.resources = resources
    summary = plot.summary
    layout = SeamPlotLayout(
      plot, palette: resources.theme.palette, measuredOn: resources.ruler)
  }

  package var size: Size { layout.size }

  package func draw(on canvas: Canvas) { layout.draw(on: canvas) }
}
