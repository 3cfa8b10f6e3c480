package import Graphics
package import Stage

/// A motion as a line, its frames as dots, and its velocity below, 560 points wide.
///
/// Offsets are drawn with their sign, greater ones higher, whatever they mean on a screen.
package struct OffsetPlot: Drawing {
  package let resources: PaintResources
  package let summary: String
  private let layout: OffsetPlotLayout

  /// The plot of a motion's frames; where they are too many, only every nth is dotted, as a line says.
  package init(title: String, _ frames: FrameOffsets, _ resources: PaintResources) {
    self.resources = resources
    summary = title
    layout = OffsetPlotLayout(
      title: title, frames, palette: resources.theme.palette, measuredOn: resources.ruler)
  }

  package var size: Size { layout.size }

  package func draw(on canvas: Canvas) { layout.draw(on: canvas) }
}
