extension Canvas {
  /// SVG with text as text; throws `CanvasError` for a missing glyph or a medium other than marks.
  package func svg(title: String, description: String) throws(CanvasError) -> String {
    SVGWriter.encode(
      try recording(), scale: scale, title: title, description: description,
      families: fonts.families)
  }

  /// A one-page PDF file with text as text and embedded fonts.
  ///
  /// - Throws: `CanvasError` for a missing glyph, a medium other than marks, or a failure of Cairo.
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
