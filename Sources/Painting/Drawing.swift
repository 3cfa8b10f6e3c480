package import Graphics
package import Imaging
package import Stage

/// A picture whose layout is known and that can be drawn as pixels, SVG or PDF.
package protocol Drawing {
  var resources: PaintResources { get }
  /// In points.
  var size: Size { get }
  /// A description in words, for accessibility.
  var summary: String { get }
  /// Draws it on a canvas of its size and the paper's colour.
  ///
  /// - Throws: `CanvasError` for a part that would be too large.
  func draw(on canvas: Canvas) throws(CanvasError)
}

extension Drawing {
  /// The picture at 1…4 pixels a point.
  ///
  /// - Throws: `CanvasError` for a scale out of range, a picture that would be too large, or a missing glyph.
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

  /// The picture as an SVG file in points, with text as text.
  ///
  /// Edges and hairlines are aligned as at `Vectors.scale` pixels a point. The blurred backdrop of an iOS 26 keyboard
  /// cannot be expressed in shapes, so it alone is embedded as pixels. Throws `CanvasError` for a missing glyph.
  package func svg(named name: String) throws(CanvasError) -> String {
    try marks().svg(title: name, description: summary)
  }

  /// The picture as a one-page PDF file in points, with text as text and embedded fonts.
  ///
  /// Edges and hairlines are aligned as at `Vectors.scale` pixels a point. Shadows, emoji and the backdrop of an iOS 26
  /// keyboard are embedded as pixels.
  /// - Throws: `CanvasError` for a missing glyph or a failure of Cairo.
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
  /// The pixels a point to which edges and hairlines are aligned.
  ///
  /// A hairline is half a point, as on most screens.
  package static let scale = 2.0
}
