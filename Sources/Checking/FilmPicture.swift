import Graphics
import Imaging
package import Painting
package import Traces

/// The picture of one frame, as it is approved: a PNG file that says what drew it.
package struct FilmPicture: Sendable {
  /// The file.
  package let bytes: [UInt8]
  /// The fonts and libraries it was drawn with, in a line.
  package var environment: String { outlook.fingerprint.description }
  /// What tells it from other pictures.
  let outlook: PicturePainter.Outlook

  /// Draws a frame of a film, which must have it, with a painter that may have drawn others.
  ///
  /// - Parameter keepsPixels: Whether the painter's pixels are compared with those of another file.
  /// - Throws: `CanvasError` where a font or a glyph is missing, `PNGError` for a scale.
  package init(
    of film: Film, _ pick: FramePick, by painter: PicturePainter = PicturePainter(),
    keepsPixels: Bool = false
  ) throws {
    let (bytes, outlook) = try painter.sealedFile(
      of: film, at: film.time(ofFrame: pick.frame), scale: pick.scale,
      appearance: pick.isDark ? .dark : .light, keepsPixels: keepsPixels)
    self.bytes = bytes
    self.outlook = outlook
  }

  /// Whether a file is the picture of a frame of a film, which must have it: these pixels, drawn with the same, and as
  /// it was written.
  ///
  /// Of the picture only those rows are drawn that the painter does not know, and the file's are not read. The answer
  /// is no for files without a seal, as former versions wrote them, too: who asks draws the picture then and compares.
  ///
  /// - Throws: `CanvasError` where a font or a glyph is missing.
  static func isShown(
    by file: [UInt8], of film: Film, _ pick: FramePick, _ painter: PicturePainter
  ) throws -> Bool {
    guard let environment = Fingerprint.signature(of: file) else { return false }
    let now = try painter.outlook(
      of: film, at: film.time(ofFrame: pick.frame), scale: pick.scale,
      appearance: pick.isDark ? .dark : .light)
    return now.fingerprint.description == environment && PNG.isSealed(file, over: now.pixels)
  }

  /// The rectangles that a film's landmarks have on a frame's picture.
  static func landmarks(
    of film: Film, _ pick: FramePick
  ) -> [(landmark: Landmark, rectangle: PixelRectangle)] {
    let screen = film.largestScreen
    return Landmark.allCases.compactMap { landmark in
      let time = film.time(ofFrame: pick.frame)
      guard let seen = film.rect(of: landmark, at: .at(time))?.intersection(screen) else {
        return nil
      }
      let scale = Double(pick.scale)
      let (left, top) = ((seen.minX * scale).rounded(), (seen.minY * scale).rounded())
      let (right, bottom) = ((seen.maxX * scale).rounded(), (seen.maxY * scale).rounded())
      let rectangle = PixelRectangle(
        x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
      return rectangle.map { (landmark, $0) }
    }
  }
}
