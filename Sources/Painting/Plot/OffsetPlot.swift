package import Graphics
package import Stage

/// The offsets of a motion: the motion as a line, its frames as dots, and its velocity below.
///
/// 560 points wide. Offsets are drawn with their sign, greater ones higher, whatever they mean on a
/// screen.
package struct OffsetPlot: Drawing {
  /// What it is drawn with.
  package let resources: PaintResources
  /// What it shows, in words.
  package let summary: String
  private let layout: OffsetPlotLayout

  /// The plot of the frames of a motion.
  ///
  /// - Parameters:
  ///   - title: What moves.
  ///   - frames: Its frames; where they are too many to tell apart, every so many is dotted, and a
  ///     line says so.
  package init(title: String, _ frames: FrameOffsets, _ resources: PaintResources) {
    self.resources = resources
    summary = title
    layout = OffsetPlotLayout(
      title: title, frames, palette: resources.theme.palette, measuredOn: resources.ruler)
  }

  /// Points across and down.
  package var size: Size { layout.size }

  /// Draws it on a canvas of its size.
  package func draw(on canvas: Canvas) { layout.draw(on: canvas) }
}
