/// A canvas of marks as a file.
extension Canvas {
  /// What was drawn, as an SVG file with text as text.
  ///
  /// - Throws: `CanvasError` where a glyph is missing, or where the canvas's medium is not marks.
  package func svg(title: String, description: String) throws(CanvasError) -> String {
    SVGWriter.encode(
      try recording(), scale: scale, title: title, description: description,
      families: fonts.families)
  }

  /// What was drawn, as a PDF file of one page, with text as text and its fonts in it.
  ///
  /// - Throws: `CanvasError` where a glyph is missing, where the canvas's medium is not marks, or where Cairo fails.
  package func pdf(title: String, subject: String, creator: String) throws(CanvasError) -> [UInt8] {
    try PDF.encode(
      try recording(), scale: scale,
      PDF.Information(title: title, subject: subject, creator: creator), fonts: fonts)
  }

  func recording() throws(CanvasError) -> Recording {
    try check()
    guard let recorder = surface as? Recorder else { throw .library("no marks") }
    return recorder.recording
  }
}
