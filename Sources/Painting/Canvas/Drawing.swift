public import Imaging
public import Stage

/// A picture that was laid out and can be put into pixels, SVG or PDF.
public protocol Drawing {
  /// What it is drawn with.
  var paintbox: Paintbox { get }
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
  public func bitmap(scale: Double) throws(CanvasError) -> Bitmap {
    try drawn(scale: scale, in: .pixels).bitmap()
  }

  /// The picture as an SVG file, with text as text.
  ///
  /// It counts in points, and its edges and hairlines lie as at `Vectors.scale` pixels a point. What lies behind an iOS
  /// 26 keyboard is blurred, which no shape can say, so that alone is held as pixels.
  /// - Parameter name: The picture's title.
  /// - Throws: `CanvasError` where a glyph is missing.
  public func svg(named name: String) throws(CanvasError) -> String {
    SVGWriter.encode(
      try recording(), scale: Vectors.scale, title: name, description: summary,
      families: paintbox.fonts.families)
  }

  /// The picture as a PDF file of one page, with text as text and its fonts in it.
  ///
  /// It is measured in points, and its edges and hairlines lie as at `Vectors.scale` pixels a point. Shadows, emoji and
  /// what lies behind an iOS 26 keyboard are held as pixels.
  /// - Parameter name: The file's title.
  /// - Throws: `CanvasError` where a glyph is missing or Cairo fails.
  public func pdf(named name: String) throws(CanvasError) -> [UInt8] {
    try PDF.encode(
      try recording(), scale: Vectors.scale,
      PDF.Information(title: name, subject: summary, creator: PNG.software),
      fonts: paintbox.fonts)
  }

  func recording() throws(CanvasError) -> Recording {
    let canvas = try drawn(scale: Vectors.scale, in: .marks)
    try canvas.check()
    guard let recorder = canvas.surface as? Recorder else { throw .library("no marks") }
    return recorder.recording
  }

  private func drawn(scale: Double, in medium: Canvas.Medium) throws(CanvasError) -> Canvas {
    guard Canvas.scales.contains(scale) else { throw .scale(scale) }
    let canvas = try Canvas(
      size: size, anyScale: scale, background: paintbox.theme.palette.paper, medium: medium,
      fonts: paintbox.fonts)
    try draw(on: canvas)
    return canvas
  }
}

/// Pictures that are drawn as shapes, not as pixels.
public enum Vectors {
  /// The pixels a point that edges and hairlines of such a picture lie on.
  ///
  /// Two, so that a hairline is half a point, as on most screens that it will be seen on.
  public static let scale = 2.0
}
