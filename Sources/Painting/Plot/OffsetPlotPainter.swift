public import Imaging
public import Stage

/// Draws the offsets of a motion: the motion as a line, its frames as dots, and its velocity below.
///
/// 560 points wide. Offsets are drawn with their sign, greater ones higher, whatever they mean on a
/// screen.
public struct OffsetPlotPainter {
  private let palette: Palette
  private let scale: Double
  private let fonts: Fonts

  /// A painter of an appearance at so many pixels a point, 1…4.
  ///
  /// - Throws: `FontError` where a font is missing.
  public init(_ appearance: Appearance, scale: Double) throws(FontError) {
    let theme = Theme(appearance)
    palette = theme.palette
    self.scale = scale
    fonts = try Fonts(theme.fonts)
  }

  /// Draws the frames of a motion.
  ///
  /// - Parameters:
  ///   - title: What moves.
  ///   - frames: Its frames; where they are too many to tell apart, every so many is dotted, and a
  ///     line says so.
  /// - Throws: `CanvasError` where a glyph of the title is missing.
  public func draw(title: String, _ frames: FrameOffsets) throws(CanvasError) -> Bitmap {
    let ruler = try Canvas(size: Size(width: 8, height: 8), fonts: fonts)
    let layout = OffsetPlotLayout(title: title, frames, palette: palette, measuredOn: ruler)
    let canvas = try Canvas(
      size: layout.size, scale: scale, background: palette.paper, fonts: fonts)
    layout.draw(on: canvas)
    return try canvas.bitmap()
  }
}
