import Foundation
import Graphics
import Imaging
import Painting
import Stage
import Testing

/// The picture of a page's canvas, as it gives it in base 64.
func bitmap(_ base64: String) throws -> Bitmap {
  try PNG.decode([UInt8](try #require(Data(base64Encoded: base64))))
}

/// A frame of a film as the painter draws it.
func painted(_ film: Film, frame: Int, scale: Double) throws -> Bitmap {
  let fonts = try Fonts()
  let painter = ScreenPainter(.light, scale: scale, fonts: fonts)
  let canvas = try painter.canvas(for: film.largestScreen, fonts: fonts)
  // What a device that is turned does not fill is black.
  canvas.fill(Color(0x000000))
  painter.draw(film, at: film.time(ofFrame: frame), on: canvas)
  return try canvas.bitmap()
}
