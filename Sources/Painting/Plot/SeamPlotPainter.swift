public import Imaging
public import Stage

/// Draws how the keyboard and the bar move over time, one block an approach.
///
/// 560 points wide, so that it fits the column of a README. Each block has two panels: how far both
/// edges have risen, with the seam between them, and the gap, positive where the background shows
/// and negative where the bar is covered. All blocks share their axes, so that they can be
/// compared.
public struct SeamPlotPainter {
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

  /// Draws films of one script.
  ///
  /// Lines follow the model between frames too; figures are those of the film's frames.
  ///
  /// - Parameters:
  ///   - title: What is compared.
  ///   - films: From top to bottom.
  ///   - range: The seconds that are shown.
  /// - Throws: `CanvasError` where the picture would be too large, or a glyph is missing.
  public func draw(
    title: String, _ films: [Film], range: ClosedRange<Double>
  ) throws(CanvasError) -> Bitmap {
    let ruler = try Canvas(size: Size(width: 8, height: 8), fonts: fonts)
    let layout = SeamPlotLayout(
      title: title, films, range: range, palette: palette, measuredOn: ruler)
    let canvas = try Canvas(
      size: layout.size, scale: scale, background: palette.paper, fonts: fonts)
    layout.draw(on: canvas)
    return try canvas.bitmap()
  }
}
