package import Graphics
package import Imaging

/// What the screen of a film shows at a time, and what drew it: a picture to be approved.
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

  /// The PNG file, which says what drew it.
  package func file() throws(PNGError) -> [UInt8] {
    try fingerprint.signed(PNG.encode(bitmap, scale: Double(scale)))
  }
}
