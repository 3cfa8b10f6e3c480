package import Imaging
package import Recordings
import Stage

/// One picture of a recording, and the device's screen in it.
package struct RecordedPicture: Sendable {
  private let bitmap: Bitmap
  /// The screen, in its pixels.
  private let area: PixelArea

  /// A picture with its screen; nil for one that fills the picture.
  package init(_ bitmap: Bitmap, screen area: PixelArea? = nil) {
    self.bitmap = bitmap
    self.area =
      area
      ?? PixelArea(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
  }

  /// A part of a screen of the given size, scaled; nil for an impossible number of pixels.
  func bitmap(of window: Rect, screen: Size, width: Int, height: Int) -> Bitmap? {
    let (across, down) = (area.width / screen.width, area.height / screen.height)
    return bitmap.resampled(
      x: area.x + window.minX * across, y: area.y + window.minY * down,
      width: window.width * across, height: window.height * down, to: width, height)
  }
}
