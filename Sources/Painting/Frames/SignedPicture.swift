package import Graphics
package import Imaging

/// A film's screen at a time and the fingerprint of its drawing tools: a picture to be approved.
package struct SignedPicture: Sendable {
  package let bitmap: Bitmap
  /// Of the fonts and libraries.
  package let fingerprint: Fingerprint
  private let scale: Int

  package init(_ bitmap: Bitmap, drawnWith fingerprint: Fingerprint, scale: Int) {
    self.bitmap = bitmap
    self.fingerprint = fingerprint
    self.scale = scale
  }

  /// The PNG file, including the fingerprint.
  package func file() throws(PNGError) -> [UInt8] {
    try fingerprint.signed(PNG.encode(bitmap, scale: Double(scale)))
  }
}
