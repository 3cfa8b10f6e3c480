public import Stage

/// The offsets of a motion: the motion as a line, its frames as dots, and its velocity below.
///
/// 560 points wide. Offsets are drawn with their sign, greater ones higher, whatever they mean on a
/// screen.
public struct OffsetPlot: Drawing {
  /// What it is drawn with.
  public let paintbox: Paintbox
  /// What it shows, in words.
  public let summary: String
  private let layout: OffsetPlotLayout

  /// The plot of the frames of a motion.
  ///
  /// - Parameters:
  ///   - title: What moves.
  ///   - frames: Its frames; where they are too many to tell apart, every so many is dotted, and a
  ///     line says so.
  public init(title: String, _ frames: FrameOffsets, _ paintbox: Paintbox) {
    self.paintbox = paintbox
    summary = title
    layout = OffsetPlotLayout(
      title: title, frames, palette: paintbox.theme.palette, measuredOn: paintbox.ruler)
  }

  /// Points across and down.
  public var size: Size { layout.size }

  /// Draws it on a canvas of its size.
  public func draw(on canvas: Canvas) { layout.draw(on: canvas) }
}
