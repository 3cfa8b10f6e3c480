import Graphics
import Imaging
package import Painting
package import Traces

/// The picture of one frame for approval: a PNG file with its fingerprint.
package struct FilmPicture: Sendable {
  package let bytes: [UInt8]
  /// Its fonts and libraries, in a line.
  package var environment: String { outlook.fingerprint.description }
  let outlook: PicturePainter.Outlook

  /// Draws an existing frame of a film, with a painter that may have drawn others.
  ///
  /// - Parameter reader: As of `PicturePainter.sealedFile`.
  /// - Throws: `CanvasError` for a missing font or glyph, `PNGError` for a scale.
  package init(
    of film: Film, _ pick: FramePick, by painter: PicturePainter = PicturePainter(),
    reader: PicturePainter.Reader? = nil
  ) throws {
    (bytes, outlook) = try painter.sealedFile(
      of: film, at: film.time(ofFrame: pick.frame), scale: pick.scale,
      appearance: pick.isDark ? .dark : .light, reader: reader)
  }

  /// Whether a file is a frame's unaltered picture: the same pixels and fingerprint.
  ///
  /// Draws only rows that the painter does not know, and reads none of the file's. False also for former versions'
  /// files without a seal: the caller then draws the picture and compares.
  /// - Throws: `CanvasError` for a missing font or glyph.
  static func isShown(
    by file: [UInt8], of film: Film, _ pick: FramePick, _ painter: PicturePainter
  ) throws -> Bool {
    guard let environment = Fingerprint.signature(of: file) else { return false }
    let now = try painter.outlook(
      of: film, at: film.time(ofFrame: pick.frame), scale: pick.scale,
      appearance: pick.isDark ? .dark : .light)
    return now.fingerprint.description == environment && PNG.isSealed(file, over: now.pixels)
  }

  /// A film's landmarks on a frame's picture.
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
