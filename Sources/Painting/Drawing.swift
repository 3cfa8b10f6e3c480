package import Graphics
package import Imaging
package import Stage

/// A picture that was laid out and can be put into pixels, SVG or PDF.
package protocol Drawing {
  /// What it is drawn with.
  var resources: PaintResources { get }
  /// Points across and down.
  var size: Size { get }
  /// What it shows, in words, for those who do not see it.
  var summary: String { get }
  /// Draws it on a canvas of its size, which has the paper's colour.
  ///
  /// - Throws: `CanvasError`, where a part of it would be too large.
  func draw(on canvas: Canvas) throws(CanvasError)
}

extension Drawing {
  /// The picture at so many pixels a point.
  ///
  /// - Parameter scale: 1…4.
  /// - Throws: `CanvasError` for a scale out of range, where the picture would be too large, or a glyph is missing.
  package func bitmap(scale: Double) throws(CanvasError) -> Bitmap {
    try Canvas.bitmap(
      size: size, scale: scale, background: resources.theme.palette.paper, fonts: resources.fonts
    ) { canvas in
      do throws(CanvasError) {
        try draw(on: canvas)
      } catch {
        canvas.fail(error)
      }
    }
  }

  /// The picture as an SVG file, with text as text.
  ///
  /// It counts in points, and its edges and hairlines lie as at `Vectors.scale` pixels a point. What lies behind an iOS
  /// 26 keyboard is blurred, which no shape can say, so that alone is held as pixels.
  /// - Parameter name: The picture's title.
  /// - Throws: `CanvasError` where a glyph is missing.
  package func svg(named name: String) throws(CanvasError) -> String {
    try marks().svg(title: name, description: summary)
  }

  /// The picture as a PDF file of one page, with text as text and its fonts in it.
  ///
  /// It is measured in points, and its edges and hairlines lie as at `Vectors.scale` pixels a point. Shadows, emoji and
  /// what lies behind an iOS 26 keyboard are held as pixels.
  /// - Parameter name: The file's title.
  /// - Throws: `CanvasError` where a glyph is missing or Cairo fails.
  package func pdf(named name: String) throws(CanvasError) -> [UInt8] {
    try marks()
      .pdf(title: name, subject: summary, creator: PNG.software)
  }

  func marks() throws(CanvasError) -> Canvas {
    let canvas = try Canvas(
      size: size, anyScale: Vectors.scale, background: resources.theme.palette.paper,
      medium: .marks, fonts: resources.fonts)
    try draw(on: canvas)
    return canvas
  }
}

/// Pictures that are drawn as shapes, not as pixels.
package enum Vectors {
  /// The pixels a point that edges and hairlines of such a picture lie on.
  ///
  /// Two, so that a hairline is half a point, as on most screens that it will be seen on.
  package static let scale = 2.0
}
