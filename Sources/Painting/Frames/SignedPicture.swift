import Annotation
package import Diagnosis
package import Graphics
package import Imaging
package import Stage

/// What the screen of a film shows at a time, and what drew it: a picture to be approved.
///
/// It has a painter of its own, so that what drew it does not depend on the pictures before it.
package struct SignedPicture: Sendable {
  /// The pixels.
  package let bitmap: Bitmap
  /// The fonts and libraries that drew them.
  package let fingerprint: Fingerprint
  private let scale: Int

  /// A picture that was drawn, with what drew it.
  package init(_ bitmap: Bitmap, drawnWith fingerprint: Fingerprint, scale: Int) {
    self.bitmap = bitmap
    self.fingerprint = fingerprint
    self.scale = scale
  }

  /// Draws a film's screen.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - time: When, in seconds.
  ///   - scale: Pixels a point, 1 to 4.
  ///   - appearance: Light or dark.
  ///   - crop: The part of the screen.
  /// - Throws: `CanvasError` for what cannot be drawn, such as where a font or a glyph is missing.
  package init(
    of film: Film, at time: Double, scale: Int, appearance: Appearance, crop: Crop = .screen
  ) throws(CanvasError) {
    let painter = try FramePainter(
      [film],
      FramePainter.Setting(
        appearance: appearance, scale: Double(scale),
        window: crop.window(of: [film])))
    bitmap = try painter.bitmap(at: time)
    fingerprint = painter.fingerprint
    self.scale = scale
  }

  /// The PNG file, which says what drew it.
  package func file() throws(PNGError) -> [UInt8] {
    try fingerprint.signed(PNG.encode(bitmap, scale: Double(scale)))
  }
}
